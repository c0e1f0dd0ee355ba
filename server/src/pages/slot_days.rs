//! Days and slots as the core lists them, for forms without scripts.

use core_wasm::booking::{BookedSlots, EventCalendar, SlotReason, VenueTime};
use serde::Serialize;

/// A day that can be booked, with all its slots.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct SlotDay {
    /// `YYYY-MM-DD`.
    pub date: String,
    /// `12 Oct 2027`.
    pub label: String,
    pub weekday: String,
    pub free: usize,
    /// The reason why it has no free slot.
    #[ts(type = "SlotReason | null")]
    pub reason: Option<SlotReason>,
    pub slots: Vec<DaySlot>,
}

/// A slot of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct DaySlot {
    /// Label of the slot in the API.
    pub time: String,
    /// Label for visitors.
    pub label: String,
    /// The reason why it cannot be chosen; `None` for a free slot.
    #[ts(type = "SlotReason | null")]
    pub reason: Option<SlotReason>,
}

/// Returns the days from today to the last one; empty once the event has ended.
pub(super) fn slot_days(calendar: &EventCalendar, booked: &BookedSlots, now: VenueTime) -> Vec<SlotDay> {
    let EventCalendar { window, formats, .. } = calendar;
    let day = |date| {
        let slots: Vec<DaySlot> = window
            .slots()
            .map(|slot| DaySlot {
                time: slot.wire(),
                label: formats.slot(slot),
                reason: window.state(date, slot, booked, now).reason(),
            })
            .collect();
        SlotDay {
            date: date.iso(),
            label: formats.date(date),
            weekday: formats.weekday(date).to_owned(),
            free: slots.iter().filter(|slot| slot.reason.is_none()).count(),
            reason: window.day_reason(date, booked, now),
            slots,
        }
    };
    window.days(now).map(day).collect()
}
