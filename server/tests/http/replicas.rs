//! Two servers on one database: visitors of the one see what an editor does on the other.

use std::time::{Duration, Instant};

use model::Role;
use serde_json::json;
use server::work::jobs::start_background_work;
use tokio::time::sleep;

use crate::admin::Browser;
use crate::content_admin::{edit, publish};
use crate::content_import::app_with_content;
use crate::harness::{Setup, TestApp};
use crate::media_library::{item, png, upload};

/// Longest time until visitors of the other server see a change.
const LIVE_AFTER: Duration = Duration::from_secs(2);
/// Longest time for encoding a small picture on a busy machine.
const ENCODED_AFTER: Duration = Duration::from_secs(60);
const GRACE: Duration = Duration::from_secs(5);

/// Waits until a page of a server contains a text. Fails after [`LIVE_AFTER`].
async fn assert_shown_soon(app: &TestApp, path: &str, text: &str) {
    let start = Instant::now();
    while !app.get(path).await.text().contains(text) {
        assert!(start.elapsed() < LIVE_AFTER, "{path} does not contain {text} after {:?}", start.elapsed());
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_published_change_and_an_upload_are_served_by_the_other_server_within_two_seconds() {
    let one = app_with_content().await;
    let other = TestApp::on(Setup::default(), &one.database.url).await;
    let work = [&one, &other].map(|app| start_background_work(&app.state).unwrap());
    let browser = Browser::of(&one, "ada@acme.example", Role::Editor).await;

    // The page that the other server has in its cache is replaced too.
    assert!(!other.get("/blog/first-post").await.text().contains("A better title"));
    assert!(other.is_cached("/blog/first-post").await);
    edit(&browser, "blog/first-post", "/title", json!("A better title")).await;
    publish(&browser, "blog/first-post").await.expect(200);
    assert_shown_soon(&other, "/blog/first-post", "A better title").await;

    upload(&browser, "desk.png", png(64, 32, [200, 0, 0])).await;
    let start = Instant::now();
    while item(&browser, "media~desk.png").await["item"]["state"] != "ready" {
        assert!(start.elapsed() < ENCODED_AFTER, "the sizes are not made");
        sleep(Duration::from_millis(20)).await;
    }
    edit(&browser, "blog/first-post", "/thumbnail", json!("media/desk.png")).await;
    publish(&browser, "blog/first-post").await.expect(200);
    let desk = item(&browser, "media~desk.png").await["item"]["thumbnail"].as_str().unwrap().to_owned();
    let (set, _) = desk.strip_prefix("/media/library/").unwrap().rsplit_once('-').unwrap();
    assert_shown_soon(&other, "/_page/blog/first-post", set).await;
    let file = other.get(&desk).await;
    assert_eq!((file.status.as_u16(), &file.body), (200, &one.get(&desk).await.body));

    for background in work {
        background.stop(GRACE).await;
    }
}
