//! Bindings of `booking`. Days are `YYYY-MM-DD`, slots either of their labels, minutes those since the venue's midnight.

use super::{items, member, property, to_ts};
use crate::booking::slot::DAY;
use crate::booking::{self, Booked, BookingWindow, EventCalendar, PickerSnapshot, Slot, VenueTime};
use crate::fields::Date;
use js_sys::Object;
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// The slot picker by itself; a booking form has one inside.
#[wasm_bindgen]
pub struct SlotPicker(booking::SlotPicker);

#[wasm_bindgen(wasm_bindgen = crate::wasm::bindgen)]
impl SlotPicker {
    /// Nothing chosen yet.
    #[wasm_bindgen(constructor)]
    pub fn new(calendar: Ts<EventCalendar>, today: &str, minutes: u16) -> Result<Self, JsValue> {
        Ok(Self(booking::SlotPicker::new(event_calendar(&calendar.js_value())?, venue_time(today, minutes)?)))
    }

    /// A day was chosen.
    #[wasm_bindgen(js_name = chooseDate)]
    pub fn choose_date(&mut self, date: &str) {
        self.0.choose_date(date);
    }

    /// A slot of the chosen day was chosen.
    #[wasm_bindgen(js_name = chooseSlot)]
    pub fn choose_slot(&mut self, time: &str) {
        self.0.choose_slot(time);
    }

    /// Day and slot at once.
    pub fn choose(&mut self, date: &str, time: &str) {
        self.0.choose(date, time);
    }

    /// A fresh list of what is booked, as `data` of the slot list holds it.
    pub fn refresh(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Record<string, { time: string }[]>")] data: &JsValue,
    ) {
        self.0.refresh(booked(data));
    }

    /// The venue's clock moved on.
    #[wasm_bindgen(js_name = setNow)]
    pub fn set_now(&mut self, today: &str, minutes: u16) {
        if let Ok(now) = venue_time(today, minutes) {
            self.0.set_now(now);
        }
    }

    /// Nothing chosen again.
    pub fn reset(&mut self) {
        self.0.reset();
    }

    /// The picker's state.
    pub fn snapshot(&self) -> Ts<PickerSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// Reads the calendar property by property: serde's way of reading brings a formatter of floating-point numbers along for its
/// messages, which weighs more than all the rules of a booking.
pub(super) fn event_calendar(value: &JsValue) -> Result<EventCalendar, JsValue> {
    read_calendar(value).ok_or_else(|| JsValue::from_str("not an event calendar"))
}

fn read_calendar(value: &JsValue) -> Option<EventCalendar> {
    let window = member(value, "window")?;
    let day = |name| Date::parse(&property(&window, name)?).ok();
    let minutes = |name| member(&window, name).as_ref().and_then(minute);
    Some(EventCalendar {
        token: property(value, "token")?,
        name: property(value, "name")?,
        booth: property(value, "booth")?,
        time_zone: property(value, "timeZone")?,
        window: BookingWindow {
            first_day: day("firstDay")?,
            last_day: day("lastDay")?,
            slot_minutes: minutes("slotMinutes")?,
            first_slot: minutes("firstSlot")?,
            last_slot: minutes("lastSlot")?,
            closed: items(&member(&window, "closed")?).filter_map(|start| minute(&start)).collect(),
        },
    })
}

/// Minutes since midnight, or a length of time within a day.
fn minute(value: &JsValue) -> Option<u16> {
    let minutes = value.as_f64()?;
    // A cast of a number outside the range of the type saturates, so only the range need be looked at.
    (minutes >= 0.0 && minutes <= f64::from(DAY)).then_some(minutes as u16)
}

pub(super) fn venue_time(today: &str, minutes: u16) -> Result<VenueTime, JsValue> {
    let date = Date::parse(today).map_err(|_| JsValue::from_str("not a day"))?;
    Ok(VenueTime::new(date, minutes))
}

/// `{"2027-10-12": [{"time": "10:00 AM-10:30 AM"}]}`; what is not of this shape is left out.
pub(super) fn booked(data: &JsValue) -> Booked {
    let mut slots = Vec::new();
    let entries = data.dyn_ref::<Object>().map(Object::entries).unwrap_or_default();
    for entry in entries.iter() {
        let mut entry = items(&entry);
        let Some(date) = entry.next().and_then(|date| Date::parse(&date.as_string()?).ok()) else { continue };
        for item in items(&entry.next().unwrap_or_default()) {
            if let Some(slot) = property(&item, "time").as_deref().and_then(Slot::parse) {
                slots.push((date, slot));
            }
        }
    }
    Booked::new(slots)
}

/// `[{"date": …, "time": …}]`; what is not of this shape is left out.
pub(super) fn slots(list: &JsValue) -> Vec<(Date, Slot)> {
    let slot = |item: JsValue| {
        let date = Date::parse(&property(&item, "date")?).ok()?;
        Some((date, Slot::parse(&property(&item, "time")?)?))
    };
    items(list).filter_map(slot).collect()
}
