//! The real web build, where there is one: every page renders in the engine.

use core_wasm::site::all_static_paths;

use crate::harness::{Setup, TestApp, root};

#[tokio::test]
async fn every_page_of_the_real_build_is_rendered() {
    let dist = root().join("web/dist");
    let Ok(bundle) = std::fs::read_to_string(dist.join("server/entry-server.js")) else {
        println!("web/dist is not built: the real bundle was not rendered");
        return;
    };
    let app = TestApp::with(Setup { bundle, dist, landings: false, ..Setup::default() }).await;
    let mut empty = Vec::new();
    for path in all_static_paths().iter().map(String::as_str).chain(["/404", "/products/none"]) {
        let answer = app.get(path).await;
        if answer.text().contains("<div id=\"root\"></div>") {
            empty.push(path.to_owned());
        }
        assert!(!answer.text().contains(" style=\""), "{path}: a style attribute breaks the policy");
    }
    assert_eq!(empty, Vec::<String>::new(), "left to the browser");
    app.end().await;
}
