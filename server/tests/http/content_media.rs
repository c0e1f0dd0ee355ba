//! Images, videos and captions of the content.

use std::fs;

use axum::body::Body;
use axum::http::{Method, Request};
use content::{Folder, PreviewKey};
use http_body_util::BodyExt;
use model::DocumentKind;
use store::MEDIA_PART_BYTES;
use tempfile::TempDir;
use tower::ServiceExt;

use crate::content_documents::{copy_of_small_site, replace};
use crate::content_import::{app_with_content, copy_of_fixture, id_of, import_into};
use crate::harness::{NOW, Setup, TestApp};

#[tokio::test]
async fn media_are_immutable_at_their_versioned_address() {
    let app = app_with_content().await;
    let thumbnail = app.get("/api/blog/first-post/").await.json()["data"]["thumbnail"].as_str().unwrap().to_owned();
    assert!(thumbnail.starts_with("/content/dot.gif?v="), "{thumbnail}");
    let answer = app.get(&thumbnail).await.expect(200).with("content-type", "image/gif");
    assert_eq!(app.get("/content/talk.vtt").await.header("content-type"), Some("text/vtt"));
    assert_eq!(app.get("/content/talk.mp4").await.header("content-type"), Some("video/mp4"));
    assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    for address in ["/content/dot.gif", "/content/dot.gif?v=", "/content/dot.gif?v=000000000000"] {
        assert_eq!(app.get(address).await.header("cache-control"), Some("no-cache"), "{address}");
    }
}

#[tokio::test]
async fn a_linked_pdf_is_saved_under_its_name() {
    let folder = copy_of_small_site();
    replace(folder.path(), "pages/services/planning.yaml", "href: /events/open-day", "href: media/papers/terms.pdf");
    replace(folder.path(), "menus.yaml", "href: /insights}", "href: media/papers/terms.pdf}");
    replace(folder.path(), "events/open-day.md", "\nCome and see.", "\nRead [our terms](media/papers/terms.pdf).");
    let missing = Folder::read(folder.path()).unwrap_err();
    let faults: Vec<_> = missing.iter().map(ToString::to_string).collect();
    assert!(!faults.is_empty() && faults.iter().all(|fault| fault.contains("media/papers/terms.pdf does not exist")));

    fs::create_dir_all(folder.path().join("media/papers")).unwrap();
    fs::write(folder.path().join("media/papers/terms.pdf"), b"%PDF-1.7\nterms\n%%EOF\n").unwrap();
    let app = TestApp::with(Setup { pages: folder.path().to_owned(), landings: false, ..Setup::default() }).await;
    import_into(&app, folder.path()).await;
    let page = app.get("/services/planning").await.page_data();
    let address = page["page"]["document"]["sections"][0]["props"]["actions"][1]["href"].as_str().unwrap();
    assert!(address.starts_with("/content/papers/terms.pdf?v="), "{address}");
    assert!(page["shell"]["menus"].to_string().contains(address), "the menus lead to the file");
    let event = app.get("/events/open-day").await.page_data()["page"]["data"].to_string();
    assert!(event.contains(address) && event.contains(">our terms (PDF)</a>"), "{event}");

    let answer = app.get(address).await.expect(200).with("content-type", "application/pdf");
    assert_eq!(answer.header("content-disposition"), Some("attachment; filename=\"terms.pdf\""));
    assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
}

/// Returns a video by its magic number. Its other bytes differ from position to position, and its length is no multiple
/// of a part's.
fn film() -> Vec<u8> {
    film_of(5 * MEDIA_PART_BYTES / 2, |at| (at % 251) as u8)
}

fn film_of(length: usize, byte: impl Fn(usize) -> u8) -> Vec<u8> {
    let head = b"\0\0\0\x14ftypisom\0\0\x02\0mp41";
    head.iter().copied().chain((head.len()..length).map(byte)).collect()
}

/// Returns an app whose content has a video of several parts.
async fn app_with_a_film() -> (TestApp, TempDir) {
    let folder = copy_of_fixture();
    fs::write(folder.path().join("media/talk.mp4"), film()).unwrap();
    let app = TestApp::new().await;
    import_into(&app, folder.path()).await;
    (app, folder)
}

#[tokio::test]
async fn a_range_across_stored_parts_has_the_same_bytes() {
    let (app, _folder) = app_with_a_film().await;
    let (film, part) = (film(), MEDIA_PART_BYTES);
    let whole = app.get("/content/talk.mp4").await.expect(200).with("accept-ranges", "bytes");
    assert_eq!(whole.header("content-length"), Some(film.len().to_string().as_str()));
    assert!(whole.body == film, "{} bytes", whole.body.len());
    for (first, last) in [
        (0, 0),
        (0, part - 1),
        (part - 1, part),
        (part, part),
        (part - 10, 2 * part + 10),
        (2 * part, film.len() - 1),
        (film.len() - 1, film.len() - 1),
    ] {
        let answer =
            app.get_with("/content/talk.mp4", &[("range", &format!("bytes={first}-{last}"))]).await.expect(206);
        assert_eq!(answer.header("content-range"), Some(format!("bytes {first}-{last}/{}", film.len()).as_str()));
        assert_eq!(answer.header("content-length"), Some((last - first + 1).to_string().as_str()));
        assert!(answer.body == film[first..=last], "{first}-{last}");
    }
    let outside = app.get_with("/content/talk.mp4", &[("range", "bytes=900000-")]).await;
    assert_eq!((outside.status.as_u16(), outside.header("content-range")), (416, Some("bytes */163840")));
}

#[tokio::test]
async fn the_digest_is_the_validator() {
    let (app, folder) = app_with_a_film().await;
    let address = "/content/talk.mp4";
    let head = app.request(Method::HEAD, address, &[], "").await;
    let etag = head.header("etag").unwrap().to_owned();
    assert_eq!((head.status.as_u16(), head.header("content-length"), head.body.len()), (200, Some("163840"), 0));
    assert_eq!(app.get_with(address, &[("if-none-match", &etag)]).await.status, 304);
    let part = [("range", "bytes=1-2"), ("if-range", etag.as_str())];
    assert_eq!(app.get_with(address, &part).await.status, 206);
    let changed = film_of(film().len(), |at| (at % 241) as u8);
    fs::write(folder.path().join("media/talk.mp4"), &changed).unwrap();
    import_into(&app, folder.path()).await;
    let whole = app.get_with(address, &part).await.expect(200);
    assert!(whole.body == changed);
    assert_eq!(app.get_with(address, &[("if-none-match", &etag)]).await.status, 200);
}

/// Any number of slow readers: each holds one part, and readers of the same part share it.
#[tokio::test]
async fn a_reader_loads_one_part_at_a_time() {
    let (app, folder) = app_with_a_film().await;
    let request = Request::get("/content/talk.mp4").body(Body::empty()).unwrap();
    let mut slow = app.router().oneshot(request).await.unwrap().into_body();
    let first = slow.frame().await.unwrap().unwrap().into_data().unwrap();
    assert_eq!(first.len(), MEDIA_PART_BYTES);
    // The video is replaced: the rest is cut off, and bytes of the other file are never sent.
    fs::write(folder.path().join("media/talk.mp4"), film_of(3 * MEDIA_PART_BYTES, |_| 0)).unwrap();
    import_into(&app, folder.path()).await;
    assert!(slow.frame().await.unwrap().is_err());
    assert_eq!(app.column("select distinct digest from content_media_parts").await.len(), parts_in_use(&app).await);
}

async fn parts_in_use(app: &TestApp) -> usize {
    app.column("select distinct digest from content_media where size > 0").await.len()
}

#[tokio::test]
async fn an_unreachable_database_returns_503_and_not_404() {
    let (app, _folder) = app_with_a_film().await;
    app.state.store.close().await;
    app.get("/content/talk.mp4").await.expect(503).with("retry-after", "5");
}

#[tokio::test]
async fn paths_of_no_medium_return_404() {
    let app = app_with_content().await;
    for path in
        ["/content/none.gif", "/content/../site.toml", "/content/%2e%2e/a.gif", "/content/a.html", "/content/a%00.gif"]
    {
        assert_eq!(app.get(path).await.status, 404, "{path}");
    }
}

/// Returns a folder whose draft uses two images, one of which a published post uses too.
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
async fn media_of_drafts_are_served_only_with_a_preview() {
    let app = app_with_content().await;
    import_into(&app, folder_with_a_draft_of_pictures().path()).await;
    for path in ["hidden.gif", "hidden-body.gif", "planned.gif"] {
        for query in ["", "?v=0", "?preview=", "?preview=1-00"] {
            app.get(&format!("/content/{path}{query}")).await.expect(404).with("cache-control", "no-store");
        }
        app.request(Method::HEAD, &format!("/content/{path}"), &[], "").await.expect(404);
    }
    assert_eq!(app.get("/content/%68idden.gif").await.status, 404, "written another way");
    assert_eq!(app.get("/content/dot.gif").await.status, 200, "a published post shows it");

    let id = id_of(&app.state.store, DocumentKind::Blog, "draft-post").await;
    let key = PreviewKey::obtain(&app.state.store, &id, NOW).await.unwrap();
    let page = app.get(&format!("/blog/draft-post?preview={}", key.sign(NOW + 1000))).await;
    let data = page.page_data()["page"]["data"].clone();
    let thumbnail = data["thumbnail"]["src"].as_str().unwrap();
    let html = data["description"].as_str().unwrap();
    let pictures = html.split("src=\"").skip(1).map(|rest| rest.split('"').next().unwrap().replace("&amp;", "&"));
    let pictures: Vec<String> = pictures.chain([thumbnail.to_owned()]).collect();
    assert_eq!(pictures.len(), 3, "{html}");
    for address in &pictures {
        app.get(address).await.expect(200).with("content-type", "image/gif");
    }
    assert_eq!(app.get(thumbnail).await.header("cache-control"), Some("private, no-store"));
    // The token is for one medium.
    app.get(&thumbnail.replace("hidden.gif", "planned.gif")).await.expect(404);
    let later = TestApp::on(Setup::at(NOW + 1000), &app.database.url).await;
    assert_eq!(later.get(thumbnail).await.status, 404, "the preview is over");
    later.close().await;
    app.execute("delete from secrets where name like 'preview/%'").await;
    assert_eq!(app.get(thumbnail).await.status, 404, "the preview is withdrawn");
}

#[tokio::test]
async fn media_are_public_only_while_a_published_document_uses_them() {
    let app = app_with_content().await;
    let folder = folder_with_a_draft_of_pictures();
    import_into(&app, folder.path()).await;
    // 2026-12-01T09:00:00Z, at which the scheduled post is published.
    let due = Setup::at(1_796_115_600_000);
    let later = TestApp::on(due, &app.database.url).await;
    assert_eq!(later.get("/content/planned.gif").await.status, 200);
    later.close().await;

    replace(folder.path(), "blog/draft-post.md", "draft: true\n", "");
    import_into(&app, folder.path()).await;
    assert_eq!(app.get("/content/hidden-body.gif").await.status, 200);
    replace(folder.path(), "blog/draft-post.md", "title:", "draft: true\ntitle:");
    import_into(&app, folder.path()).await;
    assert_eq!(app.get("/content/hidden-body.gif").await.status, 404);
}
