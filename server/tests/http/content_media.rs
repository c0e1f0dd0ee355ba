//! Pictures, videos and captions of the content.

use crate::content_import::app_with_content;

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
