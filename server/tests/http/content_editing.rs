//! Documents that are edited in the back office, next to the editor's files.

use std::fs;

use content::{Checked, ImportError, ImportOptions, Library, export, import, import_read, values_of};
use model::DocumentKind;
use serde_json::{Value, json};
use store::{
    ContentChange, ContentChangeError, ContentChanged, DraftEffect, Editing, NewDocument, Store, StoredDocument,
};

use crate::content_documents::{app_with_small_site, copy_of_small_site, replace};
use crate::harness::NOW;

const EDITOR: &str = "ada@acme.example";
const SUPPORT: &str = "services/support";

async fn stored(store: &Store, kind: DocumentKind, slug: &str) -> Option<StoredDocument> {
    let documents = store.all_documents().await.unwrap();
    documents.into_iter().find(|document| (document.kind, document.slug.as_str()) == (kind, slug))
}

/// Returns a document with one changed value, checked.
async fn edited(store: &Store, kind: DocumentKind, slug: &str, key: &str, value: Value) -> NewDocument {
    let (mut values, text) = values_of(&stored(store, kind, slug).await.unwrap());
    values[key] = value;
    let library = Library::new(&store.all_documents().await.unwrap(), &store.media().await.unwrap());
    let Checked { document, faults } = library.check(kind, slug, &values, &text);
    document.unwrap_or_else(|| panic!("{faults:?}"))
}

fn publication(document: NewDocument) -> ContentChange {
    ContentChange { documents: vec![document], changed_by: EDITOR.to_owned(), ..ContentChange::default() }
}

/// Returns the deletion of a stored document.
async fn deletion(store: &Store, kind: DocumentKind, slug: &str) -> ContentChange {
    let document = stored(store, kind, slug).await.unwrap();
    let editing = Editing {
        document_id: document.id,
        user_id: None,
        action: "content.delete",
        revision: document.revision,
        draft_version: None,
        draft: DraftEffect::Delete,
        removes_document: true,
        plan_due_at: None,
    };
    ContentChange { changed_by: EDITOR.to_owned(), editing: Some(editing), ..ContentChange::default() }
}

/// Publishes a page with another label.
async fn edit_label(store: &Store, slug: &str, label: &str) -> ContentChanged {
    let document = edited(store, DocumentKind::Page, slug, "label", json!(label)).await;
    store.change_content(&publication(document), NOW + 1).await.unwrap()
}

#[tokio::test]
async fn published_document_is_a_revision_of_its_editor() {
    let app = app_with_small_site().await;
    let store = &app.state.store;
    let before = stored(store, DocumentKind::Page, SUPPORT).await.unwrap();
    let changed = edit_label(store, SUPPORT, "Help").await;
    assert_eq!((changed.updated, changed.unchanged), (vec![format!("pages/{SUPPORT}")], 0));
    let after = stored(store, DocumentKind::Page, SUPPORT).await.unwrap();
    assert_eq!((after.id, after.file, after.revision), (before.id, before.file, 2));
    assert!(after.source.starts_with("path: /services/support\nlabel: Help\nkind: service\n"), "{}", after.source);
    let newest = &store.revisions("page", SUPPORT).await.unwrap()[0];
    assert_eq!((newest.number, newest.changed_by.as_str()), (2, EDITOR));
}

#[tokio::test]
async fn page_at_another_address_is_the_same_document() {
    let app = app_with_small_site().await;
    let store = &app.state.store;
    let before = stored(store, DocumentKind::Page, SUPPORT).await.unwrap();
    let planning = edited(store, DocumentKind::Page, "services/planning", "label", json!("Plans")).await;
    let mut home = edited(store, DocumentKind::Page, "", "label", json!("Start")).await;
    let document = edited(store, DocumentKind::Page, SUPPORT, "path", json!("/services/help")).await;
    let changed = store.change_content(&publication(document), NOW + 1).await.unwrap();
    assert_eq!(
        (changed.added, changed.removed),
        (vec!["pages/services/help".into()], vec![format!("pages/{SUPPORT}")])
    );
    let after = stored(store, DocumentKind::Page, "services/help").await.unwrap();
    assert_eq!((after.id, after.file), (before.id, before.file));

    // Somebody else's page has the address by now.
    let taken = NewDocument { slug: "services/help".to_owned(), file: "pages/other.yaml".to_owned(), ..planning };
    let refused = store.change_content(&publication(taken), NOW).await.unwrap_err().to_string();
    assert_eq!(refused, "pages/other.yaml and pages/services/support.yaml have the same address /services/help");

    // The home page is needed.
    home.slug = "start".to_owned();
    let refused = store.change_content(&publication(home), NOW).await;
    assert!(matches!(refused, Err(ContentChangeError::NeededPage { path }) if path == "/"));
}

#[tokio::test]
async fn import_does_not_replace_what_was_edited_since() {
    let app = app_with_small_site().await;
    let store = &app.state.store;
    let copy = copy_of_small_site();
    edit_label(store, SUPPORT, "Help").await;
    let removal = deletion(store, DocumentKind::Event, "open-day").await;
    store.change_content(&removal, NOW + 2).await.unwrap();
    let version = store.content_version().await.unwrap();

    let refused = import(store, copy.path(), false, NOW + 3).await.unwrap_err();
    let expected = "events/open-day was removed by ada@acme.example at 2025-10-13T04:00:00.002Z\n\
                    pages/services/support was edited by ada@acme.example at 2025-10-13T04:00:00.001Z\n\
                    These documents are newer than the files: export them first, or replace them with --force.";
    assert_eq!(without_times(&refused.to_string()), without_times(expected));
    assert_eq!(store.content_version().await.unwrap(), version);

    let options = ImportOptions { dry_run: true, ..ImportOptions::default() };
    let planned = import_read(store, content::Folder::read(copy.path()).unwrap(), options, NOW + 3).await.unwrap();
    assert_eq!((planned.added, planned.updated), (vec!["events/open-day".into()], vec![format!("pages/{SUPPORT}")]));
    assert_eq!(planned.edited.len(), 2);
    assert_eq!(store.content_version().await.unwrap(), version);

    // A document that was not edited may be replaced, and one that is the same may have been.
    fs::remove_file(copy.path().join("events/open-day.md")).unwrap();
    replace(copy.path(), "pages/services/planning.yaml", "href: /events/open-day", "href: /contacts");
    let page = stored(store, DocumentKind::Page, SUPPORT).await.unwrap();
    fs::write(copy.path().join("pages/services/support.yaml"), page.source).unwrap();
    let changed = import(store, copy.path(), false, NOW + 3).await.unwrap();
    assert_eq!((changed.updated, changed.added.len()), (vec!["pages/services/planning".to_owned()], 0));

    let options = ImportOptions { force: true, ..ImportOptions::default() };
    let original = copy_of_small_site();
    let changed = import_read(store, content::Folder::read(original.path()).unwrap(), options, NOW + 4).await.unwrap();
    assert_eq!((changed.added.len(), changed.updated.len()), (1, 2));
    assert!(!import(store, original.path(), true, NOW + 5).await.unwrap().is_different());
}

/// Removes the instants from a message.
fn without_times(text: &str) -> Vec<&str> {
    text.lines().map(|line| line.split(" at 20").next().unwrap_or_default()).collect()
}

#[tokio::test]
async fn import_may_replace_what_was_exported() {
    let app = app_with_small_site().await;
    let store = &app.state.store;
    edit_label(store, SUPPORT, "Help").await;
    let removal = deletion(store, DocumentKind::List, "partners").await;
    store.change_content(&removal, NOW + 2).await.unwrap();
    let out = tempfile::tempdir().unwrap();
    export(store, out.path()).await.unwrap();
    replace(out.path(), "pages/services/support.yaml", "label: Help", "label: Aid");
    fs::write(out.path().join("lists/partners.yaml"), "partners: []\n").unwrap();
    let changed = import(store, out.path(), false, NOW + 3).await.unwrap();
    assert_eq!((changed.added, changed.updated), (vec!["lists/partners".into()], vec![format!("pages/{SUPPORT}")]));

    // An edit after the export is newer again.
    edit_label(store, SUPPORT, "Assistance").await;
    let refused = import(store, out.path(), false, NOW + 4).await.unwrap_err();
    assert!(matches!(&refused, ImportError::Edited(documents) if documents.len() == 1), "{refused}");
    let refused = {
        fs::remove_file(out.path().join("pages/services/support.yaml")).unwrap();
        for file in ["menus.yaml", "pages/home.yaml", "pages/services/planning.yaml"] {
            let text = fs::read_to_string(out.path().join(file)).unwrap();
            fs::write(out.path().join(file), text.replace("/services/support", "/contacts")).unwrap();
        }
        replace(
            out.path(),
            "pages/contacts.yaml",
            "label: ",
            "card: {title: A, category: B, date: 2026-10-06}\nlabel: ",
        );
        import(store, out.path(), true, NOW + 5).await.unwrap_err()
    };
    assert!(refused.to_string().starts_with("pages/services/support was edited by"), "{refused}");
}

#[tokio::test]
async fn hand_written_file_keeps_its_comments_until_it_is_edited() {
    let app = app_with_small_site().await;
    let store = &app.state.store;
    edit_label(store, SUPPORT, "Help").await;
    let out = tempfile::tempdir().unwrap();
    export(store, out.path()).await.unwrap();
    let home = fs::read_to_string(out.path().join("pages/home.yaml")).unwrap();
    assert!(home.contains("# The services, each by its page."));
    edit_label(store, "", "Start").await;
    let out = tempfile::tempdir().unwrap();
    export(store, out.path()).await.unwrap();
    let home = fs::read_to_string(out.path().join("pages/home.yaml")).unwrap();
    assert!(!home.contains('#') && home.contains("label: Start\n"), "{home}");
    assert!(!import(store, out.path(), true, NOW + 5).await.unwrap().is_different());
}
