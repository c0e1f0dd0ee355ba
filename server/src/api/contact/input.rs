//! What stood in the body, before any check of its values.

use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use core_wasm::forms::ContactInput;
use serde::Deserialize;
use serde_json::Value;

use crate::http::Problem;

/// The media types that the endpoint takes.
const TAKEN: &str = "application/json, application/x-www-form-urlencoded";
/// RFC 9110 has `Accept` in a 415 answer say what would have been taken; browsers' tools know the older header.
const ACCEPT_POST: HeaderName = HeaderName::from_static("accept-post");

/// How a body is written, which also decides how the answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BodyKind {
    /// From a program, or from the page's own script.
    Json,
    /// From a page's form without a script.
    Form,
}

impl BodyKind {
    pub(super) fn of(headers: &HeaderMap) -> Result<Self, Problem> {
        let media_type = headers
            .get(CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.split(';').next())
            .map(|value| value.trim().to_ascii_lowercase())
            .unwrap_or_default();
        match media_type.as_str() {
            "application/json" => Ok(Self::Json),
            "application/x-www-form-urlencoded" => Ok(Self::Form),
            _ => Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, format!("This address takes {TAKEN}."))
                .header(ACCEPT, HeaderValue::from_static(TAKEN))
                .header(ACCEPT_POST, HeaderValue::from_static(TAKEN))),
        }
    }
}

/// A body that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Received {
    /// The fields, for the core to check.
    pub(super) input: ContactInput,
    /// The event landing's token, as it was sent.
    pub(super) event: Option<String>,
}

impl Received {
    pub(super) fn read(kind: BodyKind, body: &[u8]) -> Result<Self, Problem> {
        match kind {
            BodyKind::Json => Self::from_json(body),
            BodyKind::Form => Self::from_form(body),
        }
    }

    fn from_json(body: &[u8]) -> Result<Self, Problem> {
        let bad = |detail: String| Problem::new(StatusCode::BAD_REQUEST, detail);
        let value: Value =
            serde_json::from_slice(body).map_err(|cause| bad(format!("The body is not JSON: {cause}.")))?;
        if !value.is_object() {
            return Err(bad("The body is not a JSON object.".to_owned()));
        }
        let event = match value.get("event") {
            None | Some(Value::Null) => None,
            Some(Value::String(token)) => Some(token.clone()),
            Some(_) => return Err(bad("A member has the wrong type: event is a string.".to_owned())),
        };
        match ContactInput::deserialize(&value) {
            Ok(input) => Ok(Self { input, event }),
            // The message names the expected type and would repeat the value, which may be personal: it stays here.
            Err(_) => Err(bad(format!("A member has the wrong type: {}.", wrong_member(&value)))),
        }
    }

    fn from_form(body: &[u8]) -> Result<Self, Problem> {
        if !body.is_ascii() {
            return Err(Problem::new(StatusCode::BAD_REQUEST, "The body is not form-encoded."));
        }
        let pairs: Vec<(String, String)> = form_urlencoded::parse(body).into_owned().collect();
        let input = ContactInput::from_pairs(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        let event = pairs.into_iter().rev().find(|(name, _)| name == "event").map(|(_, value)| value);
        Ok(Self { input, event })
    }
}

/// Which member of the payload has the wrong type.
fn wrong_member(value: &Value) -> String {
    const TEXTS: [&str; 8] = ["fullName", "email", "phone", "company", "service", "description", "origin", "website"];
    let wrong = |name: &&&str| value.get(**name).is_some_and(|member| !member.is_string() && !member.is_null());
    match TEXTS.iter().find(wrong) {
        Some(name) => format!("{name} is a string"),
        None => "privacy is a boolean".to_owned(),
    }
}
