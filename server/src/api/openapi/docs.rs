//! `GET /api/docs`: the API description as plain HTML, without scripts, styles or external resources.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::Value;

use super::{LIFETIME, description};
use crate::app::state::AppState;
use crate::site::site_content::SiteContent;
use content::escape;

/// Returns the page.
pub async fn docs(State(state): State<AppState>, headers: HeaderMap) -> Response {
    let make = |state: &AppState, _: &SiteContent| page(&description(&state.config()));
    state.respond_with_cached("/api/docs", "text/html; charset=utf-8", LIFETIME, &headers, make).await
}

fn page(description: &Value) -> String {
    let title = escape(text(description.pointer("/info/title")));
    let mut out = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><meta name=\"robots\" \
         content=\"noindex\"></head><body><main><h1>{title}</h1><p>{}</p><p>For programs: \
         <a href=\"/api/openapi.json\">openapi.json</a></p>",
        escape(text(description.pointer("/info/description")))
    );
    let mut by_tag: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    for (path, methods) in entries(description.get("paths")) {
        for (method, operation) in entries(Some(methods)) {
            by_tag.entry(text(operation.pointer("/tags/0"))).or_default().push((path, method, operation));
        }
    }
    for (tag, operations) in by_tag {
        let _ = write!(out, "<h2>{}</h2>", escape(tag));
        for (path, method, operation) in operations {
            endpoint(&mut out, path, method, operation);
        }
    }
    out.push_str("<h2>Schemas</h2>");
    for (name, schema) in entries(description.pointer("/components/schemas")) {
        let schema = serde_json::to_string_pretty(schema).unwrap_or_default();
        let _ = write!(out, "<h3 id=\"{0}\">{0}</h3><pre>{1}</pre>", escape(name), escape(&schema));
    }
    out.push_str("</main></body></html>");
    out
}

fn endpoint(out: &mut String, path: &str, method: &str, operation: &Value) {
    let _ = write!(
        out,
        "<h3><code>{} {}</code></h3><p>{}</p>",
        escape(&method.to_uppercase()),
        escape(path),
        escape(text(operation.get("summary")))
    );
    for parameter in operation.get("parameters").and_then(Value::as_array).into_iter().flatten() {
        let (name, about) = (text(parameter.get("name")), text(parameter.get("description")));
        let _ = write!(out, "<p><code>{}</code>: {}</p>", escape(name), escape(about));
    }
    if let Some(body) = operation.get("requestBody") {
        let _ = write!(out, "<p>Body: {}</p>", schema_link(body));
    }
    out.push_str("<ul>");
    for (status, response) in entries(operation.get("responses")) {
        let about = escape(text(response.get("description")));
        let _ = write!(out, "<li><strong>{}</strong> {about} {}</li>", escape(status), schema_link(response));
    }
    out.push_str("</ul>");
}

/// Returns a link to the schema of a body.
fn schema_link(body: &Value) -> String {
    let schema = entries(body.get("content")).next().and_then(|(_, content)| content.get("schema"));
    let reference = schema.and_then(|schema| schema.get("$ref").or_else(|| schema.pointer("/items/$ref")));
    let name = text(reference).rsplit('/').next().unwrap_or_default().to_owned();
    if name.is_empty() { String::new() } else { format!("<a href=\"#{0}\">{0}</a>", escape(&name)) }
}

fn entries(value: Option<&Value>) -> impl Iterator<Item = (&String, &Value)> {
    value.and_then(Value::as_object).into_iter().flatten()
}

fn text(value: Option<&Value>) -> &str {
    value.and_then(Value::as_str).unwrap_or_default()
}
