//! Pages, menus and redirects of the database, as a running server shows them.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::booking::book;
use crate::content_documents::{copy_of_small_site, replace};
use crate::content_import::import_into;
use crate::harness::{SITE, Setup, TestApp};
use crate::process::{Place, Running};

const RIVER: &str = "path: /services/river-works\nlabel: River works\nkind: service\n\
    seo: {title: River works, description: We work on rivers.}\nsections:\n  - prose:\n      look: statement\n      \
    label: Rivers\n      title: Quiet weirs\n      paragraphs: [A kingfisher nests beside the sluice.]\n";

/// Adds a page, with its place in a dropdown and an old address.
fn add_river(folder: &Path) {
    fs::write(folder.join("pages/services/river-works.yaml"), RIVER).unwrap();
    let support = "      - {label: Support, href: /services/support}\n";
    let river = "      - {label: River works, href: /services/river-works}\n";
    replace(folder, "menus.yaml", support, &format!("{support}{river}"));
    replace(folder, "redirects.yaml", "redirects:\n", "redirects:\n  - {from: /weirs, to: /services/river-works}\n");
}

async fn app_of(folder: &Path) -> TestApp {
    TestApp::with(Setup { landings: false, pages: folder.to_owned(), ..Setup::default() }).await
}

/// Waits until a path returns a status. The server polls for changes each second; a busy machine gets a few more.
fn until_status(running: &Running, path: &str, status: u16) {
    let started = Instant::now();
    while !running.get(path).starts_with(&format!("HTTP/1.1 {status} ")) {
        assert!(started.elapsed() < Duration::from_secs(10), "{path} is not {status} yet");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_running_server_shows_content_imported_by_another_process() {
    let place = Place::without_pages();
    let copy = copy_of_small_site();
    let import = |flag: &str| place.ok(&format!("content import {}{flag}", copy.path().display()));
    import("");
    let running = place.serve();
    assert!(running.get("/services/river-works").starts_with("HTTP/1.1 404"));
    assert!(running.get("/weirs").starts_with("HTTP/1.1 404"));

    add_river(copy.path());
    import("");
    until_status(&running, "/services/river-works", 200);
    // All of them show the same version.
    assert!(running.get("/sitemap.xml").contains("/services/river-works</loc>"));
    assert!(running.get("/weirs").contains("location: /services/river-works\r\n"));
    let home = running.get("/");
    assert!(home.contains(r#"{"label":"River works","href":"/services/river-works"#), "{home}");
    assert!(running.get("/share/services/river-works.jpg").starts_with("HTTP/1.1 200"));
    assert!(running.get("/_page/services/river-works").contains("\"kind\":\"service\""));

    fs::remove_file(copy.path().join("pages/services/river-works.yaml")).unwrap();
    let river = "      - {label: River works, href: /services/river-works}\n";
    replace(copy.path(), "menus.yaml", river, "");
    replace(copy.path(), "redirects.yaml", "  - {from: /weirs, to: /services/river-works}\n", "");
    import(" --prune");
    until_status(&running, "/services/river-works", 404);
    assert!(running.get("/weirs").starts_with("HTTP/1.1 404"));
    assert!(!running.get("/sitemap.xml").contains("river-works"));
    assert!(!running.get("/").contains("river-works"));
    assert!(running.get("/services/planning").starts_with("HTTP/1.1 200"));
    assert!(running.stop().0);
}

#[tokio::test]
async fn search_includes_new_pages_and_drops_removed_ones() {
    let copy = copy_of_small_site();
    let app = app_of(copy.path()).await;
    add_river(copy.path());
    let finds = async || {
        let started = Instant::now();
        // An outdated index is served until the next one is built.
        tokio::time::sleep(Duration::from_millis(300)).await;
        loop {
            let hits = app.get("/search?q=kingfisher").await.section("siteSearch")["hits"].clone();
            if started.elapsed() > Duration::from_secs(2) {
                return hits;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    import_into(&app, copy.path()).await;
    let hits = finds().await;
    assert_eq!((&hits[0]["path"], &hits[0]["kind"]), (&json!("/services/river-works"), &json!("Service")));
    assert!(hits[0]["snippet"].as_str().unwrap().contains("kingfisher"), "{hits}");
    replace(
        copy.path(),
        "pages/services/river-works.yaml",
        "label: River works\n",
        "label: River works\ndraft: true\n",
    );
    import_into(&app, copy.path()).await;
    assert_eq!(finds().await, json!([]), "a draft is not found");
}

#[tokio::test]
async fn a_redirect_to_a_missing_page_returns_404() {
    let copy = copy_of_small_site();
    let redirects = "redirects:\n  - {from: /summit, to: /summit-2030}\n  - {from: /plan, to: /plans}\n  \
        - {from: /Old, to: /}\n";
    fs::write(copy.path().join("redirects.yaml"), redirects.replace("/Old", "/old")).unwrap();
    let app = app_of(copy.path()).await;
    for (path, status, location) in
        [("/summit", 404, None), ("/plan", 404, None), ("/old", 301, Some("/")), ("/OLD/?a=b", 301, Some("/?a=b"))]
    {
        let answer = app.get(path).await;
        assert_eq!((answer.status.as_u16(), answer.header("location")), (status, location), "{path}");
    }
    assert_eq!(app.get("/_page/summit").await.status, 404);
    // The redirect's target exists now.
    replace(copy.path(), "pages/draft.yaml", "draft: true\n", "");
    import_into(&app, copy.path()).await;
    assert_eq!(app.get("/plan").await.header("location"), Some("/plans"));
}

#[tokio::test]
async fn a_site_without_landings_items_and_jobs_serves_all_its_pages() {
    let app = TestApp::with(Setup { landings: false, ..Setup::default() }).await;
    let paths: Vec<String> = app.state.content().paths().map(str::to_owned).collect();
    assert!(paths.len() > 30, "{paths:?}");
    for path in &paths {
        let answer = app.get(path).await.expect(200);
        let page = &answer.page_data()["page"];
        let sections = page["document"]["sections"].as_array().unwrap();
        assert!(!sections.is_empty(), "{path}");
        assert_eq!(app.get(&format!("/_page{path}")).await.json()["page"]["document"], page["document"], "{path}");
    }
    assert_eq!(app.get("/insights").await.section("insightsHub")["items"], json!([]));
    assert_eq!(app.get("/career").await.section("openings")["jobs"], json!([]));
    let listed = app.get("/sitemap.xml").await.text().matches("<loc>").count();
    assert_eq!(listed, paths.len());
    assert_eq!(app.get("/readyz").await.status, 200);
    assert_eq!(app.get("/about").await.page_data()["shell"]["landing"], json!(null));
    for path in ["/oracle-ai-world-2027", "/oracle-ai-world-2025"] {
        assert_eq!(app.get(path).await.status, 404, "{path}: neither a landing nor a redirect's target");
    }
    assert_eq!(book(&app, "2027-10-12", "10:30 AM-11:00 AM").await.status, 404);
}

/// Returns every text of a page's sections, in order.
fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(entries) => entries.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

#[tokio::test]
async fn tokens_in_pages_are_replaced_with_the_owners_facts() {
    let site = format!("{SITE}\n[privacy]\nretention_months = 6\n");
    let app = TestApp::with(Setup { site, ..Setup::default() }).await;
    let privacy = app.get("/privacy-policy").await.page_data()["page"]["document"].clone();
    let said = texts(&privacy["sections"]);
    assert!(said.iter().any(|text| text.contains("for 6 months and then delete them")), "{said:?}");
    assert!(!said.iter().any(|text| text.contains("24 months")), "{said:?}");
    for path in app.state.content().paths() {
        let page = app.get(path).await.page_data();
        for text in texts(&page["page"]["document"]).into_iter().chain(texts(&page["shell"]["menus"])) {
            for token in ["{brand}", "{founded}", "{headquarters}", "{retention}", "{responseTime}", "{email}"] {
                assert!(!text.contains(token), "{path}: {text}");
            }
        }
    }
    let title = app.get("/nowhere").await.page_data()["page"]["document"]["title"].clone();
    assert_eq!(title, "Page not found | Acme & Sons");
}
