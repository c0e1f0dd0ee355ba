//! The permanent test vectors of fields, phone, forms and booking, natively. The same files are replayed in WebAssembly
//! and, for payloads, over HTTP.
//!
//! A machine's vector is `{name, machine, args, events, includes}` with events as in `replay`; `includes` is the
//! relevant part of the snapshot: the given keys of an object, every entry of a list.

use crate::common::{json, load};
use core_wasm::booking::{BookedSlots, BookingWindow, EventCalendar, Slot, SlotPicker, VenueTime};
use core_wasm::fields::{Date, ErrorCode, FieldError, FieldKey};
use core_wasm::forms::{ContactRequest, Form, Payload};
use core_wasm::phone::input::Deletion;
use core_wasm::phone::search;
use serde_json::{Value, json};
use std::borrow::Cow;

/// Arguments of a call.
struct Args<'a>(&'a [Value]);

impl Args<'_> {
    fn text(&self, index: usize) -> &str {
        self.0[index].as_str().expect("a text")
    }

    fn whole(&self, index: usize) -> u32 {
        u32::try_from(self.0[index].as_u64().expect("a whole number")).expect("32 bits")
    }

    fn field(&self) -> FieldKey {
        FieldKey::parse(self.text(0)).expect("a field")
    }

    fn errors(&self) -> Vec<FieldError> {
        let error = |value: &Value| FieldError {
            field: FieldKey::parse(value["field"].as_str().expect("a field")).expect("a field"),
            code: ErrorCode::parse(value["code"].as_str().expect("a code")),
            message: Cow::Owned(value["message"].as_str().expect("a message").to_owned()),
        };
        self.0[0].as_array().expect("errors").iter().map(error).collect()
    }

    fn booked(&self) -> BookedSlots {
        let days = self.0[0].as_object().expect("days");
        BookedSlots::new(days.iter().flat_map(|(date, slots)| {
            let slots = slots.as_array().expect("slots").iter();
            slots.filter_map(move |slot| at(date, slot["time"].as_str().expect("a time")))
        }))
    }

    fn slots(&self) -> Vec<(Date, Slot)> {
        let slot = |value: &Value| {
            at(value["date"].as_str().expect("a date"), value["time"].as_str().expect("a time"))
        };
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

/// A machine, by its name in the vectors.
enum Machine {
    Form(Box<Form>),
    /// A form whose picker is separate from the rest of the form.
    Booking(Box<Form>),
    Picker(Box<SlotPicker>),
}

impl Machine {
    fn new(name: &str, args: &Args) -> Self {
        match name {
            "ContactForm" => Self::Form(Box::new(Form::contact(args.0.first().and_then(Value::as_str)))),
            "EventContactForm" => Self::Form(Box::new(Form::event_contact())),
            "BookingForm" => Self::Booking(Box::new(Form::booking(args.calendar(), args.now(1)))),
            "SlotPicker" => Self::Picker(Box::new(SlotPicker::new(args.calendar(), args.now(1)))),
            other => panic!("no machine {other}"),
        }
    }

    fn call(&mut self, method: &str, args: &Args) -> Value {
        match self {
            Self::Form(form) | Self::Booking(form) => fill(form, method, args),
            Self::Picker(picker) => match method {
                "refresh" => json!(picker.refresh(args.booked())),
                "reset" => json!(picker.reset()),
                method => pick(picker, method, args),
            },
        }
    }

    fn snapshot(&self) -> Value {
        match self {
            Self::Form(form) => json(&form.snapshot()),
            Self::Booking(form) => {
                let mut form = json(&form.snapshot());
                let picker = form.as_object_mut().and_then(|form| form.remove("picker"));
                json!({"form": form, "picker": picker})
            }
            Self::Picker(picker) => json(&picker.snapshot()),
        }
    }
}

fn fill(form: &mut Form, method: &str, args: &Args) -> Value {
    let mut type_in = |deletion| json!(form.input(args.field(), args.text(1), args.whole(2), deletion).caret);
    match method {
        "input" => type_in(Deletion::Backward),
        "deleteForward" => type_in(Deletion::Forward),
        "blur" => json!(form.blur(args.field())),
        "setPrivacy" => json!(form.set_privacy(args.0[0].as_bool().expect("a flag"))),
        "selectCountry" => json!(form.select_country(args.text(0))),
        "submit" => json!(form.submit().ok().and_then(|()| form.payload())),
        "succeeded" => json!(form.succeeded(args.text(0))),
        "failed" => json!(form.failed(args.whole(0) as u16)),
        "conflict" => json!(form.conflict(args.slots())),
        "refresh" => json!(form.refresh(args.booked())),
        "serverErrors" => json!(form.server_errors(args.errors())),
        method => pick(form.picker().expect("a booking form"), method, args),
    }
}

fn pick(picker: &mut SlotPicker, method: &str, args: &Args) -> Value {
    match method {
        "chooseDate" => json!(picker.choose_date(args.text(0))),
        "chooseSlot" => json!(picker.choose_slot(args.text(0))),
        "choose" => json!(picker.choose(args.text(0), args.text(1))),
        "setNow" => json!(picker.set_now(args.now(0))),
        method => panic!("no method {method}"),
    }
}

fn includes(actual: &Value, expected: &Value) -> bool {
    match (actual, expected) {
        (Value::Object(actual), Value::Object(expected)) => {
            expected.iter().all(|(key, value)| actual.get(key).is_some_and(|actual| includes(actual, value)))
        }
        (Value::Array(actual), Value::Array(expected)) => {
            actual.len() == expected.len() && actual.iter().zip(expected).all(|(one, other)| includes(one, other))
        }
        (actual, expected) => actual == expected,
    }
}

/// Compares objects whole, but for empty texts that a vector does not name: the answers to fields that are younger.
fn agrees(actual: &Value, expected: &Value) -> bool {
    let younger = |(key, text): (&String, &Value)| expected.get(key).is_none() && text != "";
    includes(actual, expected) && !actual.as_object().into_iter().flatten().any(younger)
}

fn play(file: &str) {
    let cases: Vec<Value> = load(file);
    let findings: Vec<String> = cases.iter().filter_map(finding).collect();
    assert!(findings.is_empty(), "{} of {} vectors differ:\n{}", findings.len(), cases.len(), findings.join("\n"));
}

fn finding(case: &Value) -> Option<String> {
    let name = case["name"].as_str().expect("a name");
    let mut machine =
        Machine::new(case["machine"].as_str().expect("a machine"), &Args(case["args"].as_array().expect("arguments")));
    for event in case["events"].as_array().expect("events") {
        let call = event.get("call").unwrap_or(event).as_array().expect("a call");
        let answer = machine.call(call[0].as_str().expect("a method"), &Args(&call[1..]));
        let returns = event.as_object().and_then(|event| event.get("returns"));
        if let Some(returns) = returns
            && !agrees(&answer, returns)
        {
            return Some(format!("{name}: {} returned {answer}, not {returns}", call[0]));
        }
    }
    let snapshot = machine.snapshot();
    let expected = &case["includes"];
    let shown = |keys: &Value| {
        let part = |key: &String| (key.clone(), snapshot[key].clone());
        Value::Object(keys.as_object().expect("an object").keys().map(part).collect())
    };
    (!includes(&snapshot, expected)).then(|| format!("{name}: {}\n    not {expected}", shown(expected)))
}

#[test]
fn fields() {
    play("fields.json");
}

#[test]
fn phone() {
    play("phone.json");
}

#[test]
fn forms() {
    play("forms.json");
}

#[test]
fn booking() {
    play("booking.json");
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
    for case in load::<Vec<Value>>("booking_labels.json") {
        let text = case["text"].as_str().expect("a text");
        let actual = match case["op"].as_str() {
            Some("slot") => json(&Slot::parse(text).map(
                |slot| json!({"start": slot.start(), "end": slot.end(), "label": slot.label(), "wire": slot.wire()}),
            )),
            Some("date") => {
                json(&Date::parse(text).ok().map(|date| json!({"label": date.label(), "weekday": date.weekday()})))
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
        let checked = input.check_contact();
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
        let checked = input.check_booking(&window, now);
        assert_eq!(outcome(&checked), case["expect"], "{}", case["name"]);
        // Day and slot alone are validated as among the other fields.
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
