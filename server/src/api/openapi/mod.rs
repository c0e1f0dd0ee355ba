//! The description of the interface: `/api/openapi.json`, generated from the handlers, and `/api/docs`, the same to read.
//! What a handler cannot say of itself, since it takes forms too, is written down beside it here.

mod booking;
mod careers;
mod contact;
mod docs;
mod problem;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use utoipa::OpenApi;

use super::{careers as jobs, insights};
use crate::http::{Effort, Problem, Representation, compress_all};
use crate::state::AppState;

pub use careers::{Job, Town};
pub use docs::docs;
pub use problem::{ProblemDetails, Unknown, Unreachable};

/// The stand-in for the owner's short name in the path of the contact endpoint.
const PRODUCT: &str = "{product}";
/// It changes with the binary alone.
const LIFETIME: &str = "public, max-age=3600";

/// Every endpoint.
#[derive(Debug, OpenApi)]
#[openapi(
    info(title = "Site API", description = "Content, job openings and forms of the site.", version = "1"),
    paths(
        insights::events,
        insights::event,
        insights::news,
        insights::posts,
        insights::post,
        jobs::jobs,
        contact::contact_us,
        super::booking::list::book_slot_list,
        booking::book_slot,
        booking::book_slot_stream,
        booking::slot_calendar,
        booking::cancel_booking,
        booking::move_booking
    ),
    components(schemas(ProblemDetails))
)]
struct Interface;

/// The description, with the owner's short name in it.
pub fn description(product: &str) -> Value {
    let text = Interface::openapi().to_json().unwrap_or_default();
    serde_json::from_str(&text.replace(PRODUCT, product)).unwrap_or_default()
}

/// `GET /api/openapi.json`
pub async fn openapi_json(State(state): State<AppState>, headers: HeaderMap) -> Response {
    let Ok(body) = serde_json::to_vec_pretty(&description(&state.config.site.brand.api_name)) else {
        return Problem::internal().into_response();
    };
    Representation::new("application/json", LIFETIME, compress_all(body.into(), Effort::Page))
        .respond(StatusCode::OK, &headers)
}
