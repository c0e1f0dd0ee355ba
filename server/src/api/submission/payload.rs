//! Parsing of the body, before its values are validated.

use axum::http::StatusCode;
use core_wasm::forms::Payload;
use percent_encoding::percent_decode;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::BodyKind;
use crate::http::Problem;

/// The form's hidden field with its idempotency key.
const REQUEST_ID: &str = "requestId";
/// The only member that is not a text.
const PRIVACY: &str = "privacy";

/// Reads the listed members of a body, and the form's idempotency key.
pub(super) fn read(kind: BodyKind, body: &[u8], members: &[&str]) -> Result<(Payload, Option<String>), Problem> {
    match kind {
        BodyKind::Json => Ok((from_json(body, members)?, None)),
        BodyKind::Form => {
            let pairs = pairs(body)?;
            let request_id = pairs.iter().rev().find(|(name, _)| name == REQUEST_ID).map(|(_, value)| value.clone());
            Ok((Payload::from_pairs(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))), request_id))
        }
    }
}

fn from_json(body: &[u8], members: &[&str]) -> Result<Payload, Problem> {
    let bad = |detail: String| Problem::new(StatusCode::BAD_REQUEST, detail);
    let value: Value = serde_json::from_slice(body).map_err(|cause| bad(format!("The body is not JSON: {cause}.")))?;
    let Value::Object(mut object) = value else { return Err(bad("The body is not a JSON object.".to_owned())) };
    object.retain(|name, _| members.contains(&name.as_str()));
    // serde's message repeats the value, which may be personal: the response names the member and its type only.
    Payload::deserialize(&object)
        .map_err(|_| bad(format!("A member has the wrong type: {}.", wrong_member(&object, members))))
}

/// Returns the member that has the wrong type.
fn wrong_member(object: &Map<String, Value>, members: &[&str]) -> String {
    let is_wrong = |name: &&&str| {
        let is_flag = **name == PRIVACY;
        object
            .get(**name)
            .is_some_and(|value| !value.is_null() && if is_flag { !value.is_boolean() } else { !value.is_string() })
    };
    match members.iter().find(is_wrong) {
        Some(&PRIVACY) => "privacy is a boolean".to_owned(),
        name => format!("{} is a string", name.unwrap_or(&"a member")),
    }
}

/// Decodes the pairs of a form-encoded body.
fn pairs(body: &[u8]) -> Result<Vec<(String, String)>, Problem> {
    if !body.is_ascii() {
        return Err(Problem::new(StatusCode::BAD_REQUEST, "The body is not form-encoded."));
    }
    // The separators are ASCII: the parts are UTF-8 if the whole is.
    if percent_decode(body).decode_utf8().is_err() {
        return Err(Problem::new(StatusCode::BAD_REQUEST, "The form is not encoded in UTF-8."));
    }
    // A refused form shows its input as HTML, which cannot contain NUL.
    Ok(form_urlencoded::parse(body).map(|(name, value)| (name.into_owned(), value.replace('\0', ""))).collect())
}
