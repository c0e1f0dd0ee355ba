//! The example's vectors for addresses and menus over HTTP. A deviation is a finding.

use std::fs;
use std::path::{Path, PathBuf};

use content::{Folder, import};
use serde_json::{Value, json};

use crate::content_documents::copy_of;
use crate::content_import::import_into;
use crate::harness::{Answer, NOW, Setup, TestApp, example_content, fixture_content};

fn vectors(path: PathBuf) -> Vec<Value> {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// Returns the path of a vector file for the example content.
fn of_example(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/vectors").join(file)
}

/// Returns a copy of the example's content without landings.
fn copy_of_example() -> tempfile::TempDir {
    let copy = copy_of(&example_content());
    fs::remove_dir_all(copy.path().join("landings")).unwrap();
    copy
}

/// Returns the kind of a page: that of its document, or the name of its route.
fn kind_of(page: &Value) -> &str {
    match page["route"]["name"].as_str().unwrap() {
        "page" => page["document"]["kind"].as_str().unwrap(),
        name => name,
    }
}

/// Returns the kind of page that a vector's route stands for. Vectors distinguish some pages that are ordinary
/// documents here.
fn expected_kind(route: &Value) -> &str {
    match route["name"].as_str().unwrap() {
        "home" | "about" | "privacyPolicy" | "accessibility" => "page",
        name => name,
    }
}

/// Returns the path of the not-found page for an address below a product or a story, or anywhere else.
fn expected_message(what: &Value) -> &str {
    match what.as_str().unwrap_or("page") {
        "product" => "/products/404",
        "story" => "/success-stories/404",
        _ => "/404",
    }
}

/// Routes whose items are in the store.
const STORED: [&str; 4] = ["event", "blog", "job", "booking"];

async fn check_resolution(app: &TestApp, name: &Value, uri: &str, expect: &Value) {
    let answer = app.get(uri).await;
    match expect["kind"].as_str().unwrap() {
        "redirect" => {
            assert_eq!(answer.status, 301, "{name}");
            assert_eq!(answer.header("location"), expect["to"].as_str(), "{name}");
            app.get(answer.header("location").unwrap()).await.expect(200);
        }
        "page" => {
            let route = &expect["route"];
            if answer.status == 404 && STORED.contains(&expected_kind(route)) {
                return;
            }
            assert_eq!(answer.status, 200, "{name}");
            let page = &answer.page_data()["page"];
            assert_eq!((kind_of(page), &page["path"]), (expected_kind(route), &expect["path"]), "{name}");
            if page["document"].is_null() || kind_of(page) == "insights" {
                assert_eq!(&page["route"], route, "{name}");
            }
        }
        _ => assert_is_not_found(&answer, expected_message(&expect["what"]), name),
    }
}

fn assert_is_not_found(answer: &Answer, message: &str, name: &Value) {
    assert_eq!(answer.status, 404, "{name}");
    let page = &answer.page_data()["page"];
    assert_eq!((&page["route"], &page["path"]), (&json!({ "name": "notFound" }), &json!(message)), "{name}");
}

/// Returns the address of a case, if an HTTP request line can carry it: a `?` in the path itself would begin a query.
fn uri_of(case: &Value) -> Option<String> {
    let (path, query) = (case["path"].as_str().unwrap(), case["query"].as_str().unwrap());
    let uri = if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") };
    let sendable = path.starts_with('/') && !path.starts_with("//") && !path.contains(['?', '#']);
    (sendable && uri.parse::<axum::http::Uri>().is_ok()).then_some(uri)
}

/// Runs a file of vectors. Returns the number of cases that an HTTP request can carry.
async fn check_resolutions(file: &str) -> usize {
    let app = TestApp::with(Setup { landings: false, ..Setup::default() }).await;
    // These vectors have no landing.
    import_into(&app, copy_of_example().path()).await;
    let mut checked = 0;
    for case in vectors(of_example(file)) {
        if let Some(uri) = uri_of(&case) {
            check_resolution(&app, &case["name"], &uri, &case["expect"]).await;
            checked += 1;
        }
    }
    checked
}

#[tokio::test]
async fn every_path_responds_as_in_the_vector() {
    let checked = check_resolutions("routes.json").await;
    assert!(checked > 85, "{checked} cases were checked");
}

#[tokio::test]
async fn every_old_address_is_redirected_permanently_with_its_query() {
    let checked = check_resolutions("redirects.json").await;
    assert!(checked > 80, "{checked} cases were checked");
}

/// Adds a landing for each token to a folder, and a target for the old address of one.
fn add_landings(folder: &Path, landings: &Value) {
    fs::create_dir(folder.join("landings")).unwrap();
    let text = fs::read_to_string(fixture_content().join("landings/oracle-ai-world-2027.md")).unwrap();
    for token in landings["tokens"].as_array().unwrap() {
        let file = folder.join(format!("landings/{}.md", token.as_str().unwrap()));
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, &text).unwrap();
    }
    let redirects = folder.join("redirects.yaml");
    let text = fs::read_to_string(&redirects).unwrap();
    let line = "  - from: /oracle-ai-world-2025\n    to: /aiw25\n";
    assert!(text.contains(line), "the old address of the example's landing");
    let own = landings["oracleAiWorld2025"].as_str();
    let own = own.map(|token| format!("  - from: /oracle-ai-world-2025\n    to: /{token}\n")).unwrap_or_default();
    fs::write(redirects, text.replace(line, &own)).unwrap();
}

#[tokio::test]
async fn a_landing_has_its_pages_and_a_redirect() {
    let cases = vectors(of_example("landings.json"));
    let (mut checked, mut refused) = (0, Vec::new());
    for group in cases.chunk_by(|one, next| one["landings"] == next["landings"]) {
        let landings = &group[0]["landings"];
        let copy = copy_of_example();
        add_landings(copy.path(), landings);
        // A folder that hides a page, or redirects an address twice, cannot be imported.
        if Folder::read(copy.path()).is_err() {
            refused.push(landings["tokens"].clone());
            continue;
        }
        let app = TestApp::with(Setup { landings: false, ..Setup::default() }).await;
        import(&app.state.store, copy.path(), false, NOW).await.unwrap();
        app.state.refresh_content_version().await.unwrap();
        for case in group {
            if let Some(uri) = uri_of(case) {
                check_resolution(&app, &case["name"], &uri, &case["expect"]).await;
                checked += 1;
            }
        }
    }
    assert!(checked >= 15, "{checked} cases were checked");
    assert_eq!(
        refused,
        [
            json!(["oracle-ai-world-2025"]),
            json!(["oracle-ai-world-2025", "b-summit"]),
            json!(["about"]),
            json!(["news"]),
            json!(["events"]),
            json!(["career"]),
            json!(["404"]),
            json!(["Summit"]),
            json!(["a/book"]),
            json!([""]),
            json!(["booking"]),
        ]
    );
}

/// Returns label and address of each entry, in order.
fn links(entries: &Value) -> Vec<(Value, Value)> {
    entries.as_array().unwrap().iter().map(|link| (link["label"].clone(), link["href"].clone())).collect()
}

/// Returns id, label and links of a menu, in order.
fn group(menu: &Value) -> (Value, Value, Vec<(Value, Value)>) {
    (menu["id"].clone(), menu["label"].clone(), links(&menu["items"]))
}

#[tokio::test]
async fn every_menu_has_the_entries_of_the_vector() {
    let app = TestApp::new().await;
    let menus = app.get("/about").await.page_data()["shell"]["menus"].clone();
    let expected: Value = serde_json::from_str(&fs::read_to_string(of_example("menus.json")).unwrap()).unwrap();

    let bar = &expected["navigation"];
    assert_eq!((&menus["home"], &menus["contact"]), (&bar["home"], &bar["contact"]));
    assert_eq!(links(&menus["links"]), links(&bar["links"]));
    let groups = |menus: &Value| menus.as_array().unwrap().iter().map(group).collect::<Vec<_>>();
    assert_eq!(groups(&menus["dropdowns"]), groups(&bar["dropdowns"]));
    for (dropdown, agreed) in menus["dropdowns"].as_array().unwrap().iter().zip(bar["dropdowns"].as_array().unwrap()) {
        assert_eq!(dropdown["wide"], agreed["maxWidth"] == 600, "{}", agreed["label"]);
    }

    let slide_in = menus["slideIn"].as_array().unwrap();
    assert_eq!(slide_in.len(), expected["slideIn"].as_array().unwrap().len());
    for (entry, agreed) in slide_in.iter().zip(expected["slideIn"].as_array().unwrap()) {
        match agreed["kind"].as_str().unwrap() {
            "group" => assert_eq!(group(&entry["group"]), group(agreed)),
            _ => assert_eq!((&entry["link"]["label"], &entry["link"]["href"]), (&agreed["label"], &agreed["href"])),
        }
    }

    let lists = menus["footer"]["lists"].as_array().unwrap();
    let named = ["quickLinks", "services", "products", "insights"];
    assert_eq!(lists.len(), named.len());
    for (list, name) in lists.iter().zip(named) {
        assert_eq!(links(&list["links"]), links(&expected["footer"][name]), "{name}");
    }
}
