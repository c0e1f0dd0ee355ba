//! The short way answers as the long way does, or not at all.

use axum::body::Body;
use axum::http::{HeaderMap, Request};
use http_body_util::BodyExt;
use server::express::Express;

use crate::content_import::import_into;
use crate::harness::{Answer, TestApp, fixture_content};

async fn short(app: &TestApp, request: Request<Body>) -> Option<Answer> {
    let (parts, body) = Express::new(&app.state).answer(&request)?.into_parts();
    Some(Answer { status: parts.status, headers: parts.headers, body: body.collect().await.unwrap().to_bytes() })
}

fn get(path: &str, headers: &[(&str, &str)]) -> Request<Body> {
    let request = headers.iter().fold(Request::get(path), |request, (name, value)| request.header(*name, *value));
    request.body(Body::empty()).unwrap()
}

/// Everything but the answer's name, which each has its own, and the length, which the connection writes for either.
fn shown(mut headers: HeaderMap) -> Vec<(String, String)> {
    assert!(headers.remove("x-request-id").is_some());
    headers.remove("content-length");
    let mut shown: Vec<_> =
        headers.iter().map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned())).collect();
    shown.sort();
    shown
}

#[tokio::test]
async fn files_and_finished_pages_have_the_same_answer_both_ways() {
    let app = TestApp::new().await;
    for path in ["/", "/about", "/insights", "/assets/style-b0a7.css"] {
        let first = app.get(path).await;
        let etag = first.header("etag").unwrap();
        for headers in [
            &[][..],
            &[("accept-encoding", "br")],
            &[("accept-encoding", "gzip, zstd;q=0.5")],
            &[("if-none-match", etag)],
        ] {
            let long = app.get_with(path, headers).await;
            let short = short(&app, get(path, headers)).await.unwrap();
            assert_eq!(short.status, long.status, "{path} {headers:?}");
            assert_eq!(short.body, long.body, "{path} {headers:?}");
            assert_eq!(shown(short.headers), shown(long.headers), "{path} {headers:?}");
        }
    }
    app.end().await;
}

#[tokio::test]
async fn each_answer_has_a_name_of_its_own_though_its_head_is_made_once() {
    let app = TestApp::new().await;
    app.get("/about").await;
    for path in ["/about", "/assets/style-b0a7.css"] {
        let mut names = Vec::new();
        for _ in 0..3 {
            names.push(short(&app, get(path, &[])).await.unwrap().header("x-request-id").unwrap().to_owned());
        }
        names.push("00000000-0000-0000-0000-000000000000".to_owned());
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 4, "{path}: {names:?}");
    }
    app.end().await;
}

#[tokio::test]
async fn what_is_not_finished_or_not_plain_goes_the_long_way() {
    let app = TestApp::new().await;
    assert!(short(&app, get("/about", &[])).await.is_none(), "nobody has asked for it yet");
    for path in ["/about", "/nowhere", "/contacts?service=x", "/aiw25", "/home", "/about/"] {
        app.get(path).await;
    }
    assert!(short(&app, get("/about", &[])).await.is_some());
    for path in
        ["/about?a=b", "/nowhere", "/not-found", "/contacts", "/aiw25", "/home", "/about/", "/api/none", "/healthz"]
    {
        assert!(short(&app, get(path, &[])).await.is_none(), "{path}");
    }
    let part = get("/assets/style-b0a7.css", &[("range", "bytes=0-1")]);
    assert!(short(&app, part).await.is_none(), "a part");
    for method in ["HEAD", "POST", "OPTIONS", "DELETE"] {
        let request = Request::builder().method(method).uri("/about").body(Body::empty()).unwrap();
        assert!(short(&app, request).await.is_none(), "{method}");
    }
    app.end().await;
}

#[tokio::test]
async fn changed_content_ends_what_is_finished() {
    let app = TestApp::new().await;
    app.get("/insights").await;
    assert!(short(&app, get("/insights", &[])).await.is_some());
    import_into(&app, &fixture_content()).await;
    assert!(short(&app, get("/insights", &[])).await.is_none());
    let long = app.get("/insights").await;
    assert_eq!(short(&app, get("/insights", &[])).await.unwrap().body, long.body);
    app.end().await;
}
