//! A German firm: its language, its formats of dates and times, and no word of the example.

use std::path::PathBuf;

use content::{Translation, words_of};
use serde_json::{Value, json};

use crate::booking::{BOOK, IN_THE_EVENT, book, payload};
use crate::harness::{Setup, TestApp, each, root};
use crate::words::{each_text, example_words_in};

const CONTACT: &str = "/api/hafenwerk-contact-us/";
/// Words that most English sentences have and no German one.
const COMMON: [&str; 12] = ["and", "the", "of", "to", "with", "your", "you", "for", "from", "this", "that", "please"];

fn firm() -> PathBuf {
    root().join("web/tests/fixtures/german-firm")
}

/// Returns the firm's site in the real web build, during its event.
async fn german_site() -> TestApp {
    let dist = root().join("web/dist");
    let bundle = std::fs::read_to_string(dist.join("server/entry-server.js"))
        .unwrap_or_else(|cause| panic!("web/dist has to be built first, by scripts/run --build: {cause}"));
    let site = std::fs::read_to_string(firm().join("site.toml")).unwrap();
    let site = site.replace("[server]", "[server]\npublic_url = \"https://www.acme.example\"");
    let app = TestApp::with(Setup {
        bundle,
        dist,
        site,
        pages: firm().join("content"),
        landings: false,
        ..Setup::at(IN_THE_EVENT)
    })
    .await;
    crate::content_import::import_into(&app, &firm().join("content")).await;
    app
}

/// Returns the example's words that the firm does not have itself.
fn english() -> Value {
    let german = std::fs::read_to_string(root().join("server/content/starter/de/words.yaml")).unwrap();
    let mut words = serde_json::to_value(words_of(&Value::Null, Translation::English).unwrap()).unwrap();
    each_text(&mut words, &mut |text| {
        if german.contains(text.as_str()) {
            text.clear();
        }
    });
    words
}

/// Returns the text nodes of a document, and its title.
fn shown(html: &str) -> String {
    let mut text = String::new();
    for (index, part) in html.split("<script").enumerate() {
        let part = if index == 0 { part } else { part.split_once("</script>").map_or("", |(_, rest)| rest) };
        let part = part.split_once("<style>").map_or(part.to_owned(), |(before, rest)| {
            format!("{before}{}", rest.split_once("</style>").map_or("", |(_, rest)| rest))
        });
        for piece in part.split('<') {
            text.push_str(piece.split_once('>').map_or("", |(_, shown)| shown));
            text.push('\n');
        }
    }
    text
}

fn assert_german(text: &str, english: &Value, place: &str) {
    let mut found = example_words_in(text, english);
    let words = text.split(|char: char| !char.is_alphabetic()).map(str::to_lowercase);
    found.extend(words.filter(|word| COMMON.contains(&word.as_str())));
    assert_eq!(found, Vec::<String>::new(), "{place}");
}

#[tokio::test]
async fn refused_forms_of_a_german_firm_are_german() {
    let app = german_site().await;
    let english = english();
    for (path, form, message) in [
        (CONTACT, "fullName=&email=x&phone=12&description=", "Bitte geben Sie Ihren Namen an."),
        (BOOK, "fullName=Ada&email=x&phone=12&date=&time=", "Bitte wählen Sie einen Tag und eine Zeit."),
    ] {
        let page = app.post_form(path, form).await.expect(422);
        let text = shown(page.text());
        assert!(text.contains(message) && text.contains("Fehler: "), "{path}: {text}");
        assert_german(&text, &english, path);
        let answer = app.post_json(path, "{}").await.json();
        let messages = each(&answer["errors"], "message");
        assert!(messages.contains(&&json!(message)), "{messages:?}");
        assert_german(&format!("{messages:?}"), &english, path);
    }
    assert_eq!(book(&app, "2027-10-14", "10:30 AM-11:00 AM").await.status, 200);
    let taken = book(&app, "2027-10-14", "10:30 AM-11:00 AM").await.json();
    assert_eq!(taken["detail"], "Diese Zeit wurde gerade vergeben. Bitte wählen Sie eine andere.");
}

#[tokio::test]
async fn mails_and_calendar_files_of_a_german_firm_are_german() {
    let app = german_site().await;
    let english = english();
    let form = json!({
        "fullName": "Ada Lovelace", "email": "ada@engines.example", "phone": "0471 000191", "company": "",
        "service": "", "description": "Moin.", "privacy": true,
    });
    assert_eq!(app.post_json(CONTACT, &form.to_string()).await.status, 200);
    assert_eq!(app.leads().await[0].visitor.phone, "+49471000191");
    let slot = payload("2027-10-14", "01:30 PM-02:00 PM");
    let booked = app.post_json(BOOK, &slot.to_string()).await.json();
    let bodies = app.column("select body from outbox where kind = 'mail' order by id").await;
    let bodies: Vec<Value> = bodies.iter().map(|body| serde_json::from_str(body).unwrap()).collect();
    let mails: Vec<&Value> = bodies.iter().map(|body| &body["mail"]).filter(|mail| mail.is_object()).collect();
    assert_eq!(mails.len(), 4, "to visitor and owner, about a message and a meeting");
    for mail in &mails {
        for part in [&mail["subject"], &mail["text"], &mail["calendar"]["body"]] {
            assert_german(part.as_str().unwrap_or_default(), &english, "a mail");
        }
        let html = mail["html"].as_str().unwrap();
        assert!(html.contains("<html lang=\"de\">"), "{html}");
        assert_german(&shown(html), &english, "a mail");
    }
    let when = "Donnerstag, 14. Okt. 2027, 13:30 bis 14:00 (Mitteleuropäische Zeit)";
    let about_meeting = mails.iter().filter(|mail| mail["text"].as_str().unwrap().contains(when));
    assert_eq!(about_meeting.count(), 2);
    assert!(app.get("/blog/feed.xml").await.text().contains("<language>de</language>"));
    let reference = booked["data"]["reference"].as_str().unwrap();
    let calendar = app.get(&format!("/api/book-slot/{reference}/calendar.ics")).await;
    assert!(calendar.text().contains("SUMMARY:Hafenwerk bei Hafentage 2027"), "{}", calendar.text());
    assert_german(calendar.text(), &english, "the calendar file");
}
