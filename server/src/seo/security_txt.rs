//! `/.well-known/security.txt`: the contact for security reports (RFC 9116).

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::app::state::AppState;
use model::clock::{DAY_MS, rfc3339};

/// Path of the file.
pub const SECURITY_TXT: &str = "/.well-known/security.txt";
/// Lifetime of the file's content: RFC 9116 recommends less than a year.
const LIFETIME_MS: i64 = 180 * DAY_MS;

/// Returns the file.
pub async fn get_security_txt(State(state): State<AppState>) -> Response {
    let contact = state.config().site.contact.security_email.clone();
    let expires = rfc3339(state.clock.now_ms() + LIFETIME_MS);
    let text = format!(
        "Contact: mailto:{contact}\nExpires: {expires}\nPreferred-Languages: en\nCanonical: {}{SECURITY_TXT}\n",
        state.origin
    );
    ([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "public, max-age=3600")], text).into_response()
}
