//! Properties of fields, phone and booking under any input. Fuzz targets test the machines.

use core_wasm::booking::{
    BookedSlots, BookingWindow, EventCalendar, Slot, SlotPicker, SlotState, VenueTime, nearest_free,
};
use core_wasm::fields::{Date, ErrorCode, FieldKey, PhoneNumber, Typed, email, line, name, short_text, text};
use core_wasm::formats::DateFormats;
use core_wasm::forms::Form;
use core_wasm::phone::grouping::{MAX_VISIBLE, group};
use core_wasm::phone::input::Deletion;
use core_wasm::phone::{Country, PhoneInput, country, reading};
use proptest::prelude::*;
use regex::Regex;

/// Generates texts that break naive text handling: marks, other scripts and digits, emoji, bidi controls, the stripped
/// characters.
fn texts() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        "[a-z0-9+ @.()<>/\\\\-]{0,6}",
        "[\\PC]{0,3}",
        any::<char>().prop_map(String::from),
        Just("e\u{0301}".to_owned()),
        Just("മലയാളം".to_owned()),
        Just("مُحَمَّد٣".to_owned()),
        Just("👨\u{200d}👩🏽".to_owned()),
        Just("\u{202e}\u{2066}\u{2069}".to_owned()),
        Just("+1 201 555".to_owned()),
        Just("a@b.c".to_owned()),
    ];
    prop::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat())
}

/// Deliverable addresses: atoms with single dots between them, then labels of any length.
const REACHABLE: &str = concat!(
    r"^[-0-9A-Za-z!#-'*+=?^-`{-~\x80-\x{10FFFF}&&\S]+(\.[-0-9A-Za-z!#-'*+=?^-`{-~\x80-\x{10FFFF}&&\S]+)*",
    r"@[0-9A-Za-z\x80-\x{10FFFF}&&\S]+(-+[0-9A-Za-z\x80-\x{10FFFF}&&\S]+)*",
    r"(\.[0-9A-Za-z\x80-\x{10FFFF}&&\S]+(-+[0-9A-Za-z\x80-\x{10FFFF}&&\S]+)*)+$"
);

fn utf16(text: &str) -> u32 {
    text.encode_utf16().count() as u32
}

fn united_states() -> Country {
    Country::by_iso("US").expect("a country")
}

/// Types key by key at the end of the displayed text.
fn type_behind(field: &mut PhoneInput, keys: &str) {
    for key in keys.chars() {
        let mut shown = field.text().to_owned();
        shown.push(key);
        field.input(&shown, utf16(&shown), Deletion::Backward);
    }
}

fn date() -> impl Strategy<Value = Date> {
    (-719_162..2_932_896i32).prop_map(|days| Date::from_days(days).expect("a day of the years 1 to 9999"))
}

fn slot() -> impl Strategy<Value = Slot> {
    (0..1440u16).prop_flat_map(|start| (start + 1..=1440).prop_map(move |end| Slot::new(start, end).expect("a slot")))
}

fn window() -> impl Strategy<Value = BookingWindow> {
    let day = -40..40i32;
    (day.clone(), day, any::<u8>(), 0..2000u16, 0..2000u16, prop::collection::vec(0..2000u16, 0..4)).prop_map(
        |(first, last, length, first_slot, last_slot, closed)| BookingWindow {
            first_day: Date::from_days(20_000 + first).expect("a day"),
            last_day: Date::from_days(20_000 + last).expect("a day"),
            slot_minutes: u16::from(length),
            first_slot,
            last_slot,
            closed,
            offsets: Vec::new(),
        },
    )
}

fn now() -> impl Strategy<Value = VenueTime> {
    (19_950..20_050i32, any::<u16>())
        .prop_map(|(days, minutes)| VenueTime::new(Date::from_days(days).expect("a day"), minutes))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn sanitising_is_idempotent(raw in texts()) {
        for sanitise in [name::sanitise, email::sanitise, line::sanitise, text::sanitise] {
            let once = sanitise(&raw);
            prop_assert_eq!(sanitise(&once), once);
        }
    }

    #[test]
    fn a_sanitised_value_never_fails_for_a_character(raw in texts()) {
        prop_assert_ne!(name::validate(&name::sanitise(&raw)), Err(ErrorCode::Invalid));
        for field in [FieldKey::Company, FieldKey::Service] {
            prop_assert_ne!(short_text::validate(field, &line::sanitise(&raw)), Err(ErrorCode::Invalid));
        }
        prop_assert_ne!(short_text::validate(FieldKey::Description, &text::sanitise(&raw)), Err(ErrorCode::Invalid));
    }

    #[test]
    fn a_line_has_no_breaks_or_control_characters(raw in texts(), pick in any::<prop::sample::Index>(), breaking in "[\\r\\n\\t\\x0b\\x0c\\x1b\\x7f\u{85}\u{2028}\u{2029}]{1,3}") {
        let places: Vec<usize> = raw.char_indices().map(|(place, _)| place).chain([raw.len()]).collect();
        let mut broken = raw;
        broken.insert_str(*pick.get(&places), &breaking);
        for line in [name::sanitise(&broken), line::sanitise(&broken)] {
            let breaks = line.chars().any(|character| character.is_control() || matches!(character, '\u{2028}' | '\u{2029}'));
            prop_assert!(!breaks);
        }
    }

    #[test]
    fn an_address_is_valid_when_mail_can_reach_it(
        text in texts(),
        local in "[a.\u{e9}\u{85};\"+-]{1,6}",
        domain in "[b1.\u{1F600}_-]{1,6}\\.[c,.]{1,3}",
    ) {
        let reachable = Regex::new(REACHABLE).expect("a pattern");
        for raw in [text, format!("{local}@{domain}")] {
            let address = email::sanitise(&raw);
            let expected = !address.trim().is_empty() && !reachable.is_match(address.trim());
            prop_assert_eq!(email::validate(&address) == Err(ErrorCode::Invalid), expected, "{}", address);
        }
    }

    #[test]
    fn the_cursor_stays_between_the_same_characters(raw in texts(), caret in any::<u8>()) {
        let caret = u32::from(caret);
        for (sanitise, typed) in [(name::sanitise as fn(&str) -> String, name::sanitise_typed as fn(&str, u32) -> Typed), (line::sanitise, line::sanitise_typed), (text::sanitise, text::sanitise_typed)] {
            let Typed { text: kept, caret: moved } = typed(&raw, caret);
            prop_assert_eq!(&kept, &sanitise(&raw));
            // The text before the cursor afterwards is the sanitised text that was before it.
            let mut read = 0;
            let left: String = raw.chars().take_while(|character| { read += character.len_utf16() as u32; read <= caret }).collect();
            prop_assert_eq!(moved, utf16(&sanitise(&left)));
            prop_assert!(moved <= utf16(&kept));
        }
    }

    #[test]
    fn grouping_keeps_the_digits_and_the_width(digits in "[0-9]{1,15}", pick in any::<prop::sample::Index>()) {
        let countries: Vec<Country> = country::all().collect();
        let country = pick.get(&countries);
        let national = format!("{}{digits}", country.dial);
        for number in [&digits, national.get(..national.len().min(15)).expect("digits")] as [&str; 2] {
            let text = group(number, country);
            prop_assert_eq!(reading::digits(&text), number);
            prop_assert!(text.len() <= MAX_VISIBLE && text.starts_with('+') && !text.ends_with(' ') && !text.contains("  "));
        }
    }

    #[test]
    fn digits_after_the_cursor_stay_after_it(digits in "1[2-9][0-9]{5,9}", at in 0..12usize, typed in "[0-9]") {
        let mut field = PhoneInput::new(united_states());
        let whole = format!("+{digits}");
        field.input(&whole, utf16(&whole), Deletion::Backward);
        let mut shown = field.text().to_owned();
        let at = 2 + at % (shown.len() - 1);
        shown.insert_str(at, &typed);
        let behind = reading::digits(shown.get(at + 1..).expect("ASCII"));
        let caret = field.input(&shown, at as u32 + 1, Deletion::Backward) as usize;
        prop_assert_eq!(reading::digits(field.text().get(caret..).expect("ASCII")), behind);
    }

    #[test]
    fn backspacing_through_a_number_empties_it(digits in "[1-9][0-9]{0,14}") {
        let mut field = PhoneInput::new(united_states());
        let whole = format!("+{digits}");
        let mut caret = field.input(&whole, utf16(&whole), Deletion::Backward) as usize;
        for _ in 0..reading::digits(field.text()).len() {
            let mut text = field.text().to_owned();
            text.remove(caret - 1);
            caret = field.input(&text, caret as u32 - 1, Deletion::Backward) as usize;
        }
        prop_assert_eq!(reading::digits(field.text()), "");
    }

    #[test]
    fn a_typed_exit_code_becomes_a_plus(national in "[2-79][0-9]{5,8}", chosen in any::<prop::sample::Index>(), called in any::<prop::sample::Index>(), behind_code in any::<bool>(), american in any::<bool>()) {
        let countries: Vec<Country> = country::all().collect();
        let (chosen, called) = (chosen.get(&countries), called.get(&countries));
        let mut field = PhoneInput::new(united_states());
        field.select_country(chosen.iso);
        if !behind_code {
            field.input("", 0, Deletion::Backward);
        }
        let exit = if american && chosen.dial == "1" { "011" } else { "00" };
        type_behind(&mut field, &format!("{exit}{}{national}", called.dial));
        prop_assert_eq!(field.value(), format!("+{}{national}", called.dial));
    }

    #[test]
    fn an_extension_is_not_part_of_the_number(number in "[2-9][0-9]{2} ?[2-9][0-9]{2}-?[0-9]{4}", plus in any::<bool>(), marker in prop::sample::select(vec![" x", "X ", "#", " ext ", " ext. ", " Ext", " extn ", " extension ", ";ext="]), extension in "[0-9]{1,8}") {
        let number_only = if plus { format!("+1 {number}") } else { number };
        let whole = format!("{number_only}{marker}{extension}");
        let number = PhoneNumber::check(Some(&number_only), united_states()).expect("a number");
        let wanted = number.as_str();
        prop_assert_eq!(&PhoneNumber::check(Some(&whole), united_states()), &Ok(number.clone()));
        let mut pasted = PhoneInput::new(united_states());
        prop_assert_eq!(pasted.input(&whole, utf16(&whole), Deletion::Backward), utf16(pasted.text()));
        prop_assert_eq!(pasted.value(), wanted);
        let mut typed = PhoneInput::new(united_states());
        type_behind(&mut typed, &whole);
        prop_assert_eq!(typed.value(), wanted);
        prop_assert_eq!(typed.snapshot(), pasted.snapshot());
        prop_assert!(typed.snapshot().notice.is_some());
    }

    #[test]
    fn days_convert_to_numbers_and_back(date in date(), step in -3000..3000i32) {
        prop_assert_eq!(Date::from_days(date.days()), Some(date));
        prop_assert_eq!(Date::parse(&date.to_string()), Ok(date));
        if let Some(later) = date.plus_days(step) {
            prop_assert_eq!(later.days() - date.days(), step);
            prop_assert_eq!(later > date, step > 0);
        }
        if let Some(week) = date.plus_days(7) {
            prop_assert_eq!(week.weekday(), date.weekday());
        }
    }

    #[test]
    fn a_date_from_any_number_of_days_converts_back(days in any::<i32>()) {
        if let Some(date) = Date::from_days(days) {
            prop_assert_eq!(date.days(), days);
        }
    }

    #[test]
    fn any_window_is_bounded(window in window(), now in now()) {
        prop_assert!(window.slots().count() <= 1440);
        let days: Vec<Date> = window.days(now).collect();
        prop_assert!(days.len() <= 92 && days.iter().all(|day| *day >= now.date && *day <= window.last_day && window.is_bookable_day(*day, now)));
        prop_assert!(!window.is_over(now) || days.is_empty());
    }

    #[test]
    fn alternatives_are_free_and_nearest_first(window in window(), now in now(), taken in prop::collection::vec((-40..40i32, 0..60usize), 0..30), wanted in (-50..50i32, slot())) {
        let slots: Vec<Slot> = window.slots().take(60).collect();
        let day = |days: i32| Date::from_days(20_000 + days).expect("a day");
        let booked = BookedSlots::new(taken.into_iter().filter_map(|(days, index)| Some((day(days), *slots.get(index)?))));
        let wanted = (day(wanted.0), wanted.1);
        let found = nearest_free(&window, &booked, now, wanted, 3);
        prop_assert!(found.len() <= 3);
        let minute = |at: &(Date, Slot)| i64::from(at.0.days()) * 1440 + i64::from(at.1.start());
        let distances: Vec<i64> = found.iter().map(|at| (minute(at) - minute(&wanted)).abs()).collect();
        prop_assert!(distances.windows(2).all(|pair| pair[0] <= pair[1]));
        prop_assert!(found.iter().all(|at| *at != wanted && window.is_bookable_day(at.0, now) && window.state(at.0, at.1, &booked, now) == SlotState::Free));
    }

    #[test]
    fn a_chosen_slot_is_always_free(events in prop::collection::vec((0..7u8, -3..6i32, 0..14u16, 0..1500u16), 0..30)) {
        let calendar = EventCalendar {
            token: "next".into(), name: "Next".into(), booth: "1".into(), time_zone: "UTC".into(),
            window: BookingWindow::standard(Date::from_days(20_000).expect("a day"), Date::from_days(20_003).expect("a day")),
            formats: DateFormats::default(),
        };
        let mut picker = SlotPicker::new(calendar.clone(), VenueTime::new(Date::from_days(19_999).expect("a day"), 0));
        let mut form = Form::booking("US", calendar, VenueTime::new(Date::from_days(19_999).expect("a day"), 0));
        for (kind, days, index, minutes) in events {
            let date = Date::from_days(20_000 + days).expect("a day");
            let slot = Slot::new(600 + 30 * index, 630 + 30 * index).expect("a slot");
            for picker in [&mut picker, form.picker().expect("a booking form")] {
                match kind {
                    0 => picker.choose_date(&date.to_string()),
                    1 => picker.choose_slot(&DateFormats::default().slot(slot)),
                    2 => picker.choose(&date.to_string(), &slot.wire()),
                    3 => picker.refresh(BookedSlots::new([(date, slot)])),
                    4 => picker.set_now(VenueTime::new(date, minutes)),
                    5 => picker.conflict((date, slot), [(date, slot)]),
                    _ => { let _ = picker.confirm(); }
                }
            }
            let snapshot = picker.snapshot();
            let selected: Vec<_> = snapshot.slots.iter().filter(|slot| slot.selected).collect();
            prop_assert!(selected.len() <= 1 && selected.iter().all(|slot| slot.state == SlotState::Free));
            prop_assert_eq!(snapshot.time.is_some(), selected.len() == 1);
            prop_assert!(snapshot.date.is_none() || snapshot.days.iter().any(|day| day.selected));
            let _ = form.submit();
            let _ = form.snapshot();
        }
    }
}
