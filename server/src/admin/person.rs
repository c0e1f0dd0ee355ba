//! The data of the person who sent a lead or booked a meeting.

use axum::body::Body;
use axum::extract::{MatchedPath, State};
use axum::response::Response;
use serde::Serialize;

use super::csv::printable_json;
use super::request::{SignedIn, attachment, json};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use crate::work::outbox::{delete_mail_files_of, mail_files_of};
use model::Permission;
use store::PersonalData;

/// What is stored about a person.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct PersonInfo {
    email: String,
    leads: usize,
    bookings: usize,
    messages: i64,
}

/// Returns the e-mail address of the person who sent a lead or booked a meeting, and the audit log's name of the lead or
/// booking. Fails if the user may not use personal data, or the route's table has no such row.
async fn person(
    state: &AppState,
    signed_in: &SignedIn,
    route: &MatchedPath,
    id: &str,
) -> Result<(String, String), Problem> {
    signed_in.require(Permission::Privacy)?;
    let (kind, email) = match route.as_str().contains("/leads/") {
        true => ("lead", state.store.inbox_lead(id).await?.map(|(lead, _)| lead.email)),
        false => ("booking", state.store.booking(id).await?.map(|booking| booking.visitor.email)),
    };
    // The row of an erased person's booking stays, without an address.
    let email = email.filter(|email| !email.is_empty()).ok_or_else(Problem::not_found)?;
    Ok((email, format!("{kind}:{id}")))
}

pub(super) async fn show(
    State(state): State<AppState>,
    signed_in: SignedIn,
    route: MatchedPath,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    let (email, _) = person(&state, &signed_in, &route, &id).await?;
    let PersonalData { leads, bookings, messages, .. } = state.store.personal_data(&email).await?;
    Ok(json(PersonInfo { email, leads: leads.len(), bookings: bookings.len(), messages }))
}

pub(super) async fn export(
    State(state): State<AppState>,
    signed_in: SignedIn,
    route: MatchedPath,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    let (email, object) = person(&state, &signed_in, &route, &id).await?;
    let data = state.store.personal_data(&email).await?;
    let files =
        mail_files_of(&state.config().mail.folder, &email, &data.message_ids).map_err(|cause| unread(&cause))?;
    let names: Vec<_> = files.iter().filter_map(|file| file.file_name()?.to_str()).collect();
    let mut value = serde_json::to_value(&data).map_err(|_| Problem::internal())?;
    if let Some(members) = value.as_object_mut() {
        members.insert("mailFiles".to_owned(), names.into());
    }
    state.store.record_audit(signed_in.id(), "person.export", &object, state.clock.now_ms()).await?;
    let text = printable_json(&serde_json::to_string_pretty(&value).unwrap_or_default());
    Ok(attachment(Body::from(text), "application/json", "personal-data.json"))
}

pub(super) async fn erase(
    State(state): State<AppState>,
    signed_in: SignedIn,
    route: MatchedPath,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    let (email, object) = person(&state, &signed_in, &route, &id).await?;
    let erased = state.store.erase_person(&email, state.clock.now_ms()).await?;
    delete_mail_files_of(&state.config().mail.folder, &email, &erased.message_ids).map_err(|cause| unread(&cause))?;
    state.store.record_audit(signed_in.id(), "person.erase", &object, state.clock.now_ms()).await?;
    state.live_slots.slot_changed();
    Ok(json(erased))
}

fn unread(cause: &std::io::Error) -> Problem {
    tracing::error!(%cause, "the folder of mails could not be read");
    Problem::internal()
}
