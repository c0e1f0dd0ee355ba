//! Payloads of forms without JavaScript, and the values of validated ones.

use core_wasm::fields::{EmailAddress, ErrorCode, FieldError, FieldKey, FullName, PhoneNumber, name, short_text};
use core_wasm::forms::Payload;
use core_wasm::phone::Country;

const UNKNOWN_KEY: [(&str, &str); 1] = [("unknown", "dropped")];

#[test]
fn a_booking_is_read_from_pairs_the_last_of_a_key_counts() {
    let pairs = [
        ("fullName", "Grace"),
        ("fullName", "Ada Lovelace"),
        ("email", "ada@example.org"),
        ("phone", "+12015550123"),
        ("company", "Engines"),
        ("date", "2027-10-12"),
        ("time", "10:30 AM-11:00 AM"),
        ("event", "next"),
        ("website", ""),
        ("unknown", "dropped"),
    ];
    let expected: Payload = serde_json::from_value(serde_json::json!({
        "fullName": "Ada Lovelace", "email": "ada@example.org", "phone": "+12015550123", "company": "Engines",
        "date": "2027-10-12", "time": "10:30 AM-11:00 AM", "event": "next", "website": "",
    }))
    .expect("a payload");
    assert_eq!(Payload::from_pairs(pairs), expected);
    assert_eq!(Payload::from_pairs(UNKNOWN_KEY), Payload::default());
}

#[test]
fn day_and_slot_may_be_one_value() {
    let read = |slot| Payload::from_pairs([("slot", slot)]);
    let chosen = |date: &str, time: &str| Payload {
        texts: [(FieldKey::Date, date), (FieldKey::Time, time)].into_iter().collect(),
        ..Payload::default()
    };
    assert_eq!(read("2027-10-12 10:00 AM-10:30 AM"), chosen("2027-10-12", "10:00 AM-10:30 AM"));
    assert_eq!(read("2027-10-12"), chosen("2027-10-12", ""));
    assert_eq!(read(""), chosen("", ""));
}

#[test]
fn a_written_payload_is_read_back() {
    let texts =
        FieldKey::ALL.into_iter().filter(|field| *field != FieldKey::Privacy).map(|field| (field, field.as_str()));
    let payload = Payload { texts: texts.collect(), privacy: Some(true), ..Payload::default() };
    let written = serde_json::to_value(&payload).expect("JSON");
    for field in FieldKey::ALL {
        assert_eq!(serde_json::to_value(field).expect("JSON"), field.as_str());
        assert!(written.get(field.as_str()).is_some(), "{field:?} is a member of its own");
    }
    assert_eq!(serde_json::from_value::<Payload>(written).expect("a payload"), payload);
}

#[test]
fn only_a_non_blank_honeypot_marks_a_robot() {
    for (website, bait) in [("", false), ("  \n", false), ("https://spam.example", true)] {
        let pairs = [("website", website)];
        assert_eq!(Payload::from_pairs(pairs).honeypot_filled(), bait, "{website:?}");
    }
    assert!(!Payload::from_pairs(UNKNOWN_KEY).honeypot_filled());
}

#[test]
fn a_checked_value_is_the_sanitised_text() {
    assert_eq!(FullName::check(Some("  Ada1 Lovelace ")).expect("a name").as_str(), "Ada Lovelace");
    assert_eq!(EmailAddress::check(Some(" ada@example.org ")).expect("an address").as_str(), "ada@example.org");
    assert_eq!(
        PhoneNumber::check(Some("(201) 555-0123"), Country::by_iso_or_default("US")).expect("a number").as_str(),
        "+12015550123"
    );
}

#[test]
fn unsanitised_characters_are_invalid() {
    assert_eq!(name::validate("Ada1"), Err(ErrorCode::Invalid));
    assert_eq!(short_text::validate(FieldKey::Company, "Engines <b>"), Err(ErrorCode::Invalid));
}

#[test]
fn every_code_is_read_back_and_a_long_text_has_its_limit() {
    for code in [ErrorCode::Required, ErrorCode::Invalid, ErrorCode::TooLong, ErrorCode::Unavailable] {
        assert_eq!(ErrorCode::parse(code.as_str()), code);
        for field in FieldKey::ALL {
            let limit = (code == ErrorCode::TooLong).then(|| field.limit()).flatten();
            assert_eq!(FieldError::new(field, code), FieldError { field, code, limit });
        }
    }
    assert_eq!(ErrorCode::parse("of a later version"), ErrorCode::Invalid);
}
