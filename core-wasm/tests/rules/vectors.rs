//! The permanent test vectors of fields, phone, forms and booking, natively. All but the vectors of payloads are
//! replayed in WebAssembly too.

use crate::common::{json, load};
use crate::replay::{Args, Machine, agrees, machine, play, unknown};
use core_wasm::booking::{BookedSlots, BookingWindow, EventCalendar, Slot, SlotPicker, VenueTime};
use core_wasm::fields::{Date, ErrorCode, FieldError, FieldKey};
use core_wasm::formats::DateFormats;
use core_wasm::forms::{ContactRequest, Form, Payload};
use core_wasm::phone::input::Deletion;
use core_wasm::phone::search;
use serde_json::{Value, json};

impl Args<'_> {
    fn field(&self) -> FieldKey {
        FieldKey::parse(self.text(0)).expect("a field")
    }

    fn errors(&self) -> Vec<FieldError> {
        let error = |value: &Value| {
            let field = FieldKey::parse(value["field"].as_str().expect("a field")).expect("a field");
            FieldError::new(field, ErrorCode::parse(value["code"].as_str().expect("a code")))
        };
        self.0[0].as_array().expect("errors").iter().map(error).collect()
    }

    fn booked(&self, index: usize) -> BookedSlots {
        let days = self.0[index].as_object().expect("days");
        BookedSlots::new(days.iter().flat_map(|(date, slots)| {
            let slots = slots.as_array().expect("slots").iter();
            slots.filter_map(move |slot| at(date, slot["time"].as_str().expect("a time")))
        }))
    }

    fn slots(&self) -> Vec<(Date, Slot)> {
        let slot = |value: &Value| at(value["date"].as_str().expect("a date"), value["time"].as_str().expect("a time"));
        self.0[0].as_array().expect("slots").iter().filter_map(slot).collect()
    }

    fn now(&self, index: usize) -> VenueTime {
        let date = Date::parse(self.text(index)).expect("a day");
        VenueTime::new(date, u16::try_from(self.whole(index + 1)).expect("minutes"))
    }

    fn calendar(&self) -> EventCalendar {
        serde_json::from_value(self.0[0].clone()).expect("a calendar")
    }
}

/// Returns a slot of a day; `None` for an invalid one, which is skipped in a list.
fn at(date: &str, time: &str) -> Option<(Date, Slot)> {
    Some((Date::parse(date).ok()?, Slot::parse(time)?))
}

/// The default country of a vector that names none.
const COUNTRY: &str = "US";

fn make(machine: &str, args: &Args) -> Box<dyn Machine> {
    let text = |index| args.0.get(index).and_then(Value::as_str);
    match machine {
        "ContactForm" => Box::new(Form::contact(text(1).unwrap_or(COUNTRY), text(0))),
        "EventContactForm" => Box::new(Form::event_contact(COUNTRY)),
        "BookingForm" => Box::new(BookingForm(Form::booking(COUNTRY, args.calendar(), args.now(1)))),
        "SlotPicker" => Box::new(SlotPicker::new(args.calendar(), args.now(1))),
        other => panic!("no machine {other}"),
    }
}

/// A form whose picker is separate from the rest of the form.
struct BookingForm(Form);

impl Machine for BookingForm {
    fn call(&mut self, method: &str, args: &Args) -> Value {
        self.0.call(method, args)
    }

    fn snapshot(&self) -> Value {
        let mut form = json(self.0.snapshot());
        let picker = form.as_object_mut().and_then(|form| form.remove("picker"));
        json!({"form": form, "picker": picker})
    }
}

impl Machine for Form {
    fn call(&mut self, method: &str, args: &Args) -> Value {
        let mut type_in = |deletion| json(self.input(args.field(), args.text(1), args.whole(2), deletion).caret);
        match method {
            "input" => type_in(Deletion::Backward),
            "deleteForward" => type_in(Deletion::Forward),
            // Key by key at the end of the displayed text.
            "type" => {
                for key in args.text(1).chars() {
                    let shown = format!("{}{key}", self.text(args.field()));
                    let caret = u32::try_from(shown.encode_utf16().count()).expect("a short text");
                    self.input(args.field(), &shown, caret, Deletion::Backward);
                }
                Value::Null
            }
            "blur" => json(self.blur(args.field())),
            "setPrivacy" => json(self.set_privacy(args.flag(0))),
            "selectCountry" => json(self.select_country(args.text(0))),
            "submit" => json(self.submit().ok().and_then(|()| self.payload())),
            "succeeded" => json(self.succeeded(args.text(0))),
            "failed" => json(self.failed(args.whole(0) as u16)),
            "conflict" => json(self.conflict(args.slots())),
            "refresh" => json(self.refresh(args.booked(0))),
            "serverErrors" => json(self.server_errors(args.errors())),
            method => self.picker().expect("a booking form").call(method, args),
        }
    }

    fn snapshot(&self) -> Value {
        json(Form::snapshot(self))
    }
}

machine! {
    SlotPicker, snapshot:
        choose_date(text), choose_slot(text), choose(text, text), set_now(now), refresh(booked), reset()
}

#[test]
fn machines() {
    for file in ["fields.json", "phone.json", "forms.json", "booking.json"] {
        play(file, make);
    }
}

#[test]
fn country_search() {
    for case in load::<Vec<Value>>("phone_search.json") {
        let found = search::search(case["query"].as_str().expect("a query"));
        let first: Vec<&str> =
            found.iter().map(|country| country.iso).take(case["first"].as_array().map_or(0, Vec::len)).collect();
        assert_eq!(json!(first), case["first"], "{}", case["name"]);
        if let Some(count) = case["count"].as_u64() {
            assert_eq!(found.len() as u64, count, "{}", case["name"]);
        }
    }
}

#[test]
fn labels() {
    let formats = DateFormats::default();
    for case in load::<Vec<Value>>("booking_labels.json") {
        let text = case["text"].as_str().expect("a text");
        let actual = match case["op"].as_str() {
            Some("slot") => json(Slot::parse(text).map(
                |slot| json!({"start": slot.start(), "end": slot.end(), "label": formats.slot(slot), "wire": slot.wire()}),
            )),
            Some("date") => {
                json(Date::parse(text).ok().map(|date| json!({"label": formats.date(date), "weekday": formats.weekday(date)})))
            }
            other => panic!("no operation {other:?}"),
        };
        assert_eq!(actual, case["expect"], "{}", case["name"]);
    }
}

#[test]
fn contact_payloads() {
    for case in load::<Vec<Value>>("forms_payload.json") {
        let input: Payload = serde_json::from_value(case["payload"].clone()).expect("a payload");
        let checked = input.check_contact(case["country"].as_str().unwrap_or(COUNTRY));
        if let Some(kind) = case["kind"].as_str() {
            assert_eq!(kind == "contact", matches!(checked, Ok(ContactRequest::Contact(_))), "{}", case["name"]);
        }
        let (actual, expected) = (outcome(&checked), &case["expect"]);
        let same = actual == *expected || actual.get("ok").is_some_and(|lead| agrees(lead, &expected["ok"]));
        assert!(same, "{}: {actual}, not {expected}", case["name"]);
    }
}

#[test]
fn booking_payloads() {
    for case in load::<Vec<Value>>("booking_payload.json") {
        let window: BookingWindow = serde_json::from_value(case["calendar"]["window"].clone()).expect("a window");
        let date = Date::parse(case["now"]["date"].as_str().expect("a day")).expect("a day");
        let now = VenueTime::new(date, case["now"]["minutes"].as_u64().expect("minutes") as u16);
        let input: Payload = serde_json::from_value(case["payload"].clone()).expect("a payload");
        let checked = input.check_booking(&window, now, COUNTRY);
        assert_eq!(outcome(&checked), case["expect"], "{}", case["name"]);
        // `check_slot` reports the errors of day and slot as `check_booking` does.
        let of_slot = |error: &FieldError| matches!(error.field, FieldKey::Date | FieldKey::Time);
        let expected: Vec<_> = checked.err().unwrap_or_default().into_iter().filter(of_slot).collect();
        assert_eq!(input.check_slot(&window, now).err().unwrap_or_default(), expected, "{}", case["name"]);
    }
}

fn outcome<T: serde::Serialize>(checked: &Result<T, Vec<FieldError>>) -> Value {
    match checked {
        Ok(value) => json!({"ok": value}),
        Err(errors) => json!({"errors": errors}),
    }
}
