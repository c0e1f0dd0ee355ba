//! The OpenAPI description: equal to the committed file, and to the actual responses.

use serde_json::Value;

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
    assert!(page.text().contains("<h2><code>POST /api/acme-contact-us/</code></h2>"), "{}", page.text());
    assert!(page.text().contains("<a href=\"#ItemDetail\">ItemDetail</a>"));
    assert!(!page.text().contains("<script") && !page.text().contains("style") && !page.text().contains("//"));
}

/// Validates a value against a schema: types, required members, and no undescribed member.
fn check(description: &Value, schema: &Value, value: &Value, place: &str) {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = description.pointer(reference.trim_start_matches('#')).unwrap();
        return check(description, schema, value, place);
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
