//! The API description: `/api/openapi.json`, generated from the handlers, and `/api/docs`, the same as a page.

mod docs;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::Value;
use utoipa::OpenApi;

use super::responses::ProblemDetails;
use super::{booking, careers, contact, insights, search};
use crate::admin;
use crate::app::state::AppState;
use crate::config::Config;
use crate::site::site_content::SiteContent;

pub use docs::docs;

/// Placeholder for the company's short name in the path of the contact endpoint.
const PRODUCT: &str = "{product}";
/// The description changes only with the binary.
const LIFETIME: &str = "public, max-age=3600";

/// The OpenAPI document.
#[derive(Debug, OpenApi)]
#[openapi(
    info(title = "Site API", description = "Content, job openings and forms of the site.", version = "1"),
    paths(
        insights::events,
        insights::event,
        insights::news,
        insights::posts,
        insights::post,
        careers::jobs,
        contact::contact_us,
        booking::list::book_slot_list,
        booking::book::book_slot,
        booking::stream::book_slot_stream,
        booking::calendar::slot_calendar,
        booking::manage::cancel_booking,
        booking::manage::move_booking,
        search::search
    ),
    components(schemas(ProblemDetails))
)]
struct Interface;

/// Returns the schemas of the public endpoints.
#[cfg(test)]
pub(crate) fn public_schemas() -> Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)> {
    Interface::openapi().components.into_iter().flat_map(|components| components.schemas).collect()
}

/// Returns the description of a site's interface.
pub fn description(config: &Config) -> Value {
    let mut interface = Interface::openapi();
    if config.admin.enabled {
        admin::describe(&mut interface);
    }
    let text = interface.to_json().unwrap_or_default();
    serde_json::from_str(&text.replace(PRODUCT, &config.site.brand.api_name)).unwrap_or_default()
}

/// Handles `GET /api/openapi.json`.
pub async fn openapi_json(State(state): State<AppState>, headers: HeaderMap) -> Response {
    let make = |state: &AppState, _: &SiteContent| {
        serde_json::to_string_pretty(&description(&state.config())).unwrap_or_default()
    };
    state.respond_with_cached("/api/openapi.json", "application/json", LIFETIME, &headers, make).await
}
