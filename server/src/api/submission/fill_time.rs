//! Detection of forms that were filled in faster than a person can.

use axum::http::HeaderMap;

/// The header in which the page's script sends the time since the form was shown, in milliseconds. A form posted
/// without a script has no such header: cached pages carry no timestamp from which to compute it.
const FORM_AGE: &str = "form-age";
/// Shortest time that a person needs, even with autofill: to read the questions, tick the box and press the button.
const SHORTEST_MS: u64 = 2_000;

/// Returns true when a form looks as if a program had filled it in: faster than a person can, or without the page's
/// script and with the honeypot. A filled honeypot is not enough, since autofill fills it too.
pub(super) fn is_suspect(headers: &HeaderMap, honeypot_filled: bool) -> bool {
    let age = headers.get(FORM_AGE).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    age.map_or(honeypot_filled, |age| age < SHORTEST_MS)
}
