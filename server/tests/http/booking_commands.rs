//! `server bookings …`, and shutdown while there are listeners.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use crate::booking::BOOK;
use crate::content_import::copy_of_fixture;
use crate::harness::fixture_content;
use crate::process::{Place, post_json};

const EVENT: &str = "oracle-ai-world-2027";

fn place_with_landings() -> Place {
    let place = Place::new();
    place.ok(&format!("content import {}", fixture_content().display()));
    place
}

#[test]
fn bookings_are_listed_exported_and_moved() {
    let place = place_with_landings();
    let running = place.serve();
    let body = crate::booking::payload("2027-10-12", "10:30 AM-11:00 AM").to_string();
    assert!(running.exchange(&post_json(BOOK, &body)).starts_with("HTTP/1.1 200 OK"));
    let other = crate::booking::payload("2027-10-12", "12:00 PM-12:30 PM").to_string();
    assert!(running.exchange(&post_json(BOOK, &other)).starts_with("HTTP/1.1 200 OK"));

    let list = place.ok("bookings list");
    let line: Vec<&str> = list.lines().next().unwrap().split("  ").collect();
    assert_eq!(
        line[1..],
        ["booked", EVENT, "2027-10-12", "10:30 AM-11:00 AM", "Ada Lovelace", "ada@engines.example", "+17045550101"]
    );
    let csv = place.ok("bookings export --format csv");
    assert!(csv.lines().nth(1).unwrap().ends_with(
        "\",\"oracle-ai-world-2027\",\"2027-10-12\",\"10:30 AM-11:00 AM\",\"Ada Lovelace\",\"ada@engines.example\",\"'+17045550101\",\
         \"Engines\",\"false\",\"0\",\"\",\"\""
    ), "{csv}");
    let json: serde_json::Value = serde_json::from_str(&place.ok("bookings export --format json")).unwrap();
    assert_eq!((&json[0]["reference"], &json[0]["time"]), (&line[0].into(), &"10:30 AM-11:00 AM".into()));

    let reference = line[0];
    let change_slot = |reference: &str, day: &str, time: &str| place.run(&["bookings", "move", reference, day, time]);
    for (reference, day, time, problem) in [
        (
            "B-2222222",
            "2027-10-13",
            "11:30 AM-12:00 PM",
            "B-2222222: no such booking; `server bookings list` lists them\n",
        ),
        (reference, "2027-10-12", "12:00 PM-12:30 PM", "this slot is taken already\n"),
        (reference, "2027-10-12", "10:00 AM-10:30 AM", "this slot has begun, or is closed\n"),
        (reference, "2027-10-16", "11:30 AM-12:00 PM", "2027-10-16: expected a day from 2027-10-12 to 2027-10-15\n"),
    ] {
        let (success, _, error) = change_slot(reference, day, time);
        assert_eq!((success, error.as_str()), (false, problem), "{reference} {day} {time}");
    }
    let moved = change_slot(&reference.to_lowercase(), "2027-10-13", "11:30 AM-12:00 PM");
    assert_eq!(moved.1, "The booking is moved; the visitor gets a mail.\n");
    assert_eq!(change_slot(reference, "2027-10-13", "11:30 AM-12:00 PM").1, "The booking already has this slot.\n");
    let back = change_slot(reference, "2027-10-12", "10:30 AM-11:00 AM");
    assert_eq!(back.1, "The booking is moved; the visitor gets a mail.\n", "its old slot was free again");

    assert!(running.stop().0);
}

#[test]
fn booking_keys_and_names_are_not_logged() {
    let place = place_with_landings();
    let running = place.serve_with(&[("LOG", "debug,sqlx=warn")]);
    let body = crate::booking::payload("2027-10-12", "10:30 AM-11:00 AM").to_string();
    assert!(running.exchange(&post_json(BOOK, &body)).starts_with("HTTP/1.1 200 OK"));
    let key = "0123456789abcdef".repeat(4);
    for path in [format!("/booking/{key}"), format!("/BOOKING/{key}"), format!("/_page/booking/{key}")] {
        running.get(&path);
    }
    running.exchange(&post_json(&format!("/api/bookings/{key}/cancel/"), "{}"));
    let (_, log) = running.stop();
    assert!(log.contains("/api/bookings/{key}/cancel/"), "the route is there: {log}");
    for secret in ["0123456789abcdef", "Lovelace", "ada@", "5550101"] {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
}

#[test]
fn an_open_stream_does_not_delay_shutdown() {
    let place = place_with_landings();
    let running = place.serve();
    let mut stream = running.connect();
    stream.write_all(b"GET /api/book-slot-stream/ HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut some = [0; 512];
    let read = stream.read(&mut some).unwrap();
    assert!(some[..read].starts_with(b"HTTP/1.1 200 OK"));
    let started = Instant::now();
    assert!(running.stop().0);
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
}

#[test]
fn a_setting_that_names_a_missing_landing_is_a_warning_and_the_site_starts() {
    let place = Place::new();
    let running = place.serve();
    assert!(running.get("/about").starts_with("HTTP/1.1 200"));
    let (_, log) = running.stop();
    let warning = "[events] landing names the landing \"oracle-ai-world-2027\", which does not exist";
    assert!(log.contains(warning), "{log}");
    let folder = copy_of_fixture();
    std::fs::remove_file(folder.path().join("landings/oracle-ai-world-2027.md")).unwrap();
    let out = place.ok(&format!("content check {}", folder.path().display()));
    assert_eq!(
        out.lines().last().unwrap(),
        "Warning: [events] landing names the landing \"oracle-ai-world-2027\", which does not exist in this folder."
    );
}
