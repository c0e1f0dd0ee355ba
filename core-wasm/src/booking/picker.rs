//! The slot picker: a day, then a slot of it, while others book.

use super::nearest::ALTERNATIVES;
use super::{Booked, EventCalendar, Slot, SlotState, VenueTime, nearest_free};
use crate::fields::error::{DATE_AND_SLOT_REQUIRED, SLOT_UNAVAILABLE};
use crate::fields::{Date, ErrorCode};
use serde::Serialize;

/// Said when the chosen slot turned out to be somebody else's.
pub const SLOT_TAKEN: &str = "That time slot has just been taken. Please choose another one.";
/// Said when the chosen slot's time came while the dialog was open.
pub const SLOT_PASSED: &str = "That time slot has passed. Please choose another one.";

/// The picker of one event.
#[derive(Debug, Clone)]
pub struct SlotPicker {
    calendar: EventCalendar,
    booked: Booked,
    now: VenueTime,
    date: Option<Date>,
    slot: Option<Slot>,
    notice: Option<&'static str>,
    alert: Option<&'static str>,
    alternatives: Vec<(Date, Slot)>,
}

/// What the view reads.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PickerSnapshot {
    /// The event has ended: there is nothing to pick.
    pub ended: bool,
    /// Name of the venue's time zone.
    pub time_zone: String,
    /// The days from today to the last.
    pub days: Vec<DayChoice>,
    /// The slots of the chosen day; all of them without states before a day is chosen.
    pub slots: Vec<SlotChoice>,
    /// Chosen day, `YYYY-MM-DD`.
    pub date: Option<String>,
    /// Chosen slot in the form of the wire.
    pub time: Option<String>,
    /// What happened to the chosen slot.
    pub notice: Option<&'static str>,
    /// What is missing, after an attempt to submit.
    pub alert: Option<&'static str>,
    /// Free slots near the one that was lost.
    pub alternatives: Vec<AlternativeChoice>,
}

/// A day in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct DayChoice {
    /// `YYYY-MM-DD`.
    pub date: String,
    /// `12 Oct 2027`.
    pub label: String,
    /// English name of the day of the week.
    pub weekday: &'static str,
    /// How many of its slots are free.
    pub free: u32,
    /// Whether it is the chosen one.
    pub selected: bool,
}

/// A slot in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct SlotChoice {
    /// The form of the wire, which also names the slot in events.
    pub time: String,
    /// Its first minute, since the venue's midnight.
    pub start: u16,
    /// What a visitor reads.
    pub label: String,
    /// What can be done with it.
    pub state: SlotState,
    /// Why it cannot be chosen.
    pub reason: Option<&'static str>,
    /// Whether it is the chosen one.
    pub selected: bool,
}

/// A free slot that is offered instead of a lost one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct AlternativeChoice {
    /// `YYYY-MM-DD`.
    pub date: String,
    /// The form of the wire.
    pub time: String,
    /// `12 Oct 2027`.
    pub date_label: String,
    /// `10:30 AM to 11:00 AM`.
    pub time_label: String,
}

impl AlternativeChoice {
    /// A slot of a day with its labels.
    #[must_use]
    pub fn new(date: Date, slot: Slot) -> Self {
        Self { date: date.iso(), time: slot.wire(), date_label: date.label(), time_label: slot.label() }
    }
}

impl SlotPicker {
    /// Nothing chosen, nothing known to be booked.
    #[must_use]
    pub fn new(calendar: EventCalendar, now: VenueTime) -> Self {
        Self {
            calendar,
            booked: Booked::default(),
            now,
            date: None,
            slot: None,
            notice: None,
            alert: None,
            alternatives: Vec::new(),
        }
    }

    /// A day was chosen, as `YYYY-MM-DD`. Another day drops the slot; a day that is not in the list changes nothing.
    pub fn choose_date(&mut self, date: &str) {
        let Ok(date) = Date::parse(date) else { return };
        if !self.calendar.window.is_bookable_day(date, self.now) {
            return;
        }
        if self.date != Some(date) {
            self.slot = None;
        }
        self.date = Some(date);
        self.settled();
    }

    /// A slot of the chosen day was chosen, by either label. One that is not free changes nothing.
    pub fn choose_slot(&mut self, label: &str) {
        let (Some(date), Some(slot)) = (self.date, Slot::parse(label)) else { return };
        if self.is_free(date, slot) {
            self.slot = Some(slot);
            self.settled();
        }
    }

    /// Day and slot at once, as an alternative is chosen.
    pub fn choose(&mut self, date: &str, label: &str) {
        let (Ok(date), Some(slot)) = (Date::parse(date), Slot::parse(label)) else { return };
        if self.is_free(date, slot) {
            self.date = Some(date);
            self.slot = Some(slot);
            self.settled();
        }
    }

    /// A fresh list of what is booked. A chosen slot that is in it is dropped with a notice and alternatives.
    pub fn refresh(&mut self, booked: Booked) {
        self.booked = booked;
        self.alternatives.retain(|(date, slot)| !self.booked.contains(*date, *slot));
        self.drop_lost_slot();
    }

    /// The venue's clock moved on. A chosen slot whose time has come is dropped with a notice.
    pub fn set_now(&mut self, now: VenueTime) {
        self.now = now;
        if self.date.is_some_and(|date| !self.calendar.window.is_bookable_day(date, now)) {
            self.notice = self.slot.and(Some(SLOT_PASSED));
            self.date = None;
            self.slot = None;
        }
        self.alternatives.retain(|(date, slot)| self.calendar.window.is_open(*date, *slot, now));
        self.drop_lost_slot();
    }

    /// The server gave the chosen slot to somebody else. Its alternatives are offered, or our own when it named none.
    pub fn conflict(&mut self, alternatives: impl IntoIterator<Item = (Date, Slot)>) {
        let (Some(date), Some(slot)) = (self.date, self.slot) else { return };
        self.booked.insert(date, slot);
        self.drop_lost_slot();
        let offered: Vec<_> = alternatives.into_iter().filter(|(date, slot)| self.is_free(*date, *slot)).collect();
        if !offered.is_empty() {
            self.alternatives = offered;
        }
    }

    /// The slot is known to be booked, by this visitor say; nothing is said about it.
    pub fn mark_booked(&mut self, date: Date, slot: Slot) {
        self.booked.insert(date, slot);
    }

    /// What is chosen; an alert when it is not a day and a slot.
    pub fn confirm(&mut self) -> Option<(Date, Slot)> {
        let chosen = self.chosen();
        self.alert = if chosen.is_none() { Some(DATE_AND_SLOT_REQUIRED) } else { None };
        chosen
    }

    /// The chosen day and slot.
    #[must_use]
    pub fn chosen(&self) -> Option<(Date, Slot)> {
        self.date.zip(self.slot)
    }

    /// True once a day is chosen.
    #[must_use]
    pub const fn has_date(&self) -> bool {
        self.date.is_some()
    }

    /// The landing's token.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.calendar.token
    }

    /// Nothing chosen again; what is booked stays known.
    pub fn reset(&mut self) {
        self.date = None;
        self.slot = None;
        self.alert = None;
        self.settled();
    }

    /// The server refused the day or the slot: the slot goes, and the alert says why.
    pub fn refused(&mut self, code: ErrorCode) {
        self.slot = None;
        self.alert = Some(if code == ErrorCode::Unavailable { SLOT_UNAVAILABLE } else { DATE_AND_SLOT_REQUIRED });
    }

    /// What the view reads.
    #[must_use]
    pub fn snapshot(&self) -> PickerSnapshot {
        let window = &self.calendar.window;
        let days = window.days(self.now).map(|date| DayChoice {
            date: date.iso(),
            label: date.label(),
            weekday: date.weekday(),
            free: window.slots().map(|slot| u32::from(self.is_free(date, slot))).sum(),
            selected: self.date == Some(date),
        });
        let slots = window.slots().map(|slot| {
            let state = self.date.map_or(SlotState::Free, |date| window.state(date, slot, &self.booked, self.now));
            SlotChoice {
                time: slot.wire(),
                start: slot.start(),
                label: slot.label(),
                state,
                reason: state.reason(),
                selected: self.slot == Some(slot),
            }
        });
        let alternatives = self.alternatives.iter().map(|(date, slot)| AlternativeChoice::new(*date, *slot));
        PickerSnapshot {
            ended: window.is_over(self.now),
            time_zone: self.calendar.time_zone.clone(),
            days: days.collect(),
            slots: slots.collect(),
            date: self.date.map(|date| date.iso()),
            time: self.slot.map(Slot::wire),
            notice: self.notice,
            alert: self.alert,
            alternatives: alternatives.collect(),
        }
    }

    fn is_free(&self, date: Date, slot: Slot) -> bool {
        let window = &self.calendar.window;
        window.is_open(date, slot, self.now) && !self.booked.contains(date, slot)
    }

    fn drop_lost_slot(&mut self) {
        let Some(lost) = self.chosen() else { return };
        let state = self.calendar.window.state(lost.0, lost.1, &self.booked, self.now);
        if state == SlotState::Free {
            return;
        }
        self.slot = None;
        self.notice = Some(if state == SlotState::Past { SLOT_PASSED } else { SLOT_TAKEN });
        self.alternatives = nearest_free(&self.calendar.window, &self.booked, self.now, lost, ALTERNATIVES);
    }

    /// A choice was made: what was said about the one before is over.
    fn settled(&mut self) {
        self.notice = None;
        self.alternatives.clear();
        if self.chosen().is_some() {
            self.alert = None;
        }
    }
}
