//! `/{token}/book`: the booking form as a page.

use core_wasm::booking::Slot;
use core_wasm::booking::picker::AlternativeChoice;
use core_wasm::fields::Date;
use core_wasm::formats::DateFormats;
use core_wasm::site::parameter;
use serde::Serialize;
use uuid::Uuid;

use super::form::RefusedForm;
use super::landing::{LandingData, days_of};
use super::slot_days::SlotDay;
use crate::app::state::AppState;
use crate::booking::Meeting;
use crate::site::site_content::SiteContent;
use content::EventLanding;
use store::{Reference, StoreError};

/// Data of the booking page.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct LandingBookData {
    pub landing: LandingData,
    /// Choices of the form without scripts.
    pub days: Vec<SlotDay>,
    /// Idempotency key in the form's hidden field `requestId`: a form that is sent twice books once.
    pub request_id: String,
    /// The errors of a refused form.
    pub form: Option<RefusedForm>,
    /// The booking that was made.
    pub sent: Option<ShownBooking>,
}

/// A free slot offered instead of a taken one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[schema(as = FreeSlot)]
pub struct Alternative {
    /// `YYYY-MM-DD`, in the venue's local time.
    #[ts(type = "string")]
    #[schema(value_type = String, format = Date)]
    pub date: Date,
    /// Such as `10:30 AM-11:00 AM`.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub time: Slot,
}

/// A completed booking, without personal data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct SentBooking {
    /// The booking's reference, such as B-7K3M9Q2.
    pub reference: String,
    /// `YYYY-MM-DD`.
    pub date: String,
    /// Label of the slot in the API.
    pub time: String,
    /// Time zone of the venue: a name in the tz database.
    pub time_zone: String,
    /// Address of the calendar file.
    pub calendar_url: String,
    /// True if changes are confirmed by mail.
    pub mailed: bool,
}

/// A booking with its labels for display.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct ShownBooking {
    #[serde(flatten)]
    pub booking: SentBooking,
    /// `12 Oct 2027`.
    pub date_label: String,
    pub weekday: String,
    /// `10:30 AM to 11:00 AM`.
    pub time_label: String,
}

impl From<(Date, Slot)> for Alternative {
    fn from((date, time): (Date, Slot)) -> Self {
        Self { date, time }
    }
}

impl Alternative {
    /// Returns the slot with its labels for display.
    #[must_use]
    pub fn choice(&self, formats: &DateFormats) -> AlternativeChoice {
        AlternativeChoice::new(formats, self.date, self.time)
    }
}

impl ShownBooking {
    /// Creates it from a meeting.
    pub fn new(meeting: &Meeting<'_>, formats: &DateFormats) -> Self {
        Self {
            booking: SentBooking::from(meeting),
            date_label: formats.date(meeting.date),
            weekday: formats.weekday(meeting.date).to_owned(),
            time_label: formats.slot(meeting.slot),
        }
    }
}

impl From<&Meeting<'_>> for SentBooking {
    fn from(meeting: &Meeting<'_>) -> Self {
        Self {
            reference: meeting.booking.reference.clone(),
            date: meeting.date.iso(),
            time: meeting.slot.wire(),
            time_zone: meeting.landing.head.time_zone.to_string(),
            calendar_url: meeting.calendar_path(),
            mailed: !meeting.booking.suspect,
        }
    }
}

/// Loads the data of the page; `None` for an unknown token.
pub async fn landing_book(
    state: &AppState,
    content: &SiteContent,
    token: &str,
    query: &str,
) -> Result<Option<LandingBookData>, StoreError> {
    let Some(landing) = content.landings.get(token) else { return Ok(None) };
    let now_ms = state.clock.now_ms();
    let taken = state.store.taken_slots(token).await?;
    Ok(Some(LandingBookData {
        landing: LandingData::new(landing, &content.formats, now_ms),
        days: days_of(landing, &content.formats, &taken, now_ms),
        request_id: Uuid::now_v7().to_string(),
        form: None,
        sent: sent(state, &content.formats, landing, query).await?,
    }))
}

async fn sent(
    state: &AppState,
    formats: &DateFormats,
    landing: &EventLanding,
    query: &str,
) -> Result<Option<ShownBooking>, StoreError> {
    let Some(reference) = parameter(query, "sent").as_deref().and_then(Reference::parse_booking) else {
        return Ok(None);
    };
    let booking = state.store.booking_of_reference(reference.as_str()).await?;
    let booking = booking.filter(|booking| booking.event == landing.token && booking.cancelled_at.is_none());
    let meeting = booking.as_ref().and_then(|booking| Meeting::of(booking, landing));
    Ok(meeting.map(|meeting| ShownBooking::new(&meeting, formats)))
}

impl LandingBookData {
    /// Returns the canonical query.
    pub fn query(&self) -> String {
        self.sent.as_ref().map(|sent| format!("sent={}", sent.booking.reference)).unwrap_or_default()
    }
}
