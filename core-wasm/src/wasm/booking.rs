//! What the booking form takes: days are `YYYY-MM-DD`, slots either of their labels, minutes those since the venue's midnight.

use super::list_from_js;
use crate::booking::{Booked, Slot, VenueTime};
use crate::fields::Date;
use js_sys::Object;
use serde::Deserialize;
use wasm_bindgen::prelude::*;

/// A booked slot, as the server's list has it.
#[derive(Deserialize)]
struct BookedSlot {
    time: String,
}

/// A free slot, as the server offers it instead of a taken one.
#[derive(Deserialize)]
struct FreeSlot {
    date: Date,
    time: String,
}

pub(super) fn venue_time(today: &str, minutes: u16) -> Result<VenueTime, JsValue> {
    let date = Date::parse(today).map_err(|_| JsValue::from_str("not a day"))?;
    Ok(VenueTime::new(date, minutes))
}

/// `{"2027-10-12": [{"time": "10:00 AM-10:30 AM"}]}`; what is not of this shape is left out.
pub(super) fn booked(data: &JsValue) -> Booked {
    let days = data.dyn_ref::<Object>().map(Object::entries).unwrap_or_default();
    Booked::new(days.iter().flat_map(|entry| {
        let day = js_sys::Array::from(&entry);
        let date = day.get(0).as_string().and_then(|date| Date::parse(&date).ok());
        let slots: Vec<BookedSlot> = list_from_js(&day.get(1));
        slots.into_iter().filter_map(move |slot| Some((date?, Slot::parse(&slot.time)?)))
    }))
}

/// `[{"date": …, "time": …}]`; what is not of this shape is left out.
pub(super) fn free_slots(list: &JsValue) -> impl Iterator<Item = (Date, Slot)> {
    let slots: Vec<FreeSlot> = list_from_js(list);
    slots.into_iter().filter_map(|slot| Some((slot.date, Slot::parse(&slot.time)?)))
}
