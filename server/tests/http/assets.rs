//! Files of the web build.

use axum::http::Method;

use crate::harness::TestApp;

#[tokio::test]
async fn hashed_files_are_cached_for_a_year_and_others_for_an_hour() {
    let app = TestApp::new().await;
    for (path, media_type, lifetime) in [
        ("/assets/client-3f2a91.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/style-b0a7.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/core-19ac.wasm", "application/wasm", "public, max-age=31536000, immutable"),
        ("/assets/font-aa01.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/favicon.ico", "image/x-icon", "public, max-age=3600"),
        ("/film/hero.mp4", "video/mp4", "public, max-age=3600"),
    ] {
        let answer = app.get(path).await.expect(200).with("content-type", media_type).with("cache-control", lifetime);
        let etag = answer.header("etag").unwrap();
        assert_eq!(app.get_with(path, &[("if-none-match", etag)]).await.status, 304, "{path}");
    }
}

#[tokio::test]
async fn build_metadata_is_not_served() {
    let app = TestApp::new().await;
    for path in ["/index.html", "/.vite/manifest.json", "/preload.json", "/assets/", "/assets", "/film/"] {
        let status = app.get(path).await.status.as_u16();
        assert!(matches!(status, 301 | 404), "{path}: {status}");
    }
}

#[tokio::test]
async fn texts_are_served_compressed() {
    let app = TestApp::new().await;
    let plain = app.get("/assets/style-b0a7.css").await;
    for coding in ["br", "gzip"] {
        let answer = app.get_with("/assets/style-b0a7.css", &[("accept-encoding", coding)]).await;
        assert_eq!(answer.header("content-encoding"), Some(coding));
        assert!(answer.body.len() < plain.body.len() / 2, "{coding}");
    }
    let film = app.get_with("/film/hero.mp4", &[("accept-encoding", "br")]).await;
    assert_eq!((film.header("content-encoding"), film.header("vary")), (None, None));
}

#[tokio::test]
async fn a_range_of_a_video_returns_206() {
    let app = TestApp::new().await;
    let whole = app.get("/film/hero.mp4").await.expect(200).with("accept-ranges", "bytes");
    let part = async |range: &str| app.get_with("/film/hero.mp4", &[("range", range)]).await;

    let answer = part("bytes=100-199").await.expect(206).with("content-range", "bytes 100-199/1000");
    assert_eq!(answer.body, whole.body.slice(100..200));
    assert_eq!(part("bytes=-10").await.body, whole.body.slice(990..));

    part("bytes=1000-").await.expect(416).with("content-range", "bytes */1000");
    assert_eq!(part("bytes=0-1,5-6").await.status, 200, "several ranges return the whole file");

    let etag = whole.header("etag").unwrap();
    let held = [("range", "bytes=0-9"), ("if-range", etag)];
    assert_eq!(app.get_with("/film/hero.mp4", &held).await.status, 206);
    let changed = [("range", "bytes=0-9"), ("if-range", "\"other\"")];
    assert_eq!(app.get_with("/film/hero.mp4", &changed).await.status, 200);
    let head = app.request(Method::HEAD, "/film/hero.mp4", &[("range", "bytes=0-9")], "").await;
    assert_eq!((head.status.as_u16(), head.body.len()), (206, 0));
}
