//! The board of an event's booth: slots of a day with their bookings, changes of them, and arrivals.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use core_wasm::booking::window::MAX_DAYS;
use core_wasm::booking::{BookingWindow, Slot};
use core_wasm::fields::{Date, FieldKey};
use core_wasm::forms::Payload;
use serde::{Deserialize, Serialize};

use super::request::{Json, Query, SignedIn, done, json, refused};
use crate::api::booking::{Order, Placed, cancel_stored, move_stored};
use crate::app::state::AppState;
use crate::booking::{Meeting, Recipients, has_ended};
use crate::http::{PathParameter, Problem};
use content::EventLanding;
use model::{Permission, Venue};
use store::{Blocked, BookedBy, Cancelled, ChangedBy, CheckedIn, DeliveryInfo, Moved, Released, StoredSlot, Subject};

/// Limit of bookings that a search returns: more are no help at a booth.
const FOUND_MAX: usize = 50;

/// An event with bookable slots.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BoardEvent {
    /// The landing's token.
    token: String,
    name: String,
    /// Time zone of the venue: a name in the tz database.
    time_zone: String,
    /// All days, `YYYY-MM-DD`.
    days: Vec<String>,
    /// The day at the venue now, if it is one of `days`.
    today: Option<String>,
    /// True if no slot is left to book.
    ended: bool,
}

/// All events with bookable slots.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct BoardEvents {
    /// Running and coming events first, then ended ones, the last ended first.
    events: Vec<BoardEvent>,
}

/// A booked meeting.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Booking {
    id: String,
    reference: String,
    /// The event landing's token.
    event: String,
    /// `YYYY-MM-DD`, in the venue's local time.
    day: String,
    /// Such as `10:00 AM-10:30 AM`.
    time: String,
    /// UTC milliseconds.
    starts_at: i64,
    full_name: String,
    email: String,
    phone: String,
    company: String,
    /// True when a program seems to have filled in the form: no mail is sent.
    suspect: bool,
    /// When the visitor arrived, in UTC milliseconds.
    checked_in_at: Option<i64>,
    /// UTC milliseconds.
    cancelled_at: Option<i64>,
    /// Incremented with each change.
    revision: i64,
    /// UTC milliseconds.
    created_at: i64,
}

/// A booking with the mails and webhook calls that it caused.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct WholeBooking {
    #[serde(flatten)]
    booking: Booking,
    messages: Vec<DeliveryInfo>,
}

/// Whether a slot can be booked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum BoardSlotState {
    Free,
    /// Withheld by the office.
    Blocked,
    Booked,
}

/// A slot of a day.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BoardSlot {
    /// Such as `10:00 AM-10:30 AM`.
    time: String,
    /// UTC milliseconds.
    starts_at: i64,
    /// UTC milliseconds.
    ends_at: i64,
    state: BoardSlotState,
    /// True if it has begun.
    past: bool,
    booking: Option<Booking>,
}

/// A day of an event.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct Board {
    event: BoardEvent,
    day: String,
    slots: Vec<BoardSlot>,
    cancelled: Vec<Booking>,
}

/// Bookings that match a search.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct FoundBookings {
    /// In the order of their slots, cancelled ones last; at most 50.
    bookings: Vec<Booking>,
}

/// A day of an event, by the landing's token.
#[derive(Debug, Deserialize)]
pub(super) struct DayQuery {
    event: String,
    day: String,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = BookingSearch)]
pub(super) struct Search {
    event: String,
    text: String,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct SlotOfEvent {
    event: String,
    day: String,
    time: String,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NewBooking {
    #[serde(flatten)]
    slot: SlotOfEvent,
    full_name: String,
    email: String,
    phone: String,
    #[serde(default)]
    company: String,
    /// True to send the visitor the confirmation and the reminder.
    mail: bool,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct NewSlot {
    day: String,
    time: String,
    revision: i64,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct Cancellation {
    revision: i64,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Arrival {
    checked_in: bool,
}

/// An event at an instant, as a signed-in user may use it.
struct Booth {
    landing: EventLanding,
    venue: Venue,
    /// The day at the venue.
    today: Date,
    now_ms: i64,
    /// False if the user may use only the bookings of today.
    all_days: bool,
}

impl Booth {
    /// Fails if the user may not use bookings, or there is no such event.
    fn of(state: &AppState, signed_in: &SignedIn, event: &str) -> Result<Self, Problem> {
        signed_in.require(Permission::CheckIn)?;
        let landing = state.landings().get(event).cloned().ok_or_else(Problem::not_found)?;
        let (venue, now_ms) = (landing.venue(), state.clock.now_ms());
        let all_days = signed_in.may(Permission::Bookings);
        Ok(Self { landing, today: venue.time(now_ms).date, venue, now_ms, all_days })
    }

    /// Returns a booking with its event. Fails if the user may not use it.
    async fn with_booking(state: &AppState, signed_in: &SignedIn, id: &str) -> Result<(Self, store::Booking), Problem> {
        signed_in.require(Permission::CheckIn)?;
        // The row of an erased person stays for the history of its slot.
        let stored = state.store.booking(id).await?.filter(|booking| !booking.visitor.email.is_empty());
        let stored = stored.ok_or_else(Problem::not_found)?;
        let booth = Self::of(state, signed_in, &stored.event)?;
        booth.require_day(&stored.slot.day)?;
        Ok((booth, stored))
    }

    /// Fails if the user may not use the bookings of a day (`YYYY-MM-DD`).
    fn require_day(&self, day: &str) -> Result<(), Problem> {
        match self.all_days || day == self.today.iso() {
            true => Ok(()),
            false => Err(Problem::new(StatusCode::FORBIDDEN, "Your role includes only today's bookings.")),
        }
    }

    fn event(&self) -> BoardEvent {
        let window = &self.landing.window;
        let today = window.has_day(self.today).then(|| self.today.iso());
        BoardEvent {
            token: self.landing.token.clone(),
            name: self.landing.head.name.to_string(),
            time_zone: self.landing.head.time_zone.to_string(),
            days: days(window).map(Date::iso).collect(),
            today,
            ended: has_ended(&self.landing, self.now_ms),
        }
    }

    /// Returns a booking; `None` for a slot that the core did not write.
    fn booking(&self, stored: store::Booking) -> Option<Booking> {
        let starts_at = Meeting::of(&stored, &self.landing)?.starts_ms();
        Some(Booking {
            starts_at,
            time: stored.slot.time(),
            id: stored.id,
            reference: stored.reference,
            event: stored.event,
            day: stored.slot.day,
            full_name: stored.visitor.full_name,
            email: stored.visitor.email,
            phone: stored.visitor.phone,
            company: stored.visitor.company,
            suspect: stored.suspect,
            checked_in_at: stored.checked_in_at,
            cancelled_at: stored.cancelled_at,
            revision: stored.revision,
            created_at: stored.created_at,
        })
    }

    fn require_booking(&self, stored: store::Booking) -> Result<Booking, Problem> {
        self.booking(stored).ok_or_else(Problem::not_found)
    }

    fn conflict(&self, stored: store::Booking) -> Problem {
        let detail = match stored.cancelled_at {
            Some(_) => "This booking was cancelled.",
            None => "Somebody else changed this booking. Look at it as it is now, then change it again.",
        };
        Problem::new(StatusCode::CONFLICT, detail).member("current", self.booking(stored))
    }

    fn slot(&self, date: Date, slot: Slot, state: BoardSlotState, booking: Option<Booking>) -> BoardSlot {
        let starts_at = self.venue.instant_ms(date, slot.start());
        BoardSlot {
            time: slot.wire(),
            starts_at,
            ends_at: self.venue.instant_ms(date, slot.end()),
            state,
            past: starts_at <= self.now_ms,
            booking,
        }
    }
}

/// Returns all days of an event, past ones included.
fn days(window: &BookingWindow) -> impl Iterator<Item = Date> {
    let first = window.first_day.days();
    (first..=window.last_day.days().min(first.saturating_add(MAX_DAYS - 1))).filter_map(Date::from_days)
}

pub(super) async fn events(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    signed_in.require(Permission::CheckIn)?;
    let event = |landing: &EventLanding| Booth::of(&state, &signed_in, &landing.token).map(|booth| booth.event());
    let events = state.landings().iter().map(event).collect::<Result<Vec<_>, Problem>>()?;
    let (mut ended, mut events): (Vec<_>, Vec<_>) = events.into_iter().partition(|event| event.ended);
    ended.reverse();
    events.append(&mut ended);
    Ok(json(BoardEvents { events }))
}

pub(super) async fn board(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Query(DayQuery { event, day }): Query<DayQuery>,
) -> Result<Response, Problem> {
    let booth = Booth::of(&state, &signed_in, &event)?;
    let window = &booth.landing.window;
    let date = Date::parse(&day).ok().filter(|date| window.has_day(*date)).ok_or_else(Problem::not_found)?;
    booth.require_day(&day)?;
    let blocked = state.store.blocked_slots(&event, &day).await?;
    let bookings = state.store.bookings_of_event(&event, Some(&day)).await?;
    let (cancelled, booked): (Vec<_>, Vec<_>) = bookings.into_iter().partition(|row| row.cancelled_at.is_some());
    let mut slots = Vec::new();
    for stored in booked {
        let Some((_, slot)) = stored.slot.at() else { continue };
        slots.push((slot, booth.slot(date, slot, BoardSlotState::Booked, booth.booking(stored))));
    }
    for (_, slot) in blocked.iter().filter_map(StoredSlot::at) {
        slots.push((slot, booth.slot(date, slot, BoardSlotState::Blocked, None)));
    }
    // A slot that was taken before the event got other slots may overlap several of these.
    let taken: Vec<Slot> = slots.iter().map(|(slot, _)| *slot).collect();
    let is_free = |slot: &Slot| taken.iter().all(|other| slot.end() <= other.start() || other.end() <= slot.start());
    let offered = window.slots().filter(|slot| window.offers(date, *slot) && window.exists(date, *slot));
    slots.extend(offered.filter(is_free).map(|slot| (slot, booth.slot(date, slot, BoardSlotState::Free, None))));
    slots.sort_by_key(|(slot, _)| *slot);
    Ok(json(Board {
        event: booth.event(),
        day,
        slots: slots.into_iter().map(|(_, slot)| slot).collect(),
        cancelled: cancelled.into_iter().filter_map(|stored| booth.booking(stored)).collect(),
    }))
}

/// Finds bookings by name, company, e-mail address or reference. The text is in the body: it may be somebody's name.
pub(super) async fn find(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Json(Search { event, text }): Json<Search>,
) -> Result<Response, Problem> {
    let booth = Booth::of(&state, &signed_in, &event)?;
    let today = booth.today.iso();
    let day = (!booth.all_days).then_some(today.as_str());
    let found = state.store.find_bookings(&event, day, &text, FOUND_MAX).await?;
    Ok(json(FoundBookings { bookings: found.into_iter().filter_map(|stored| booth.booking(stored)).collect() }))
}

pub(super) async fn show(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    let (booth, stored) = Booth::with_booking(&state, &signed_in, &id).await?;
    let messages = state.store.deliveries_of(Subject::Booking(&id), &stored.reference).await?;
    Ok(json(WholeBooking { booking: booth.require_booking(stored)?, messages }))
}

/// Books a slot for somebody, by the rules of visitors except for the limit of meetings.
pub(super) async fn book(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Json(given): Json<NewBooking>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Bookings)?;
    let SlotOfEvent { event, day, time } = given.slot;
    let booth = Booth::of(&state, &signed_in, &event)?;
    let mut payload = slot_payload(&day, &time);
    for (field, text) in [
        (FieldKey::FullName, &given.full_name),
        (FieldKey::Email, &given.email),
        (FieldKey::Phone, &given.phone),
        (FieldKey::Company, &given.company),
    ] {
        payload.texts.set(field, text.as_str());
    }
    let order = Order {
        payload: &payload,
        event,
        suspect: false,
        recipients: if given.mail { Recipients::Visitor } else { Recipients::Nobody },
        by: BookedBy::Staff(&signed_in.user.id),
        idempotency: None,
    };
    match crate::api::booking::book(&state, order).await.map_err(|refusal| refusal.problem(&state.content().words))? {
        Placed::New { booking, .. } => {
            Ok((StatusCode::CREATED, json(booth.require_booking(*booking)?)).into_response())
        }
        // Only a request with a key is repeated.
        Placed::Repeated { .. } => Err(Problem::internal()),
    }
}

fn slot_payload(day: &str, time: &str) -> Payload {
    let mut payload = Payload::default();
    payload.texts.set(FieldKey::Date, day);
    payload.texts.set(FieldKey::Time, time);
    payload
}

/// Moves a booking, also one whose time has passed: its visitor may be late.
pub(super) async fn change_slot(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
    Json(NewSlot { day, time, revision }): Json<NewSlot>,
) -> Result<Response, Problem> {
    let (booth, stored) = Booth::with_booking(&state, &signed_in, &id).await?;
    booth.require_day(&day)?;
    if stored.cancelled_at.is_some() {
        return Err(booth.conflict(stored));
    }
    let by = ChangedBy::Staff { user: signed_in.id(), revision: Some(revision) };
    let moved = move_stored(&state, &booth.landing, &stored, &slot_payload(&day, &time), by).await;
    match moved.map_err(|refusal| refusal.problem(&state.content().words))? {
        Moved::Now(booking) => Ok(json(booth.require_booking(*booking)?)),
        Moved::Conflict(current) => Err(booth.conflict(*current)),
        Moved::Gone | Moved::TooOften | Moved::Taken => Err(conflict_now(&state, &booth, &id).await?),
    }
}

/// Cancels a booking, unless its time is over.
pub(super) async fn cancel(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
    Json(Cancellation { revision }): Json<Cancellation>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Bookings)?;
    let (booth, stored) = Booth::with_booking(&state, &signed_in, &id).await?;
    if Meeting::of(&stored, &booth.landing).is_some_and(|meeting| meeting.ends_ms() <= booth.now_ms) {
        let detail = "This meeting is over and can no longer be cancelled.";
        return Err(Problem::new(StatusCode::CONFLICT, detail).member("current", booth.booking(stored)));
    }
    let by = ChangedBy::Staff { user: signed_in.id(), revision: Some(revision) };
    match cancel_stored(&state, &booth.landing, &id, by)
        .await
        .map_err(|refusal| refusal.problem(&state.content().words))?
    {
        Cancelled::Now(booking) => Ok(json(booth.require_booking(*booking)?)),
        Cancelled::Conflict(current) => Err(booth.conflict(*current)),
        Cancelled::Before => Err(conflict_now(&state, &booth, &id).await?),
    }
}

/// Returns the conflict with a booking as it is now.
async fn conflict_now(state: &AppState, booth: &Booth, id: &str) -> Result<Problem, Problem> {
    let current = state.store.booking(id).await?.ok_or_else(Problem::not_found)?;
    Ok(booth.conflict(current))
}

pub(super) async fn check_in(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
    Json(Arrival { checked_in }): Json<Arrival>,
) -> Result<Response, Problem> {
    let (booth, _) = Booth::with_booking(&state, &signed_in, &id).await?;
    let checked = state.store.check_in_booking(&id, checked_in, &signed_in.user.id, booth.now_ms).await;
    match checked? {
        CheckedIn::Now(booking) => Ok(json(booth.require_booking(*booking)?)),
        CheckedIn::Cancelled(booking) => Err(booth.conflict(*booking)),
        CheckedIn::Unknown => Err(Problem::not_found()),
    }
}

/// Returns the slot that a request names, of any day of the event.
fn named_slot(landing: &EventLanding, day: &str, time: &str) -> Result<StoredSlot, Problem> {
    let date = Date::parse(day).ok().filter(|date| landing.window.has_day(*date));
    let date = date.ok_or_else(|| refused("day", "The event does not have this day."))?;
    let slot = Slot::parse(time)
        .ok_or_else(|| refused("time", "Write the slot as start and end, such as 10:30 AM-11:00 AM."))?;
    Ok(StoredSlot::from((date, slot)))
}

pub(super) async fn block(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Json(SlotOfEvent { event, day, time }): Json<SlotOfEvent>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Bookings)?;
    let landing = Booth::of(&state, &signed_in, &event)?.landing;
    let slot = named_slot(&landing, &day, &time)?;
    if !slot.at().is_some_and(|(date, slot)| landing.window.offers(date, slot)) {
        return Err(refused("time", "The event does not offer this slot."));
    }
    match state.store.block_slot(&event, &slot, &signed_in.user.id, state.clock.now_ms()).await? {
        Blocked::Now => {
            state.live_slots.slot_changed();
            Ok(done())
        }
        Blocked::Taken => Err(Problem::new(StatusCode::CONFLICT, "This slot has just been booked or blocked.")),
    }
}

/// Releases a blocked slot. One that is free already stays free.
pub(super) async fn release(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Json(SlotOfEvent { event, day, time }): Json<SlotOfEvent>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Bookings)?;
    let landing = Booth::of(&state, &signed_in, &event)?.landing;
    // The event may have had other slots when this one was blocked.
    let slot = named_slot(&landing, &day, &time)?;
    match state.store.release_slot(&event, &slot, &signed_in.user.id, state.clock.now_ms()).await? {
        Released::Now | Released::WasFree => {
            state.live_slots.slot_changed();
            Ok(done())
        }
        Released::Booked => {
            Err(Problem::new(StatusCode::CONFLICT, "A visitor has booked this slot. Cancel the booking to free it."))
        }
    }
}
