//! The frames of the delivery method and both shapes of a film, replaced and set back; and crops in the editor's files.

use std::fs;

use axum::http::Method;
use content::export;
use model::Role;
use serde_json::{Value, json};
use server::work::media::work_on_next;

use crate::admin::Browser;
use crate::content_import::{app_with_content, copy_of_fixture, import_into};
use crate::harness::{Answer, NOW, TestApp, assert_has};
use crate::media_library::{film, item, png, send, work};

const SET: &str = "0123456789abcdef0123456789abcdef";
const OTHER_SET: &str = "fedcba9876543210fedcba9876543210";

async fn send_frame(browser: &Browser, set: &str, number: u8, width: u32) -> Answer {
    let path = format!("/frames~delivery/file?name={number}.png&set={set}&frame={number}");
    send(browser, Method::PUT, &path, png(width, 9, [number, 0, 0])).await
}

async fn send_all(browser: &Browser, set: &str, width: u32) -> Value {
    let mut last = json!(null);
    for number in 1..=72 {
        let answer = send_frame(browser, set, number, width).await.expect(200);
        last = answer.json();
    }
    last
}

fn detail(answer: &Answer) -> String {
    answer.json()["detail"].as_str().unwrap_or_default().to_owned()
}

fn frames(app: &TestApp) -> Option<model::ReplacedFrames> {
    app.state.content().media.replaced.frames.clone()
}

#[tokio::test]
async fn frames_are_shown_once_all_have_their_sizes_and_set_back() {
    let app = app_with_content().await;
    work(&app).await;
    let browser = Browser::of(&app, "ada@acme.example", Role::Editor).await;
    let own = item(&browser, "frames~delivery").await;
    let address = "/media/frames/2400/36.avif";
    let expected = json!({ "name": "frames/delivery", "kind": "frames", "replaced": false, "address": address });
    assert_has(&own["item"], &expected);
    let begun = send_frame(&browser, SET, 1, 16).await.json();
    assert_eq!((&begun["state"], &begun["replaced"]), (&json!("ready"), &json!(false)), "not complete");
    assert!(!work_on_next(&app.state).await.unwrap(), "nothing works on an incomplete set");
    let complete = send_all(&browser, SET, 16).await;
    assert_eq!((&complete["state"], &complete["progress"]), (&json!("processing"), &json!(0.0)));
    let again = send_frame(&browser, SET, 72, 16).await;
    assert_eq!((again.status.as_u16(), &again.json()["state"]), (200, &json!("processing")), "a lost answer");
    for _ in 1..72 {
        assert!(work_on_next(&app.state).await.unwrap());
    }
    app.state.refresh_content_version().await.unwrap();
    assert_eq!(frames(&app), None, "one frame is missing");
    work(&app).await;
    let shown = frames(&app).unwrap();
    assert_eq!((shown.widths.as_slice(), shown.height), (&[16][..], 9));
    let address = shown.address(72, 16);
    assert_eq!(address, format!("/media/library/{SET}-72-16.avif"));
    let served = app.get(&address).await.expect(200).with("content-type", "image/avif");
    assert_eq!(served.header("cache-control"), Some("public, max-age=31536000, immutable"));
    let views = serde_json::to_value(&app.state.content().media.replaced).unwrap();
    assert_eq!(views["frames"], json!({ "name": format!("library/{SET}"), "widths": [16], "height": 9 }));
    let ready = item(&browser, "frames~delivery").await["item"].clone();
    assert_has(&ready, &json!({ "state": "ready", "replaced": true, "width": 16, "updatedBy": "ada@acme.example" }));
    assert_eq!(ready["thumbnail"], shown.address(36, 16));
    let listed = browser.get("/media?kind=frames").await.json();
    assert_eq!((&listed["total"], &listed["items"][0]), (&json!(1), &ready));

    // A second set replaces the first, whose rows are deleted.
    send_all(&browser, OTHER_SET, 18).await;
    assert_eq!(item(&browser, "frames~delivery").await["item"]["address"], shown.address(36, 16), "still shown");
    work(&app).await;
    assert_eq!(frames(&app).unwrap().widths, [18]);
    assert_eq!(app.column("select path from content_media where path like 'frames/%'").await.len(), 72);
    assert_eq!(app.get(&address).await.status, 200, "open pages still load it");

    let back = browser.delete("/media/frames~delivery/file").await;
    assert_eq!((back.status.as_u16(), back.json()), (200, own["item"].clone()));
    work(&app).await;
    assert_eq!(frames(&app), None);
    assert_eq!(browser.delete("/media/frames~delivery/file").await.status, 404);
}

#[tokio::test]
async fn unusable_frames_are_refused_with_their_number() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    let unnamed = send(&browser, Method::PUT, "/frames~delivery/file?name=a.png", png(16, 9, [1, 2, 3])).await;
    unnamed.assert_problem(422, "Send the 72 frames one by one, with `set` and `frame`.");
    assert_eq!(send_frame(&browser, SET, 73, 16).await.status, 422);
    assert_eq!(send_frame(&browser, "A", 1, 16).await.status, 422);
    let path = format!("/frames~delivery/file?name=a.mp4&set={SET}&frame=1");
    let refused = send(&browser, Method::PUT, &path, film()).await.expect(422);
    assert!(detail(&refused).ends_with("Export the film as 72 pictures and choose those."), "{}", refused.text());
    assert_eq!(send_frame(&browser, SET, 2, 16).await.status, 409, "without a first frame");
    assert_eq!(send_frame(&browser, SET, 1, 16).await.status, 200);
    let refused = send_frame(&browser, SET, 2, 17).await.expect(422);
    assert!(detail(&refused).starts_with("Frame 2 has 17 × 9 pixels, and frame 1 has 16 × 9."), "{}", refused.text());
    // Another upload ends this one.
    assert_eq!(send_frame(&browser, OTHER_SET, 1, 16).await.status, 200);
    assert_eq!(send_frame(&browser, SET, 2, 16).await.status, 409);
    assert_eq!(app.column("select path from content_media").await, [format!("frames/{OTHER_SET}/01")]);
    // An incomplete upload is deleted.
    app.state.store.delete_expired(24, NOW + 2 * 86_400_000).await.unwrap();
    assert_eq!(app.column("select path from content_media").await.len(), 0);
    assert_eq!(app.column("select digest from content_media_parts").await.len(), 0);
}

#[tokio::test]
async fn a_frame_that_cannot_be_decoded_ends_the_work_on_its_set() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    for number in 1..=72 {
        let bytes = match number {
            // Its chunks are whole, its pixels are not.
            3 => crate::media_library::png_of_rows(16, 9, 2, [9, 9, 9]),
            _ => png(16, 9, [number, 0, 0]),
        };
        let path = format!("/frames~delivery/file?name={number}.png&set={SET}&frame={number}");
        assert_eq!(send(&browser, Method::PUT, &path, bytes).await.status, 200);
    }
    work(&app).await;
    let failed = item(&browser, "frames~delivery").await["item"].clone();
    assert_eq!((&failed["state"], &failed["address"]), (&json!("failed"), &json!("/media/frames/2400/36.avif")));
    assert!(failed["error"].as_str().unwrap().starts_with("Frame 03: The picture cannot be read"), "{failed}");
    assert_eq!(frames(&app), None);
    send_all(&browser, OTHER_SET, 16).await;
    work(&app).await;
    assert_eq!(item(&browser, "frames~delivery").await["item"]["state"], "ready");
    assert_eq!(app.column("select path from content_media").await.len(), 72);
}

#[tokio::test]
async fn the_upright_variant_of_a_film_is_replaced_separately() {
    let (app, browser) = app_with_content().await.signed_in(Role::Editor).await;
    let own = item(&browser, "video~insights-upright").await["item"].clone();
    let address = "/media/video/insights-upright.mp4";
    assert_has(&own, &json!({ "name": "video/insights-upright", "kind": "film", "address": address }));
    let wide = item(&browser, "video~insights").await["item"].clone();
    assert_eq!(own["uses"], wide["uses"]);
    let answer = send(&browser, Method::PUT, "/video~insights-upright/file?name=a.mp4", film()).await;
    assert_eq!((answer.status.as_u16(), &answer.json()["replaced"]), (200, &json!(true)), "{}", answer.text());
    work(&app).await;
    let videos = app.state.content().media.replaced.videos.clone();
    assert_eq!(videos.keys().collect::<Vec<_>>(), ["insights-upright"]);
    assert_eq!(app.get(&videos["insights-upright"].src).await.header("content-type"), Some("video/mp4"));
    assert_eq!(item(&browser, "video~insights").await["item"], wide);
    let back = browser.delete("/media/video~insights-upright/file").await;
    assert_eq!((back.status.as_u16(), back.json()), (200, own));
}

#[tokio::test]
async fn crops_are_exported_and_imported() {
    let app = app_with_content().await;
    let browser = Browser::of(&app, "ada@acme.example", Role::Editor).await;
    send(&browser, Method::PUT, "/media~dot.gif/file?name=a.png", png(32, 18, [9, 9, 9])).await;
    work(&app).await;
    let before = item(&browser, "media~dot.gif").await["item"].clone();
    let part = json!({ "x": 0.25, "y": 0.0, "width": 0.3, "height": 1.0 });
    let change =
        json!({ "alt": "A dot", "focus": { "x": 0.2, "y": 0.5 }, "upright": part, "revision": before["revision"] });
    let changed = browser.patch("/media/media~dot.gif", change).await.expect(200);
    work(&app).await;
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    export(&app.state.store, &out).await.unwrap();
    let notes = fs::read_to_string(out.join("media/library.yaml")).unwrap();
    assert!(notes.starts_with("media/dot.gif:\n  alt: A dot\n"), "{notes}");

    // Another database gets them with the files.
    let files = copy_of_fixture();
    for file in ["media/dot.gif", "media/library.yaml"] {
        fs::copy(out.join(file), files.path().join(file)).unwrap();
    }
    let other = TestApp::new().await;
    import_into(&other, files.path()).await;
    work(&other).await;
    let there = Browser::of(&other, "ada@acme.example", Role::Editor).await;
    let imported = item(&there, "media~dot.gif").await;
    for key in ["alt", "focus", "upright", "width"] {
        assert_eq!(imported["item"][key], changed.json()[key], "{key}");
    }
    let shown = other.state.content().media.file("media/dot.gif").unwrap().clone();
    assert_eq!(shown.sizes.unwrap().upright, [10]);
    // The same files again change nothing.
    assert!(!content::import(&other.state.store, files.path(), false, NOW).await.unwrap().is_different());

    // An import does not replace what was set since.
    let change = json!({ "upright": null, "revision": imported["item"]["revision"] });
    assert_eq!(there.patch("/media/media~dot.gif", change).await.status, 200);
    let refused = content::import(&other.state.store, files.path(), false, NOW).await.unwrap_err().to_string();
    assert!(refused.starts_with("media/dot.gif was edited by ada@acme.example"), "{refused}");
    fs::remove_file(files.path().join("media/library.yaml")).unwrap();
    content::import(&other.state.store, files.path(), false, NOW).await.unwrap();
    let item = item(&there, "media~dot.gif").await["item"].clone();
    assert_eq!((&item["alt"], item.get("upright")), (&json!("A dot"), None));
}
