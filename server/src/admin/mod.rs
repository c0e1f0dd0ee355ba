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
mod media;
mod openapi;
pub(crate) mod overview;
mod page;
pub(crate) mod password;
pub(crate) mod person;
mod request;
pub(crate) mod second_factor;
pub(crate) mod session;
pub(crate) mod settings;
pub(crate) mod user_links;
pub(crate) mod users;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use utoipa::openapi::path::HttpMethod::{Delete, Get, Patch, Post, Put};

use crate::api;
use crate::app::state::AppState;
use openapi::{Endpoint, at};

pub use user_links::{LINK_LIFETIME_MS, UserLink};

/// The path below which the API is.
pub const API: &str = "/api/admin";

/// Why an event of a booking is refused.
const NO_EVENT: &str = "The event does not exist.";

/// Returns the routes of the back office that receive files, which may take longer than other requests.
pub fn upload_routes(state: AppState) -> Router<AppState> {
    Router::new().nest(API, router(true).layer(from_fn_with_state(state, request::refuse_other_origins)))
}

/// Returns the routes of the back office.
pub fn routes(state: AppState) -> Router<AppState> {
    let api = router(false).fallback(api::unknown).layer(from_fn_with_state(state, request::refuse_other_origins));
    Router::new()
        .nest(API, api)
        .route("/admin", get(page::page))
        .route("/admin/", get(page::page))
        .route("/admin/{*path}", get(page::page))
}

fn router(receives_files: bool) -> Router<AppState> {
    let endpoints = endpoints().into_iter().filter(|endpoint| endpoint.receives_file() == receives_files);
    endpoints.fold(Router::new(), |router, endpoint| endpoint.mount(router))
}

/// Adds the back office to the description of the site's API.
pub(crate) fn describe(openapi: &mut utoipa::openapi::OpenApi) {
    openapi::describe(openapi, endpoints());
}

/// Returns the API. A summary here also documents its handler.
#[rustfmt::skip]
fn endpoints() -> Vec<Endpoint> {
    let mut endpoints = vec![
        at(Get, "/session", session::me, "me", "Returns the signed-in user.").answers::<session::Me>(),
        at(Post, "/session", session::sign_in, "sign_in", "Signs in with e-mail address and password.")
            .body::<session::Credentials>().answers::<session::SignInResponse>().signs_in(),
        at(Delete, "/session", session::sign_out, "sign_out", "Signs out."),
        at(Post, "/session/code", session::verify_code, "give_code",
            "Completes signing in with a code of the second factor, or a recovery code.")
            .body::<session::Code>().answers::<session::SignInResponse>().signs_in(),
        at(Get, "/sessions", account::sessions, "sessions", "Lists the user's sessions.")
            .answers::<account::Sessions>(),
        at(Delete, "/sessions", account::end_other_sessions, "end_other_sessions",
            "Ends all of the user's sessions but this one."),
        at(Delete, "/sessions/{id}", account::end_session, "end_session", "Ends one of the user's sessions."),
        at(Post, "/links/check", user_links::check, "check_link", "Returns whom a link is for.")
            .body::<user_links::Token>().answers::<user_links::LinkInfo>().open()
            .fails(404, "The link was used or is more than a day old."),
        at(Post, "/links", user_links::accept, "accept_link", "Sets a password by a link, or adds the first owner, and signs in.")
            .body::<user_links::NewPassword>().answers::<session::SignInResponse>().open()
            .fails(404, "The link was used or is more than a day old."),
        at(Put, "/password", account::change_password, "change_password", "Changes the user's password.")
            .body::<account::Passwords>().limited(),
        at(Post, "/password/strength", password::strength, "password_strength", "Rates a password.")
            .body::<password::Question>().answers::<password::Strength>().open().limited(),
        at(Post, "/password/forgot", user_links::forgot, "forgot_password", "Mails a link that sets a new password.")
            .body::<user_links::Forgotten>().open().limited(),
        at(Post, "/second-factor", second_factor::set_up, "begin_second_factor", "Creates the secret of a second factor.")
            .body::<second_factor::Password>().answers::<second_factor::NewSecondFactor>().limited(),
        at(Put, "/second-factor", second_factor::confirm, "confirm_second_factor",
            "Turns the second factor on, with its first code.")
            .body::<second_factor::Confirmation>().answers::<second_factor::RecoveryCodes>(),
        at(Delete, "/second-factor", second_factor::remove, "remove_second_factor", "Removes the second factor.")
            .body::<second_factor::Password>().limited(),
        at(Get, "/users", users::list, "users", "Lists all users.").answers::<users::People>(),
        at(Post, "/users", users::invite, "invite_user", "Invites a person.")
            .body::<users::Invitation>().answers::<users::NewPerson>(),
        at(Patch, "/users/{id}", users::change, "change_user", "Changes a user's role, or disables or enables them.")
            .body::<users::Change>().answers::<users::Person>(),
        at(Post, "/users/{id}/link", users::new_link, "new_link", "Makes a new link that sets a user's password.")
            .answers::<users::PasswordLink>().fails(422, "The person is disabled."),
        at(Post, "/leads/search", leads::search, "search_leads", "Returns a page of the inbox.")
            .body::<leads::Search>().answers::<leads::LeadPage>(),
        at(Post, "/leads/bulk", leads::change_many, "change_leads", "Changes several leads.")
            .body::<leads::BulkChange>().answers::<leads::BulkChanged>(),
        at(Post, "/leads/csv", leads::csv, "leads_csv", "Returns the leads of a filter as CSV.")
            .body::<leads::Download>().answers_text("text/csv"),
        at(Get, "/leads/{id}", leads::show, "lead", "Returns a whole lead.").answers::<leads::WholeLead>(),
        at(Patch, "/leads/{id}", leads::change, "change_lead", "Changes a lead's state or assignee.")
            .body::<leads::Change>().answers::<model::LeadRow>().may_conflict(),
        at(Post, "/leads/{id}/notes", leads::add_note, "add_note", "Adds a note to a lead.")
            .body::<leads::NewNote>().answers::<store::Note>(),
        at(Get, "/leads/{id}/person", person::show, "lead_person",
            "Counts what is stored about a lead's sender.")
            .answers::<person::PersonInfo>(),
        at(Post, "/leads/{id}/person/export", person::export, "export_lead_person",
            "Returns all data about a lead's sender.")
            .answers_object(),
        at(Post, "/leads/{id}/person/erase", person::erase, "erase_lead_person",
            "Erases all data about a lead's sender.")
            .answers::<store::Erased>(),
        at(Get, "/bookings/events", bookings::events, "booking_events", "Lists events with bookable slots.")
            .answers::<bookings::BoardEvents>(),
        at(Get, "/bookings/board", bookings::board, "board", "Returns the slots of a day with their bookings.")
            .query("event", true, "The event landing's token.").query("day", true, "`YYYY-MM-DD`.")
            .answers::<bookings::Board>().fails(404, NO_EVENT),
        at(Post, "/bookings/find", bookings::find, "find_bookings",
            "Finds bookings by name, company, e-mail address or reference.")
            .body::<bookings::Search>().answers::<bookings::FoundBookings>().fails(404, NO_EVENT),
        at(Post, "/bookings", bookings::book, "book_for_visitor", "Books a slot for somebody.")
            .body::<bookings::NewBooking>().creates::<bookings::Booking>().may_conflict().fails(404, NO_EVENT),
        at(Post, "/bookings/block", bookings::block, "block_slot", "Blocks a slot, so that visitors cannot book it.")
            .body::<bookings::SlotOfEvent>().may_conflict().fails(404, NO_EVENT),
        at(Post, "/bookings/release", bookings::release, "release_slot", "Releases a blocked slot.")
            .body::<bookings::SlotOfEvent>().may_conflict().fails(404, NO_EVENT),
        at(Get, "/bookings/{id}", bookings::show, "booking", "Returns a booking.").answers::<bookings::WholeBooking>(),
        at(Post, "/bookings/{id}/move", bookings::change_slot, "move_visitor",
            "Moves a booking to another slot of its event.")
            .body::<bookings::NewSlot>().answers::<bookings::Booking>().may_conflict(),
        at(Post, "/bookings/{id}/cancel", bookings::cancel, "cancel_visitor", "Cancels a booking.")
            .body::<bookings::Cancellation>().answers::<bookings::Booking>().may_conflict(),
        at(Post, "/bookings/{id}/check-in", bookings::check_in, "check_in",
            "Records that a visitor has arrived, or undoes it.")
            .body::<bookings::Arrival>().answers::<bookings::Booking>().may_conflict(),
        at(Get, "/bookings/{id}/person", person::show, "booking_person",
            "Counts what is stored about a booking's visitor.")
            .answers::<person::PersonInfo>(),
        at(Post, "/bookings/{id}/person/export", person::export, "export_booking_person",
            "Returns all data about a booking's visitor.")
            .answers_object(),
        at(Post, "/bookings/{id}/person/erase", person::erase, "erase_booking_person",
            "Erases all data about a booking's visitor.")
            .answers::<store::Erased>(),
        at(Get, "/events", events::stream, "events", "Streams changes as server-sent events.")
            .answers_text("text/event-stream"),
        at(Get, "/deliveries", deliveries::list, "deliveries",
            "Lists mails and webhook calls that wait or have failed.")
            .query("state", true, "`waiting` or `failed`.").answers::<deliveries::Deliveries>(),
        at(Post, "/deliveries/retry", deliveries::retry_all, "retry_deliveries", "Queues all failed deliveries again.")
            .answers::<deliveries::Retried>(),
        at(Post, "/deliveries/{id}/retry", deliveries::retry, "retry_delivery", "Queues a failed delivery again."),
        at(Get, "/audit", audit::list, "audit_log", "Lists who did what, the newest first.")
            .query("before", false, "The id of the last entry of the page before.")
            .query("user", false, "Only entries of this user.")
            .query("object", false, "Only entries about this object, such as `lead:01890…`.")
            .answers::<audit::AuditPage>(),
        at(Get, "/settings", settings::show, "settings", "Returns the settings of the server.")
            .answers::<settings::ServerSettings>(),
        at(Post, "/first-pages", settings::begin, "first_pages", "Imports the first pages of a site that has none.")
            .body::<settings::Beginning>().may_conflict(),
        at(Get, "/overview", overview::overview, "overview",
            "Returns the numbers of the last four weeks, and what waits.")
            .answers::<overview::OverviewNumbers>(),
    ];
    endpoints.extend(content::endpoints());
    endpoints.extend(media::endpoints());
    endpoints
}
