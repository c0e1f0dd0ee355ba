//! Parsing of the booking form's arguments: days are `YYYY-MM-DD`, slots either of their labels, minutes counted from
//! the venue's midnight.

use super::list_from_js;
use crate::booking::{BookedSlots, Slot, VenueTime};
use crate::fields::Date;
use js_sys::Object;
use serde::Deserialize;
use wasm_bindgen::prelude::*;

/// A booked slot in the server's list.
#[derive(Deserialize)]
struct BookedSlot {
    time: String,
}

/// A free slot that the server offers instead of a taken one.
#[derive(Deserialize)]
struct FreeSlot {
    date: Date,
    time: String,
}

pub(super) fn venue_time(today: &str, minutes: u16) -> Result<VenueTime, JsValue> {
    let date = Date::parse(today).map_err(|_| JsValue::from_str("not a day"))?;
    Ok(VenueTime::new(date, minutes))
}

/// Parses `{"2027-10-12": [{"time": "10:00 AM-10:30 AM"}]}`; skips invalid entries.
pub(super) fn booked(data: &JsValue) -> BookedSlots {
    let days = data.dyn_ref::<Object>().map(Object::entries).unwrap_or_default();
    BookedSlots::new(days.iter().flat_map(|entry| {
        let day = js_sys::Array::from(&entry);
        let date = day.get(0).as_string().and_then(|date| Date::parse(&date).ok());
        let slots: Vec<BookedSlot> = list_from_js(&day.get(1));
        slots.into_iter().filter_map(move |slot| Some((date?, Slot::parse(&slot.time)?)))
    }))
}

/// Parses `[{"date": …, "time": …}]`; skips invalid entries.
pub(super) fn free_slots(list: &JsValue) -> impl Iterator<Item = (Date, Slot)> {
    let slots: Vec<FreeSlot> = list_from_js(list);
    slots.into_iter().filter_map(|slot| Some((slot.date, Slot::parse(&slot.time)?)))
}
