//! Sitemap, feeds and calendar files.

use crate::content_import::app_with_content;

#[tokio::test]
async fn the_sitemap_lists_exactly_the_pages_that_return_200() {
    let app = app_with_content().await;
    let answer = app.get("/sitemap.xml").await.expect(200).with("content-type", "application/xml");
    let locations: Vec<&str> = answer
        .text()
        .split("<loc>")
        .skip(1)
        .map(|piece| piece.split_once("</loc>").unwrap().0.strip_prefix("https://www.acme.example").unwrap())
        .collect();
    for path in &locations {
        assert_eq!(app.get(path).await.status, 200, "{path}");
    }
    assert!(locations.len() > 30, "{locations:?}");
    for path in ["/", "/contacts", "/aiw25", "/events/summit-2025", "/blog/first-post", "/career/rust-engineer"] {
        assert!(locations.contains(&path), "{path}");
    }
    for path in ["/blog/draft-post", "/blog/planned-post", "/career/closed-role", "/404"] {
        assert!(!locations.contains(&path), "{path}");
    }
    let mut once = locations.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), locations.len());
    assert!(answer.text().contains("/blog/first-post</loc><lastmod>2026-11-21T00:00:00Z</lastmod>"));
}

#[tokio::test]
async fn each_list_has_a_feed() {
    let app = app_with_content().await;
    for (path, link) in [
        ("/blog/feed.xml", "<link>https://www.acme.example/blog/first-post</link>"),
        ("/events/feed.xml", "<link>https://www.acme.example/events/summit-2025</link>"),
        ("/news/feed.xml", "<link>https://news.example/release</link>"),
    ] {
        let answer = app.get(path).await.expect(200).with("content-type", "application/rss+xml; charset=utf-8");
        assert!(answer.text().contains(link), "{}", answer.text());
        assert!(!answer.text().contains("draft"), "{path}");
    }
    let blog = app.get("/blog/feed.xml").await;
    assert!(blog.text().contains("<description>A post about &lt;limits&gt; &amp; evidence.</description>"));
}

#[tokio::test]
async fn an_event_has_a_calendar_file() {
    let app = app_with_content().await;
    let answer = app.get("/events/summit-2025/calendar.ics").await;
    assert_eq!(answer.header("content-type"), Some("text/calendar; charset=utf-8"));
    assert_eq!(answer.header("content-disposition"), Some("attachment; filename=\"summit-2025.ics\""));
    let id = app.get("/api/event/summit-2025/").await.json()["data"]["id"].as_str().unwrap().to_owned();
    assert_eq!(
        answer.text(),
        format!(
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//www.acme.example//events//EN\r\nBEGIN:VEVENT\r\n\
             UID:{id}@www.acme.example\r\nDTSTAMP:20261121T000000Z\r\nDTSTART;VALUE=DATE:20250608\r\n\
             DTEND;VALUE=DATE:20250612\r\nSUMMARY:Summit 2025\r\nDESCRIPTION:Where we met\\, and what we showed.\r\n\
             URL:https://www.acme.example/events/summit-2025\r\nTRANSP:TRANSPARENT\r\nLOCATION:Orlando\\, Florida\r\n\
             END:VEVENT\r\nEND:VCALENDAR\r\n"
        )
    );
    for path in ["/events/none/calendar.ics", "/events/first-post/calendar.ics", "/events/A/calendar.ics"] {
        assert_eq!(app.get(path).await.status, 404, "{path}");
    }
}
