//! The real web build: every page renders in the engine, with its own metadata.

use std::collections::BTreeMap;

use crate::content_import::import_into;
use crate::harness::{Setup, TestApp, root};

/// Returns an app of the real build with the example content.
pub(crate) async fn real_site() -> TestApp {
    let dist = root().join("web/dist");
    let bundle = std::fs::read_to_string(dist.join("server/entry-server.js"))
        .unwrap_or_else(|cause| panic!("web/dist has to be built first, by scripts/run --build: {cause}"));
    let app = TestApp::with(Setup { bundle, dist, landings: false, ..Setup::default() }).await;
    import_into(&app, &root().join("content")).await;
    app
}

/// Returns the value of the first attribute that follows `before` in a page.
fn after<'a>(html: &'a str, before: &str) -> &'a str {
    html.split_once(before).map_or("", |(_, rest)| rest.split(['"', '<']).next().unwrap_or_default())
}

#[tokio::test]
async fn titles_and_descriptions_of_indexed_pages_are_unique() {
    let app = real_site().await;
    let sitemap = app.get("/sitemap.xml").await.text().to_owned();
    let mut pages: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for listed in sitemap.split("<loc>https://www.acme.example").skip(1) {
        let path = listed.split('<').next().unwrap();
        let answer = app.get(if path.is_empty() { "/" } else { path }).await;
        let html = answer.text();
        let (title, description) = (after(html, "<title>"), after(html, "<meta name=\"description\" content=\""));
        assert!(!title.is_empty() && !description.is_empty(), "{path}");
        assert_eq!(after(html, "<meta name=\"robots\" content=\""), "", "{path}: what is listed can be found");
        for said in [title, description] {
            pages.entry(said.to_owned()).or_default().push(path.to_owned());
        }
    }
    pages.retain(|_, paths| paths.len() > 1);
    assert_eq!(pages, BTreeMap::new());
}

#[tokio::test]
async fn landing_forms_are_not_indexed() {
    let app = real_site().await;
    let sitemap = app.get("/sitemap.xml").await.text().to_owned();
    for landing in ["/aiw25", "/oracle-ai-world-2027"] {
        for form in [format!("{landing}/book"), format!("{landing}/contact")] {
            let answer = app.get(&form).await;
            assert_eq!(after(answer.text(), "<meta name=\"robots\" content=\""), "noindex", "{form}");
            assert!(after(answer.text(), "<meta property=\"og:image\" content=\"").ends_with(&format!("{form}.jpg")));
            assert!(!sitemap.contains(&form), "{form}");
        }
    }
}

#[tokio::test]
async fn every_page_of_the_real_build_is_rendered() {
    let app = real_site().await;
    let mut empty = Vec::new();
    let content = app.state.content();
    for path in content.paths().chain(["/404", "/products/none"]) {
        let answer = app.get(path).await;
        if answer.text().contains("<div id=\"root\"></div>") {
            empty.push(path.to_owned());
        }
        assert!(!answer.text().contains(" style=\""), "{path}: a style attribute breaks the policy");
    }
    assert_eq!(empty, Vec::<String>::new(), "left to the browser");
}
