//! Import and export of an editor's folder, and atomicity of the import.

use std::fs;
use std::path::Path;

use content::{export_snapshot, import};
use model::DocumentKind;
use store::{ContentChanged, Store};

use crate::content_documents::{assert_same_files, bare_store, copy_folder, copy_of, small_site};
use crate::harness::{NOW, Setup, TestApp, fixture_content};

/// Returns an app whose database holds the fixture's content.
pub(crate) async fn app_with_content() -> TestApp {
    let app = TestApp::new().await;
    import_into(&app, &fixture_content()).await;
    app
}

/// Imports a folder into an app's database, and refreshes the app.
pub(crate) async fn import_into(app: &TestApp, folder: &Path) -> ContentChanged {
    let changed = import(&app.state.store, folder, false, NOW).await.unwrap();
    app.state.refresh_content_version().await.unwrap();
    changed
}

/// Returns how many documents and media were added, updated, removed and unchanged.
pub(crate) fn counts(changed: &ContentChanged) -> [usize; 4] {
    [changed.added.len(), changed.updated.len(), changed.removed.len(), changed.unchanged]
}

/// Returns the id of a stored document.
pub(crate) async fn id_of(store: &Store, kind: DocumentKind, slug: &str) -> String {
    let documents = store.all_documents().await.unwrap();
    documents.into_iter().find(|document| document.kind == kind && document.slug == slug).unwrap().id
}

async fn has_items(store: &Store) -> bool {
    let kinds = store.document_kinds().await.unwrap();
    [DocumentKind::Event, DocumentKind::News, DocumentKind::Blog, DocumentKind::Job]
        .iter()
        .any(|kind| kinds.contains(kind))
}

/// Returns a copy of the fixture's folder.
pub(crate) fn copy_of_fixture() -> tempfile::TempDir {
    copy_of(&fixture_content())
}

#[tokio::test]
async fn importing_again_changes_nothing() {
    let app = TestApp::new().await;
    let store = &app.state.store;
    let first = import(store, &fixture_content(), false, NOW).await.unwrap();
    assert_eq!(counts(&first), [14, 0, 0, 2]);
    assert_eq!(store.content_version().await.unwrap(), 4);
    let documents = store.all_documents().await.unwrap();
    let again = import(store, &fixture_content(), false, NOW + 1000).await.unwrap();
    assert_eq!(counts(&again), [0, 0, 0, 16]);
    assert_eq!(store.content_version().await.unwrap(), 4);
    assert_eq!(store.all_documents().await.unwrap(), documents);
}

#[tokio::test]
async fn an_unknown_related_item_rolls_the_import_back() {
    let app = TestApp::new().await;
    let copy = copy_of_fixture();
    fs::remove_file(copy.path().join("events/summit-2025.md")).unwrap();
    let error = import(&app.state.store, copy.path(), false, NOW).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "blog/first-post.md:7:11: related: events/summit-2025 exists neither in the folder nor in the database"
    );
    assert!(!has_items(&app.state.store).await);
}

#[tokio::test]
async fn a_related_item_that_would_be_pruned_is_reported_as_such() {
    let app = TestApp::with(Setup { pages: small_site(), ..Setup::default() }).await;
    let copy = copy_of_fixture();
    copy_folder(&small_site(), copy.path());
    import(&app.state.store, copy.path(), false, NOW).await.unwrap();
    fs::remove_file(copy.path().join("events/summit-2025.md")).unwrap();
    import(&app.state.store, copy.path(), false, NOW).await.unwrap();
    let error = import(&app.state.store, copy.path(), true, NOW).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "blog/first-post.md:7:11: related: events/summit-2025 is in the database and not in the folder; --prune would \
         remove it"
    );
}

#[tokio::test]
async fn an_export_is_not_affected_by_a_concurrent_import() {
    let (_database, store) = bare_store().await;
    import(&store, &fixture_content(), false, NOW).await.unwrap();
    let snapshot = store.snapshot().await.unwrap();
    import(&store, &small_site(), true, NOW).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(export_snapshot(&store, snapshot, folder.path()).await.unwrap(), 16);
    assert_same_files(&fixture_content(), folder.path());
    let back = import(&store, folder.path(), false, NOW).await.unwrap();
    assert_eq!(back.added.len(), 16);
}

#[tokio::test]
async fn two_concurrent_imports_make_one_change() {
    let app = TestApp::new().await;
    let folder = fixture_content();
    let (one, other) =
        tokio::join!(import(&app.state.store, &folder, false, NOW), import(&app.state.store, &folder, false, NOW),);
    let added = one.unwrap().added.len() + other.unwrap().added.len();
    assert_eq!((added, app.state.store.content_version().await.unwrap()), (14, 4));
}
