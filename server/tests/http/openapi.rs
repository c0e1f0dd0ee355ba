//! The OpenAPI description: equal to the committed file, and to the actual responses.

use axum::http::Method;
use model::Role;
use serde_json::{Value, json};

use crate::admin::Browser;
use crate::content_import::app_with_content;

const SNAPSHOT: &str = include_str!("../fixtures/openapi.json");

#[tokio::test]
async fn the_description_is_the_committed_one() {
    let app = app_with_content().await;
    let answer = app.get("/api/openapi.json").await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, Some("application/json")));
    if std::env::var_os("WRITE_TYPES").is_some() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/openapi.json");
        std::fs::write(file, format!("{}\n", answer.text())).unwrap();
        return;
    }
    let committed: Value = serde_json::from_str(SNAPSHOT).unwrap();
    assert_eq!(answer.json(), committed, "the interface changed: scripts/build/types writes the new description");
}

#[tokio::test]
async fn responses_match_the_description() {
    let app = app_with_content().await;
    let description = app.get("/api/openapi.json").await.json();
    for (path, address) in [
        ("/api/event/", "/api/event/"),
        ("/api/news/", "/api/news/"),
        ("/api/blog/", "/api/blog/"),
        ("/api/event/{key}/", "/api/event/summit-2025/"),
        ("/api/blog/{key}/", "/api/blog/first-post/"),
        ("/api/careers/jobs/", "/api/careers/jobs/"),
    ] {
        let schema = &description["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{path}");
        check(&description, schema, &app.get(address).await.json(), address);
    }
    let refused = &description["paths"]["/api/event/{key}/"]["get"]["responses"]["404"]["content"];
    check(
        &description,
        &refused["application/problem+json"]["schema"],
        &app.get("/api/event/none/").await.json(),
        "a problem",
    );
}

#[tokio::test]
async fn the_description_can_be_read_without_a_script() {
    let app = app_with_content().await;
    let page = app.get("/api/docs").await;
    assert_eq!((page.status.as_u16(), page.header("content-type")), (200, Some("text/html; charset=utf-8")));
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
            let foreign = app.request(method.clone(), &path, &headers[1..], "{}").await;
            assert_eq!(foreign.status, 403, "{method} {path} without an origin");
        }
    }
}

#[tokio::test]
async fn reads_of_the_back_office_match_the_description() {
    let app = app_with_content().await;
    let description = app.get("/api/openapi.json").await.json();
    let browser = Browser::of(&app, "owner@acme.example", Role::Owner).await;
    let mut checked = 0;
    for (method, path, operation) in back_office(&description) {
        let schema = &operation["responses"]["200"]["content"]["application/json"]["schema"];
        if method != Method::GET || path.contains('{') || operation["parameters"].is_array() || schema.is_null() {
            continue;
        }
        let answer = browser.get(&path).await;
        assert_eq!(answer.status, 200, "{path}");
        check(&description, schema, &answer.json(), &path);
        checked += 1;
    }
    assert!(checked > 5, "{checked} reads");
}

/// Validates a value against a schema: types, required members, and no undescribed member.
fn check(description: &Value, schema: &Value, value: &Value, place: &str) {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = description.pointer(reference.trim_start_matches('#')).unwrap();
        return check(description, schema, value, place);
    }
    // A reference that may be null.
    if let Some(choices) = schema["oneOf"].as_array() {
        let choice = choices.iter().find(|choice| (choice["type"] == "null") == value.is_null());
        return check(description, choice.unwrap_or_else(|| panic!("{place}: {value}")), value, place);
    }
    let types = match &schema["type"] {
        Value::String(name) => vec![name.as_str()],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        other => panic!("{place}: {other}"),
    };
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    assert!(types.contains(&found), "{place}: {found} is none of {types:?}");
    for (index, entry) in value.as_array().into_iter().flatten().enumerate() {
        check(description, &schema["items"], entry, &format!("{place}[{index}]"));
    }
    if let Some(members) = value.as_object() {
        for name in schema["required"].as_array().into_iter().flatten() {
            assert!(members.contains_key(name.as_str().unwrap()), "{place}: {name} is missing");
        }
        for (name, member) in members {
            let schema = &schema["properties"][name];
            assert!(schema.is_object(), "{place}.{name} is not described");
            check(description, schema, member, &format!("{place}.{name}"));
        }
    }
}
