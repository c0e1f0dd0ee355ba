//! The next event that can be booked: its choice, the pages that show it, and its end.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use crate::harness::{NOW, SITE, Setup, TestApp};

/// 2027-10-15, 02:30:00 PM in Las Vegas: the last slot of the last day begins an hour later.
const BEFORE_THE_LAST_SLOT: i64 = 1_823_635_800_000;

const HOUR_MS: i64 = 3_600_000;

/// Returns the next event of the fixture, as pages receive it.
pub(crate) fn upcoming() -> Value {
    json!({
        "name": "Oracle AI World 2027", "booth": "1427", "tagline": "Meet us at booth 1427.", "date": "2027-10-12",
        "periodLabel": "12–15 Oct 2027", "href": "/oracle-ai-world-2027",
    })
}

async fn upcoming_on(app: &TestApp, path: &str) -> Value {
    let kind = if path == "/" { "homeHero" } else { "insightsHub" };
    app.get(path).await.section(kind)["upcoming"].clone()
}

#[tokio::test]
async fn home_and_the_list_of_events_link_to_the_next_event() {
    let app = TestApp::new().await;
    assert_eq!(upcoming_on(&app, "/").await, upcoming());
    assert_eq!(upcoming_on(&app, "/insights").await, upcoming());
    assert_eq!(upcoming_on(&app, "/insights?tab=news").await, json!(null));
    assert_eq!(app.get("/api/event/").await.json()["data"], json!([]), "it is a landing, and no item");
}

#[tokio::test]
async fn home_starts_with_the_event_from_sixty_days_before_its_first_day() {
    // 2027-08-12 and 2027-08-13, 23:59:59 and 00:00:00 in UTC.
    for (now_ms, start) in [(1_818_115_199_000, 1), (1_818_115_200_000, 0), (BEFORE_THE_LAST_SLOT, 0)] {
        let app = TestApp::with(Setup::at(now_ms)).await;
        let home = app.get("/").await;
        assert_eq!(home.section("homeHero")["hero"]["index"], start, "at {now_ms} ms");
    }
}

#[tokio::test]
async fn the_next_event_replaces_one_that_has_ended() {
    let site = SITE.replace("landing = \"oracle-ai-world-2027\"", "landing = \"aiw25\"");
    assert_ne!(site, SITE);
    let app = TestApp::with(Setup { site: site.clone(), ..Setup::default() }).await;
    assert_eq!(upcoming_on(&app, "/").await, upcoming());
    assert_eq!(app.get("/").await.page_data()["shell"]["landing"]["token"], "oracle-ai-world-2027");
    // 2025-09-01: both are upcoming, and the settings name the nearer one.
    let app = TestApp::with(Setup { site, ..Setup::at(1_756_684_800_000) }).await;
    assert_eq!(upcoming_on(&app, "/").await["href"], "/aiw25");
    let app = TestApp::with(Setup::at(1_756_684_800_000)).await;
    assert_eq!(upcoming_on(&app, "/").await["href"], "/oracle-ai-world-2027", "the settings come before the date");
}

#[tokio::test]
async fn no_page_links_to_an_event_after_its_last_slot_has_started() {
    let (setup, now) = Setup::with_clock(BEFORE_THE_LAST_SLOT);
    let app = TestApp::with(setup).await;
    for path in ["/", "/insights"] {
        assert_eq!(upcoming_on(&app, path).await, upcoming(), "{path}");
        assert!(app.is_cached(path).await, "{path} is cached");
    }
    assert_eq!(app.get("/oracle-ai-world-2027").await.page_data()["page"]["data"]["ended"], false);
    assert!(app.is_cached("/oracle-ai-world-2027").await);

    now.fetch_add(HOUR_MS, Ordering::SeqCst);
    for path in ["/", "/insights", "/oracle-ai-world-2027"] {
        assert!(!app.is_cached(path).await, "{path} is out of date");
    }
    for path in ["/", "/insights"] {
        assert_eq!(upcoming_on(&app, path).await, json!(null), "{path}");
        assert!(app.is_cached(path).await, "{path} is cached again");
    }
    assert_eq!(app.get("/oracle-ai-world-2027").await.page_data()["page"]["data"]["ended"], true);
    assert_eq!(app.get("/about").await.page_data()["shell"]["landing"], json!(null));
}

#[tokio::test]
async fn an_event_can_be_added_to_a_calendar_until_its_last_day_is_over() {
    // 2025-06-11, 23:00:00 UTC: the summit's last day.
    let (setup, now) = Setup::with_clock(1_749_682_800_000);
    let app = TestApp::with(setup).await;
    crate::content_import::import_into(&app, &crate::harness::fixture_content()).await;
    let calendar_url = async || app.get("/events/summit-2025").await.page_data()["page"]["data"]["calendarUrl"].clone();
    assert_eq!(calendar_url().await, "/events/summit-2025/calendar.ics");
    now.fetch_add(HOUR_MS, Ordering::SeqCst);
    assert_eq!(calendar_url().await, json!(null));
    assert!(now.load(Ordering::SeqCst) < NOW);
}
