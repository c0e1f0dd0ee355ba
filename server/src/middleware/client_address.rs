//! Identification of each request's client.

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::limits::ClientAddress;
use crate::state::AppState;

/// Stores the client in the request's extensions, for the limits further in.
pub async fn identify_client(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let trusted_proxies = state.config.service.trusted_proxies;
    if let Some(client) = ClientAddress::of(request.headers(), request.extensions(), trusted_proxies) {
        request.extensions_mut().insert(client);
    }
    next.run(request).await
}
