//! The owner's words: pages, mails and calendar files show them, and no word of the example.

use std::fs;
use std::path::Path;

use axum::http::StatusCode;
use content::{Translation, words_of};
use serde_json::{Value, json};

use crate::booking::{IN_THE_EVENT, book};
use crate::contact_json::CONTACT_FORM;
use crate::content_documents::copy_of;
use crate::harness::{CONTACT, SITE, Setup, TestApp, assert_has, example_content};

/// Shortest part of a word that is searched for, in characters: shorter ones also occur in content.
const SHORTEST: usize = 8;

fn example() -> Value {
    serde_json::to_value(words_of(&Value::Null, Translation::English).unwrap()).unwrap()
}

/// Calls a function with every text of a value.
pub(crate) fn each_text(value: &mut Value, visit: &mut impl FnMut(&mut String)) {
    match value {
        Value::String(text) => visit(text),
        Value::Array(items) => items.iter_mut().for_each(|item| each_text(item, visit)),
        Value::Object(entries) => entries.values_mut().for_each(|entry| each_text(entry, visit)),
        _ => {}
    }
}

/// Replaces every letter outside placeholders with a mark.
fn masked(text: &str) -> String {
    let mut is_placeholder = false;
    let mask = |char: char| {
        is_placeholder = (is_placeholder || char == '{') && char != '}';
        if char.is_alphabetic() && !is_placeholder { '§' } else { char }
    };
    text.chars().map(mask).collect()
}

/// Writes words without a single letter into a content folder.
fn write_masked_words(folder: &Path) {
    let mut words = example();
    each_text(&mut words, &mut |text| *text = masked(text));
    fs::write(folder.join("words.yaml"), words.to_string()).unwrap();
}

/// Returns the parts of the example's words, between placeholders, that a text contains.
pub(crate) fn example_words_in(text: &str, words: &Value) -> Vec<String> {
    let mut found = Vec::new();
    each_text(&mut words.clone(), &mut |word| {
        let parts = word.split(['{', '}']).step_by(2).map(str::trim);
        found.extend(parts.filter(|part| part.len() >= SHORTEST && text.contains(*part)).map(str::to_owned));
    });
    found
}

/// Returns the address of all words.
async fn address(app: &TestApp) -> String {
    app.get("/").await.page_data()["shell"]["wordsAddress"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_document_has_the_words_that_its_page_shows() {
    let app = TestApp::new().await;
    let all = app.get(&address(&app).await).await.json();
    let shown = app.get("/contacts").await.page_data()["shell"]["words"].clone();
    assert_eq!(shown, json!({ "shell": all["shell"], "loading": all["loading"] }));
}

#[tokio::test]
async fn a_page_that_the_browser_renders_has_all_words() {
    let app = TestApp::with_bundle("globalThis.behaviourOf = () => 'throws';").await;
    let shell = app.get("/contacts").await.page_data()["shell"].clone();
    assert_eq!(shell["words"].as_object(), Some(&app.state.content().page_words.groups));
    assert_eq!(shell["wordsAddress"], Value::Null);
}

#[tokio::test]
async fn the_current_words_are_cached_for_good_and_other_versions_are_not() {
    let app = TestApp::new().await;
    let address = address(&app).await;
    let current = app.get(&address).await.with("cache-control", "public, max-age=31536000, immutable");
    let other = app.get("/_words?v=1").await;
    assert_eq!((other.status, other.header("cache-control")), (StatusCode::OK, Some("no-store")));
    assert_eq!(other.json(), current.json());
}

#[tokio::test]
async fn an_owners_words_replace_every_word_of_the_example() {
    let folder = copy_of(&example_content());
    write_masked_words(folder.path());
    // The settings name the time that the example's words have, too.
    let site = format!("{}\n[site]\nlanguage = \"de-CH\"\n", SITE.replace("one business day", "two days"));
    let app = TestApp::with(Setup { pages: folder.path().to_owned(), site, ..Setup::at(IN_THE_EVENT) }).await;
    let example = example();

    let mut words = app.get(&address(&app).await).await.json();
    each_text(&mut words, &mut |text| {
        assert_eq!(example_words_in(text, &example), Vec::<String>::new());
    });
    assert!(words["search"]["submit"].as_str().unwrap().contains('§'));
    assert!(app.get("/").await.text().starts_with("<!doctype html><html lang=\"de-CH\">"));
    assert_eq!((&words["mails"], &words["errors"]), (&Value::Null, &Value::Null));

    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    assert_eq!(book(&app, "2027-10-15", "10:30 AM-11:00 AM").await.status, 200);
    let bodies = app.column("select body from outbox where kind = 'mail' order by id").await;
    let bodies: Vec<Value> = bodies.iter().map(|body| serde_json::from_str(body).unwrap()).collect();
    let mails: Vec<&Value> = bodies.iter().map(|body| &body["mail"]).filter(|mail| mail.is_object()).collect();
    assert_eq!(mails.len(), 4, "to visitor and owner, about a message and a meeting");
    for mail in mails {
        for part in ["subject", "text", "html"].map(|part| &mail[part]).into_iter().chain([&mail["calendar"]["body"]]) {
            let text = part.as_str().unwrap_or_default();
            assert_eq!(example_words_in(text, &example["mails"]), Vec::<String>::new(), "{text}");
        }
        assert!(mail["text"].as_str().unwrap().contains("§§§"), "{mail}");
        assert!(mail["html"].as_str().unwrap().contains("<html lang=\"de-CH\">"), "{mail}");
    }
}

#[tokio::test]
async fn without_a_document_the_words_are_the_examples() {
    let folder = copy_of(&example_content());
    fs::remove_file(folder.path().join("words.yaml")).unwrap();
    let app = TestApp::with(Setup { pages: folder.path().to_owned(), ..Setup::default() }).await;
    let words = app.get(&address(&app).await).await.json();
    assert_has(&words, &json!({ "search": { "submit": "Search" }, "eventContact": { "title": "Contact Us" } }));
    let description = words["loading"]["unavailableDescription"].as_str().unwrap();
    assert!(description.ends_with("from the home page of Acme & Sons."), "{description}");
}
