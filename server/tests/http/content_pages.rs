//! Pages that show content.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use server::pages::CARDS_PER_PAGE;

use crate::content_import::{app_with_content, copy_of_fixture, import_into};
use crate::harness::{Answer, SITE, Setup, TestApp, assert_has, each, fixture_content};
use crate::upcoming_event::upcoming;

fn page(answer: &Answer) -> Value {
    answer.page_data()["page"].clone()
}

#[tokio::test]
async fn the_hub_shows_the_list_of_its_tab() {
    let app = app_with_content().await;
    let answer = app.get("/insights?tab=news").await;
    let page = page(&answer);
    let news = answer.section("insightsHub");
    assert_eq!((&page["status"], &page["query"], &news["tab"]), (&json!(200), &json!("tab=news"), &json!("news")));
    let item = &news["items"][1];
    assert_eq!(item["dateLabel"], "13 Oct 2025");
    assert_eq!((&item["newsUrl"], &item["href"]), (&json!("https://news.example/release"), &item["newsUrl"]));
    assert_eq!((&item["kind"], &item["thumbnail"]["name"]), (&json!("news"), &json!(null)));
    let events = app.get("/insights").await.section("insightsHub");
    assert_eq!((&events["tab"], events["items"].as_array().unwrap().len()), (&json!("events"), 3));
    assert_eq!(events["items"][0]["thumbnail"]["name"], "service/agentic-ai");
    assert_eq!(events["items"][0]["href"], "/events/meetup-2026");
    assert!(answer.text().contains(
        "<link rel=\"alternate\" type=\"application/rss+xml\" title=\"Acme &amp; Sons News\" href=\"/news/feed.xml\">"
    ));
}

#[tokio::test]
async fn a_long_list_is_divided_into_pages() {
    let app = app_with_content().await;
    let copy = copy_of_fixture();
    let text = std::fs::read_to_string(copy.path().join("news/release.md")).unwrap();
    // With the two of the fixture, exactly three pages.
    for number in 2..3 * CARDS_PER_PAGE {
        let text = text.replace("A release", &format!("Release {number}"));
        std::fs::write(copy.path().join(format!("news/release-{number}.md")), text).unwrap();
    }
    import_into(&app, copy.path()).await;

    let mut titles = std::collections::HashSet::new();
    for (query, number) in [("tab=news", 1), ("tab=news&page=2", 2), ("tab=news&page=3", 3)] {
        let answer = app.get(&format!("/insights?{query}")).await;
        let hub = answer.section("insightsHub");
        let items = hub["items"].as_array().unwrap();
        assert_eq!(items.len(), CARDS_PER_PAGE, "{query}");
        titles.extend(items.iter().map(|item| item["title"].clone()));
        assert_eq!((&hub["pagination"]["current"], &hub["pagination"]["last"]), (&json!(number), &json!(3)));
        assert_eq!(page(&answer)["query"], query);
        assert_eq!(page(&answer)["document"]["canonical"], format!("/insights?{query}"));
    }
    assert_eq!(titles.len(), 3 * CARDS_PER_PAGE, "no item is missing or duplicate");

    // A number that the list does not have opens the first page, and is not cached under its own address.
    for number in ["0", "1", "4", "-1", "2.0", "", "x", "99999999999999999999"] {
        let answer = app.get(&format!("/insights?tab=news&page={number}")).await;
        assert_eq!(page(&answer)["query"], "tab=news", "{number}");
    }
    assert_eq!(app.get("/insights").await.section("insightsHub")["pagination"], json!(null), "it fits on one page");
}

#[tokio::test]
async fn an_event_has_everything_its_view_needs() {
    let app = app_with_content().await;
    let answer = app.get("/events/summit-2025").await.expect(200);
    let data = page(&answer)["data"].clone();
    assert_eq!((&data["dateLabel"], &data["periodLabel"]), (&json!("08 Jun 2025"), &json!("08–11 Jun 2025")));
    assert_eq!((&data["tabLabel"], &data["location"]), (&json!("Events"), &json!("Orlando, Florida")));
    assert_eq!(data["previous"], json!({ "title": "Opening 2024", "href": "/events/opening-2024" }));
    assert_eq!(data["next"], json!({ "title": "Meetup 2026", "href": "/events/meetup-2026" }));
    assert_eq!(data["calendarUrl"], json!(null), "it is over");
    assert_eq!((&data["readingMinutes"], &data["preview"]), (&json!(1), &json!(false)));
    assert_eq!((&data["video"]["type"], &data["video"]["poster"]), (&json!("video/mp4"), &json!(null)));
    assert!(data["video"]["captions"].as_str().unwrap().starts_with("/content/talk.vtt?v="));
    assert_eq!(data["images"].as_array().unwrap().len(), 2);
    assert_eq!(each(&data["related"], "slug"), ["meetup-2026", "opening-2024"]);
    let structured = answer.json_ld();
    let event = structured.iter().find(|entry| entry["@type"] == "Event").unwrap();
    assert_eq!((&event["startDate"], &event["endDate"]), (&json!("2025-06-08"), &json!("2025-06-11")));
    assert_eq!(event["url"], "https://www.acme.example/events/summit-2025");
    let trail = structured.iter().find(|entry| entry["@type"] == "BreadcrumbList").unwrap();
    assert_eq!(
        trail["itemListElement"][2],
        json!({
            "@type": "ListItem", "position": 3, "name": "Summit 2025",
            "item": "https://www.acme.example/events/summit-2025",
        })
    );
}

#[tokio::test]
async fn a_post_is_sanitised_and_has_related_posts() {
    let app = app_with_content().await;
    let answer = app.get("/blog/first-post").await;
    let data = page(&answer)["data"].clone();
    assert_eq!(
        data["description"],
        "<p>Text with a <a href=\"https://example.com/a\" rel=\"noopener noreferrer\">link</a> and <b>HTML</b>.</p>"
    );
    assert_eq!(data["related"][0]["href"], "/events/summit-2025");
    assert_eq!((&data["author"], &data["calendarUrl"]), (&json!("Ada Lovelace"), &json!(null)));
    assert_eq!(data["tabLabel"], "Blogs");
    let structured = answer.json_ld();
    let article = structured.iter().find(|entry| entry["@type"] == "Article").unwrap();
    assert_eq!(article["author"], json!({ "@type": "Person", "name": "Ada Lovelace" }));
    assert_eq!(article["dateModified"], "2026-11-21T00:00:00Z");
}

#[tokio::test]
async fn unknown_and_hidden_items_return_404() {
    let app = app_with_content().await;
    let id = app.get("/api/blog/first-post/").await.json()["data"]["id"].as_str().unwrap().to_owned();
    for path in [
        "/blog/none".to_owned(),
        "/blog/draft-post".to_owned(),
        "/blog/planned-post".to_owned(),
        "/blog/draft-post?preview=1-00".to_owned(),
        "/events/first-post".to_owned(),
        "/career/none".to_owned(),
        format!("/blog/{id}"),
    ] {
        for address in [path.clone(), format!("/_page{path}")] {
            app.get(&address).await.expect(404);
        }
        assert_eq!(page(&app.get(&path).await)["route"], json!({ "name": "notFound" }), "{path}");
    }
}

#[tokio::test]
async fn a_scheduled_post_appears_at_its_time() {
    let nine = 1_796_115_600_000;
    let (setup, at) = Setup::with_clock(nine - 3_600_000);
    let app = TestApp::with(setup).await;
    import_into(&app, &fixture_content()).await;
    let version = page(&app.get("/insights").await)["version"].clone();
    assert_eq!(app.get("/blog/planned-post").await.status, 404);
    at.store(nine, Ordering::Relaxed);
    app.state.refresh_content_version().await.unwrap();
    assert_eq!(app.get("/blog/planned-post").await.status, 200);
    assert_ne!(page(&app.get("/insights").await)["version"], version, "lists are rendered again");
}

#[tokio::test]
async fn the_teaser_has_news_a_post_and_an_event_in_this_order() {
    let app = app_with_content().await;
    let data = app.get("/").await.section("insightsTeaser");
    // Featured, newest, featured.
    assert_eq!(each(&data["items"], "slug"), ["release", "first-post", "summit-2025"]);
    let empty = TestApp::new().await;
    assert_eq!(empty.get("/").await.section("insightsTeaser"), json!({ "items": [] }));
}

#[tokio::test]
async fn structured_data_of_a_job_has_its_country_or_is_remote() {
    let app = app_with_content().await;
    let folder = copy_of_fixture();
    let file = folder.path().join("jobs/rust-engineer.md");
    let text = std::fs::read_to_string(&file).unwrap();
    let place = |town: &str, country: &str| {
        let address = json!({ "@type": "PostalAddress", "addressLocality": town, "addressCountry": country });
        json!({ "@type": "Place", "address": address })
    };
    let countries = |code: &str| json!([{ "@type": "Country", "name": code }]);
    let null = Value::Null;
    for (locations, places, kind, applicants) in [
        // The country of the office in the town.
        ("[Springfield]", json!([place("Springfield", "US")]), null.clone(), null.clone()),
        ("[Springfield]\ncountry: CA", json!([place("Springfield", "CA")]), null.clone(), null.clone()),
        ("[Remote]", null.clone(), json!("TELECOMMUTE"), countries("US")),
        ("[Remote]\ncountry: IN", null.clone(), json!("TELECOMMUTE"), countries("IN")),
        ("[remote, Kochi]\ncountry: IN", json!([place("Kochi", "IN")]), json!("TELECOMMUTE"), countries("IN")),
    ] {
        let changed = text.replace("[Kochi, Bengaluru]", locations);
        std::fs::write(&file, changed).unwrap();
        import_into(&app, folder.path()).await;
        let entries = app.get("/career/rust-engineer").await.json_ld();
        let posting = entries.iter().find(|entry| entry["@type"] == "JobPosting").unwrap();
        let told = ["jobLocation", "jobLocationType", "applicantLocationRequirements"].map(|key| &posting[key]);
        assert_eq!(told, [&places, &kind, &applicants], "{locations}");
    }
}

#[tokio::test]
async fn a_job_has_a_page_which_returns_410_once_it_is_closed() {
    let app = app_with_content().await;
    let answer = app.get("/career/rust-engineer").await;
    let data = page(&answer)["data"].clone();
    assert_eq!(
        data,
        json!({
            "id": "rust-engineer", "title": "Rust Engineer", "departmentName": "Engineering",
            "experience": "4+ years", "jobLocations": [{ "name": "Kochi" }, { "name": "Bengaluru" }], "country": null,
            "url": "/career/rust-engineer", "employmentType": "Full-time", "employmentCode": "FULL_TIME",
            "posted": "2026-11-10", "postedLabel": "10 Nov 2026", "closes": null, "closesLabel": null,
            "closed": false, "description": "<h3 id=\"part-1\">About the role</h3>\n<p>Dull in the best sense.</p>",
            "responsibilities": ["Build the scheduler"], "requirements": ["Rust"],
        })
    );
    let structured = answer.json_ld();
    let posting = structured.iter().find(|entry| entry["@type"] == "JobPosting").unwrap();
    assert_eq!((&posting["employmentType"], &posting["datePosted"]), (&json!("FULL_TIME"), &json!("2026-11-10")));
    assert!(
        posting["description"]
            .as_str()
            .unwrap()
            .ends_with("<ul><li>Build the scheduler</li></ul><ul><li>Rust</li></ul>")
    );

    let closed = app.get("/career/closed-role").await.expect(410);
    let shown = page(&closed);
    assert_has(&shown, &json!({ "route": { "name": "job", "id": "closed-role" }, "data": { "closed": true } }));
    assert_eq!(closed.json_ld().len(), 1, "only the view's own");
    let career = app.get("/career").await.section("openings");
    let structured = app.get("/career").await.json_ld();
    let list = structured.iter().find(|entry| entry["@type"] == "ItemList").unwrap();
    assert_eq!(list["numberOfItems"], 2);
    assert_eq!(
        list["itemListElement"][0],
        json!({
            "@type": "ListItem", "position": 1, "name": "Rust Engineer",
            "url": "https://www.acme.example/career/rust-engineer",
        })
    );
    assert_eq!((career["jobs"].as_array().unwrap().len(), &career["provider"]), (2, &json!(false)));
    let found = app.get("/career?q=%20RUST&location=Kochi").await;
    assert_eq!(page(&found)["query"], "q=RUST&location=kochi", "the filter in one form");
    let filter = found.section("openings")["filter"].clone();
    assert_eq!((&filter["total"], &filter["state"]), (&json!(1), &json!("listed")));
    assert_eq!(app.get("/career").await.section("openings")["filter"]["total"], 2, "a filtered page is not cached");
}

#[tokio::test]
async fn openings_of_a_provider_return_503_without_a_database() {
    let careers = "[careers]\nprovider_url = \"https://careers.example/embed-jobs\"\ncompany_id = \"1234\"\n\n[server]";
    let app = TestApp::with(Setup { site: SITE.replacen("[server]", careers, 1), ..Setup::default() }).await;
    app.state.store.close().await;
    let no_openings = json!({ "query": "", "location": "all", "state": "empty", "total": 0, "groups": [] });
    let answer = app.get("/career").await;
    assert_eq!(
        (answer.status.as_u16(), answer.section("openings")),
        (503, json!({ "jobs": [], "provider": false, "filter": no_openings }))
    );
    assert_eq!((answer.header("retry-after"), answer.header("cache-control")), (Some("5"), Some("no-store")));
}

#[tokio::test]
async fn content_is_served_from_memory_while_the_database_is_unreachable() {
    let app = app_with_content().await;
    app.state.store.close().await;
    let news = app.get("/insights?tab=news").await;
    assert_eq!((news.status.as_u16(), news.section("insightsHub")["items"].as_array().unwrap().len()), (200, 2));
    for path in [
        "/events/summit-2025",
        "/blog/first-post",
        "/career/rust-engineer",
        "/",
        "/career",
        "/aiw25",
        "/api/event/",
        "/api/blog/first-post/",
        "/api/careers/jobs/",
        "/blog/feed.xml",
        "/events/meetup-2026/calendar.ics",
        "/sitemap.xml",
    ] {
        assert_eq!(app.get(path).await.status, 200, "{path}");
    }
    assert_eq!(app.get("/").await.section("homeHero")["upcoming"], upcoming());
}
