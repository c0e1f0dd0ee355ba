//! The real web build, where there is one: every page renders in the engine.

use std::sync::Arc;

use core_wasm::site::all_static_paths;
use server::AppState;
use server::assets::Assets;
use server::clock::Clock;
use server::config::Config;
use server::render::{Limits, Manifest, Pool};
use server::state::Parts;
use server::store::Store;
use tower::ServiceExt;

use crate::harness::{Answer, Database, NOW, SITE, empty_environment, root};

#[tokio::test]
async fn every_page_of_the_real_build_is_rendered() {
    let dist = root().join("web/dist");
    let Ok(bundle) = std::fs::read_to_string(dist.join("server/entry-server.js")) else {
        println!("web/dist is not built: the real bundle was not rendered");
        return;
    };
    let database = Database::new().await;
    let store = Store::open(&database.url).await.unwrap();
    store.migrate().await.unwrap();
    let parts = Parts {
        config: Config::parse("site.toml".as_ref(), SITE, &empty_environment()).unwrap(),
        store: store.clone(),
        renderer: Pool::start(Arc::from(bundle), 1, Limits::default()).unwrap(),
        assets: Assets::load(&dist).unwrap(),
        manifest: Manifest::read(&dist.join("client")).unwrap(),
        clock: Clock::Fixed(NOW),
        local_origin: "http://127.0.0.1:8080".to_owned(),
    };
    let app = server::build_app(AppState::new(parts).await.unwrap());
    let mut empty = Vec::new();
    for path in all_static_paths().iter().map(String::as_str).chain(["/404", "/products/none"]) {
        let request = axum::http::Request::get(path).body(axum::body::Body::empty()).unwrap();
        let (parts, body) = app.clone().oneshot(request).await.unwrap().into_parts();
        let body = http_body_util::BodyExt::collect(body).await.unwrap().to_bytes();
        let answer = Answer { status: parts.status, headers: parts.headers, body };
        if answer.text().contains("<div id=\"root\"></div>") {
            empty.push(path.to_owned());
        }
        assert!(!answer.text().contains(" style=\""), "{path}: a style attribute breaks the policy");
    }
    assert_eq!(empty, Vec::<String>::new(), "left to the browser");
    store.close().await;
    database.drop().await;
}
