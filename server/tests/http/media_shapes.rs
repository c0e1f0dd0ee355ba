//! Crops of pictures in the editor's files.

use std::fs;

use axum::http::Method;
use content::export;
use model::Role;
use serde_json::json;

use crate::admin::Browser;
use crate::content_import::{app_with_content, copy_of_fixture, import_into};
use crate::harness::{NOW, TestApp};
use crate::media_library::{item, png, send, work};

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
    let changed = browser.call(Method::PATCH, "/media/media~dot.gif", change).await;
    assert_eq!(changed.status, 200, "{}", changed.text());
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
    assert_eq!(there.call(Method::PATCH, "/media/media~dot.gif", change).await.status, 200);
    let refused = content::import(&other.state.store, files.path(), false, NOW).await.unwrap_err().to_string();
    assert!(refused.starts_with("media/dot.gif was edited by ada@acme.example"), "{refused}");
    fs::remove_file(files.path().join("media/library.yaml")).unwrap();
    content::import(&other.state.store, files.path(), false, NOW).await.unwrap();
    let item = item(&there, "media~dot.gif").await["item"].clone();
    assert_eq!((&item["alt"], item.get("upright")), (&json!("A dot"), None));
}
