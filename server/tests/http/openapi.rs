//! The OpenAPI description. scripts/checks/api-schema compares it with the responses.

use axum::http::Method;
use serde_json::{Value, json};

use crate::content_import::app_with_content;

const SNAPSHOT: &str = include_str!("../fixtures/openapi.json");

#[tokio::test]
async fn the_description_is_the_committed_one() {
    let app = app_with_content().await;
    let answer = app.get("/api/openapi.json").await.expect(200).with("content-type", "application/json");
    if std::env::var_os("WRITE_TYPES").is_some() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/openapi.json");
        std::fs::write(file, format!("{}\n", answer.text())).unwrap();
        return;
    }
    let committed: Value = serde_json::from_str(SNAPSHOT).unwrap();
    assert_eq!(answer.json(), committed, "the interface changed: scripts/build/types writes the new description");
}

#[tokio::test]
async fn the_description_can_be_read_without_a_script() {
    let app = app_with_content().await;
    let page = app.get("/api/docs").await.expect(200).with("content-type", "text/html; charset=utf-8");
    assert!(
        page.text().contains("<h2>contact</h2><h3><code>POST /api/acme-contact-us/</code></h3>"),
        "{}",
        page.text()
    );
    assert!(page.text().contains("<h2>Back office</h2>"));
    assert!(page.text().contains("<a href=\"#ItemDetail\">ItemDetail</a>"));
    assert!(!page.text().contains("<script") && !page.text().contains("style") && !page.text().contains("//"));
}

/// Returns method, path without the API's, and description of every endpoint of the back office.
pub(crate) fn back_office(description: &Value) -> Vec<(Method, String, Value)> {
    let mut endpoints = Vec::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        let Some(path) = path.strip_prefix("/api/admin") else { continue };
        for (method, operation) in methods.as_object().unwrap() {
            assert_eq!(operation["tags"], json!(["Back office"]), "{path}");
            endpoints.push((method.to_uppercase().parse().unwrap(), path.to_owned(), operation.clone()));
        }
    }
    endpoints
}

#[tokio::test]
async fn endpoints_of_the_back_office_need_the_session_that_they_describe() {
    let app = app_with_content().await;
    let endpoints = back_office(&app.get("/api/openapi.json").await.json());
    assert!(!endpoints.is_empty());
    for (method, path, operation) in endpoints {
        let path = format!("/api/admin{}", path.replace(['{', '}'], ""));
        let headers = [("origin", "https://www.acme.example"), ("content-type", "application/json")];
        let answer = app.request(method.clone(), &path, &headers, "{}").await;
        // Without a session, an endpoint reads the body, of which members are missing.
        let expected = if operation["security"] == json!([{ "session": [] }]) { 401 } else { 400 };
        assert_eq!(answer.status, expected, "{method} {path}: {}", answer.text());
        if method != Method::GET {
            app.request(method.clone(), &path, &headers[1..], "{}").await.expect(403);
        }
    }
}
