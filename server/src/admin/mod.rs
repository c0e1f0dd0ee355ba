//! The back office: its page, and the API below `/api/admin` that the page uses. Everything except signing in requires
//! a session.

pub(crate) mod account;
pub(crate) mod audit;
pub(crate) mod bookings;
pub(crate) mod content;
pub(crate) mod csv;
pub(crate) mod deliveries;
mod events;
pub(crate) mod leads;
pub(crate) mod overview;
mod page;
pub(crate) mod password;
pub(crate) mod person;
mod request;
pub(crate) mod second_factor;
pub(crate) mod session;
pub(crate) mod user_links;
pub(crate) mod users;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, patch, post};

use crate::api;
use crate::app::state::AppState;

pub use user_links::{LINK_LIFETIME_MS, UserLink};

/// The path below which the API is.
pub const API: &str = "/api/admin";

/// Returns the routes of the back office.
pub fn routes(state: AppState) -> Router<AppState> {
    let api = Router::new()
        .route("/session", get(session::me).post(session::sign_in).delete(session::sign_out))
        .route("/session/code", post(session::give_code))
        .route("/sessions", get(account::sessions).delete(account::end_other_sessions))
        .route("/sessions/{id}", axum::routing::delete(account::end_session))
        .route("/links/check", post(user_links::check))
        .route("/links", post(user_links::accept))
        .route("/password", axum::routing::put(account::change_password))
        .route("/password/strength", post(password::strength))
        .route("/password/forgot", post(user_links::forgot))
        .route("/second-factor", post(second_factor::begin).put(second_factor::confirm).delete(second_factor::remove))
        .route("/users", get(users::list).post(users::invite))
        .route("/users/{id}", patch(users::change))
        .route("/users/{id}/link", post(users::new_link))
        .route("/leads/search", post(leads::search))
        .route("/leads/bulk", post(leads::change_many))
        .route("/leads/csv", post(leads::csv))
        .route("/leads/{id}", get(leads::show).patch(leads::change))
        .route("/leads/{id}/notes", post(leads::add_note))
        .route("/leads/{id}/person", get(person::show::<person::Lead>))
        .route("/leads/{id}/person/export", post(person::export::<person::Lead>))
        .route("/leads/{id}/person/erase", post(person::erase::<person::Lead>))
        .route("/bookings", post(bookings::book))
        .route("/bookings/events", get(bookings::events))
        .route("/bookings/board", get(bookings::board))
        .route("/bookings/find", post(bookings::find))
        .route("/bookings/block", post(bookings::block))
        .route("/bookings/release", post(bookings::release))
        .route("/bookings/{id}", get(bookings::show))
        .route("/bookings/{id}/move", post(bookings::change_slot))
        .route("/bookings/{id}/cancel", post(bookings::cancel))
        .route("/bookings/{id}/check-in", post(bookings::check_in))
        .route("/bookings/{id}/person", get(person::show::<person::Booking>))
        .route("/bookings/{id}/person/export", post(person::export::<person::Booking>))
        .route("/bookings/{id}/person/erase", post(person::erase::<person::Booking>))
        .route("/events", get(events::stream))
        .route("/deliveries", get(deliveries::list))
        .route("/deliveries/retry", post(deliveries::retry_all))
        .route("/deliveries/{id}/retry", post(deliveries::retry))
        .route("/audit", get(audit::list))
        .route("/overview", get(overview::overview))
        .nest("/content", content::routes())
        .fallback(api::unknown)
        .layer(from_fn_with_state(state, request::refuse_other_origins));
    Router::new()
        .nest(API, api)
        .route("/admin", get(page::page))
        .route("/admin/", get(page::page))
        .route("/admin/{*path}", get(page::page))
}
