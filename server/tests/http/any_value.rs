//! Any value that the core accepts reaches the owner, every calendar and every export, and can be erased.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};
use server::work::outbox::Channel;

use crate::booking::IN_THE_EVENT;
use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, Setup, TestApp, deliver, environment};
use crate::process::Place;
use crate::smtp_server::{SmtpServer, header};

/// Number of visitors: enough to meet every value below many times.
const CASES: u32 = 64;

/// Generates texts that break naive headers, calendars, tables and terminals.
fn text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        "[a-zA-Z0-9 .,;:'\"()&=+@-]{0,12}",
        "[\\PC]{0,4}",
        "\\PC{200}",
        any::<char>().prop_map(String::from),
        Just("\r\nBcc: all@x.example".to_owned()),
        Just("=?utf-8?b?QQ==?=".to_owned()),
        Just("\u{202e}\u{2066}\u{85}\u{2028}\u{b}\u{1b}[2J".to_owned()),
        Just("നമസ്കാരം e\u{301} 👩🏽‍🚀".to_owned()),
        Just("BEGIN:VEVENT\nEND:VCALENDAR".to_owned()),
        Just("=1+1\",\t".to_owned()),
    ];
    prop::collection::vec(piece, 0..4).prop_map(|pieces| pieces.concat())
}

fn name() -> impl Strategy<Value = String> {
    text().prop_map(|text| format!("A{text}"))
}

/// Generates valid and mistyped addresses; the core decides.
fn email() -> impl Strategy<Value = String> {
    let local = prop_oneof![
        "[a-z0-9.!#$%&'*+=?^_`{|}~-]{1,20}",
        "[a-z]{65,90}",
        "\"[a-z;,:]{1,8}\"",
        Just("ädä".to_owned()),
        Just("用户".to_owned()),
        Just("jose\u{301}".to_owned()),
        Just("😀".to_owned()),
        Just("a\u{202e}b".to_owned()),
    ];
    let domain = prop_oneof![
        "[a-z0-9-]{1,12}\\.[a-z]{2,6}",
        "[a-z]{1,8}\\.\\.?[a-z]{2,3}[.,;]?",
        Just("exämple.de".to_owned()),
        Just("例子.广告".to_owned()),
        Just("\u{202e}b.example".to_owned()),
        Just("xn--a.example".to_owned()),
        Just("[192.0.2.1]".to_owned()),
        Just("[999.0.2.1]".to_owned()),
    ];
    (local, domain).prop_map(|(local, domain)| format!("{local}@{domain}"))
}

fn visitor() -> impl Strategy<Value = Value> {
    let phone = prop_oneof![Just("+17045550101".to_owned()), "\\+?[0-9 ()-]{5,20}"];
    (name(), email(), phone, text(), text(), text(), any::<bool>()).prop_map(
        |(name, email, phone, company, service, description, consent)| {
            let mut lead = json!({ "fullName": name, "email": email, "phone": phone, "company": company });
            if consent {
                lead["service"] = json!(service);
                lead["description"] = json!(description);
                lead["privacy"] = json!(true);
            }
            lead
        },
    )
}

/// Returns some visitors, the same in every run.
fn visitors() -> Vec<Value> {
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(Config::default(), random);
    (0..CASES).map(|_| visitor().new_tree(&mut runner).unwrap().current()).collect()
}

async fn app(server: &SmtpServer) -> TestApp {
    let environment = environment(&[("SMTP_URL", &server.url()), ("RATE_LIMIT", "off")]);
    TestApp::with(Setup { environment, ..Setup::at(IN_THE_EVENT) }).await
}

#[tokio::test]
async fn every_accepted_lead_reaches_the_owner_and_the_export_and_can_be_erased() {
    let server = SmtpServer::start(&[]);
    let app = app(&server).await;
    let mut accepted = 0;
    for visitor in visitors() {
        let status = app.post_json(CONTACT, &visitor.to_string()).await.status.as_u16();
        assert!([200, 422].contains(&status), "{status} for {visitor}");
        accepted += usize::from(status == 200);
    }
    assert!(accepted > 10, "only {accepted} were accepted");
    let leads = app.leads().await;
    assert_eq!(leads.len(), accepted);
    deliver(&app, Channel::Mail).await;
    let taken = server.accepted();
    let owners: Vec<&String> = taken.iter().filter(|mail| header(mail, "To") == "info@acme.example").collect();
    assert_eq!(owners.len(), accepted, "each lead reaches the owner at the first attempt");
    for mail in &taken {
        let head: Vec<&str> = mail.lines().take_while(|line| !line.is_empty()).collect();
        assert!(head.iter().all(|line| line.is_ascii() && !line.to_lowercase().starts_with("bcc:")), "{head:?}");
    }

    let place = Place::new();
    for format in ["csv", "json"] {
        let mut export = place.command(&["leads", "export", "--format", format]);
        let output = export.env("DATABASE_URL", &app.database.url).output().unwrap();
        let written = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{format}");
        assert!(leads.iter().all(|lead| written.contains(&lead.reference)), "{format}");
    }
    for lead in &leads {
        app.state.store.erase_person(&lead.visitor.email, IN_THE_EVENT).await.unwrap();
    }
    assert_eq!(app.leads().await, []);
    assert_eq!(app.column("select id from outbox").await, [""; 0]);
}

#[tokio::test]
async fn control_characters_of_a_stored_lead_are_not_printed() {
    let app = TestApp::with(Setup::default()).await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    app.execute("update leads set description = 'a\u{1b}[2J\u{9b}2J\u{7f}\tb'").await;
    let place = Place::without_pages();
    for words in [
        &["leads", "list"][..],
        &["leads", "export", "--format", "csv"],
        &["leads", "export", "--format", "json"],
        &["privacy", "export", "ada@engines.example"],
    ] {
        let output = place.command(words).env("DATABASE_URL", &app.database.url).output().unwrap();
        let written = String::from_utf8(output.stdout).unwrap();
        assert!(written.contains("ada@engines.example"), "{words:?}: {written}");
        let is_raw = |character: char| character.is_control() && !matches!(character, '\t' | '\r' | '\n');
        assert!(!written.contains(is_raw), "{words:?}: {written:?}");
    }
}

#[tokio::test]
async fn every_accepted_booking_reaches_the_owner_and_a_calendar() {
    let server = SmtpServer::start(&[]);
    let app = app(&server).await;
    let mut accepted = 0;
    let slots = (12..=15).flat_map(|day| {
        ["10:00 AM-10:30 AM", "10:30 AM-11:00 AM", "11:00 AM-11:30 AM", "11:30 AM-12:00 PM", "01:00 PM-01:30 PM"]
            .map(|time| (format!("2027-10-{day}"), time))
    });
    let mut slots = slots.collect::<Vec<_>>().into_iter();
    let mut slot = slots.next().unwrap();
    for mut visitor in visitors() {
        visitor["date"] = json!(slot.0);
        visitor["time"] = json!(slot.1);
        let answer = app.post_json("/api/book-slot/", &visitor.to_string()).await;
        let status = answer.status.as_u16();
        assert!([200, 409, 422].contains(&status), "{status} for {visitor}: {}", answer.text());
        accepted += usize::from(status == 200);
        // A taken or invalid slot says nothing about the visitor.
        let slot_is_done = status != 422 || answer.text().contains("\"time\"") || answer.text().contains("\"date\"");
        if slot_is_done {
            let Some(next) = slots.next() else { break };
            slot = next;
        }
    }
    assert!(accepted > 5, "only {accepted} were accepted");
    deliver(&app, Channel::Mail).await;
    let taken = server.accepted();
    let owners = taken.iter().filter(|mail| header(mail, "To") == "info@acme.example").count();
    assert_eq!(owners, accepted, "each booking reaches the owner at the first attempt");
    let bookings = crate::booking::bookings(&app.state.store).await;
    for booking in &bookings {
        let calendar = app.get(&format!("/api/book-slot/{}/calendar.ics", booking.reference)).await.expect(200);
        let lines: Vec<&str> = calendar.text().split("\r\n").collect();
        assert_eq!(lines.iter().filter(|line| line.starts_with("BEGIN:VEVENT")).count(), 1);
        assert!(lines.iter().all(|line| line.len() <= 75 && !line.contains(char::is_control)), "{lines:?}");
    }
    // Checked last: an address in another case belongs to the same person.
    for booking in &bookings {
        app.state.store.erase_person(&booking.visitor.email, IN_THE_EVENT).await.unwrap();
    }
    assert_eq!(app.column("select id from outbox").await, [""; 0]);
}
