//! What every form's endpoint does with a request before it looks at the form: method, media type, body, and whether it
//! was sent before.

mod body_kind;
mod claim;
mod fill_time;
mod received;
mod same_origin;

use axum::extract::Request;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use core_wasm::fields::FieldError;
use serde_json::Value;

use crate::http::Problem;

pub(in crate::api) use body_kind::BodyKind;
pub(in crate::api) use claim::{Scopes, claim};
pub(in crate::api) use fill_time::too_fast;
pub(in crate::api) use received::{Received, receive};

/// What a page says when nothing is wrong with its fields.
const FAILURE: &str = core_wasm::forms::submission::FAILED;

/// Returns what the page says of a refusal that is not about its fields.
pub(in crate::api) fn failure(problem: &Problem) -> String {
    match problem.status() {
        // What the visitor can do about it is in the sentence.
        StatusCode::FORBIDDEN | StatusCode::TOO_MANY_REQUESTS => problem.detail(),
        _ => FAILURE,
    }
    .to_owned()
}

/// What the endpoints can be asked.
const ALLOWED: &str = "POST, OPTIONS";

/// The answer to any method but POST.
fn other_method(request: &Request) -> Option<Response> {
    match *request.method() {
        Method::POST => None,
        Method::OPTIONS => Some((StatusCode::NO_CONTENT, [(ALLOW, ALLOWED)]).into_response()),
        _ => Some(Problem::method_not_allowed(ALLOWED).into_response()),
    }
}

/// The answer to a program whose request was accepted.
fn accepted(json: String) -> Response {
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], json).into_response()
}

/// The answer to an accepted submission: to a program what it was told, to a browser the page that says so.
pub(in crate::api) fn accept(kind: BodyKind, answer: String, address: impl FnOnce(&str) -> String) -> Response {
    match kind {
        BodyKind::Json => accepted(answer),
        BodyKind::Form => see_other(&address(&answer)),
    }
}

/// Where a browser goes after its form was accepted.
fn see_other(path: &str) -> Response {
    match HeaderValue::from_str(path) {
        Ok(location) => (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response(),
        Err(_) => Problem::internal().into_response(),
    }
}

/// The answer to a program whose fields are missing or wrong.
pub(in crate::api) fn invalid(errors: &[FieldError]) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "Some fields are missing or wrong.").member("errors", errors)
}

/// The answer to a key that came with another body before.
pub(in crate::api) fn key_reused() -> Problem {
    Problem::new(StatusCode::CONFLICT, "This Idempotency-Key was used for another body.")
}

/// The pairs of a form-encoded body.
pub(in crate::api) fn form_pairs(body: &[u8]) -> Result<Vec<(String, String)>, Problem> {
    if !body.is_ascii() {
        return Err(Problem::new(StatusCode::BAD_REQUEST, "The body is not form-encoded."));
    }
    Ok(form_urlencoded::parse(body).into_owned().collect())
}

/// The object of a JSON body.
pub(in crate::api) fn json_object(body: &[u8]) -> Result<Value, Problem> {
    let bad = |detail: String| Problem::new(StatusCode::BAD_REQUEST, detail);
    let value: Value = serde_json::from_slice(body).map_err(|cause| bad(format!("The body is not JSON: {cause}.")))?;
    if value.is_object() { Ok(value) } else { Err(bad("The body is not a JSON object.".to_owned())) }
}

/// The first of `names` whose member is neither a string nor null.
pub(in crate::api) fn not_a_string<'a>(value: &Value, names: &[&'a str]) -> Option<&'a str> {
    let wrong = |name: &&&str| value.get(**name).is_some_and(|member| !member.is_string() && !member.is_null());
    names.iter().find(wrong).copied()
}

/// The refusal of a member of the wrong type. The value, which may be personal, is not repeated.
pub(in crate::api) fn wrong_type(what: &str) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, format!("A member has the wrong type: {what}."))
}
