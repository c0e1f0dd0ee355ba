//! The data of the person who sent a lead or booked a meeting.

use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use serde::Serialize;

use super::csv::printable_json;
use super::request::{SignedIn, attachment, json, unavailable};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use crate::work::outbox::{delete_mail_files_of, mail_files_of};
use model::Permission;
use store::{PersonCounts, StoreError};

/// What is stored about a person.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PersonInfo {
    email: String,
    #[cfg_attr(test, ts(type = "number"))]
    leads: usize,
    #[cfg_attr(test, ts(type = "number"))]
    bookings: usize,
    #[cfg_attr(test, ts(type = "number"))]
    messages: i64,
}

/// What was erased.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PersonErased {
    #[cfg_attr(test, ts(type = "number"))]
    leads: u64,
    #[cfg_attr(test, ts(type = "number"))]
    bookings: u64,
    #[cfg_attr(test, ts(type = "number"))]
    messages: u64,
}

/// A row with a person's address.
pub(super) trait OfPerson {
    /// The kind, as the audit log names it.
    const KIND: &'static str;

    /// Returns the person's e-mail address; `None` if there is no such row, or it was erased.
    async fn email(state: &AppState, id: &str) -> Result<Option<String>, StoreError>;
}

/// A lead.
pub(super) struct Lead;

/// A booking.
pub(super) struct Booking;

impl OfPerson for Lead {
    const KIND: &'static str = "lead";

    async fn email(state: &AppState, id: &str) -> Result<Option<String>, StoreError> {
        Ok(state.store.inbox_lead(id).await?.map(|(lead, _)| lead.email))
    }
}

impl OfPerson for Booking {
    const KIND: &'static str = "booking";

    async fn email(state: &AppState, id: &str) -> Result<Option<String>, StoreError> {
        Ok(state.store.booking(id).await?.map(|booking| booking.visitor.email).filter(|email| !email.is_empty()))
    }
}

async fn email_of<T: OfPerson>(state: &AppState, signed_in: &SignedIn, id: &str) -> Result<String, Problem> {
    signed_in.require(Permission::Privacy)?;
    T::email(state, id).await.map_err(unavailable)?.ok_or_else(Problem::not_found)
}

/// Returns how much is stored about a person.
pub(super) async fn show<T: OfPerson>(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    let email = email_of::<T>(&state, &signed_in, &id).await?;
    let PersonCounts { leads, bookings, messages } = state.store.person_counts(&email).await.map_err(unavailable)?;
    Ok(json(PersonInfo { email, leads, bookings, messages }))
}

/// Returns all data about a person.
pub(super) async fn export<T: OfPerson>(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    let email = email_of::<T>(&state, &signed_in, &id).await?;
    let data = state.store.personal_data(&email).await.map_err(unavailable)?;
    let files =
        mail_files_of(&state.config().mail.folder, &email, &data.message_ids).map_err(|cause| unread(&cause))?;
    let names: Vec<_> = files.iter().filter_map(|file| file.file_name()?.to_str()).collect();
    let mut value = serde_json::to_value(&data).map_err(|_| Problem::internal())?;
    if let Some(members) = value.as_object_mut() {
        members.insert("mailFiles".to_owned(), names.into());
    }
    log::<T>(&state, &signed_in, "person.export", &id).await?;
    let text = printable_json(&serde_json::to_string_pretty(&value).unwrap_or_default());
    Ok(attachment(Body::from(text), "application/json", "personal-data.json"))
}

/// Erases all data about a person.
pub(super) async fn erase<T: OfPerson>(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    let email = email_of::<T>(&state, &signed_in, &id).await?;
    let erased = state.store.erase_person(&email, state.clock.now_ms()).await.map_err(unavailable)?;
    delete_mail_files_of(&state.config().mail.folder, &email, &erased.message_ids).map_err(|cause| unread(&cause))?;
    log::<T>(&state, &signed_in, "person.erase", &id).await?;
    state.live_slots.slot_changed();
    Ok(json(PersonErased { leads: erased.leads, bookings: erased.bookings, messages: erased.messages }))
}

async fn log<T: OfPerson>(
    state: &AppState,
    signed_in: &SignedIn,
    action: &'static str,
    id: &str,
) -> Result<(), Problem> {
    let (by, object) = (Some(signed_in.user.id.as_str()), format!("{}:{id}", T::KIND));
    state.store.record_audit(by, action, &object, state.clock.now_ms()).await.map_err(unavailable)
}

fn unread(cause: &std::io::Error) -> Problem {
    tracing::error!(%cause, "the folder of mails could not be read");
    Problem::internal()
}
