//! `/{token}/book`: the booking form as a page.

use core_wasm::booking::Slot;
use core_wasm::booking::picker::AlternativeChoice;
use core_wasm::fields::Date;
use core_wasm::forms::BookingInput;
use core_wasm::site::parameter;
use serde::Serialize;
use uuid::Uuid;

use super::form::{RefusedForm, VisitorValues, typed};
use super::landing::{LandingData, days_of};
use super::slot_days::SlotDay;
use crate::booking::Meeting;
use crate::state::AppState;
use crate::store::{Reference, StoreError, StoredLanding};

/// The page's data.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LandingBookData {
    /// The event.
    pub landing: LandingData,
    /// What the form without a script offers.
    pub days: Vec<SlotDay>,
    /// A key for the form's hidden field `requestId`: sent twice, the form books once.
    pub request_id: String,
    /// The form as it was refused.
    pub form: Option<BookingFormState>,
    /// The booking.
    pub sent: Option<ShownBooking>,
}

/// The form as it was refused.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BookingFormState {
    /// What was typed, and what is wrong with it.
    #[serde(flatten)]
    pub refused: RefusedForm<BookingFormValues>,
    /// Free slots near the one that was lost.
    pub alternatives: Vec<AlternativeChoice>,
}

/// What was typed, as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the payload's keys")]
pub struct BookingFormValues {
    #[serde(flatten)]
    pub visitor: VisitorValues,
    pub date: String,
    pub time: String,
}

/// A free slot that is offered instead of a lost one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Alternative {
    /// `YYYY-MM-DD`.
    pub date: Date,
    /// The slot's label on the wire.
    pub time: Slot,
}

/// What was booked. It names nobody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SentBooking {
    /// What the visitor is told, such as B-7K3M9Q2.
    pub reference: String,
    /// `YYYY-MM-DD`.
    pub date: String,
    /// The slot's label on the wire.
    pub time: String,
    /// The venue's time zone.
    pub time_zone: String,
    /// Where the calendar file is.
    pub calendar_url: String,
}

/// A booking with the labels that a page shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ShownBooking {
    /// The booking.
    #[serde(flatten)]
    pub booking: SentBooking,
    /// `12 Oct 2027`.
    pub date_label: String,
    /// `10:30 AM to 11:00 AM`.
    pub time_label: String,
}

impl From<(Date, Slot)> for Alternative {
    fn from((date, time): (Date, Slot)) -> Self {
        Self { date, time }
    }
}

impl Alternative {
    /// The slot as a page offers it.
    #[must_use]
    pub fn choice(&self) -> AlternativeChoice {
        AlternativeChoice::new(self.date, self.time)
    }
}

impl From<&Meeting<'_>> for ShownBooking {
    fn from(meeting: &Meeting<'_>) -> Self {
        Self { booking: SentBooking::from(meeting), date_label: meeting.date.label(), time_label: meeting.slot.label() }
    }
}

impl From<&Meeting<'_>> for SentBooking {
    fn from(meeting: &Meeting<'_>) -> Self {
        Self {
            reference: meeting.booking.reference.clone(),
            date: meeting.date.iso(),
            time: meeting.slot.wire(),
            time_zone: meeting.landing.time_zone.clone(),
            calendar_url: meeting.calendar_path(),
        }
    }
}

impl From<&BookingInput> for BookingFormValues {
    fn from(input: &BookingInput) -> Self {
        Self {
            visitor: VisitorValues::typed([&input.full_name, &input.email, &input.phone, &input.company]),
            date: typed(&input.date),
            time: typed(&input.time),
        }
    }
}

/// Loads the page; `None` when there is no landing of this token.
pub async fn landing_book(state: &AppState, token: &str, query: &str) -> Result<Option<LandingBookData>, StoreError> {
    let landings = state.landings();
    let Some(landing) = landings.get(token) else { return Ok(None) };
    let now_ms = state.clock.now_ms();
    let taken = state.store.taken_slots(token).await?;
    Ok(Some(LandingBookData {
        landing: LandingData::new(landing, now_ms),
        days: days_of(landing, &taken, now_ms),
        request_id: Uuid::now_v7().to_string(),
        form: None,
        sent: sent(state, landing, query).await?,
    }))
}

async fn sent(state: &AppState, landing: &StoredLanding, query: &str) -> Result<Option<ShownBooking>, StoreError> {
    let Some(reference) = parameter(query, "sent").as_deref().and_then(Reference::parse_booking) else {
        return Ok(None);
    };
    let booking = state.store.booking_of_reference(reference.as_str()).await?;
    let booking = booking.filter(|booking| booking.event == landing.token && booking.cancelled_at.is_none());
    Ok(booking.as_ref().and_then(|booking| Meeting::of(booking, landing)).as_ref().map(ShownBooking::from))
}

impl LandingBookData {
    /// The query that says the same and nothing else.
    pub fn query(&self) -> String {
        self.sent.as_ref().map(|sent| format!("sent={}", sent.booking.reference)).unwrap_or_default()
    }
}
