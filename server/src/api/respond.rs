//! Responses of the read endpoints.

use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Serialize;

use crate::app::state::AppState;
use crate::http::{Encoding, Problem, Representation, compress_into};
use crate::render::{CacheKey, CachedResponse};
use crate::site::site_content::SiteContent;
use crate::work::cpu_pool;

/// Allows storing but requires revalidation: a change of content shows at once, and the ETag makes revalidation cheap.
pub(super) const REVALIDATE: &str = "no-cache";
/// The same, for the visitor's own browser only: the address holds what the visitor typed.
pub(super) const PRIVATE: &str = "private, no-cache";

/// Returns 200 with JSON that changes with the edition only, or 304 if the client's copy is current. The value is made
/// once per edition.
pub(super) async fn cached_json<T: Serialize>(
    state: &AppState,
    content: &SiteContent,
    path: String,
    route: &'static str,
    request: &HeaderMap,
    value: impl Future<Output = Result<T, Problem>>,
) -> Result<Response, Problem> {
    let key = CacheKey { path, query: String::new(), edition: state.edition_of(content) };
    let response = async {
        let representation = represent(&value.await?, REVALIDATE, &Encoding::COMPRESSED).await?;
        Ok(CachedResponse { status: StatusCode::OK, route: route.into(), representation })
    };
    let cached = state.cached_response::<Problem>(key, response).await?;
    Ok(cached.representation.respond(cached.status, request))
}

/// Returns 200 with JSON, or 304 if the client's copy is current.
pub(super) async fn json<T: Serialize>(
    value: &T,
    cache_control: &'static str,
    request: &HeaderMap,
) -> Result<Response, Problem> {
    Ok(represent(value, cache_control, &[Encoding::preferred(request)]).await?.respond(StatusCode::OK, request))
}

async fn represent<T: Serialize>(
    value: &T,
    cache_control: &'static str,
    codings: &[Encoding],
) -> Result<Representation, Problem> {
    let body = serde_json::to_vec(value).map_err(|_| Problem::internal())?;
    let codings = codings.to_vec();
    let variants = cpu_pool::run(move || compress_into(body.into(), &codings)).await;
    Ok(Representation::new("application/json", cache_control, variants.map_err(|_| Problem::internal())?))
}
