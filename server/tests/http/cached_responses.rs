//! Files and cached pages are returned before the router runs, with the same headers as other responses.

use axum::http::Method;

use crate::content_documents::replace;
use crate::content_import::{app_with_content, copy_of_fixture, import_into};
use crate::harness::TestApp;

#[tokio::test]
async fn pages_their_data_and_lists_are_cached_per_edition() {
    let app = app_with_content().await;
    for path in [
        "/",
        "/about",
        "/insights",
        "/_page/",
        "/_page/about",
        "/_page/blog/first-post",
        "/api/event/",
        "/api/news/",
        "/api/blog/first-post/",
        "/api/careers/jobs/",
    ] {
        assert!(!app.is_cached(path).await, "{path}");
        let first = app.get(path).await;
        assert!(app.is_cached(path).await, "{path}");
        let second = app.get(path).await.expect(200);
        assert_eq!((second.header("cache-control"), &second.body), (Some("no-cache"), &first.body), "{path}");
        let without_id = |answer: &crate::harness::Answer| {
            let mut headers = answer.headers.clone();
            assert!(headers.remove("x-request-id").is_some());
            headers
        };
        assert_eq!(without_id(&second), without_id(&first), "{path}");
        let etag = second.header("etag").unwrap();
        assert_eq!(app.get_with(path, &[("if-none-match", etag)]).await.status, 304, "{path}");
        let head = app.request(Method::HEAD, path, &[], "").await;
        assert_eq!((head.status.as_u16(), head.body.len()), (200, 0), "{path}");
        assert_eq!(head.header("content-length"), Some(&*first.body.len().to_string()), "{path}");
    }
    let id = app.get("/api/blog/").await.json()["data"][0]["id"].as_str().unwrap().to_owned();
    app.get(&format!("/api/blog/{id}/")).await;
    assert!(!app.is_cached(&format!("/api/blog/{id}/")).await, "an item is cached once, under its slug");
    let copy = copy_of_fixture();
    replace(copy.path(), "blog/first-post.md", "title: First post", "title: Changed post");
    import_into(&app, copy.path()).await;
    for path in ["/insights?tab=blog", "/blog/first-post", "/api/blog/first-post/"] {
        assert!(app.get(path).await.text().contains("Changed post"), "{path}");
    }
}

#[tokio::test]
async fn only_complete_pages_that_are_not_personalised_are_cached() {
    let app = TestApp::new().await;
    for path in ["/about?a=b", "/nowhere", "/contacts?service=x", "/home", "/About/", "/api/none", "/healthz"] {
        app.get(path).await;
    }
    assert!(app.is_cached("/about").await, "an unknown parameter does not make another page");
    for path in ["/nowhere", "/contacts", "/home", "/About/", "/api/none", "/healthz"] {
        assert!(!app.is_cached(path).await, "{path}");
    }
    assert_eq!(app.get("/404").await.status, 404, "the shared not-found page is no page of its own");
    for method in [Method::POST, Method::OPTIONS, Method::DELETE] {
        assert_ne!(app.request(method.clone(), "/about", &[], "").await.status, 200, "{method}");
    }
}

#[tokio::test]
async fn personalised_page_data_is_neither_cached_nor_stored() {
    let app = TestApp::new().await;
    for path in
        ["/_page/search?q=cloud", "/_page/contacts?service=AI", "/_page/career?q=x", "/_page/oracle-ai-world-2027/book"]
    {
        for coding in ["gzip", "br"] {
            let answer = app.get_with(path, &[("accept-encoding", coding)]).await;
            let received = (answer.status.as_u16(), answer.header("cache-control"), answer.header("content-encoding"));
            assert_eq!(received, (200, Some("no-store"), Some(coding)), "{path}");
        }
        assert!(app.get(path).await.json()["page"].is_object(), "{path}");
    }
    let redirect = app.get("/_page/home").await;
    assert_eq!((redirect.header("cache-control"), &redirect.json()["kind"]), (Some("no-cache"), &"redirect".into()));
}
