//! `GET /api/search/`: pages that match a query, as visitors type.

use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use core_wasm::site::parameter;
use serde::Serialize;
use utoipa::ToSchema;

use super::respond::{PRIVATE, json};
use super::responses::Unanswered;
use crate::app::state::AppState;
use crate::http::Problem;
use crate::http::limits::ClientAddress;
use crate::pages::{SearchHit, find_pages};

/// Response envelope of a search.
#[derive(Debug, Serialize, ToSchema, ts_rs::TS)]
pub struct SearchHits {
    data: Vec<SearchHit>,
}

/// Searches the pages of the site.
#[utoipa::path(get, path = "/api/search/", tag = "search",
    params(("q" = String, Query, description = "The query. Only its first 200 characters count.")),
    responses(
        (status = 200, description = "The matching pages, best first, 50 at most.", body = SearchHits),
        Unanswered,
    ))]
pub async fn search(
    State(state): State<AppState>,
    client: Option<Extension<ClientAddress>>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let query = query.unwrap_or_default();
    if parameter(&query, "q").is_none() {
        return Err(Problem::new(StatusCode::BAD_REQUEST, "The parameter q is missing."));
    }
    state.rate_limiter.count_search(client.map(|Extension(client)| client)).map_err(|limited| {
        state.metrics.count_rate_limited();
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "Too many searches were sent from your connection.")
            .header(RETRY_AFTER, limited.seconds())
    })?;
    json(&SearchHits { data: find_pages(&state, &query).await.hits }, PRIVATE, &headers).await
}
