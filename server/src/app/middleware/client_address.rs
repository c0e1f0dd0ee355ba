//! Identification of each request's client.

use std::sync::Once;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::state::AppState;
use crate::http::limits::{ClientAddress, FORWARDED_FOR};

/// Limits the warning about an ignored `X-Forwarded-For` to one per process.
static IGNORED_FORWARDED_FOR: Once = Once::new();

/// Stores the client in the request's extensions, for the limits further in.
pub async fn identify_client(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let trusted_proxies = state.base.config.service.trusted_proxies;
    if trusted_proxies == 0 && request.headers().contains_key(FORWARDED_FOR) {
        IGNORED_FORWARDED_FOR.call_once(|| {
            tracing::warn!(
                "X-Forwarded-For received and ignored; if a proxy sends it, set [server] trusted_proxies: without it, all \
                 visitors share the limits of the proxy's address"
            );
        });
    }
    if let Some(client) = ClientAddress::of(request.headers(), request.extensions(), trusted_proxies) {
        request.extensions_mut().insert(client);
    }
    next.run(request).await
}
