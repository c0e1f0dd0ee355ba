//! Whether a form was filled in faster than a person can.

use axum::http::HeaderMap;

/// The header with which the page's script says how long the form stood there, in milliseconds. A form that is posted
/// without a script carries none and is not judged: pages come from a cache and know no time.
const FORM_AGE: &str = "form-age";
/// The shortest time in which a person fills in a form, even where the browser knows every answer: to read what it asks,
/// tick the box and press the button.
const SHORTEST_MS: u64 = 2_000;

/// Whether the form says so of itself.
pub(in crate::api) fn too_fast(headers: &HeaderMap) -> bool {
    let age = headers.get(FORM_AGE).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    age.is_some_and(|age| age < SHORTEST_MS)
}
