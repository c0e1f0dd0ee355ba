//! The core's own test vectors, over HTTP: one file, the same answers everywhere.

use serde_json::{Value, json};

use crate::harness::{CONTACT, Setup, TestApp, root};

fn vectors(file: &str) -> Vec<Value> {
    let path = root().join("core-wasm/testdata").join(file);
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// Routes whose existence only the store knows; without rows there is nothing under them.
const STORED: [&str; 3] = ["event", "blog", "job"];

async fn check_resolutions(file: &str) {
    // The vectors know no landing, so neither may this site.
    let app = TestApp::with(Setup { landings: false, ..Setup::default() }).await;
    let mut checked = 0;
    for case in vectors(file) {
        let (name, path, query) = (&case["name"], case["path"].as_str().unwrap(), case["query"].as_str().unwrap());
        let uri = if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") };
        // What no HTTP request line can carry never reaches the server, and its own `?` begins a query.
        let sendable = path.starts_with('/') && !path.starts_with("//") && !path.contains(['?', '#']);
        if !sendable || path == "/oracle-ai-world-2025" || uri.parse::<axum::http::Uri>().is_err() {
            continue;
        }
        checked += 1;
        let answer = app.get(&uri).await;
        let expect = &case["expect"];
        match expect["kind"].as_str().unwrap() {
            "redirect" => {
                assert_eq!(answer.status, 301, "{name}");
                assert_eq!(answer.header("location"), expect["to"].as_str(), "{name}");
            }
            "page" if !STORED.contains(&expect["route"]["name"].as_str().unwrap()) => {
                assert_eq!(answer.status, 200, "{name}");
                let page = &answer.page_data()["page"];
                assert_eq!((&page["route"], &page["path"]), (&expect["route"], &expect["path"]), "{name}");
            }
            _ => {
                assert_eq!(answer.status, 404, "{name}");
                let what = expect["what"].as_str().unwrap_or("page");
                assert_eq!(answer.page_data()["page"]["route"], json!({ "name": "notFound", "what": what }), "{name}");
            }
        }
    }
    assert!(checked > 60, "{checked} cases of {file} were checked");
    app.end().await;
}

#[tokio::test]
async fn every_path_answers_as_the_core_resolves_it() {
    check_resolutions("routes.json").await;
}

#[tokio::test]
async fn every_old_address_is_redirected_for_good_and_keeps_its_query() {
    check_resolutions("redirects.json").await;
}

#[tokio::test]
async fn every_payload_is_judged_as_the_core_judges_it() {
    let app = TestApp::new().await;
    let mut accepted = 0;
    for case in vectors("forms_payload.json") {
        let name = &case["name"];
        let answer = app.post_json(CONTACT, &case["payload"].to_string()).await;
        if let Some(errors) = case["expect"].get("errors") {
            assert_eq!(answer.status, 422, "{name}");
            assert_eq!(
                answer.json(),
                json!({
                    "type": "about:blank",
                    "title": "Unprocessable Entity",
                    "status": 422,
                    "detail": "Some fields are missing or wrong.",
                    "errors": errors,
                }),
                "{name}"
            );
            continue;
        }
        assert_eq!(answer.status, 200, "{name}: {}", answer.text());
        accepted += 1;
        let leads = app.leads().await;
        assert_eq!(leads.len(), accepted, "{name}");
        let lead = leads.last().unwrap();
        let ok = &case["expect"]["ok"];
        assert_eq!(Some(lead.kind.as_str()), case["kind"].as_str(), "{name}");
        assert_eq!(answer.json(), json!({ "data": { "reference": lead.reference } }), "{name}");
        let text = |key: &str| ok[key].as_str().unwrap_or_default();
        assert_eq!(
            [&lead.full_name, &lead.email, &lead.phone, &lead.company, &lead.service, &lead.description],
            ["fullName", "email", "phone", "company", "service", "description"].map(text),
            "{name}"
        );
        assert_eq!(lead.origin.as_deref(), ok["origin"].as_str(), "{name}");
    }
    assert!(accepted > 20, "{accepted} payloads were accepted");
    app.end().await;
}
