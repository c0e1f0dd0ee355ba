//! Import and export of an editor's folder, and atomicity of the import.

use std::fs;
use std::path::Path;

use content::{ContentItem, SiteDocuments, export, export_snapshot, import};
use model::{DocumentKind, Kind};
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

/// Returns an item as stored.
async fn item(store: &Store, kind: Kind, slug: &str) -> Option<ContentItem> {
    let items = SiteDocuments::load(store, NOW).await.unwrap().items;
    items.into_iter().find(|item| item.card.kind == kind && item.card.slug == slug)
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
async fn a_changed_file_updates_only_its_item() {
    let app = app_with_content().await;
    let store = &app.state.store;
    let before = item(store, Kind::Blog, "first-post").await.unwrap();
    let copy = copy_of_fixture();
    let file = copy.path().join("blog/first-post.md");
    fs::write(&file, fs::read_to_string(&file).unwrap().replace("First post", "The first post")).unwrap();
    let changed = import(store, copy.path(), false, NOW + 1000).await.unwrap();
    assert_eq!(counts(&changed), [0, 1, 0, 15]);
    let after = item(store, Kind::Blog, "first-post").await.unwrap();
    assert_eq!((after.card.id, after.card.created_at), (before.card.id, before.card.created_at));
    assert_eq!((after.card.title.as_str(), after.card.updated_at), ("The first post", NOW + 1000));
}

#[tokio::test]
async fn a_folder_with_a_fault_is_not_imported() {
    let app = TestApp::new().await;
    let copy = copy_of_fixture();
    fs::write(copy.path().join("blog/bad.md"), "---\ntitle: Bad\n---\n").unwrap();
    let error = import(&app.state.store, copy.path(), false, NOW).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "blog/bad.md:2:1: date is missing\nblog/bad.md:2:1: excerpt is missing\nblog/bad.md:2:1: thumbnail is missing"
    );
    assert!(!has_items(&app.state.store).await);
    assert_eq!(app.state.store.content_version().await.unwrap(), 3);
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
async fn missing_documents_are_removed_only_with_prune() {
    let app = TestApp::with(Setup { pages: small_site(), ..Setup::default() }).await;
    let store = &app.state.store;
    let copy = copy_of_fixture();
    copy_folder(&small_site(), copy.path());
    let first = import(store, copy.path(), false, NOW).await.unwrap();
    let unchanged = first.added.len() + first.unchanged - 2;
    fs::remove_file(copy.path().join("events/opening-2024.md")).unwrap();
    fs::remove_file(copy.path().join("jobs/closed-role.md")).unwrap();
    let kept = import(store, copy.path(), false, NOW).await.unwrap();
    assert_eq!(counts(&kept), [0, 0, 0, unchanged]);
    let pruned = import(store, copy.path(), true, NOW).await.unwrap();
    assert_eq!(pruned.removed, ["events/opening-2024", "jobs/closed-role"]);
    assert_eq!(pruned.unchanged, unchanged);
    assert_eq!(item(store, Kind::Event, "opening-2024").await, None);
    assert_eq!(store.content_version().await.unwrap(), 5);
}

#[tokio::test]
async fn an_export_is_imported_as_the_same_content() {
    let (_database, store) = bare_store().await;
    import(&store, &fixture_content(), false, NOW).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(export(&store, folder.path()).await.unwrap(), 16);
    assert_same_files(&fixture_content(), folder.path());
    let again = import(&store, folder.path(), true, NOW).await.unwrap();
    assert_eq!(counts(&again), [0, 0, 0, 16]);
    let refused = export(&store, folder.path()).await.unwrap_err().to_string();
    assert!(refused.ends_with("is not empty; export into a new folder"), "{refused}");
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

#[tokio::test]
#[cfg(unix)]
async fn a_symbolic_link_is_not_imported() {
    let app = TestApp::new().await;
    let secret = tempfile::tempdir().unwrap();
    fs::write(secret.path().join("key.vtt"), "WEBVTT secret").unwrap();
    fs::write(secret.path().join("notes.md"), "---\ntitle: Secret\n---\n").unwrap();
    let link = |name: &str, target: &str| {
        let copy = copy_of_fixture();
        drop(fs::remove_file(copy.path().join(name)));
        std::os::unix::fs::symlink(secret.path().join(target), copy.path().join(name)).unwrap();
        copy
    };
    for (name, target, place) in [
        ("media/talk.vtt", "key.vtt", "events/summit-2025.md:10:17: media/talk.vtt"),
        ("blog/notes.md", "notes.md", "blog/notes.md:"),
        ("more", "", "more:"),
    ] {
        let error = import(&app.state.store, link(name, target).path(), false, NOW).await.unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("{place} is a symbolic link; content is read from regular files and folders only")
        );
    }
    assert!(!has_items(&app.state.store).await);
}

#[tokio::test]
async fn a_medium_whose_content_differs_from_its_extension_is_refused() {
    let app = TestApp::new().await;
    for (name, place, bytes, problem) in [
        (
            "talk.mp4",
            "9:8",
            &b"\0\0\0\x14ftypqt  \0\0\x02\0qt  "[..],
            "does not hold video/mp4, which its name promises",
        ),
        ("talk.vtt", "10:17", b"DATABASE_URL=postgres://", "does not hold text/vtt, which its name promises"),
        ("talk.mp4", "9:8", b"WEBVTT\n", "holds text/vtt, and its name promises video/mp4"),
    ] {
        let copy = copy_of_fixture();
        fs::write(copy.path().join("media").join(name), bytes).unwrap();
        let error = import(&app.state.store, copy.path(), false, NOW).await.unwrap_err();
        assert_eq!(error.to_string(), format!("events/summit-2025.md:{place}: media/{name} {problem}"));
    }
}
