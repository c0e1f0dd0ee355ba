//! Documents: import, export and history.

use std::fs;
use std::path::{Path, PathBuf};

use content::{Folder, SiteDocuments, export, import};
use model::{DocumentKind, Href, Section};
use store::Store;

use crate::content_import::{counts, import_into};
use crate::harness::{Database, NOW, Setup, TestApp, fixture_content};

/// Number of documents in the fixture.
const DOCUMENTS: usize = 17;
const FILES: usize = DOCUMENTS + 1;

/// Returns the folder of a small site with pages.
pub(crate) fn small_site() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/content-small")
}

pub(crate) fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (path, to) = (entry.as_ref().unwrap().path(), to.join(entry.unwrap().file_name()));
        if path.is_dir() {
            copy_folder(&path, &to);
        } else {
            fs::copy(path, to).unwrap();
        }
    }
}

pub(crate) fn copy_of(folder: &Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    copy_folder(folder, copy.path());
    copy
}

pub(crate) fn copy_of_small_site() -> tempfile::TempDir {
    copy_of(&small_site())
}

pub(crate) fn replace(folder: &Path, file: &str, from: &str, to: &str) {
    let path = folder.join(file);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{file} lacks {from}");
    fs::write(path, text.replace(from, to)).unwrap();
}

/// Returns a migrated database without content.
pub(crate) async fn bare_store() -> (Database, Store) {
    let database = Database::new().await;
    let store = Store::open(&database.url).await.unwrap();
    store.migrate().await.unwrap();
    (database, store)
}

fn of_small_site() -> Setup {
    Setup { landings: false, pages: small_site(), ..Setup::default() }
}

pub(crate) async fn app_with_small_site() -> TestApp {
    let app = TestApp::with(of_small_site()).await;
    import_into(&app, &small_site()).await;
    app
}

async fn documents(store: &Store) -> SiteDocuments {
    SiteDocuments::load(store, NOW).await.unwrap()
}

#[tokio::test]
async fn an_address_of_another_document_in_the_database_is_refused() {
    let (_database, store) = bare_store().await;
    import(&store, &small_site(), false, NOW).await.unwrap();
    import(&store, &fixture_content(), false, NOW).await.unwrap();
    let refused = async |folder: &Path| import(&store, folder, false, NOW).await.unwrap_err().to_string();
    let landing = fixture_content().join("landings/aiw25.md");
    for (name, problem) in [
        ("plans.md", "/plans is the address of pages/draft.yaml in the database; give the file another name"),
        ("home.md", "/home is an old address in the database's redirects; give the file another name"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("landings")).unwrap();
        fs::copy(&landing, folder.path().join("landings").join(name)).unwrap();
        assert_eq!(refused(folder.path()).await, format!("landings/{name}: {problem}"));
    }
    let with_path = |file: &str, key: &str, from: &str, to: &str| {
        let folder = copy_of_small_site();
        replace(folder.path(), file, &format!("{key}: {from}\n"), &format!("{key}: {to}\n"));
        folder
    };
    let page = ("pages/draft.yaml", "1:7", "path", "/plans", "choose another path");
    let redirect = ("redirects.yaml", "4:11", "from", "/plan", "remove this redirect");
    for ((file, place, key, from, advice), to, owner) in [
        (page, "/aiw25", "landings/aiw25.md"),
        (page, "/aiw25/book", "landings/aiw25.md"),
        (redirect, "/aiw25", "landings/aiw25.md"),
        (redirect, "/aiw25/contact", "landings/aiw25.md"),
        (redirect, "/career/rust-engineer", "jobs/rust-engineer.md"),
    ] {
        let folder = with_path(file, key, from, to);
        let problem = format!("{file}:{place}: {key}: {to} is the address of {owner}");
        assert_eq!(refused(folder.path()).await, format!("{problem} in the database; {advice}"));
        if owner == "landings/aiw25.md" {
            // The same within a folder.
            fs::create_dir(folder.path().join("landings")).unwrap();
            fs::copy(&landing, folder.path().join(owner)).unwrap();
            assert!(refused(folder.path()).await.ends_with(&problem));
        }
    }
    // Pruning removes the landing first.
    import(&store, with_path("pages/draft.yaml", "path", "/plans", "/aiw25").path(), true, NOW).await.unwrap();
}

/// Returns number and status of each revision, newest first.
async fn history(store: &Store, kind: &str, slug: &str) -> Vec<(i64, String)> {
    let revisions = store.revisions(kind, slug).await.unwrap();
    revisions.into_iter().map(|revision| (revision.number, revision.status)).collect()
}

#[tokio::test]
async fn published_documents_are_loaded_into_their_types() {
    let (database, store) = bare_store().await;
    assert!(documents(&store).await.pages.is_empty());
    let first = import(&store, &small_site(), false, NOW).await.unwrap();
    assert_eq!(counts(&first), [FILES, 0, 0, 0]);
    let site = documents(&store).await;
    store.close().await;
    assert!(!site.pages.is_empty());
    let paths: Vec<&str> = site.pages.iter().map(|page| page.path.as_str()).collect();
    assert_eq!(
        paths,
        [
            "/",
            "/404",
            "/429",
            "/contacts",
            "/insights",
            "/privacy-policy",
            "/search",
            "/services/planning",
            "/services/support"
        ]
    );
    assert_eq!((site.delivery.len(), site.testimonials.len(), site.leaders.len(), site.partners.len()), (1, 1, 1, 1));
    assert_eq!(site.menus.unwrap().contact.href, Href::try_from("/contacts".to_owned()).unwrap());
    assert_eq!((site.redirects.len(), site.skipped), (2, 0));

    let Some(Section::PageHero(hero)) = site.pages[7].sections.first() else { panic!("no hero") };
    let file = hero.image.file.as_ref().unwrap();
    assert!(file.src.starts_with("/content/desk.png?v=") && (file.width, file.height) == (4, 3), "{file:?}");
    assert_eq!(site.leaders[0].image.file.as_ref(), Some(file));
    let app = TestApp::on(of_small_site(), &database.url).await;
    assert_eq!(app.get(&file.src).await.status, 200);
}

#[tokio::test]
async fn structured_data_and_share_image_use_an_editors_picture() {
    let app = app_with_small_site().await;
    let (usual, home) = (app.get("/share/services/planning.jpg").await.body, app.get("/share/index.jpg").await.body);
    let copy = copy_of_small_site();
    replace(copy.path(), "pages/services/planning.yaml", "share: service/ai-consulting\n", "");
    replace(copy.path(), "pages/home.yaml", "wide: {name: hero/home}", "wide: {name: media/desk.png}");
    import_into(&app, copy.path()).await;
    let entries = app.get("/services/planning").await.json_ld();
    let service = entries.iter().find(|entry| entry["@type"] == "Service").unwrap();
    let picture = service["image"].as_str().unwrap().strip_prefix("https://www.acme.example").unwrap();
    assert!(picture.starts_with("/content/desk.png?v="), "{picture}");
    assert_eq!(app.get(picture).await.status, 200);
    assert_ne!(app.get("/share/services/planning.jpg").await.expect(200).body, usual);
    assert_ne!(app.get("/share/index.jpg").await.expect(200).body, home, "its first slide");
}

#[tokio::test]
async fn an_export_has_the_same_bytes_and_changes_nothing() {
    let app = app_with_small_site().await;
    let store = &app.state.store;
    let copy = copy_of_small_site();
    let path = copy.path().join("pages/contacts.yaml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(path, format!("\u{feff}# Written elsewhere.\n{text}").replace('\n', "\r\n")).unwrap();
    import(store, copy.path(), false, NOW).await.unwrap();
    let out = tempfile::tempdir().unwrap();
    assert_eq!(export(store, out.path()).await.unwrap(), FILES);
    fs::remove_file(copy.path().join("README.md")).unwrap();
    assert_same_files(copy.path(), out.path());
    let again = import(store, out.path(), true, NOW).await.unwrap();
    assert_eq!(counts(&again), [0, 0, 0, FILES]);
    let refused = export(store, out.path()).await.unwrap_err().to_string();
    assert!(refused.ends_with("is not empty; export into a new folder"), "{refused}");
}

#[tokio::test]
async fn a_row_that_names_another_folder_is_not_exported() {
    let app = app_with_small_site().await;
    let parent = tempfile::tempdir().unwrap();
    for (table, column, old, name) in [
        ("documents", "file", "menus.yaml", "../outside.md"),
        ("documents", "file", "menus.yaml", "/tmp/outside.md"),
        ("documents", "file", "menus.yaml", "c:outside.md"),
        ("content_media", "path", "desk.png", "../../outside.png"),
    ] {
        app.execute(&format!("update {table} set {column} = '{name}' where {column} = '{old}'")).await;
        let error = export(&app.state.store, &parent.path().join("out")).await.unwrap_err();
        assert!(error.to_string().starts_with(&format!("{name:?} is not a name within the folder")), "{error}");
        assert_eq!(fs::read_dir(parent.path()).unwrap().count(), 0, "{name}");
        app.execute(&format!("update {table} set {column} = '{old}' where {column} = '{name}'")).await;
    }
    assert_eq!(export(&app.state.store, &parent.path().join("out")).await.unwrap(), FILES);
}

pub(crate) fn assert_same_files(one: &Path, other: &Path) {
    for entry in fs::read_dir(one).unwrap() {
        let (path, other) = (entry.as_ref().unwrap().path(), other.join(entry.unwrap().file_name()));
        if path.is_dir() {
            assert_same_files(&path, &other);
        } else {
            assert_eq!(fs::read(&path).unwrap(), fs::read(&other).unwrap(), "{}", path.display());
        }
    }
}

#[tokio::test]
async fn every_change_is_in_the_history() {
    let app = app_with_small_site().await;
    let store = &app.state.store;
    let copy = copy_of_small_site();
    assert_eq!(history(store, "page", "services/support").await, [(1, "published".to_owned())]);
    replace(copy.path(), "pages/services/support.yaml", "label: Support\n", "label: Support\ndraft: true\n");
    replace(copy.path(), "events/open-day.md", "Come and see.\nthumbnail", "Come.\nthumbnail");
    let changed = import(store, copy.path(), false, NOW + 1).await.unwrap();
    assert_eq!(changed.updated, ["events/open-day", "pages/services/support"]);
    assert_eq!(changed.unchanged, FILES - 2);
    let now = [(2, "draft".to_owned()), (1, "published".to_owned())];
    assert_eq!(history(store, "page", "services/support").await, now);
    let event = store.revisions("event", "open-day").await.unwrap();
    assert_eq!((event.len(), event[0].changed_at, event[0].changed_by.as_str()), (2, NOW + 1, "server content import"));

    // A page at another address is another page.
    replace(copy.path(), "pages/draft.yaml", "path: /plans", "path: /our-plans");
    let moved = import(store, copy.path(), false, NOW + 2).await.unwrap();
    assert_eq!((moved.added.len(), moved.removed.len()), (1, 1));
    assert_eq!(history(store, "page", "plans").await, [(2, "removed".to_owned()), (1, "draft".to_owned())]);

    fs::remove_file(copy.path().join("lists/partners.yaml")).unwrap();
    fs::remove_file(copy.path().join("events/open-day.md")).unwrap();
    replace(copy.path(), "pages/services/planning.yaml", "/events/open-day", "/contacts");
    assert_eq!(import(store, copy.path(), false, NOW + 3).await.unwrap().removed.len(), 0);
    assert_eq!(import(store, copy.path(), true, NOW + 3).await.unwrap().removed.len(), 2);
    assert_eq!(history(store, "list", "partners").await, [(2, "removed".to_owned()), (1, "published".to_owned())]);
    assert_eq!(history(store, "event", "open-day").await[0], (3, "removed".to_owned()));
}

#[tokio::test]
async fn pages_may_swap_their_paths() {
    let app = app_with_small_site().await;
    let store = &app.state.store;
    let copy = copy_of_small_site();
    replace(copy.path(), "pages/services/planning.yaml", "path: /services/planning", "path: /services/x");
    replace(copy.path(), "pages/services/support.yaml", "path: /services/support", "path: /services/planning");
    replace(copy.path(), "pages/services/planning.yaml", "path: /services/x", "path: /services/support");
    import(store, copy.path(), true, NOW).await.unwrap();
    let out = tempfile::tempdir().unwrap();
    export(store, out.path()).await.unwrap();
    assert_same_files(&copy.path().join("pages"), &out.path().join("pages"));
}

#[tokio::test]
async fn a_history_keeps_the_newest_states() {
    let app = app_with_small_site().await;
    let copy = copy_of_small_site();
    for number in 0..60 {
        fs::write(copy.path().join("redirects.yaml"), format!("# {number}\nredirects: []\n")).unwrap();
        let read = Folder::read_part(copy.path(), Some("pages")).unwrap();
        assert_eq!(read.of_kind(DocumentKind::Event).count(), 0);
        content::import_read(&app.state.store, read, content::ImportOptions::default(), NOW).await.unwrap();
    }
    let kept = history(&app.state.store, "redirects", "redirects").await;
    assert_eq!((kept.len(), kept[0].0, kept[49].0), (50, 61, 12));
}

#[tokio::test]
async fn importing_a_folder_without_pages_keeps_the_pages() {
    let app = app_with_small_site().await;
    let store = &app.state.store;
    let kept = import(store, &fixture_content(), false, NOW).await.unwrap();
    assert!(kept.removed.is_empty());
    let error = import(store, &fixture_content(), true, NOW).await.unwrap_err();
    assert_eq!(error.to_string(), "pages: has no page /, and the site needs it; --prune would remove it");
    assert_eq!(documents(store).await.pages.len(), 9);
}

#[tokio::test]
async fn an_unreadable_document_is_skipped() {
    let app = app_with_small_site().await;
    app.execute("update documents set body = '{\"path\":\"/insights\"}' where slug = 'insights'").await;
    app.execute("update documents set body = 'x' where kind = 'redirects'").await;
    app.execute("update documents set body = '{\"title\":\"\"}' where kind = 'event'").await;
    let site = documents(&app.state.store).await;
    assert_eq!((site.pages.len(), site.redirects.len(), site.items.len(), site.skipped), (8, 0, 0, 3));
}
