//! Days and slots as the core lists them, for forms without scripts.

use core_wasm::booking::{BookedSlots, EventCalendar, SlotReason, VenueTime};
use serde::Serialize;

/// A day that can be booked, with all its slots.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SlotDay {
    /// `YYYY-MM-DD`.
    pub date: String,
    /// `12 Oct 2027`.
    pub label: String,
    pub weekday: String,
    pub free: usize,
    /// The reason why it has no free slot.
    #[cfg_attr(test, ts(type = "SlotReason | null"))]
    pub reason: Option<SlotReason>,
    pub slots: Vec<DaySlot>,
}

/// A slot of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DaySlot {
    /// Label of the slot in the API.
    pub time: String,
    /// Label for visitors.
    pub label: String,
    /// The reason why it cannot be chosen; `None` for a free slot.
    #[cfg_attr(test, ts(type = "SlotReason | null"))]
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

#[cfg(test)]
mod tests {
    use core_wasm::booking::{BookingWindow, Slot};
    use core_wasm::fields::Date;
    use core_wasm::formats::DateFormats;

    use super::*;

    fn date(text: &str) -> Date {
        Date::parse(text).unwrap()
    }

    fn fair() -> EventCalendar {
        EventCalendar {
            token: "fair".to_owned(),
            name: "Fair".to_owned(),
            booth: "1".to_owned(),
            time_zone: "America/Los_Angeles".to_owned(),
            window: BookingWindow {
                last_slot: 11 * 60,
                ..BookingWindow::standard(date("2027-10-12"), date("2027-10-13"))
            },
            formats: DateFormats::default(),
        }
    }

    fn at(day: &str, minutes: u16) -> VenueTime {
        VenueTime::new(date(day), minutes)
    }

    #[test]
    fn every_unavailable_slot_has_a_reason() {
        let booked = BookedSlots::new([(date("2027-10-12"), Slot::parse("11:00 AM-11:30 AM").unwrap())]);
        let days = slot_days(&fair(), &booked, at("2027-10-12", 10 * 60 + 31));
        let reasons: Vec<Vec<_>> = days.iter().map(|day| day.slots.iter().map(|slot| slot.reason).collect()).collect();
        let (closed, past, taken) = (Some(SlotReason::Closed), Some(SlotReason::Past), Some(SlotReason::Booked));
        assert_eq!(reasons, [vec![past, past, taken], vec![closed, None, None]]);
        let shown: Vec<_> = days.iter().map(|day| (day.free, day.reason)).collect();
        assert_eq!(shown, [(0, Some(SlotReason::Full)), (2, None)]);
        assert_eq!((days[0].label.as_str(), days[0].weekday.as_str()), ("12 Oct 2027", "Tuesday"));
        assert_eq!(days[1].slots[1].label, "10:30 AM to 11:00 AM");
        assert_eq!(days[1].slots[1].time, "10:30 AM-11:00 AM");
    }

    #[test]
    fn an_event_that_has_ended_has_no_days() {
        assert_eq!(slot_days(&fair(), &BookedSlots::default(), at("2027-10-14", 0)), []);
    }
}
