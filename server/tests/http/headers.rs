//! Headers of every response.

use axum::http::Method;

use crate::harness::{SITE, Setup, TestApp};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

#[tokio::test]
async fn every_answer_carries_the_security_headers_and_a_name() {
    let app = TestApp::new().await;
    let mut names = std::collections::BTreeSet::new();
    for (method, path) in [
        (Method::GET, "/"),
        (Method::GET, "/home"),
        (Method::GET, "/nowhere"),
        (Method::GET, "/assets/style-b0a7.css"),
        (Method::GET, "/api/none"),
        (Method::GET, "/healthz"),
        (Method::POST, "/api/acme-contact-us/"),
        (Method::DELETE, "/about"),
    ] {
        let answer = app.request(method.clone(), path, &[("x-request-id", "forged")], "").await;
        for (name, value) in [
            ("content-security-policy", POLICY),
            ("referrer-policy", "strict-origin-when-cross-origin"),
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            (
                "permissions-policy",
                "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
                 magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()",
            ),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("strict-transport-security", "max-age=63072000; includeSubDomains"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{method} {path}");
        }
        let id = answer.header("x-request-id").unwrap();
        assert_eq!(uuid::Uuid::parse_str(id).unwrap().get_version_num(), 7);
        assert!(names.insert(id.to_owned()));
    }
    app.end().await;
}

#[tokio::test]
async fn without_https_there_is_no_transport_security_to_promise() {
    let site = SITE.replace("https://www.acme.example", "http://www.acme.example");
    let app = TestApp::with(Setup { site, ..Setup::default() }).await;
    assert_eq!(app.get("/").await.header("strict-transport-security"), None);
    app.end().await;
}

#[tokio::test]
async fn a_forged_host_stands_nowhere_in_a_page() {
    let app = TestApp::new().await;
    let headers = [("host", "evil.example"), ("x-forwarded-host", "evil.example")];
    for path in ["/contacts", "/sitemap.xml", "/robots.txt", "/home"] {
        let answer = app.get_with(path, &headers).await;
        assert!(!answer.text().contains("evil"), "{path}");
        assert!(!format!("{:?}", answer.headers).contains("evil"), "{path}");
    }
    app.end().await;
}

#[tokio::test]
async fn no_page_has_inline_script_or_style() {
    let app = TestApp::new().await;
    let page = app.get("/contacts").await;
    for script in page.text().split("<script").skip(1) {
        let inert = script.starts_with(" type=\"application/");
        assert!(inert || script.starts_with(" type=\"module\" fetchpriority=\"low\" src=\"/assets/"), "{script:.80}");
    }
    assert!(!page.text().contains("style="));
    app.end().await;
}
