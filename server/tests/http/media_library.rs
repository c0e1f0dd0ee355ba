//! The media library over HTTP: uploads, the work on them, what is served, replacements, and uses.

use std::io::Write;

use axum::body::Body;
use axum::http::{Method, Request};
use content::{MEDIA_MAX_BYTES, PicturePixels, export};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use jpeg_encoder::{ColorType, Encoder};
use model::{DocumentKind, Role};
use serde_json::{Value, json};
use server::work::media::work_on_next;
use store::{DraftSave, Editor};

use crate::admin::Browser;
use crate::content_documents::replace;
use crate::content_import::{app_with_content, copy_of_fixture, id_of, import_into};
use crate::harness::{Answer, NOW, Setup, TestApp, assert_has, each};
use crate::theme::pixel;

const ADA: Editor<'_> = Editor { id: "ada", email: "ada@acme.example" };

/// Returns a PNG file of one colour.
pub(crate) fn png(width: u32, height: u32, colour: [u8; 3]) -> Vec<u8> {
    png_of_rows(width, height, height, colour)
}

/// Returns a PNG file that holds fewer rows than it claims.
pub(crate) fn png_of_rows(width: u32, height: u32, rows: u32, colour: [u8; 3]) -> Vec<u8> {
    let chunk = |kind: &[u8; 4], data: &[u8]| {
        let mut crc = flate2::Crc::new();
        crc.update(kind);
        crc.update(data);
        [&u32::try_from(data.len()).unwrap().to_be_bytes()[..], kind, data, &crc.sum().to_be_bytes()].concat()
    };
    let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 2, 0, 0, 0]].concat();
    let row = [vec![0], colour.repeat(usize::try_from(width).unwrap())].concat();
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(&row.repeat(usize::try_from(rows).unwrap())).unwrap();
    let pixels = encoder.finish().unwrap();
    [b"\x89PNG\r\n\x1a\n".to_vec(), chunk(b"IHDR", &header), chunk(b"IDAT", &pixels), chunk(b"IEND", b"")].concat()
}

/// Returns a JPEG file that was taken upright, with the place in its Exif data.
fn photograph(width: u16, height: u16) -> Vec<u8> {
    let head = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x02\x01\x12\0\x03\0\0\0\x01\0\x06\0\0";
    let gps = b"\x88\x25\0\x04\0\0\0\x01\0\0\0\x26\0\0\0\0\0\x01\0\x02\0\x05\0\0\0\x03\0\0\0\x38\0\0\0\0";
    let degrees = b"\0\0\0\x30\0\0\0\x01\0\0\0\x0b\0\0\0\x01\0\0\0\0\0\0\0\x01";
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, 90);
    encoder.add_app_segment(1, [&head[..], gps, degrees].concat()).unwrap();
    let pixels = [200, 40, 40].repeat(usize::from(width) * usize::from(height));
    encoder.encode(&pixels, width, height, ColorType::Rgb).unwrap();
    bytes
}

/// Returns an MP4 file of 2.5 seconds without pictures.
pub(crate) fn film() -> Vec<u8> {
    let boxed = |kind: &[u8; 4], content: &[u8]| {
        [&u32::try_from(content.len() + 8).unwrap().to_be_bytes()[..], kind, content].concat()
    };
    let header = [&[0; 12][..], &1000_u32.to_be_bytes(), &2500_u32.to_be_bytes()].concat();
    let movie = boxed(b"moov", &boxed(b"mvhd", &header));
    [boxed(b"ftyp", b"isom\0\0\x02\0mp41"), movie, boxed(b"mdat", b"pictures")].concat()
}

pub(crate) async fn send(browser: &Browser, method: Method, path: &str, bytes: Vec<u8>) -> Answer {
    let request = Request::builder()
        .method(method)
        .uri(format!("/api/admin/media{path}"))
        .header("origin", "https://www.acme.example")
        .header("content-type", "application/octet-stream")
        .header("cookie", browser.cookie.as_str());
    browser.app.send(request.body(Body::from(bytes)).unwrap()).await
}

pub(crate) async fn upload(browser: &Browser, name: &str, bytes: Vec<u8>) -> Value {
    send(browser, Method::POST, &format!("?name={name}"), bytes).await.expect(201).json()
}

pub(crate) async fn item(browser: &Browser, id: &str) -> Value {
    browser.get(&format!("/media/{id}")).await.expect(200).json()
}

/// Works on all that waits, then shows visitors the result.
pub(crate) async fn work(app: &TestApp) {
    while work_on_next(&app.state).await.unwrap() {}
    app.state.refresh_content_version().await.unwrap();
}

/// Returns the sizes of a picture, the widest first.
async fn sizes(app: &TestApp, path: &str) -> Vec<(i64, String)> {
    let medium = app.state.store.library_medium(path).await.unwrap().unwrap();
    let sizes = app.state.store.renditions_of(&medium.rendition_set).await.unwrap();
    sizes.into_iter().map(|size| (size.width, size.format)).collect()
}

/// Saves a draft of the blog post that names a medium.
async fn use_in_draft(app: &TestApp, name: &str) -> String {
    let id = id_of(&app.state.store, DocumentKind::Blog, "first-post").await;
    let version = app.state.store.draft(&id).await.unwrap().map_or(0, |draft| draft.version);
    let head = json!({ "title": "First post", "thumbnail": name }).to_string();
    let draft = DraftSave { document_id: &id, version, base_revision: 1, head: &head, text: "" };
    app.state.store.save_draft(&draft, ADA, NOW).await.unwrap();
    id
}

#[tokio::test]
async fn an_uploaded_photograph_is_turned_and_has_sizes_without_its_place() {
    let (app, browser) = app_with_content().await.signed_in(Role::Editor).await;
    let uploaded = upload(&browser, "B%C3%BCro%20(1).JPG", photograph(640, 500)).await;
    assert_eq!(uploaded["name"], "media/buero-1.jpg");
    assert_has(&uploaded, &json!({ "state": "processing", "address": "", "kind": "picture", "origin": "library" }));
    work(&app).await;
    let whole = item(&browser, uploaded["id"].as_str().unwrap()).await;
    let ready = &whole["item"];
    assert_eq!((&ready["state"], &ready["width"], &ready["height"]), (&json!("ready"), &json!(500), &json!(640)));
    assert_eq!((&ready["uses"], &ready["updatedBy"]), (&json!(0), &json!("ada@acme.example")));
    let expected = [(500, "avif"), (500, "webp"), (480, "avif"), (480, "webp")];
    assert_eq!(sizes(&app, "buero-1.jpg").await, expected.map(|(width, format)| (width, format.to_owned())));
    let thumbnail = ready["thumbnail"].as_str().unwrap();
    let answer = app.get(thumbnail).await.expect(200).with("content-type", "image/webp");
    assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert!(!content::photograph::has_location(&answer.body));
    let avif = app.get(&thumbnail.replace("webp", "avif")).await.expect(200).with("content-type", "image/avif");
    let size = imagesize::blob_size(&avif.body).unwrap();
    assert_eq!((size.width, size.height), (480, 614));
    // The file that the sizes are made of is another than the one received.
    let master = app.get(ready["address"].as_str().unwrap()).await.expect(200).with("content-type", "image/jpeg");
    assert!(!content::photograph::has_location(&master.body));
    let size = imagesize::blob_size(&master.body).unwrap();
    assert_eq!((size.width, size.height), (500, 640));
    // Visitors may load it only once a page shows it.
    assert_eq!(app.get("/content/buero-1.jpg").await.status, 404);
    assert_eq!(app.get(&thumbnail.replace("-480", "-481")).await.status, 404);
}

#[tokio::test]
async fn files_of_other_types_are_ready_at_once() {
    let (app, browser) = app_with_content().await.signed_in(Role::Owner).await;
    for (name, bytes, kind, media_type) in [
        ("talk.mp4", film(), "film", "video/mp4"),
        ("talk.vtt", b"WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n".to_vec(), "captions", "text/vtt"),
        ("brochure.pdf", b"%PDF-1.7\n%%EOF\n".to_vec(), "document", "application/pdf"),
    ] {
        let uploaded = upload(&browser, name, bytes.clone()).await;
        assert_eq!((&uploaded["state"], &uploaded["kind"]), (&json!("ready"), &json!(kind)), "{name}");
        let answer = app.get(uploaded["address"].as_str().unwrap()).await;
        assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, Some(media_type)), "{name}");
        assert_eq!(answer.body, bytes, "{name}");
        let disposition = (kind == "document").then_some("attachment; filename=\"brochure.pdf\"");
        assert_eq!(answer.header("content-disposition"), disposition, "{name}");
        let again = send(&browser, Method::POST, "?name=other.pdf", bytes).await;
        let is_same = kind == "document";
        assert_eq!(again.status == 200 && again.json()["id"] == uploaded["id"], is_same, "{name}");
    }
    // The content has a file of this name already.
    assert_eq!(item(&browser, "media~talk-2.mp4").await["item"]["duration"], json!(2.5));
}

#[tokio::test]
async fn unusable_files_are_refused_with_what_to_do() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    let picture = png(32, 32, [9, 9, 9]);
    let avif = avif_of_size(64, 48);
    for (name, bytes, status, start) in [
        ("a.png", vec![0; MEDIA_MAX_BYTES + 1], 413, "The file is too large. Make it smaller: at most 16 MiB"),
        ("a.png", picture[..picture.len() / 2].to_vec(), 422, "The file is no complete image/png."),
        ("a.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), 415, "SVG drawings are refused"),
        ("a.avif", avif_of_size(50_000, 50_000), 422, "The picture has 50000 × 50000 pixels. Make it smaller"),
        ("a.avif", avif[..avif.len() - 20].to_vec(), 422, "The file is no complete image/avif."),
    ] {
        let answer = send(&browser, Method::POST, &format!("?name={name}"), bytes).await;
        let detail = answer.json()["detail"].as_str().unwrap_or_default().to_owned();
        assert_eq!(answer.status, status, "{name}: {detail}");
        assert!(detail.starts_with(start), "{detail}");
    }
    assert_eq!(app.column("select path from content_media").await.len(), 0);
}

/// Returns an AVIF picture of 64 × 48 pixels whose header states a size.
fn avif_of_size(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = PicturePixels::decode(&png(64, 48, [200, 30, 60])).unwrap().encode("avif").unwrap();
    let place = bytes.windows(4).position(|window| window == b"ispe").unwrap() + 8;
    bytes[place..place + 8].copy_from_slice(&[width.to_be_bytes(), height.to_be_bytes()].concat());
    bytes
}

#[tokio::test]
async fn an_uploaded_avif_picture_is_decoded_and_has_sizes() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    // With a box that no picture needs.
    let bytes = [avif_of_size(64, 48), b"\0\0\0\x0efreeSECRET".to_vec()].concat();
    let uploaded = upload(&browser, "a.avif", bytes).await;
    let lying = upload(&browser, "b.avif", avif_of_size(64, 64)).await;
    work(&app).await;
    let whole = item(&browser, uploaded["id"].as_str().unwrap()).await;
    let ready = &whole["item"];
    assert_eq!((&ready["state"], &ready["width"], &ready["height"]), (&json!("ready"), &json!(64), &json!(48)));
    assert_eq!(sizes(&app, "a.avif").await.len(), 2);
    app.get(ready["thumbnail"].as_str().unwrap()).await.expect(200).with("content-type", "image/webp");
    let master = app.get(ready["address"].as_str().unwrap()).await.expect(200).with("content-type", "image/avif");
    assert!(!master.body.windows(6).any(|window| window == b"SECRET"), "it is encoded again");
    let failed = &item(&browser, lying["id"].as_str().unwrap()).await["item"];
    let error = "The picture cannot be read (its header and its picture differ in size). Open it in an image editor, \
                 save it again, and upload the new file.";
    assert_eq!((&failed["state"], &failed["error"]), (&json!("failed"), &json!(error)));
}

#[tokio::test]
async fn an_avif_picture_of_the_content_is_in_the_share_image() {
    let app = TestApp::new().await;
    let copy = copy_of_fixture();
    let red = PicturePixels::decode(&png(480, 252, [220, 20, 20])).unwrap().encode("avif").unwrap();
    std::fs::write(copy.path().join("media/red.avif"), red).unwrap();
    replace(copy.path(), "blog/first-post.md", "thumbnail: media/dot.gif", "thumbnail: media/red.avif");
    import_into(&app, copy.path()).await;
    work(&app).await;
    let share = app.get("/share/blog/first-post.jpg").await.expect(200);
    let [red, _, blue] = pixel(&share.body, 1150, 40).channels();
    assert!(u32::from(red) > 2 * u32::from(blue), "{red} {blue}");
}

#[tokio::test]
async fn a_picture_that_cannot_be_decoded_fails_and_can_be_replaced() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    // Its chunks are whole, its pixels are not.
    let uploaded = upload(&browser, "a.png", png_of_rows(64, 64, 8, [9, 9, 9])).await;
    work(&app).await;
    let id = uploaded["id"].as_str().unwrap();
    let failed = item(&browser, id).await["item"].clone();
    assert_eq!(failed["state"], "failed");
    assert!(failed["error"].as_str().unwrap().starts_with("The picture cannot be read"), "{failed}");
    send(&browser, Method::PUT, &format!("/{id}/file?name=a.png"), png(64, 64, [9, 9, 9])).await.expect(200);
    work(&app).await;
    assert_eq!(item(&browser, id).await["item"]["state"], "ready");
}

#[tokio::test]
async fn a_file_in_use_keeps_its_uses_when_replaced_and_cannot_be_deleted() {
    let (app, browser) = app_with_content().await.signed_in(Role::Editor).await;
    upload(&browser, "desk.png", png(500, 250, [200, 0, 0])).await;
    work(&app).await;
    let document = use_in_draft(&app, "media/desk.png").await;
    let before = item(&browser, "media~desk.png").await;
    assert_eq!(before["item"]["uses"], 1);
    let used = json!([{ "id": document, "kind": "blog", "slug": "first-post", "title": before["uses"][0]["title"],
        "address": "/blog/first-post", "place": "thumbnail" }]);
    assert_eq!(before["uses"], used);
    let refused = browser.delete("/media/media~desk.png").await;
    assert_eq!((refused.status.as_u16(), &refused.json()["uses"]), (409, &used));
    // A picture of another type is encoded as the name says.
    let answer = send(&browser, Method::PUT, "/media~desk.png/file?name=new.jpg", photograph(600, 300)).await;
    assert_eq!((answer.status.as_u16(), &answer.json()["state"]), (200, &json!("processing")), "{}", answer.text());
    let former = before["item"]["thumbnail"].as_str().unwrap();
    assert_eq!(answer.json()["thumbnail"], former, "shown as before until it is ready");
    work(&app).await;
    let after = item(&browser, "media~desk.png").await;
    assert_eq!((&after["item"]["width"], &after["item"]["uses"]), (&json!(300), &json!(1)));
    let file = app.get(after["item"]["address"].as_str().unwrap()).await.with("content-type", "image/png");
    assert!(file.body.starts_with(b"\x89PNG"));
    assert_eq!(app.get(former).await.status, 200, "open pages still load it");
    send(&browser, Method::PUT, "/media~desk.png/file?name=a.mp4", film()).await.expect(422);
    use_in_draft(&app, "media/dot.gif").await;
    assert_eq!(browser.delete("/media/media~desk.png").await.status, 204);
    assert_eq!(browser.get("/media/media~desk.png").await.status, 404);
    assert_eq!(browser.delete("/media/media~desk.png").await.status, 404);
}

#[tokio::test]
async fn pages_show_the_sizes_and_the_focal_point() {
    let (app, browser) = app_with_content().await.signed_in(Role::Editor).await;
    send(&browser, Method::PUT, "/media~dot.gif/file?name=a.png", png(20, 10, [9, 9, 9])).await;
    work(&app).await;
    let listed = browser.get("/media?search=dot").await.json();
    let dot = &listed["items"][0];
    assert_eq!((&listed["total"], &dot["name"], &dot["state"]), (&json!(1), &json!("media/dot.gif"), &json!("ready")));
    let change = json!({ "focus": { "x": 0.22, "y": 0.9 }, "alt": " A  dot ", "revision": dot["revision"] });
    let id = dot["id"].as_str().unwrap().to_owned();
    let changed = browser.patch(&format!("/media/{id}"), change.clone()).await;
    assert_eq!((changed.status.as_u16(), &changed.json()["alt"]), (200, &json!("A dot")), "{}", changed.text());
    let conflict = browser.patch(&format!("/media/{id}"), change).await;
    assert_eq!((conflict.status.as_u16(), &conflict.json()["current"]["alt"]), (409, &json!("A dot")));
    app.state.refresh_content_version().await.unwrap();
    let shown = app.state.content().media.file("media/dot.gif").unwrap().clone();
    let sizes = shown.sizes.unwrap();
    assert_eq!((sizes.avif.as_slice(), sizes.webp.as_slice()), (&[20][..], &[20][..]));
    assert_eq!(shown.focus.map(|focus| (focus.x, focus.y)), Some((20, 90)));
    let page = app.get("/_page/blog/first-post").await.text().to_owned();
    assert!(page.contains(&sizes.name) && page.contains(r#""focus":{"x":20,"y":90}"#), "{page}");
    for (wrong, start) in [
        (json!({ "focus": { "x": 1.5, "y": 0 }, "revision": 9 }), "The focal point is outside"),
        (
            json!({ "upright": { "x": 0.5, "y": 0, "width": 0.6, "height": 1 }, "revision": 9 }),
            "The upright part is outside",
        ),
        (json!({ "alt": "a".repeat(301), "revision": 9 }), "The alternative text is too long"),
    ] {
        let answer = browser.patch(&format!("/media/{id}"), wrong).await.expect(422);
        assert!(answer.json()["detail"].as_str().unwrap().starts_with(start), "{}", answer.text());
    }
}

#[tokio::test]
async fn an_upright_part_has_sizes_of_its_shape() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    upload(&browser, "a.png", png(320, 160, [0, 99, 0])).await;
    work(&app).await;
    let (before, whole) = (item(&browser, "media~a.png").await, sizes(&app, "a.png").await);
    let part = json!({ "x": 0.5, "y": 0.0, "width": 0.5, "height": 1.0 });
    let change = json!({ "upright": part, "revision": before["item"]["revision"] });
    let changed = browser.patch("/media/media~a.png", change).await.json();
    assert_eq!((&changed["state"], &changed["upright"]), (&json!("processing"), &part));
    work(&app).await;
    let with_part = sizes(&app, "a.png").await;
    assert_eq!(with_part.len(), whole.len() + 2);
    assert!(with_part.iter().any(|(width, _)| *width == 90), "{with_part:?}");
    // The editor's page may not know yet that the sizes are ready.
    let change = json!({ "upright": null, "revision": changed["revision"] });
    assert_eq!(browser.patch("/media/media~a.png", change).await.status, 200);
    work(&app).await;
    assert_eq!(sizes(&app, "a.png").await, whole);
}

#[tokio::test]
async fn the_sites_own_pictures_and_videos_are_replaced_and_set_back() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    let listed = browser.get("/media?search=hero/home&kind=picture").await.json();
    let own = listed["items"][0].clone();
    assert_has(&own, &json!({ "id": "picture~hero~home", "origin": "site", "replaced": false }));
    let change = json!({ "alt": "A", "revision": 0 });
    assert_eq!(browser.patch("/media/picture~hero~home", change).await.status, 422);
    assert_eq!(browser.delete("/media/picture~hero~home").await.status, 409);
    let answer =
        send(&browser, Method::PUT, "/picture~hero~home/file?name=a.png", png(500, 250, [0, 0, 99])).await.expect(200);
    assert_eq!(answer.json()["address"], own["address"], "the site's own is shown until it is ready");
    let film = film();
    let answer = send(&browser, Method::PUT, "/video~insights/file?name=a.mp4", film.clone()).await;
    assert_eq!((answer.status.as_u16(), &answer.json()["state"]), (200, &json!("ready")));
    work(&app).await;
    let replaced = item(&browser, "picture~hero~home").await["item"].clone();
    assert_eq!((&replaced["replaced"], &replaced["width"]), (&json!(true), &json!(500)));
    let address = replaced["address"].as_str().unwrap();
    assert_eq!(app.get(address).await.header("content-type"), Some("image/webp"));
    assert_eq!(app.state.site_media.picture("hero/home").src, address);
    let content = app.state.content();
    let video = &content.media.replaced.videos["insights"];
    let served = app.get_with(&video.src, &[("range", "bytes=0-3")]).await;
    assert_eq!((served.status.as_u16(), served.header("content-type")), (206, Some("video/mp4")));
    assert_eq!(served.body, film[..4]);
    // The editor's files don't contain it.
    let folder = tempfile::tempdir().unwrap();
    export(&app.state.store, &folder.path().join("out")).await.unwrap();
    assert!(!folder.path().join("out/media/hero").exists() && !folder.path().join("out/media/videos").exists());
    let back = browser.delete("/media/picture~hero~home/file").await;
    assert_eq!((back.status.as_u16(), back.json()), (200, own));
    work(&app).await;
    assert!(app.state.content().media.replaced.pictures.is_empty());
    assert_eq!(browser.delete("/media/picture~hero~home/file").await.status, 404);
}

#[tokio::test]
async fn work_continues_after_a_crash_and_the_newest_upload_wins() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    upload(&browser, "a.png", png(40, 20, [1, 2, 3])).await;
    // A server takes the work and stops.
    let store = &app.state.store;
    let now_ms = app.state.clock.now_ms();
    let leased = store.lease_medium("gone", now_ms).await.unwrap().unwrap();
    assert_eq!((leased.path.as_str(), leased.digest.as_str()), ("a.png", ""));
    assert!(!work_on_next(&app.state).await.unwrap(), "another server works on it");
    let later = TestApp::on(Setup::at(NOW + 61_000), &app.database.url).await;
    work(&later).await;
    assert_eq!(item(&browser, "media~a.png").await["item"]["state"], "ready");
    assert!(!store.renew_medium("a.png", "gone", 500, now_ms).await.unwrap());
    // An upload during the work ends the lease.
    send(&browser, Method::PUT, "/media~a.png/file?name=a.png", png(44, 20, [1, 2, 3])).await;
    store.lease_medium("slow", now_ms).await.unwrap().unwrap();
    assert!(store.renew_medium("a.png", "slow", 500, now_ms).await.unwrap());
    assert_eq!(item(&browser, "media~a.png").await["item"]["progress"], json!(0.5));
    send(&browser, Method::PUT, "/media~a.png/file?name=a.png", png(48, 20, [1, 2, 3])).await;
    assert!(!store.renew_medium("a.png", "slow", 600, now_ms).await.unwrap());
    work(&app).await;
    assert_eq!(item(&browser, "media~a.png").await["item"]["width"], 48);
    // Work that ends the server each time is given up.
    send(&browser, Method::PUT, "/media~a.png/file?name=a.png", png(52, 20, [1, 2, 3])).await;
    for attempt in 1..=4 {
        let leased = store.lease_medium("gone", now_ms + attempt * 120_001).await.unwrap();
        assert_eq!(leased.is_some(), attempt <= 3);
    }
    let given_up = item(&browser, "media~a.png").await["item"].clone();
    assert_eq!((&given_up["state"], &given_up["width"]), (&json!("failed"), &json!(48)));
}

#[tokio::test]
async fn an_import_does_not_replace_what_was_uploaded() {
    let (app, browser) = app_with_content().await.signed_in(Role::Editor).await;
    upload(&browser, "new.png", png(40, 20, [1, 2, 3])).await;
    send(&browser, Method::PUT, "/media~dot.gif/file?name=a.png", png(44, 22, [3, 2, 1])).await;
    work(&app).await;
    let copy = crate::content_import::copy_of_fixture();
    let refused = content::import(&app.state.store, copy.path(), false, NOW).await.unwrap_err().to_string();
    assert!(refused.contains("media/dot.gif"), "{refused}");
    assert_eq!(item(&browser, "media~dot.gif").await["item"]["width"], 44);
    // Once the files have it, they may replace it.
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    export(&app.state.store, &out).await.unwrap();
    assert!(out.join("media/new.png").exists());
    import_into(&app, copy.path()).await;
    assert_eq!(item(&browser, "media~dot.gif").await["item"]["width"], 1);
    assert_eq!(item(&browser, "media~new.png").await["item"]["width"], 40);
}

#[tokio::test]
async fn the_list_is_filtered_and_has_pages() {
    let (_, browser) = app_with_content().await.signed_in(Role::Editor).await;
    upload(&browser, "a.vtt", b"WEBVTT\n".to_vec()).await;
    let ids = async |query: &str| -> Vec<Value> {
        each(&browser.get(&format!("/media{query}")).await.json()["items"], "id").into_iter().cloned().collect()
    };
    let page = browser.get("/media").await.json();
    assert!(page["pages"].as_i64().unwrap() > 1 && page["total"].as_i64().unwrap() > 60, "{page}");
    let first = ids("").await;
    assert_eq!((first.len(), &first[0]), (60, &json!("media~a.vtt")));
    assert!(ids("?page=2").await.iter().all(|name| !first.contains(name)));
    assert_eq!(ids("?kind=captions").await, ["media~a.vtt", "media~talk.vtt"]);
    assert_eq!(ids("?use=unused&search=a.vtt").await.len(), 1);
    assert_eq!(ids("?use=used&search=a.vtt").await.len(), 0);
    assert!(ids("?use=used").await.contains(&json!("media~dot.gif")));
    let own = browser.get("/media?origin=library").await.json();
    assert!(own["items"].as_array().unwrap().iter().all(|item| item["origin"] == "library"), "{own}");
    assert_eq!(own["total"].as_u64(), own["items"].as_array().map(|items| items.len() as u64));
    assert_eq!(browser.get("/media?kind=none").await.status, 400);
}

#[tokio::test]
async fn changes_are_in_the_audit_log_and_on_the_stream() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Owner).await;
    let seen = app.state.store.latest_document_change().await.unwrap();
    upload(&browser, "a.vtt", b"WEBVTT\n".to_vec()).await;
    let change = app.state.store.document_change_after(seen).await.unwrap().unwrap();
    assert_eq!(change.1, "media:a.vtt");
    browser.delete("/media/media~a.vtt").await;
    let log = browser.get("/audit?object=media:a.vtt").await.json();
    assert_eq!(each(&log["entries"], "action"), ["media.delete", "media.add"]);
}
