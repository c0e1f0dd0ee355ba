//! Event landings: imported content with a page, a booking page and a contact page.

use std::fs;

use content::{SiteDocuments, import};
use serde_json::json;

use crate::booking::{BOOK, book, booked, import_landing, move_by_link, payload};
use crate::content_documents::{copy_folder, replace, small_site};
use crate::content_import::{copy_of_fixture, import_into};
use crate::harness::{CONTACT, NOW, Setup, TestApp, assert_has};
use crate::rate_limit::renders;

const BOOKED: &str = "landings/oracle-ai-world-2027.md: is missing or a draft, and 1 meeting is booked there; cancel every meeting first";

#[tokio::test]
async fn a_landing_shows_the_content_of_its_file() {
    let app = TestApp::new().await;
    let mut data = app.get("/oracle-ai-world-2027").await.page_data()["page"]["data"].clone();
    let formats = data["calendar"].as_object_mut().unwrap().remove("formats").unwrap();
    assert_eq!((&formats["date"], &formats["halves"]), (&json!("{day} {month} {year}"), &json!(["AM", "PM"])));
    assert_eq!(
        data,
        json!({
            "token": "oracle-ai-world-2027", "name": "Oracle AI World 2027", "booth": "1427",
            "tagline": "Meet us at booth 1427.", "description": "We are at Oracle AI World 2027.",
            "timeZone": "America/Los_Angeles", "timeZoneName": "Pacific Time, Las Vegas",
            "periodLabel": "12–15 Oct 2027", "dailySlots": 11, "ended": false,
            "calendar": {
                "token": "oracle-ai-world-2027", "name": "Oracle AI World 2027", "booth": "1427",
                "timeZone": "America/Los_Angeles",
                "window": {
                    "firstDay": "2027-10-12", "lastDay": "2027-10-15", "slotMinutes": 30, "firstSlot": 600,
                    "lastSlot": 930, "closed": [600], "offsets": [{ "from": 1_823_212_800_000_i64, "minutes": -420 }],
                },
            },
            "highlights": [
                {
                    "id": "corx-showcase", "title": "CORX at work", "text": "An agent, drafted before your eyes.",
                    "icon": "bot", "picture": null, "when": null,
                },
                {
                    "id": "customer-success", "title": "Customer success", "text": "A client tells.",
                    "icon": "presentation", "picture": null, "when": "12 Oct 2027, 02:00 PM to 02:45 PM",
                },
            ],
            "takeaways": [{ "title": "A plan", "text": "On one page." }],
            "team": [{
                "name": "Grace Hopper", "role": "Engineer", "picture": "team/meera-nambiar",
                "linkedin": "https://profiles.example/grace",
            }],
        })
    );
    let ended = app.get("/aiw25").await.page_data()["page"]["data"].clone();
    // It names no time zone.
    assert_has(&ended, &json!({ "ended": true, "timeZoneName": "America/Los Angeles" }));
}

#[tokio::test]
async fn a_landing_is_rendered_once_for_everyone() {
    let app = TestApp::new().await;
    let paths = ["/oracle-ai-world-2027", "/aiw25", "/oracle-ai-world-2027/contact"];
    for path in paths {
        let page = app.get(path).await.expect(200).with("cache-control", "no-cache");
        let etag = page.header("etag").unwrap();
        assert_eq!(app.get_with(path, &[("if-none-match", etag)]).await.status, 304, "{path}");
    }
    let rendered = renders(&app);
    for path in paths.repeat(10) {
        assert_eq!(app.get(path).await.status, 200, "{path}");
    }
    assert_eq!(renders(&app), rendered);
}

#[tokio::test]
async fn an_imported_landing_is_served_without_a_restart() {
    let app = TestApp::new().await;
    assert_eq!(app.get("/summit-2028").await.status, 404);
    import_landing(&app, "summit-2028", &[("2027", "2028")]).await;
    for path in ["/summit-2028", "/summit-2028/book", "/summit-2028/contact"] {
        assert_eq!(app.get(path).await.status, 200, "{path}");
    }
    let sitemap = app.get("/sitemap.xml").await;
    assert!(sitemap.text().contains("<loc>https://www.acme.example/summit-2028</loc>"));
    assert!(!sitemap.text().contains("/book<"), "forms are not in the sitemap");
    let mut body = payload("2028-10-12", "10:30 AM-11:00 AM");
    body["event"] = json!("summit-2028");
    assert_eq!(app.post_json(BOOK, &body.to_string()).await.status, 200);
}

#[tokio::test]
async fn a_landing_with_upcoming_meetings_is_not_pruned() {
    let app = TestApp::with(Setup { pages: small_site(), ..Setup::default() }).await;
    assert_eq!(book(&app, "2027-10-12", "10:30 AM-11:00 AM").await.status, 200);
    let copy = copy_of_fixture();
    copy_folder(&small_site(), copy.path());
    for token in ["aiw25", "oracle-ai-world-2027"] {
        fs::remove_file(copy.path().join(format!("landings/{token}.md"))).unwrap();
    }
    let refused = import(&app.state.store, copy.path(), true, NOW).await.unwrap_err();
    assert_eq!(refused.to_string(), BOOKED);
    let site = SiteDocuments::load(&app.state.store, NOW).await.unwrap();
    assert_eq!(site.landings.len(), 2, "a refused import changes no row");
    let after_the_event = NOW + 366 * 86_400_000;
    let pruned = import(&app.state.store, copy.path(), true, after_the_event).await.unwrap();
    assert_eq!(pruned.removed.len(), 2);
}

#[tokio::test]
async fn a_draft_landing_returns_404_and_is_refused_with_upcoming_meetings() {
    let app = TestApp::new().await;
    assert_eq!(book(&app, "2027-10-12", "10:30 AM-11:00 AM").await.status, 200);
    let copy = copy_of_fixture();
    for token in ["aiw25", "oracle-ai-world-2027"] {
        replace(copy.path(), &format!("landings/{token}.md"), "---\nname:", "---\ndraft: true\nname:");
    }
    let refused = import(&app.state.store, copy.path(), false, NOW).await.unwrap_err();
    assert_eq!(refused.to_string(), BOOKED);
    let kept = crate::harness::fixture_content().join("landings/oracle-ai-world-2027.md");
    fs::copy(kept, copy.path().join("landings/oracle-ai-world-2027.md")).unwrap();
    import_into(&app, copy.path()).await;
    app.get("/aiw25").await.expect(404);
    app.get("/oracle-ai-world-2027").await.expect(200);
}

#[tokio::test]
async fn an_import_cannot_remove_the_slots_of_upcoming_meetings() {
    let app = TestApp::new().await;
    let taken = ["10:30 AM-11:00 AM", "11:00 AM-11:30 AM", "03:30 PM-04:00 PM"];
    for (day, time) in taken.map(|time| ("2027-10-12", time)) {
        assert_eq!(book(&app, day, time).await.status, 200, "{time}");
    }
    let copy = copy_of_fixture();
    let file = copy.path().join("landings/oracle-ai-world-2027.md");
    // Its session must be on a day that the event includes.
    let text = fs::read_to_string(&file).unwrap().replace("    day: 2027-10-12", "    day: 2027-10-13");
    let changed = async |from: &str, to: &str| {
        let new = text.replacen(from, to, 1);
        assert_ne!(new, text, "{from}");
        fs::write(&file, new).unwrap();
        import(&app.state.store, copy.path(), false, NOW).await.map_err(|refused| refused.to_string())
    };
    let (zone, last_slot) = ("time_zone: America/Los_Angeles", "last_slot: \"15:30\"");
    for (from, to, problem) in [
        (
            "first_day: 2027-10-12",
            "first_day: 2027-10-13",
            "leaves out booked slots (2027-10-12 10:30 AM-11:00 AM and 2 more); cancel those meetings first",
        ),
        (
            last_slot,
            "last_slot: \"15:00\"",
            "leaves out booked slots (2027-10-12 03:30 PM-04:00 PM); cancel those meetings first",
        ),
        (
            zone,
            "time_zone: America/New_York",
            "has another time zone, and 3 meetings are booked in America/Los_Angeles; cancel every meeting first",
        ),
    ] {
        let refused = changed(from, to).await.unwrap_err();
        assert_eq!(refused, format!("landings/oracle-ai-world-2027.md: {problem}"), "{to}");
    }
    let kept = SiteDocuments::load(&app.state.store, NOW).await.unwrap();
    let landing = kept.landings.iter().find(|landing| landing.token == "oracle-ai-world-2027").unwrap();
    assert_eq!(landing.head.time_zone.as_str(), "America/Los_Angeles", "a refused import changes no row");

    let changes = changed("last_day: 2027-10-15", "last_day: 2027-10-14").await.unwrap();
    assert_eq!(changes.updated.len(), 1, "nobody has it");
    app.execute("update bookings set cancelled_at = 1 where starts = 930").await;
    assert_eq!(changed(last_slot, "last_slot: \"15:00\"").await.unwrap().updated.len(), 1, "it is cancelled");
    let after_the_event = NOW + 366 * 86_400_000;
    fs::write(&file, text.replacen(zone, "time_zone: America/New_York", 1)).unwrap();
    assert_eq!(import(&app.state.store, copy.path(), false, after_the_event).await.unwrap().updated.len(), 1);
}

#[tokio::test]
async fn a_slot_that_an_import_has_removed_is_not_booked() {
    let app = TestApp::new().await;
    let booking = booked(&app, "2027-10-12", "10:30 AM-11:00 AM").await;
    let copy = copy_of_fixture();
    replace(copy.path(), "landings/oracle-ai-world-2027.md", "last_day: 2027-10-15", "last_day: 2027-10-14");
    // The server has not read the change yet.
    import(&app.state.store, copy.path(), false, NOW).await.unwrap();
    assert_eq!(book(&app, "2027-10-15", "10:30 AM-11:00 AM").await.status, 409);
    move_by_link(&app, &booking.id, "2027-10-15", "10:30 AM-11:00 AM").await.expect(409);
    assert_eq!(book(&app, "2027-10-14", "10:30 AM-11:00 AM").await.status, 200);
}

#[tokio::test]
async fn the_contact_page_of_a_landing_accepts_its_form() {
    let app = TestApp::new().await;
    let page = app.get("/aiw25/contact").await.page_data();
    let data = &page["page"]["data"];
    assert_has(data, &json!({ "landing": { "token": "aiw25" }, "form": null, "sent": null }));
    let refused = app.post_form(CONTACT, "fullName=Ada&email=&phone=&company=&event=aiw25").await;
    let data = &refused.page_data()["page"]["data"];
    assert_eq!(refused.status, 422);
    assert_has(
        data,
        &json!({ "landing": { "name": "Oracle AI World 2025" }, "form": { "values": { "fullName": "Ada" } } }),
    );
    assert_eq!(data["form"]["errors"][0]["field"], "email");
    let sent = app.post_form(CONTACT, "fullName=Ada&email=ada%40x.example&phone=%2B17045550101&event=aiw25").await;
    let location = sent.header("location").unwrap();
    let data = app.get(location).await.page_data()["page"]["data"].clone();
    assert_eq!(location, format!("/aiw25/contact?sent={}", data["sent"].as_str().unwrap()));
}
