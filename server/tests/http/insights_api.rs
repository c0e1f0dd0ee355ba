//! The API of events, news, posts and jobs.

use serde_json::json;

use crate::content_import::app_with_content;

#[tokio::test]
async fn lists_have_the_newest_first_and_only_what_is_public() {
    let app = app_with_content().await;
    let slugs = async |path: &str| -> Vec<String> {
        let items = app.get(path).await.expect(200).json()["data"].as_array().unwrap().clone();
        items.iter().map(|item| item["slug"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(slugs("/api/event/").await, ["meetup-2026", "summit-2025", "opening-2024"]);
    assert_eq!(slugs("/api/news/").await, ["newer-news", "release"]);
    assert_eq!(slugs("/api/blog/").await, ["first-post"]);
    assert_eq!(slugs("/api/blog").await, ["first-post"]);
}

#[tokio::test]
async fn an_item_has_the_members_of_the_api() {
    let app = app_with_content().await;
    let mut item = app.get("/api/news/").await.json()["data"][1].clone();
    let id = item["id"].take();
    assert_eq!(id.as_str().unwrap().len(), 36);
    let thumbnail = item["thumbnail"].take();
    assert!(thumbnail.as_str().unwrap().starts_with("/content/dot.gif?v="));
    assert_eq!(
        item,
        json!({
            "id": null, "title": "A release", "thumbnail": null, "date": "2025-10-13",
            "created_at": "2026-11-21T00:00:00Z", "slug": "release", "news_url": "https://news.example/release",
        })
    );
    assert_eq!(app.get("/api/event/").await.json()["data"][0].get("news_url"), None);
}

#[tokio::test]
async fn a_detail_is_found_by_slug_and_by_id() {
    let app = app_with_content().await;
    let by_slug = app.get("/api/event/summit-2025/").await.json();
    let id = by_slug["data"]["id"].as_str().unwrap().to_owned();
    assert_eq!(app.get(&format!("/api/event/{id}/")).await.json(), by_slug);
    assert_eq!(app.get("/api/event/summit-2025").await.json(), by_slug);
    let data = &by_slug["data"];
    let dot = data["thumbnail"].as_str().unwrap();
    assert_eq!(data["title"], "Summit 2025");
    assert!(data["video_url"].as_str().unwrap().starts_with("/content/talk.mp4?v="));
    assert_eq!(
        data["description"],
        format!(
            "<h3 id=\"part-1\">The stand</h3>\n<p>People asked <em>good</em> questions.</p>\n<figure><img src=\"{dot}\" alt=\"A dot\" \
             width=\"1\" height=\"1\" loading=\"lazy\" decoding=\"async\"><figcaption>The dot</figcaption></figure>"
        )
    );
    assert_eq!(
        data["images"],
        json!([
            { "image": dot, "alt": "The dot, closer", "width": 1, "height": 1 },
            { "image": "/media/service/agentic-ai-1200.webp", "alt": "A thread of light", "width": 1200, "height": 675 },
        ])
    );
    assert_eq!(app.get("/api/event/meetup-2026/").await.json()["data"]["video_url"], json!(null));
}

#[tokio::test]
async fn items_that_are_not_public_return_404() {
    let app = app_with_content().await;
    for path in [
        "/api/blog/none/",
        "/api/blog/draft-post/",
        "/api/blog/planned-post/",
        "/api/blog/summit-2025/",
        "/api/event/%00/",
        "/api/event/%F0%9F%92%A5/",
        "/api/event/a/b/",
        "/api/news/release/",
    ] {
        app.get(path).await.expect(404).with("content-type", "application/problem+json");
    }
}

#[tokio::test]
async fn jobs_of_the_database_have_the_providers_shape() {
    let app = app_with_content().await;
    assert_eq!(
        app.get("/api/careers/jobs/").await.json(),
        json!([
            {
                "id": "rust-engineer", "title": "Rust Engineer", "departmentName": "Engineering",
                "experience": "4+ years", "jobLocations": [{ "name": "Kochi" }, { "name": "Bengaluru" }],
                "url": "/career/rust-engineer",
            },
            {
                "id": "ends-soon", "title": "Writer", "departmentName": "Marketing", "experience": "N/A",
                "jobLocations": [{ "name": "Kochi" }], "url": "/career/ends-soon",
            },
        ])
    );
}
