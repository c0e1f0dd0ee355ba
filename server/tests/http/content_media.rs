//! Pictures, videos and captions of the content.

use std::fs;

use axum::http::Method;
use server::clock::Clock;
use server::content::{Kind, PreviewKey};

use crate::content_import::{app_with_content, copy_of_fixture, import_into};
use crate::harness::{NOW, Setup, TestApp};

#[tokio::test]
async fn media_are_kept_for_ever_under_their_versioned_address() {
    let app = app_with_content().await;
    let thumbnail = app.get("/api/blog/first-post/").await.json()["data"]["thumbnail"].as_str().unwrap().to_owned();
    assert!(thumbnail.starts_with("/content/dot.gif?v="), "{thumbnail}");
    let answer = app.get(&thumbnail).await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, Some("image/gif")));
    assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    for address in ["/content/dot.gif", "/content/dot.gif?v=", "/content/dot.gif?v=000000000000"] {
        assert_eq!(app.get(address).await.header("cache-control"), Some("no-cache"), "{address}");
    }
    app.end().await;
}

#[tokio::test]
async fn a_player_may_ask_for_a_part_of_a_video() {
    let app = app_with_content().await;
    let part = app.get_with("/content/talk.mp4", &[("range", "bytes=100-199")]).await;
    assert_eq!((part.status.as_u16(), part.header("content-range")), (206, Some("bytes 100-199/600")));
    assert_eq!((part.body.len(), part.header("content-type")), (100, Some("video/mp4")));
    assert_eq!(app.get("/content/talk.vtt").await.header("content-type"), Some("text/vtt"));
    app.end().await;
}

#[tokio::test]
async fn nothing_else_is_there() {
    let app = app_with_content().await;
    for path in
        ["/content/none.gif", "/content/../site.toml", "/content/%2e%2e/a.gif", "/content/a.html", "/content/a%00.gif"]
    {
        assert_eq!(app.get(path).await.status, 404, "{path}");
    }
    app.end().await;
}

/// A folder whose draft shows a picture of its own and one that a published post shows too.
fn folder_with_a_draft_of_pictures() -> tempfile::TempDir {
    let copy = copy_of_fixture();
    let (media, blog) = (copy.path().join("media"), copy.path().join("blog"));
    for name in ["hidden.gif", "hidden-body.gif", "planned.gif"] {
        fs::copy(media.join("dot.gif"), media.join(name)).unwrap();
    }
    for (name, text) in [
        ("draft-post.md", "media/hidden.gif\n---\n\n![One](media/hidden-body.gif)\n\n![Two](media/dot.gif)\n"),
        ("planned-post.md", "media/planned.gif\n---\n\nText.\n"),
    ] {
        let old = fs::read_to_string(blog.join(name)).unwrap();
        let (head, _) = old.split_once("media/dot.gif").unwrap();
        fs::write(blog.join(name), format!("{head}{text}")).unwrap();
    }
    copy
}

#[tokio::test]
async fn media_of_drafts_are_shown_by_their_preview_alone() {
    let app = app_with_content().await;
    import_into(&app, folder_with_a_draft_of_pictures().path()).await;
    for path in ["hidden.gif", "hidden-body.gif", "planned.gif"] {
        for query in ["", "?v=0", "?preview=", "?preview=1-00"] {
            let answer = app.get(&format!("/content/{path}{query}")).await;
            assert_eq!(
                (answer.status.as_u16(), answer.header("cache-control")),
                (404, Some("no-store")),
                "{path}{query}"
            );
        }
        let head = app.request(Method::HEAD, &format!("/content/{path}"), &[], "").await;
        assert_eq!(head.status, 404);
    }
    assert_eq!(app.get("/content/%68idden.gif").await.status, 404, "written another way");
    assert_eq!(app.get("/content/dot.gif").await.status, 200, "a published post shows it");

    let key = PreviewKey::obtain(&app.state.store, NOW).await.unwrap();
    let token = |expires_ms| key.sign(Kind::Blog, "draft-post", expires_ms);
    let page = app.get(&format!("/blog/draft-post?preview={}", token(NOW + 1000).as_str())).await;
    let data = page.page_data()["page"]["data"].clone();
    let thumbnail = data["thumbnail"]["src"].as_str().unwrap();
    let html = data["description"].as_str().unwrap();
    let pictures = html.split("src=\"").skip(1).map(|rest| rest.split('"').next().unwrap().replace("&amp;", "&"));
    let pictures: Vec<String> = pictures.chain([thumbnail.to_owned()]).collect();
    assert_eq!(pictures.len(), 3, "{html}");
    for address in &pictures {
        let answer = app.get(address).await;
        assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, Some("image/gif")), "{address}");
    }
    assert_eq!(app.get(thumbnail).await.header("cache-control"), Some("private, no-store"));
    assert_eq!(
        app.get(&thumbnail.replace("hidden.gif", "planned.gif")).await.status,
        404,
        "the token is for one medium"
    );
    let later = TestApp::on(Setup { clock: Clock::Fixed(NOW + 1000), ..Setup::default() }, &app.database.url).await;
    assert_eq!(later.get(thumbnail).await.status, 404, "the preview is over");
    later.close().await;
    app.end().await;
}

#[tokio::test]
async fn media_appear_with_what_shows_them_and_go_with_it() {
    let app = app_with_content().await;
    let folder = folder_with_a_draft_of_pictures();
    import_into(&app, folder.path()).await;
    // 2026-12-01T09:00:00Z, when the planned post is due.
    let due = Setup { clock: Clock::Fixed(1_796_115_600_000), ..Setup::default() };
    let later = TestApp::on(due, &app.database.url).await;
    assert_eq!(later.get("/content/planned.gif").await.status, 200);
    later.close().await;

    let draft = folder.path().join("blog/draft-post.md");
    let text = fs::read_to_string(&draft).unwrap();
    fs::write(&draft, text.replace("draft: true\n", "")).unwrap();
    import_into(&app, folder.path()).await;
    assert_eq!(app.get("/content/hidden-body.gif").await.status, 200);
    fs::write(&draft, text).unwrap();
    import_into(&app, folder.path()).await;
    assert_eq!(app.get("/content/hidden-body.gif").await.status, 404);
    app.end().await;
}
