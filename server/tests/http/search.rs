//! The site search: the page for everyone, the index for browsers.

use core_wasm::site::search::Index;

use crate::content_import::app_with_content;
use crate::harness::TestApp;

#[tokio::test]
async fn the_page_answers_its_query_without_scripts() {
    let app = TestApp::new().await;
    let answer = app.get("/search?q=+Payroll+&more=1").await;
    assert_eq!((answer.status.as_u16(), answer.header("cache-control")), (200, Some("no-store")));
    let page = &answer.page_data()["page"];
    assert_eq!(page["query"], "q=Payroll");
    assert_eq!(
        page["data"],
        serde_json::json!({
            "query": "Payroll",
            "hits": [{
                "path": "/products/corx",
                "title": "CORX",
                "kind": "Product",
                "snippet": "Agents that reconcile payroll."
            }],
        })
    );
    app.end().await;
}

#[tokio::test]
async fn a_search_without_a_query_is_a_page_like_any_other() {
    let app = TestApp::new().await;
    for path in ["/search", "/search?q=", "/search?q=%20"] {
        let answer = app.get(path).await;
        assert_eq!((answer.status.as_u16(), answer.header("cache-control")), (200, Some("no-cache")), "{path}");
        assert_eq!(answer.page_data()["page"]["data"], serde_json::json!({ "query": "", "hits": [] }), "{path}");
    }
    app.end().await;
}

#[tokio::test]
async fn what_is_asked_is_bounded_and_harmless() {
    let app = TestApp::new().await;
    let long = "x".repeat(3000);
    for query in [long.as_str(), "%3Cscript%3E", "%00%FF", "%F0%9F%98%80", "'%20or%201=1"] {
        let answer = app.get(&format!("/search?q={query}")).await;
        assert_eq!(answer.status, 200, "{query}");
        let asked = answer.page_data()["page"]["data"]["query"].as_str().unwrap().chars().count();
        assert!(asked <= 200, "{query}");
        assert!(!answer.text().contains("<script>"), "{query}");
    }
    app.end().await;
}

#[tokio::test]
async fn the_browser_gets_the_same_index_with_a_validator() {
    let app = TestApp::new().await;
    let answer = app.get("/search-index.bin").await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, Some("application/octet-stream")));
    let hits = Index::from_bytes(&answer.body).unwrap().search("acme story", 10);
    assert_eq!(hits.iter().map(|hit| hit.path.as_str()).collect::<Vec<_>>(), ["/about"]);
    let etag = answer.header("etag").unwrap();
    assert_eq!(app.get_with("/search-index.bin", &[("if-none-match", etag)]).await.status, 304);
    app.end().await;
}

#[tokio::test]
async fn a_part_that_cannot_be_read_is_not_tried_for_each_search() {
    let nonsense = "Object.defineProperty(globalThis, 'searchDocuments', {
            get: () => () => { globalThis.tries = (globalThis.tries ?? 0) + 1; return 'nonsense'; },
            set() {},
        });
        globalThis.behaviourOf = (page) => { page.data = `tried ${globalThis.tries}`; };";
    let app = TestApp::with_bundle(nonsense).await;
    for _ in 0..30 {
        assert_eq!(app.get("/search-index.bin").await.status, 200);
    }
    let about = app.get("/about").await;
    let (_, tries) = about.text().split_once("<pre>\"tried ").unwrap();
    let tries: u32 = tries.split('\"').next().unwrap().parse().unwrap();
    // After one, two and four seconds it is tried again, should this machine be so slow.
    assert!((1..=5).contains(&tries), "{tries}");
    app.end().await;
}

#[tokio::test]
async fn while_the_database_is_away_the_last_index_is_served() {
    let app = app_with_content().await;
    let finds = async || {
        let hits = app.get("/search?q=opening").await.page_data()["page"]["data"]["hits"].clone();
        hits.as_array().unwrap().iter().any(|hit| hit["path"] == "/events/opening-2024")
    };
    assert!(finds().await);
    // What was found is out of date by now.
    app.state.store.raise_content_version().await.unwrap();
    app.state.refresh_content_version().await.unwrap();
    app.state.store.close().await;
    for _ in 0..20 {
        assert!(finds().await);
    }
    app.end().await;
}

#[tokio::test]
async fn without_the_static_pages_the_search_still_answers() {
    let app =
        TestApp::with_bundle("Object.defineProperty(globalThis, 'searchDocuments', { get() {}, set() {} });").await;
    let answer = app.get("/search?q=payroll").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.page_data()["page"]["data"]["hits"], serde_json::json!([]));
    app.end().await;
}
