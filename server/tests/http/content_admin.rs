//! The back office's content: drafts, plans, previews, and publishing.

use axum::body::Body;
use axum::http::{Method, Request};
use content::{PreviewKey, values_of};
use http_body_util::BodyExt;
use model::{DocumentKind, Role};
use serde_json::{Value, json};
use server::site::publishing::carry_out_plans;
use store::{DraftChanged, DraftSave, Editor, PRESENCE_MS};
use tower::ServiceExt;

use crate::admin::Browser;
use crate::contact_json::CONTACT_FORM;
use crate::content_documents::{copy_of_small_site, replace, small_site};
use crate::content_import::{app_with_content, id_of, import_into};
use crate::harness::{Answer, CONTACT, NOW, Setup, TestApp, assert_has, each, example_content, fixture_content};
use crate::simulation::Random;
use crate::web_build::real_site;

const ADA: Editor<'_> = Editor { id: "ada", email: "ada@acme.example" };

fn save<'a>(document_id: &'a str, version: i64, head: &'a str) -> DraftSave<'a> {
    DraftSave { document_id, version, base_revision: 1, head, text: "" }
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
}

#[tokio::test]
async fn a_document_keeps_its_id_under_another_name_and_its_draft_follows() {
    let app = TestApp::with(Setup { pages: small_site(), ..Setup::default() }).await;
    let store = &app.state.store;
    let id = id_of(store, DocumentKind::Page, "plans").await;
    store.save_draft(&save(&id, 0, "{}"), ADA, NOW).await.unwrap();
    let copy = copy_of_small_site();
    replace(copy.path(), "pages/draft.yaml", "path: /plans", "path: /our-plans");
    import_into(&app, copy.path()).await;
    assert_eq!(id_of(store, DocumentKind::Page, "our-plans").await, id);
    assert_eq!(store.draft(&id).await.unwrap().unwrap().slug, "our-plans");
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
async fn a_signed_address_shows_the_draft_of_every_kind_and_is_not_cached() {
    let app = app_with_content().await;
    let version = app.state.content_version();
    for (kind, slug, path, pointer) in [
        (DocumentKind::Page, "contacts", "/contacts", "/seo/title"),
        (DocumentKind::Event, "summit-2025", "/events/summit-2025", "/title"),
        (DocumentKind::Blog, "draft-post", "/blog/draft-post", "/title"),
        (DocumentKind::News, "release", "/insights?tab=news", "/title"),
        (DocumentKind::Job, "rust-engineer", "/career/rust-engineer", "/title"),
        (DocumentKind::Landing, "aiw25", "/aiw25", "/name"),
        (DocumentKind::List, "partners", "/", "/partners/0/name"),
        (DocumentKind::Menus, "menus", "/", "/dropdowns/0/label"),
        (DocumentKind::Redirects, "redirects", "/", "/redirects/0/none"),
    ] {
        let change = |values: &mut Value| {
            if let Some(text) = values.pointer_mut(pointer) {
                *text = json!("Draft of this");
            }
        };
        let id = draft_of(&app, kind, slug, change).await;
        let query = preview_query(&app, &id).await;
        let mark = if path.contains('?') { '&' } else { '?' };
        for answer in
            [app.get(&format!("{path}{mark}{query}")).await, app.get(&format!("/_page{path}{mark}{query}")).await]
        {
            assert_eq!(answer.status, 200, "{path}: {}", answer.text());
            // Page data has no menus.
            let is_hidden =
                kind == DocumentKind::Redirects || (kind == DocumentKind::Menus && answer.text().starts_with('{'));
            let shows = is_hidden || answer.text().contains("Draft of this");
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
    assert_has(&page, &json!({ "document": { "title": "Draft of this", "label": public["document"]["label"] } }));
    let count = |page: &Value| page["document"]["sections"].as_array().unwrap().len();
    assert_eq!(count(&page), count(&public));
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
}

/// Returns an app of the example content and the fixture's: a whole site without faults.
async fn example_site() -> TestApp {
    let app = TestApp::with(Setup { landings: false, ..Setup::default() }).await;
    import_into(&app, &example_content()).await;
    import_into(&app, &fixture_content()).await;
    app
}

const POST: Method = Method::POST;
const PUT: Method = Method::PUT;
const DELETE: Method = Method::DELETE;

/// Returns the row of a document in the list.
async fn row(browser: &Browser, name: &str) -> Value {
    let found = rows(browser).await.into_iter().find(|row| row["name"] == name);
    found.unwrap_or_else(|| panic!("{name} is not in the list"))
}

/// Returns a document as a whole.
async fn whole(browser: &Browser, name: &str) -> Value {
    browser.get(&format!("/content/{}", id(&row(browser, name).await))).await.expect(200).json()
}

fn id(document: &Value) -> &str {
    document["id"].as_str().unwrap()
}

/// Returns the path of an operation on a document.
fn at(document: &Value, operation: &str) -> String {
    format!("/content/{}/{operation}", id(document))
}

/// Saves a draft in which one value of a document is changed, and returns the document that it was made of.
pub(crate) async fn edit(browser: &Browser, name: &str, pointer: &str, value: Value) -> Value {
    let document = whole(browser, name).await;
    let mut values = edited_values(&document);
    *values.pointer_mut(pointer).unwrap() = value;
    save_values(browser, &document, &values).await.expect(200);
    document
}

/// Returns the rows of the list of documents.
async fn rows(browser: &Browser) -> Vec<Value> {
    browser.get("/content").await.json()["documents"].as_array().unwrap().clone()
}

fn published_revision(document: &Value) -> i64 {
    document.pointer("/published/revision").and_then(Value::as_i64).unwrap_or_default()
}

fn draft_version(document: &Value) -> i64 {
    document.pointer("/draft/version").and_then(Value::as_i64).unwrap_or_default()
}

/// Saves a draft of a document with changed values.
async fn save_values(browser: &Browser, document: &Value, values: &Value) -> Answer {
    let text = document.pointer("/draft/text").or(document.pointer("/published/text")).cloned().unwrap_or(json!(""));
    let body = json!({
        "version": draft_version(document), "baseRevision": published_revision(document), "values": values, "text": text,
    });
    browser.put(&at(document, "draft"), body).await
}

/// Publishes a document in its present state.
pub(crate) async fn publish(browser: &Browser, name: &str) -> Answer {
    let document = whole(browser, name).await;
    let seen = json!({ "version": draft_version(&document), "revision": published_revision(&document) });
    browser.post(&at(&document, "publish"), seen).await
}

/// Returns the values that an editor of a document begins with.
fn edited_values(document: &Value) -> Value {
    document.pointer("/draft/values").or(document.pointer("/published/values")).unwrap().clone()
}

#[tokio::test]
async fn every_document_is_listed_and_opened_without_faults() {
    let (app, browser) = example_site().await.signed_in(Role::Editor).await;
    assert_eq!(browser.get("/content").await.json()["timeZone"], "UTC");
    let rows = rows(&browser).await;
    assert_eq!(rows.len(), app.state.store.all_documents().await.unwrap().len());
    for row in &rows {
        let document = whole(&browser, row["name"].as_str().unwrap()).await;
        for (key, value) in row.as_object().unwrap() {
            assert_eq!(&document[key], value, "{key} of {}", row["name"]);
        }
        let errors: Vec<&Value> =
            document["faults"].as_array().unwrap().iter().filter(|fault| fault["warning"] == false).collect();
        assert!(errors.is_empty(), "{}: {errors:?}", row["name"]);
        let schema = format!("/content/schema/{}", document["schema"].as_str().unwrap());
        assert!(browser.get(&schema).await.json()["properties"].is_object(), "{schema}");
    }
    for (name, state) in [
        ("blog/first-post", "published"),
        ("blog/draft-post", "draft"),
        ("blog/planned-post", "scheduled"),
        ("jobs/closed-role", "ended"),
        ("landings/aiw25", "ended"),
        ("menus", "published"),
    ] {
        assert_eq!(rows.iter().find(|row| row["name"] == name).unwrap()["state"], state, "{name}");
    }
    let draft = whole(&browser, "blog/draft-post").await;
    assert_has(&draft, &json!({ "published": null, "draft": { "version": 0 }, "hasDraft": false }));
}

#[tokio::test]
async fn a_document_saved_unchanged_publishes_the_same_values() {
    let (_, browser) = example_site().await.signed_in(Role::Editor).await;
    for row in rows(&browser).await {
        let name = row["name"].as_str().unwrap();
        let before = whole(&browser, name).await;
        if before["published"].is_null() {
            continue;
        }
        assert_eq!(save_values(&browser, &before, &before["published"]["values"]).await.status, 200, "{name}");
        assert_eq!(whole(&browser, name).await["state"], before["state"], "{name} is the same");
        let after = publish(&browser, name).await.expect(200).json();
        for key in ["values", "text"] {
            assert_eq!(after["published"][key], before["published"][key], "{key} of {name}");
        }
        assert_eq!(
            (&after["draft"], &after["id"], &after["state"]),
            (&json!(null), &before["id"], &before["state"]),
            "{name}"
        );
    }
}

#[tokio::test]
async fn a_draft_is_published_with_its_editor_as_author() {
    let app = TestApp::new().await;
    let second = TestApp::on(Setup::default(), &app.database.url).await;
    let browser = Browser::of(&app, "ada@acme.example", Role::Editor).await;
    let before = edit(&browser, "pages/contacts", "/seo/title", json!("Reach us")).await;
    let changed = whole(&browser, "pages/contacts").await;
    assert_eq!((&changed["state"], &changed["draft"]["version"]), (&json!("changed"), &json!(1)));
    assert!(!app.get("/contacts").await.text().contains("Reach us"), "a draft is not public");
    let published = publish(&browser, "pages/contacts").await.json();
    assert_eq!((&published["state"], &published["updatedBy"]), (&json!("published"), &json!("ada@acme.example")));
    assert!(app.get("/contacts").await.text().contains("Reach us"));
    second.state.refresh_content_version().await.unwrap();
    assert!(
        second.get("/contacts").await.text().contains("Reach us"),
        "the other server notices it with its next poll"
    );
    let history = browser.get(&at(&before, "history")).await.json();
    let latest = &history["revisions"][0];
    assert_eq!((&latest["by"], &latest["status"]), (&json!("ada@acme.example"), &json!("published")));
    let log = app.column("select action from audit_log where object like 'document:%' order by id").await;
    assert_eq!(log, ["content.draft", "content.publish"]);
}

#[tokio::test]
async fn a_conflict_answers_with_the_present_document_and_loses_nothing() {
    let (app, ada) = TestApp::new().await.signed_in(Role::Editor).await;
    let grace = Browser::of(&app, "grace@acme.example", Role::Editor).await;
    let seen = whole(&ada, "pages/contacts").await;
    edit(&grace, "pages/contacts", "/seo/title", json!("Of Grace")).await;
    let refused = save_values(&ada, &seen, &edited_values(&seen)).await.expect(409);
    let current = refused.json()["current"].clone();
    assert_eq!(current["draft"]["values"]["seo"]["title"], "Of Grace");
    assert_eq!(current["published"]["values"], seen["published"]["values"]);
    ada.call(DELETE, &at(&seen, "draft"), json!({ "version": 0 })).await.expect(409);
    assert_eq!(publish(&grace, "pages/contacts").await.status, 200);
    let stale = json!({ "version": 1, "revision": published_revision(&seen) });
    for (method, path, body) in [
        (POST, "publish", stale.clone()),
        (POST, "unpublish", json!({ "revision": published_revision(&seen) })),
        (POST, "delete", json!({ "version": 0, "revision": published_revision(&seen), "redirectTo": null })),
        (POST, "restore", json!({ "revision": 1, "current": published_revision(&seen) })),
        (POST, "plan", json!({ "action": "publish", "at": NOW + 1, "version": 1 })),
        (PUT, "draft", json!({ "version": 1, "baseRevision": 1, "values": {}, "text": "" })),
    ] {
        let answer = ada.call(method, &format!("/content/{}/{path}", id(&seen)), body).await.expect(409);
        assert_eq!(answer.json()["current"]["published"]["values"]["seo"]["title"], "Of Grace", "{path}");
    }
    assert!(app.get("/contacts").await.text().contains("Of Grace"));
}

#[tokio::test]
async fn a_draft_with_faults_is_saved_and_not_published() {
    let (_, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    let before = whole(&browser, "pages/contacts").await;
    let mut values = edited_values(&before);
    values["label"] = json!("");
    let saved = save_values(&browser, &before, &values).await.expect(200);
    let fault = saved.json()["faults"][0].clone();
    assert_eq!((&fault["path"], &fault["warning"]), (&json!(["label"]), &json!(false)), "{fault}");
    let refused = publish(&browser, "pages/contacts").await.expect(422);
    assert_eq!(refused.json()["faults"][0], fault);
    let document = whole(&browser, "pages/contacts").await;
    assert_eq!((&document["draft"]["values"], &document["faults"][0]), (&values, &fault));
    let planned = json!({ "action": "publish", "at": NOW + 1, "version": 1 });
    assert_eq!(browser.post(&at(&before, "plan"), planned).await.status, 422);
    browser.call(DELETE, &at(&before, "draft"), json!({ "version": 1 })).await.expect(204);
    assert_eq!(whole(&browser, "pages/contacts").await["draft"], json!(null));
}

#[tokio::test]
async fn a_new_document_of_each_kind_is_a_draft_until_it_is_published() {
    let (app, browser) = app_with_content().await.signed_in(Role::Editor).await;
    for (kind, slug, name, path) in [
        ("page", "company/our-story", "pages/company/our-story", "/company/our-story"),
        ("event", "open-day", "events/open-day", "/events/open-day"),
        ("news", "our-news", "news/our-news", ""),
        ("blog", "our-year", "blog/our-year", "/blog/our-year"),
        ("job", "our-job", "jobs/our-job", "/career/our-job"),
        ("landing", "our-summit", "landings/our-summit", "/our-summit"),
    ] {
        let new = json!({ "kind": kind, "slug": slug, "from": null, "title": "Our new document" });
        let created = browser.post("/content", new.clone()).await.expect(201).json();
        assert_has(&created, &json!({ "name": name, "state": "draft", "title": "Our new document" }));
        assert_eq!(browser.post("/content", new).await.status, 422, "the name is taken");
        if !path.is_empty() {
            assert_eq!(app.get(path).await.status, 404, "{path}");
        }
        let published = publish(&browser, name).await.expect(200);
        assert_eq!((&published.json()["id"], &published.json()["draft"]), (&created["id"], &json!(null)));
        if !path.is_empty() {
            assert!(app.get(path).await.text().contains("Our new document"), "{path}");
        }
        let copy = json!({ "kind": kind, "slug": format!("{slug}-2"), "from": created["id"], "title": "A copy" });
        let copied = browser.post("/content", copy).await.json();
        assert_eq!((&copied["title"], &copied["state"]), (&json!("A copy"), &json!("draft")), "{copied}");
        let url = at(&copied, "draft");
        assert_eq!(browser.call(DELETE, &url, json!({ "version": 1 })).await.status, 204);
        assert_eq!(browser.get(&format!("/content/{}", id(&copied))).await.status, 404, "it was never published");
    }
    for (kind, slug, title) in [
        ("page", "../a", "A"),
        ("blog", "Our Year", "A"),
        ("blog", "a/b", "A"),
        ("blog", "a", " "),
        ("menus", "a", "A"),
    ] {
        let new = json!({ "kind": kind, "slug": slug, "from": null, "title": title });
        assert_eq!(browser.post("/content", new).await.status, 422, "{kind} {slug}");
    }
}

#[tokio::test]
async fn an_unpublished_document_is_hidden_and_its_content_is_the_draft() {
    let (app, browser) = app_with_content().await.signed_in(Role::Editor).await;
    let before = whole(&browser, "events/meetup-2026").await;
    let unpublish = async |name: &str| {
        let document = whole(&browser, name).await;
        let seen = json!({ "revision": published_revision(&document) });
        browser.post(&at(&document, "unpublish"), seen).await
    };
    let hidden = unpublish("events/meetup-2026").await.expect(200).json();
    assert_eq!((&hidden["state"], &hidden["published"], &hidden["id"]), (&json!("draft"), &json!(null), &before["id"]));
    assert_eq!(hidden["draft"]["values"], before["published"]["values"]);
    assert_eq!(hidden["draft"]["text"], before["published"]["text"]);
    assert_eq!(app.get("/events/meetup-2026").await.status, 404);
    assert_eq!(publish(&browser, "events/meetup-2026").await.status, 200);
    assert_eq!(app.get("/events/meetup-2026").await.status, 200);
    for (name, reason) in
        [("pages/contacts", "/contacts"), ("menus", "needs this document"), ("events/summit-2025", "blog/first-post")]
    {
        let refused = unpublish(name).await.expect(422);
        assert!(refused.json()["faults"][0]["message"].as_str().unwrap().contains(reason), "{}", refused.text());
    }
}

#[tokio::test]
async fn plans_are_carried_out_at_their_time_by_one_server() {
    let (app, browser) = app_with_content().await.signed_in(Role::Editor).await;
    let before = edit(&browser, "pages/contacts", "/seo/title", json!("Reach us")).await;
    let plan = async |name: &str, action: &str, time: i64| {
        let document = whole(&browser, name).await;
        let body = json!({ "action": action, "at": time, "version": draft_version(&document) });
        browser.post(&at(&document, "plan"), body).await
    };
    assert_eq!(plan("pages/contacts", "publish", NOW).await.status, 422, "not in the past");
    assert_eq!(plan("pages/contacts", "publish", NOW + 500).await.status, 200, "the next plan replaces it");
    let planned = plan("pages/contacts", "publish", NOW + 1000).await.json();
    assert_eq!((&planned["state"], &planned["plan"]["by"]), (&json!("scheduled"), &json!("ada@acme.example")));
    assert_eq!(plan("events/meetup-2026", "unpublish", NOW + 1000).await.status, 200);
    assert_eq!(plan("events/summit-2025", "publish", NOW + 1000).await.status, 422, "there is no draft");
    carry_out_plans(&app.state).await.unwrap();
    assert!(!app.get("/contacts").await.text().contains("Reach us"));

    let later = TestApp::on(Setup::at(NOW + 1000), &app.database.url).await;
    let other = TestApp::on(Setup::at(NOW + 1000), &app.database.url).await;
    let (one, two) = tokio::join!(carry_out_plans(&later.state), carry_out_plans(&other.state));
    one.unwrap();
    two.unwrap();
    for server in [&later, &other] {
        server.state.refresh_content_version().await.unwrap();
        assert!(server.get("/contacts").await.text().contains("Reach us"));
        assert_eq!(server.get("/events/meetup-2026").await.status, 404);
    }
    assert!(app.state.store.plans().await.unwrap().is_empty());
    let log =
        app.column("select action from audit_log where object like 'document:%' and user_id is null order by id").await;
    assert_eq!(log.len(), 2, "{log:?}");
    let published = whole(&browser, "pages/contacts").await;
    assert_eq!((published_revision(&published), &published["plan"]), (published_revision(&before) + 1, &json!(null)));
}

#[tokio::test]
async fn a_plan_that_cannot_be_carried_out_stays_with_its_reason() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    let before = edit(&browser, "pages/contacts", "/seo/title", json!("Reach us")).await;
    let url = at(&before, "plan");
    browser.post(&url, json!({ "action": "publish", "at": NOW + 1000, "version": 1 })).await.expect(200);
    edit(&browser, "pages/contacts", "/label", json!("")).await;
    let later = TestApp::on(Setup::at(NOW + 1000), &app.database.url).await;
    carry_out_plans(&later.state).await.unwrap();
    carry_out_plans(&later.state).await.unwrap();
    let document = whole(&browser, "pages/contacts").await;
    assert!(document["plan"]["failure"].as_str().unwrap().contains("label"), "{}", document["plan"]);
    assert_eq!(document["draft"]["values"]["label"], "");
    assert!(!app.get("/contacts").await.text().contains("Reach us"));
    let cancelled = browser.delete(&url).await.json();
    assert_eq!((&cancelled["plan"], &cancelled["state"]), (&json!(null), &json!("changed")));
}

#[tokio::test]
async fn a_deleted_document_leaves_a_redirect() {
    let (app, browser) = example_site().await.signed_in(Role::Editor).await;
    let document = whole(&browser, "events/meetup-2026").await;
    let delete = async |to: Value| {
        let seen = json!({ "version": 0, "revision": published_revision(&document), "redirectTo": to });
        browser.post(&at(&document, "delete"), seen).await
    };
    assert_eq!(delete(json!("/nowhere")).await.status, 422);
    assert_eq!(app.get("/events/meetup-2026").await.status, 200, "nothing has changed");
    delete(json!("/insights")).await.expect(204);
    assert_eq!(app.get("/events/meetup-2026").await.header("location"), Some("/insights"));
    assert_eq!(browser.get(&format!("/content/{}", id(&document))).await.status, 404);
    let needed = whole(&browser, "pages/contacts").await;
    let seen = json!({ "version": 0, "revision": published_revision(&needed), "redirectTo": null });
    let refused = browser.post(&at(&needed, "delete"), seen).await.expect(422);
    assert!(refused.json()["detail"].as_str().unwrap().contains("/contacts"), "{}", refused.text());
}

#[tokio::test]
async fn documents_that_link_to_a_page_are_named() {
    let (_, browser) = app_with_content().await.signed_in(Role::Editor).await;
    let links = async |name: &str| {
        let document = whole(&browser, name).await;
        browser.get(&at(&document, "links")).await.json()["links"].clone()
    };
    assert_eq!(each(&links("events/summit-2025").await, "name"), ["blog/first-post"]);
    assert!(each(&links("pages/contacts").await, "name").contains(&&json!("menus")));
    assert_eq!(links("news/release").await, json!([]));
}

#[tokio::test]
async fn an_earlier_revision_is_restored_as_a_new_one_and_the_draft_stays() {
    let (_, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    let first = edit(&browser, "pages/contacts", "/seo/title", json!("Reach us")).await;
    let second = publish(&browser, "pages/contacts").await.json();
    edit(&browser, "pages/contacts", "/seo/title", json!("Call us")).await;
    let url = format!("/content/{}", id(&first));
    let revision = browser.get(&format!("{url}/history/{}", published_revision(&first))).await.json();
    assert_eq!(revision["values"], first["published"]["values"]);
    assert_eq!(browser.get(&format!("{url}/history/99")).await.status, 404);
    let restore = json!({ "revision": published_revision(&first), "current": published_revision(&second) });
    let restored = browser.post(&format!("{url}/restore"), restore).await.expect(200).json();
    assert_eq!(restored["published"]["values"], first["published"]["values"]);
    assert_eq!(published_revision(&restored), published_revision(&second) + 1);
    assert_eq!(restored["draft"]["values"]["seo"]["title"], "Call us");
}

#[tokio::test]
async fn a_preview_link_shows_the_draft_without_an_account() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    let document = edit(&browser, "pages/contacts", "/seo/title", json!("Draft of this")).await;
    let link = browser.post(&at(&document, "preview"), json!({ "hours": 1 })).await.json();
    let address = link["url"].as_str().unwrap().strip_prefix("https://www.acme.example").unwrap();
    assert!(app.get(address).await.expect(200).text().contains("Draft of this"));
    let later = TestApp::on(Setup::at(NOW + 3_600_000), &app.database.url).await;
    assert!(!later.get(address).await.text().contains("Draft of this"), "the link is valid for an hour");
    later.close().await;
    app.execute("delete from secrets where name like 'preview/%'").await;
    assert!(!app.get(address).await.text().contains("Draft of this"), "the link is withdrawn");
    browser.post(&at(&document, "preview"), json!({ "hours": 100_000 })).await.expect(422);
}

#[tokio::test]
async fn a_deleted_document_has_its_history_again_under_its_old_name() {
    let (_, browser) = app_with_content().await.signed_in(Role::Editor).await;
    let before = whole(&browser, "news/release").await;
    let seen = json!({ "version": 0, "revision": published_revision(&before), "redirectTo": null });
    browser.post(&at(&before, "delete"), seen).await.expect(204);
    let new = json!({ "kind": "news", "slug": "release", "from": null, "title": "Again" });
    let again = browser.post("/content", new).await.expect(201).json();
    let restore = json!({ "revision": published_revision(&before), "current": 0 });
    let restored = browser.post(&at(&again, "restore"), restore).await.expect(200).json();
    assert_eq!(restored["published"]["values"], before["published"]["values"]);
}

#[tokio::test]
async fn the_payload_of_a_page_equals_its_public_data_and_names_faulty_sections() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    for row in rows(&browser).await.iter().filter(|row| row["kind"] == "page") {
        let document = whole(&browser, row["name"].as_str().unwrap()).await;
        let values = edited_values(&document);
        let url = at(&document, "payload");
        let payload = browser.post(&url, json!({ "values": values })).await.expect(200).json();
        assert_eq!(payload["skipped"], json!([]));
        let path = row["path"].as_str().unwrap();
        if app.get(path).await.status == 200 {
            let public = app.get(&format!("/_page{path}")).await.json()["page"].clone();
            assert_eq!(payload["page"], public, "{path}");
            let mut shell = payload["shell"].clone();
            let mut public = app.get(path).await.page_data()["shell"].clone();
            // A public document has the words that its page shows, and the address of all words.
            let words = shell.as_object_mut().unwrap().remove("words");
            let words = words.as_ref().and_then(Value::as_object).unwrap();
            assert_eq!(words, &app.state.content().page_words.groups, "{path}");
            let shown = public.as_object_mut().unwrap().remove("words").unwrap();
            assert!(shown.as_object().unwrap().iter().all(|(group, shown)| words.get(group) == Some(shown)), "{path}");
            assert!(public.as_object_mut().unwrap().remove("wordsAddress").is_some_and(|address| address.is_string()));
            assert_eq!(shell, public, "{path}");
        }
    }
    let document = whole(&browser, "pages/contacts").await;
    let mut values = edited_values(&document);
    values["sections"].as_array_mut().unwrap().insert(0, json!({ "noSuchSection": {} }));
    let url = at(&document, "payload");
    let payload = browser.post(&url, json!({ "values": values })).await.json();
    assert_eq!(payload["skipped"], json!([0]));
    let menus = whole(&browser, "menus").await;
    assert_eq!(browser.post(&at(&menus, "payload"), json!({ "values": {} })).await.status, 422);
}

#[tokio::test]
async fn people_who_have_a_document_open_are_named_to_each_other() {
    let (app, ada) = TestApp::new().await.signed_in(Role::Editor).await;
    let grace = Browser::of(&app, "grace@acme.example", Role::Owner).await;
    let document = whole(&ada, "menus").await;
    let url = at(&document, "presence");
    assert_eq!(ada.post(&url, json!({})).await.json(), json!({ "others": [] }));
    let others = json!([{ "email": "ada@acme.example", "since": NOW }]);
    assert_eq!(grace.post(&url, json!({})).await.json()["others"], others);
    let of_grace = grace.get("/session").await.json()["id"].as_str().unwrap().to_owned();
    for (after, count) in [(PRESENCE_MS - 1, 1), (PRESENCE_MS, 0)] {
        let present = app.state.store.others_present(id(&document), &of_grace, NOW + after).await.unwrap();
        assert_eq!(present.len(), count, "after {after} ms");
    }
    assert_eq!(whole(&grace, "menus").await["others"], others);
    assert_eq!(ada.delete(&url).await.status, 204);
    assert_eq!(grace.post(&url, json!({})).await.json(), json!({ "others": [] }));
}

#[tokio::test]
async fn choices_name_pages_pictures_media_and_icons() {
    let (app, browser) = app_with_content().await.signed_in(Role::Editor).await;
    let choices = browser.get("/content/choices").await.json();
    for key in ["pages", "icons", "pictures", "videos", "media", "related"] {
        assert!(!choices[key].as_array().unwrap().is_empty(), "{key}");
    }
    let has = |key: &str, name: &str, value: &str| {
        choices[key].as_array().unwrap().iter().any(|choice| choice[name] == value)
    };
    assert!(
        has("pages", "path", "/contacts") && has("pages", "path", "/blog/first-post") && has("pages", "path", "/aiw25")
    );
    assert!(has("related", "name", "events/summit-2025") && !has("related", "name", "blog/draft-post"));
    assert!(has("media", "path", "media/dot.gif"));
    for medium in choices["media"].as_array().unwrap() {
        assert_eq!(app.get(medium["url"].as_str().unwrap()).await.status, 200, "{medium}");
    }
}

#[tokio::test]
async fn oversized_and_deeply_nested_documents_are_refused() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    let document = whole(&browser, "pages/contacts").await;
    let url = at(&document, "draft");
    let save = async |values: Value| {
        let body = json!({ "version": 0, "baseRevision": 1, "values": values, "text": "" });
        browser.put(&url, body).await
    };
    assert_eq!(save(json!({ "label": "a".repeat(1536 * 1024) })).await.status, 413);
    let deep = |levels: usize| {
        format!(
            "{{\"version\":0,\"baseRevision\":1,\"text\":\"\",\"values\":{{\"a\":{}{}}}}}",
            "[".repeat(levels),
            "]".repeat(levels)
        )
    };
    let headers = [
        ("origin", "https://www.acme.example"),
        ("content-type", "application/json"),
        ("cookie", browser.cookie.as_str()),
    ];
    app.request(PUT, &format!("/api/admin{url}"), &headers, &deep(10_000)).await.expect(400);
    let answer = app.request(PUT, &format!("/api/admin{url}"), &headers, &deep(100)).await.expect(200);
    assert!(!answer.json()["faults"].as_array().unwrap().is_empty());
    assert_eq!(publish(&browser, "pages/contacts").await.status, 422);
    let long = json!({ "email": "a".repeat(100_000) }).to_string();
    // Other endpoints keep their limit.
    app.request(POST, "/api/admin/session", &headers, &long).await.expect(413);
}

/// Texts that break naive views, checks and files.
const TEXTS: &str = "| |<script>alert(1)</script>|javascript:alert(1)|{brand} {nothing} {{}}|---\n# 1: [|\
    \u{202e}\u{feff}\u{1b}[2J|media/dot.gif|/contacts|https://example.com/?a=\"'&<>|നമസ്കാരം 👩🏽‍🚀|null";

/// Changes one value somewhere in a document.
fn mutate(value: &mut Value, random: &Random) {
    let below = |end: usize| usize::try_from(random.below(end as u64)).unwrap();
    match value {
        Value::Object(entries) if !entries.is_empty() && below(8) > 0 => {
            let key = entries.keys().nth(below(entries.len())).unwrap().clone();
            match below(12) {
                0 => drop(entries.remove(&key)),
                1 => drop(entries.insert("unknown".to_owned(), json!(1))),
                _ => mutate(entries.get_mut(&key).unwrap(), random),
            }
        }
        Value::Array(items) if !items.is_empty() && below(8) > 0 => {
            let place = below(items.len());
            match below(8) {
                0 => drop(items.remove(place)),
                1 => items.push(items[place].clone()),
                2 => items.reverse(),
                _ => mutate(&mut items[place], random),
            }
        }
        value => {
            let others = [json!(null), json!([]), json!({}), json!(2), json!(true), json!("x".repeat(3000))];
            let text = TEXTS.split('|').nth(below(12)).unwrap();
            *value = others.get(below(24)).cloned().unwrap_or(json!(text));
        }
    }
}

#[tokio::test]
async fn random_edits_never_publish_a_page_that_does_not_render() {
    let (app, browser) = real_site().await.signed_in(Role::Editor).await;
    let rows = rows(&browser).await;
    let random = Random::new(1);
    let (mut published, mut refused) = (0, 0);
    for _ in 0..60 {
        let name = rows[usize::try_from(random.below(rows.len() as u64)).unwrap()]["name"].as_str().unwrap();
        let document = whole(&browser, name).await;
        let mut values = edited_values(&document);
        for _ in 0..=random.below(2) {
            mutate(&mut values, &random);
        }
        if !values.is_object() {
            continue;
        }
        save_values(&browser, &document, &values).await.expect(200);
        let answer = publish(&browser, name).await;
        let now = whole(&browser, name).await;
        if answer.status == 200 {
            published += 1;
            let path = now["path"].as_str().unwrap_or("/").to_owned();
            let page = app.get(&path).await;
            assert!(page.status == 200 || path.ends_with("/404") || path == "/429", "{name}: {} {values}", page.status);
            assert!(!page.text().contains("<div id=\"root\"></div>"), "{name} does not render: {values}");
            assert!(!page.text().contains("<script>alert"), "{name}: {values}");
        } else {
            refused += 1;
            assert_eq!(answer.status, 422, "{name}: {} {values}", answer.text());
            assert!(!answer.json()["faults"].as_array().unwrap().is_empty());
            let url = at(&now, "draft");
            assert_eq!(browser.call(DELETE, &url, json!({ "version": draft_version(&now) })).await.status, 204);
        }
    }
    assert!(published > 5 && refused > 8, "{published} published, {refused} refused");
    for path in app.state.content().paths() {
        assert!(!app.get(path).await.text().contains("<div id=\"root\"></div>"), "{path}");
    }
}

/// Sets every text of a value.
fn set_texts(value: &mut Value, text: &str) {
    match value {
        Value::String(own) if own.contains(' ') => text.clone_into(own),
        Value::Array(items) => items.iter_mut().for_each(|item| set_texts(item, text)),
        Value::Object(entries) => entries.values_mut().for_each(|entry| set_texts(entry, text)),
        _ => {}
    }
}

#[tokio::test]
async fn markup_in_every_text_field_is_shown_as_text() {
    const ATTACK: &str = "A <img src=x onerror=alert(1)>\"'</script><script>alert(1)</script> B";
    let (app, browser) = real_site().await.signed_in(Role::Editor).await;
    let mut published = 0;
    for row in rows(&browser).await {
        let name = row["name"].as_str().unwrap();
        let document = whole(&browser, name).await;
        let mut values = edited_values(&document);
        set_texts(&mut values, ATTACK);
        let text = if document["hasText"] == true { ATTACK } else { "" };
        let body = json!({
            "version": 0, "baseRevision": published_revision(&document), "values": values, "text": text,
        });
        assert_eq!(browser.put(&at(&document, "draft"), body).await.status, 200, "{name}");
        let link = browser.post(&at(&document, "preview"), json!({})).await.json();
        let address = link["url"].as_str().unwrap().strip_prefix("https://www.acme.example").unwrap().to_owned();
        let mut shown = vec![app.get(&address).await];
        if publish(&browser, name).await.status == 200 {
            published += 1;
            shown.push(app.get(row["path"].as_str().unwrap_or("/")).await);
        }
        for page in shown {
            let html = page.text().replace("\\u003c", "");
            assert!(!html.contains("<script>alert") && !html.contains("<img src=x"), "{name}");
            assert!(!html.contains("onerror=alert(1)>\"'</"), "{name}");
        }
    }
    assert!(published > 3, "{published}");
}

#[tokio::test]
async fn the_event_stream_of_an_editor_has_documents_and_no_leads() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Editor).await;
    let request = Request::builder().uri("/api/admin/events").header("cookie", &browser.cookie);
    let answer = app.router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(answer.status(), 200);
    let document = whole(&browser, "menus").await;
    assert_eq!(save_values(&browser, &document, &edited_values(&document)).await.status, 200);
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    let mut stream = answer.into_body();
    let frame = stream.frame().await.unwrap().unwrap().into_data().unwrap();
    let told = std::str::from_utf8(&frame).unwrap();
    assert_eq!(told, format!("event: content\ndata: {{\"id\":\"{}\"}}\n\n", id(&document)));
}
