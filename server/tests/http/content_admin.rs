//! The back office's content: drafts, plans, previews, and publishing.

use content::{PreviewKey, values_of};
use model::{DocumentKind, Role};
use serde_json::{Value, json};
use server::admin::UserLink;
use store::portable::{backup, restore};
use store::{DraftChanged, DraftSave, Editor, PRESENCE_MS, PlanAction, Store};

use crate::content_documents::copy_of_small_site;
use crate::content_import::{app_with_content, id_of, import_into};
use crate::harness::{Database, NOW, Setup, TestApp};

const ADA: Editor<'_> = Editor { id: "ada", email: "ada@acme.example" };
const GRACE: Editor<'_> = Editor { id: "grace", email: "grace@acme.example" };

fn save<'a>(document_id: &'a str, version: i64, head: &'a str) -> DraftSave<'a> {
    DraftSave { document_id, version, base_revision: 1, head, text: "" }
}

#[tokio::test]
async fn a_draft_is_saved_only_over_the_version_that_its_editor_has_seen() {
    let app = TestApp::new().await;
    let store = &app.state.store;
    let id = id_of(store, DocumentKind::Menus, "menus").await;
    let version = store.content_version().await.unwrap();
    assert_eq!(store.save_draft(&save(&id, 1, "{}"), ADA, NOW).await.unwrap(), DraftChanged::Conflict);
    assert_eq!(store.save_draft(&save(&id, 0, "{}"), ADA, NOW).await.unwrap(), DraftChanged::Done(1));
    assert_eq!(store.save_draft(&save(&id, 0, "[]"), GRACE, NOW).await.unwrap(), DraftChanged::Conflict);
    assert_eq!(store.save_draft(&save(&id, 1, "[1]"), GRACE, NOW + 1).await.unwrap(), DraftChanged::Done(2));
    assert_eq!(store.save_draft(&save("none", 0, "{}"), ADA, NOW).await.unwrap(), DraftChanged::Unknown);
    let draft = store.draft(&id).await.unwrap().unwrap();
    assert_eq!((draft.head.as_str(), draft.updated_by.as_str(), draft.version), ("[1]", GRACE.email, 2));
    assert_eq!(store.discard_draft(&id, 1, ADA, NOW).await.unwrap(), DraftChanged::Conflict);
    assert_eq!(store.discard_draft(&id, 2, ADA, NOW).await.unwrap(), DraftChanged::Done(0));
    assert_eq!(store.discard_draft(&id, 2, ADA, NOW).await.unwrap(), DraftChanged::Unknown);
    assert_eq!(store.content_version().await.unwrap(), version, "nothing that visitors see has changed");
    app.end().await;
}

#[tokio::test]
async fn of_concurrent_saves_of_a_draft_one_succeeds() {
    let app = TestApp::new().await;
    let id = id_of(&app.state.store, DocumentKind::Menus, "menus").await;
    for version in 0..3 {
        let saves = (0..8).map(|_| {
            let (store, id) = (app.state.store.clone(), id.clone());
            tokio::spawn(async move { store.save_draft(&save(&id, version, "{}"), ADA, NOW).await.unwrap() })
        });
        let mut done = 0;
        for outcome in saves.collect::<Vec<_>>() {
            done += usize::from(outcome.await.unwrap() == DraftChanged::Done(version + 1));
        }
        assert_eq!(done, 1);
    }
    app.end().await;
}

#[tokio::test]
async fn a_document_keeps_its_id_under_another_name_and_its_draft_follows() {
    let app = TestApp::with(Setup { pages: crate::content_documents::small_site(), ..Setup::default() }).await;
    let store = &app.state.store;
    let id = id_of(store, DocumentKind::Page, "plans").await;
    store.save_draft(&save(&id, 0, "{}"), ADA, NOW).await.unwrap();
    let copy = copy_of_small_site();
    let file = copy.path().join("pages/draft.yaml");
    let text = std::fs::read_to_string(&file).unwrap().replace("path: /plans", "path: /our-plans");
    std::fs::write(&file, text).unwrap();
    let redirects = copy.path().join("redirects.yaml");
    let text = std::fs::read_to_string(&redirects).unwrap().replace("to: /plans", "to: /our-plans");
    std::fs::write(&redirects, text).unwrap();
    import_into(&app, copy.path()).await;
    assert_eq!(id_of(store, DocumentKind::Page, "our-plans").await, id);
    assert_eq!(store.draft(&id).await.unwrap().unwrap().slug, "our-plans");
    app.end().await;
}

#[tokio::test]
async fn a_new_draft_needs_a_free_name() {
    let app = TestApp::new().await;
    let store = &app.state.store;
    let create = async |slug: &str| store.create_draft(DocumentKind::Page, slug, ("{}", ""), ADA, NOW).await.unwrap();
    assert_eq!(create("contacts").await, None, "a stored document has the name");
    let id = create("new").await.unwrap();
    assert_eq!(create("new").await, None, "another draft has the name");
    let (first, before) =
        (store.document_change_after(0).await.unwrap().unwrap(), store.latest_document_change().await);
    assert_eq!(before.unwrap(), store.latest_document_change().await.unwrap());
    assert!(first.0 >= 1);
    let latest = store.latest_document_change().await.unwrap();
    assert_eq!(store.document_change_after(latest - 1).await.unwrap(), Some((latest, id)));
    assert_eq!(store.document_change_after(latest).await.unwrap(), None);
    app.end().await;
}

#[tokio::test]
async fn a_document_has_one_plan_and_a_failed_one_is_not_due() {
    let app = TestApp::new().await;
    let store = &app.state.store;
    let id = id_of(store, DocumentKind::Page, "search").await;
    store.set_plan(&id, PlanAction::Publish, NOW + 1, ADA, NOW).await.unwrap();
    store.set_plan(&id, PlanAction::Unpublish, NOW + 2, GRACE, NOW).await.unwrap();
    assert!(store.due_plans(NOW + 1).await.unwrap().is_empty());
    let due = store.due_plans(NOW + 2).await.unwrap();
    assert_eq!((due.len(), due[0].action, due[0].planned_by.as_str()), (1, PlanAction::Unpublish, GRACE.email));
    store.fail_plan(&due[0], "It is needed.").await.unwrap();
    assert!(store.due_plans(NOW + 2).await.unwrap().is_empty());
    assert_eq!(store.plan(&id).await.unwrap().unwrap().failure.as_deref(), Some("It is needed."));
    store.cancel_plan(&id, ADA, NOW).await.unwrap();
    assert_eq!(store.plans().await.unwrap(), []);
    app.end().await;
}

#[tokio::test]
async fn a_person_is_present_until_a_minute_after_the_last_heartbeat() {
    let app = TestApp::new().await;
    let store = &app.state.store;
    let link = UserLink::draw(&app.state.config, "https://www.acme.example", GRACE.email, true, NOW).unwrap();
    store.invite_user(GRACE.email, Role::Editor, link.row(), None, NOW).await.unwrap();
    let grace = store.user_by_email(GRACE.email).await.unwrap().unwrap().id;
    store.note_presence("a", &grace, NOW).await.unwrap();
    store.note_presence("a", &grace, NOW + 1).await.unwrap();
    let others = async |now_ms| store.others_present("a", ADA.id, now_ms).await.unwrap();
    assert_eq!(others(NOW + PRESENCE_MS).await, [(GRACE.email.to_owned(), NOW)]);
    assert!(others(NOW + 1 + PRESENCE_MS).await.is_empty());
    assert!(store.others_present("a", &grace, NOW + 2).await.unwrap().is_empty(), "not oneself");
    store.end_presence("a", &grace).await.unwrap();
    assert!(others(NOW + 2).await.is_empty());
    app.end().await;
}

#[tokio::test]
async fn drafts_and_plans_are_in_the_backup() {
    let app = TestApp::new().await;
    let store = &app.state.store;
    let id = id_of(store, DocumentKind::Menus, "menus").await;
    store.save_draft(&save(&id, 0, "{\"a\":1}"), ADA, NOW).await.unwrap();
    store.set_plan(&id, PlanAction::Publish, NOW + 1, ADA, NOW).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("site.backup");
    backup(store, &file, NOW).await.unwrap();
    let database = Database::new().await;
    let back = Store::open(&database.url).await.unwrap();
    back.migrate().await.unwrap();
    restore(&back, &file, false).await.unwrap();
    assert_eq!(back.draft(&id).await.unwrap(), store.draft(&id).await.unwrap());
    assert_eq!(back.plans().await.unwrap(), store.plans().await.unwrap());
    back.close().await;
    database.drop().await;
    app.end().await;
}

/// Returns the query of a preview of a document.
async fn preview_query(app: &TestApp, id: &str) -> String {
    let key = PreviewKey::obtain(&app.state.store, id, NOW).await.unwrap();
    format!("preview={}", key.sign(NOW + 1000))
}

/// Stores a draft of a document: its own values after `change`.
async fn draft_of(app: &TestApp, kind: DocumentKind, slug: &str, change: impl FnOnce(&mut Value)) -> String {
    let store = &app.state.store;
    let documents = store.all_documents().await.unwrap();
    let document = documents.iter().find(|document| document.kind == kind && document.slug == slug).unwrap();
    let (mut values, text) = values_of(document);
    change(&mut values);
    let head = values.to_string();
    let save = DraftSave { document_id: &document.id, version: 0, base_revision: 1, head: &head, text: &text };
    assert_eq!(store.save_draft(&save, ADA, NOW).await.unwrap(), DraftChanged::Done(1));
    document.id.clone()
}

#[tokio::test]
async fn a_signed_address_shows_the_draft_of_every_kind_and_nobody_else_sees_it() {
    let app = app_with_content().await;
    let set = |pointer: &'static str, text: &'static str| {
        move |values: &mut Value| *values.pointer_mut(pointer).unwrap() = json!(text)
    };
    let cases: [(DocumentKind, &str, &str, Box<dyn FnOnce(&mut Value)>); 9] = [
        (DocumentKind::Page, "contacts", "/contacts", Box::new(set("/seo/title", "Draft of this"))),
        (DocumentKind::Event, "summit-2025", "/events/summit-2025", Box::new(set("/title", "Draft of this"))),
        (DocumentKind::Blog, "draft-post", "/blog/draft-post", Box::new(set("/title", "Draft of this"))),
        (DocumentKind::News, "release", "/insights?tab=news", Box::new(set("/title", "Draft of this"))),
        (DocumentKind::Job, "rust-engineer", "/career/rust-engineer", Box::new(set("/title", "Draft of this"))),
        (DocumentKind::Landing, "aiw25", "/aiw25", Box::new(set("/name", "Draft of this"))),
        (DocumentKind::List, "partners", "/", Box::new(set("/partners/0/name", "Draft of this"))),
        (DocumentKind::Menus, "menus", "/", Box::new(set("/dropdowns/0/label", "Draft of this"))),
        (DocumentKind::Redirects, "redirects", "/", Box::new(|_: &mut Value| {})),
    ];
    let version = app.state.content_version();
    for (kind, slug, path, change) in cases {
        let id = draft_of(&app, kind, slug, change).await;
        let query = preview_query(&app, &id).await;
        let mark = if path.contains('?') { '&' } else { '?' };
        for answer in
            [app.get(&format!("{path}{mark}{query}")).await, app.get(&format!("/_page{path}{mark}{query}")).await]
        {
            assert_eq!(answer.status, 200, "{path}: {}", answer.text());
            let shows = kind == DocumentKind::Redirects || answer.text().contains("Draft of this");
            assert!(shows, "{path}: {}", answer.text());
            for (name, value) in
                [("cache-control", "no-store"), ("x-robots-tag", "noindex"), ("referrer-policy", "same-origin")]
            {
                assert_eq!(answer.header(name), Some(value), "{path}");
            }
        }
        let page = app.get(&format!("{path}{mark}{query}")).await;
        assert!(page.header("content-security-policy").unwrap().contains("frame-ancestors 'self'"), "{path}");
        assert_eq!(page.header("x-frame-options"), Some("SAMEORIGIN"), "{path}");
        assert!(page.text().contains("<meta name=\"robots\" content=\"noindex\">"), "{path}");
        assert!(page.page_data()["page"]["query"].as_str().unwrap().contains(&query), "a reload shows the draft again");
        for query in ["", "preview=1-00", &query.replace("preview=", "preview=9")] {
            let answer = app.get(&format!("{path}{mark}{query}")).await;
            assert!(!answer.text().contains("Draft of this"), "{path}{mark}{query}");
            if answer.status == 200 {
                assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
                assert!(answer.header("content-security-policy").unwrap().contains("frame-ancestors 'none'"), "{path}");
                assert_eq!(answer.page_data()["page"].get("preview"), None, "{path}");
            }
        }
    }
    assert_eq!(app.state.content_version(), version);
    let missing = app
        .get(&format!(
            "/nowhere?{}",
            preview_query(&app, &id_of(&app.state.store, DocumentKind::Menus, "menus").await).await
        ))
        .await;
    assert_eq!((missing.status.as_u16(), missing.header("cache-control")), (404, Some("no-store")));
    assert!(!app.get("/nowhere").await.text().contains("Draft of this"), "the message for a preview is not cached");
    app.end().await;
}

#[tokio::test]
async fn a_page_with_faults_is_previewed_without_its_faulty_sections() {
    let app = TestApp::new().await;
    let id = draft_of(&app, DocumentKind::Page, "contacts", |values| {
        values["label"] = json!(7);
        values["seo"]["title"] = json!("Draft of this");
        let sections = values["sections"].as_array_mut().unwrap();
        sections.insert(0, json!({ "noSuchSection": {} }));
        sections.push(json!("no section"));
    })
    .await;
    let page = app.get(&format!("/contacts?{}", preview_query(&app, &id).await)).await.page_data()["page"].clone();
    let public = app.get("/contacts").await.page_data()["page"].clone();
    assert_eq!(page["document"]["title"], "Draft of this");
    assert_eq!(page["document"]["label"], public["document"]["label"]);
    let count = |page: &Value| page["document"]["sections"].as_array().unwrap().len();
    assert_eq!(count(&page), count(&public));
    app.end().await;
}

#[tokio::test]
async fn a_preview_of_a_draft_that_cannot_be_drawn_says_why() {
    let app = app_with_content().await;
    let id = draft_of(&app, DocumentKind::Blog, "first-post", |values| {
        values["date"] = json!("soon <script>");
    })
    .await;
    let answer = app.get(&format!("/blog/first-post?{}", preview_query(&app, &id).await)).await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (422, Some("text/plain; charset=utf-8")));
    assert!(
        answer.text().starts_with("This draft cannot be shown until its faults are corrected: "),
        "{}",
        answer.text()
    );
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    app.end().await;
}
