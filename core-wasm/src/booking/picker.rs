//! The slot picker: selection of a day and a slot, while others book.

use super::nearest::ALTERNATIVES;
use super::{BookedSlots, EventCalendar, Slot, SlotReason, SlotState, VenueTime, nearest_free};
use crate::fields::{Date, ErrorCode};
use crate::formats::DateFormats;
use serde::Serialize;

/// An event that cost the visitor the selected slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum SlotNotice {
    /// It is no longer free.
    Taken,
    /// It has begun while the form was open.
    Passed,
}

/// The slot picker of one event.
#[derive(Debug, Clone)]
pub struct SlotPicker {
    calendar: EventCalendar,
    booked: BookedSlots,
    now: VenueTime,
    date: Option<Date>,
    slot: Option<Slot>,
    notice: Option<SlotNotice>,
    alert: Option<ErrorCode>,
    alternatives: Vec<(Date, Slot)>,
}

/// The state of the slot picker, for the view.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PickerSnapshot {
    /// True if the event has ended and nothing can be selected.
    pub ended: bool,
    /// The name of the venue's time zone.
    pub time_zone: String,
    /// The days from today to the last.
    pub days: Vec<DayChoice>,
    /// The slots of the selected day; without a selected day all slots, with no states.
    pub slots: Vec<SlotChoice>,
    /// The selected day, `YYYY-MM-DD`.
    pub date: Option<String>,
    /// The selected slot, as its API label.
    pub time: Option<String>,
    /// A notice about the selected slot.
    pub notice: Option<SlotNotice>,
    /// An alert about a missing selection, after an attempt to submit.
    pub alert: Option<ErrorCode>,
    /// Free slots near the one that was lost.
    pub alternatives: Vec<AlternativeChoice>,
}

/// A day in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct DayChoice {
    /// `YYYY-MM-DD`.
    pub date: String,
    /// `12 Oct 2027`.
    pub label: String,
    /// The weekday.
    pub weekday: String,
    /// Number of free slots.
    pub free: u32,
    /// The reason why it has no free slot.
    pub reason: Option<SlotReason>,
    /// True if the day is selected.
    pub selected: bool,
}

/// A slot in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct SlotChoice {
    /// The API label, which also identifies the slot in events.
    pub time: String,
    /// First minute of the slot, counted from the venue's midnight.
    pub start: u16,
    /// Start of the slot on the selected day, in UTC milliseconds.
    pub starts_at: Option<i64>,
    /// The label for visitors.
    pub label: String,
    /// The state of the slot.
    pub state: SlotState,
    /// The reason why it cannot be selected.
    pub reason: Option<SlotReason>,
    /// True if the slot is selected.
    pub selected: bool,
}

/// A free slot offered instead of a taken one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct AlternativeChoice {
    /// `YYYY-MM-DD`.
    pub date: String,
    /// The API label.
    pub time: String,
    /// `12 Oct 2027`.
    pub date_label: String,
    /// `10:30 AM to 11:00 AM`.
    pub time_label: String,
}

impl AlternativeChoice {
    /// Creates a choice with its labels.
    pub fn new(formats: &DateFormats, date: Date, slot: Slot) -> Self {
        Self { date: date.iso(), time: slot.wire(), date_label: formats.date(date), time_label: formats.slot(slot) }
    }
}

impl SlotPicker {
    /// Creates a picker without a selection, and without booked slots.
    pub fn new(calendar: EventCalendar, now: VenueTime) -> Self {
        Self {
            calendar,
            booked: BookedSlots::default(),
            now,
            date: None,
            slot: None,
            notice: None,
            alert: None,
            alternatives: Vec::new(),
        }
    }

    /// Selects a day, `YYYY-MM-DD`. Another day clears the slot; a day outside the list is ignored.
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

    /// Selects a slot of the selected day, by either label. Ignores a slot that is not free.
    pub fn choose_slot(&mut self, label: &str) {
        let (Some(date), Some(slot)) = (self.date, Slot::parse(label)) else { return };
        if self.is_free(date, slot) {
            self.slot = Some(slot);
            self.settled();
        }
    }

    /// Selects a day and a slot together, as for an alternative.
    pub fn choose(&mut self, date: &str, label: &str) {
        let (Ok(date), Some(slot)) = (Date::parse(date), Slot::parse(label)) else { return };
        if self.is_free(date, slot) {
            self.date = Some(date);
            self.slot = Some(slot);
            self.settled();
        }
    }

    /// Replaces the booked slots. If the selected slot is among them, clears it with a notice and alternatives.
    pub fn refresh(&mut self, booked: BookedSlots) {
        self.booked = booked;
        self.alternatives.retain(|(date, slot)| !self.booked.contains(*date, *slot));
        self.drop_lost_slot();
    }

    /// Advances the venue's local time. If the selected slot has begun, clears it with a notice.
    pub fn set_now(&mut self, now: VenueTime) {
        self.now = now;
        if self.date.is_some_and(|date| !self.calendar.window.is_bookable_day(date, now)) {
            self.notice = self.slot.and(Some(SlotNotice::Passed));
            self.date = None;
            self.slot = None;
        }
        self.alternatives.retain(|(date, slot)| self.calendar.window.is_open(*date, *slot, now));
        self.drop_lost_slot();
    }

    /// Marks the slot `lost` as booked, as the server reported. A selection that is still free stays. Offers the given
    /// alternatives that are free, otherwise computed ones.
    pub fn conflict(&mut self, lost: (Date, Slot), alternatives: impl IntoIterator<Item = (Date, Slot)>) {
        self.booked.insert(lost.0, lost.1);
        if self.chosen().is_some_and(|(date, slot)| !self.is_free(date, slot)) {
            self.slot = None;
        }
        self.notice = Some(SlotNotice::Taken);
        self.alternatives = alternatives.into_iter().filter(|(date, slot)| self.is_free(*date, *slot)).collect();
        if self.alternatives.is_empty() {
            self.alternatives = self.nearest(lost);
        }
    }

    /// Marks a slot as booked without a notice, for example by this visitor.
    pub fn mark_booked(&mut self, date: Date, slot: Slot) {
        self.booked.insert(date, slot);
    }

    /// Returns the selection; raises an alert if the day or the slot is missing.
    pub fn confirm(&mut self) -> Option<(Date, Slot)> {
        let chosen = self.chosen();
        self.alert = if chosen.is_none() { Some(ErrorCode::Required) } else { None };
        chosen
    }

    /// Returns the selected day and slot.
    pub fn chosen(&self) -> Option<(Date, Slot)> {
        self.date.zip(self.slot)
    }

    pub fn token(&self) -> &str {
        &self.calendar.token
    }

    /// Clears the selection; keeps the booked slots.
    pub fn reset(&mut self) {
        self.date = None;
        self.slot = None;
        self.alert = None;
        self.settled();
    }

    /// Clears the slot after the server refused it, and raises the alert for the code.
    pub fn refused(&mut self, code: ErrorCode) {
        self.slot = None;
        self.alert = Some(if code == ErrorCode::Unavailable { code } else { ErrorCode::Required });
    }

    pub fn snapshot(&self) -> PickerSnapshot {
        let EventCalendar { window, formats, .. } = &self.calendar;
        let days = window.days(self.now).map(|date| DayChoice {
            date: date.iso(),
            label: formats.date(date),
            weekday: formats.weekday(date).to_owned(),
            free: window.slots().map(|slot| u32::from(self.is_free(date, slot))).sum(),
            reason: window.day_reason(date, &self.booked, self.now),
            selected: self.date == Some(date),
        });
        let slots = window.slots().map(|slot| {
            let state = self.date.map_or(SlotState::Free, |date| window.state(date, slot, &self.booked, self.now));
            SlotChoice {
                time: slot.wire(),
                start: slot.start(),
                starts_at: self.date.and_then(|date| window.instant_ms(date, slot.start())),
                label: formats.slot(slot),
                state,
                reason: state.reason(),
                selected: self.slot == Some(slot),
            }
        });
        let alternatives = self.alternatives.iter().map(|(date, slot)| AlternativeChoice::new(formats, *date, *slot));
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
        self.notice = Some(if state == SlotState::Past { SlotNotice::Passed } else { SlotNotice::Taken });
        self.alternatives = self.nearest(lost);
    }

    fn nearest(&self, wanted: (Date, Slot)) -> Vec<(Date, Slot)> {
        nearest_free(&self.calendar.window, &self.booked, self.now, wanted, ALTERNATIVES)
    }

    /// Clears notices about the previous selection.
    fn settled(&mut self) {
        self.notice = None;
        self.alternatives.clear();
        if self.chosen().is_some() {
            self.alert = None;
        }
    }
}
