//! What an owner sets in the browser: a document that changes the tables of `site.toml`.

use axum::http::Method;
use model::Role;
use serde_json::{Value, json};

use crate::admin::{Browser, member};
use crate::content_documents::copy_of;
use crate::harness::{Answer, SITE, Setup, TestApp, assert_has, each, environment, fixture_dist};
use crate::media_library::{item, send, upload};
use crate::theme::typeface;

const SETTINGS: &str = "/content";

/// Begins the document of settings. Returns its id and its values.
async fn begin(owner: &Browser) -> (String, Value) {
    let new = json!({ "kind": "settings", "slug": "settings", "title": "Settings", "from": null });
    let whole = owner.post(SETTINGS, new).await.expect(201).json();
    (member(&whole, "/id").as_str().unwrap().to_owned(), member(&whole, "/draft/values").clone())
}

/// Saves a draft. Returns the response.
async fn save(owner: &Browser, id: &str, version: i64, values: &Value) -> Answer {
    let draft = json!({ "version": version, "baseRevision": 0, "values": values, "text": "" });
    owner.put(&format!("/content/{id}/draft"), draft).await
}

async fn publish(owner: &Browser, id: &str, version: i64) -> Answer {
    owner.post(&format!("/content/{id}/publish"), json!({ "version": version, "revision": 0 })).await
}

#[tokio::test]
async fn settings_begin_as_the_file_and_change_pages_mails_and_manifest_once_published() {
    let app = TestApp::new().await;
    let second = TestApp::on(Setup::default(), &app.database.url).await;
    let owner = Browser::of(&app, "ada@acme.example", Role::Owner).await;
    let (id, mut values) = begin(&owner).await;
    assert_has(&values, &json!({ "brand": { "name": "Acme & Sons" }, "contact": { "email": "info@acme.example" } }));
    assert_eq!(values["offices"][0]["id"], "springfield");
    assert_eq!(values["brand"].get("api_name"), None);

    values["brand"]["name"] = json!("North & Co");
    values["contact"]["email"] = json!("hello@north.example");
    values["contact"]["country"] = json!("GB");
    values["theme"] = json!({ "brand": "#7a1f3d", "accent": "#e0a100", "ink": "#1a1014", "paper": "#fbf7f2" });
    let saved = save(&owner, &id, 1, &values).await.json();
    assert_eq!(saved["faults"], json!([]), "{saved}");
    let version = saved["version"].as_i64().unwrap();

    let link = owner.post(&format!("/content/{id}/preview"), json!({ "hours": 1 })).await.json();
    let query = link["url"].as_str().unwrap().split_once('?').unwrap().1;
    let preview = app.get(&format!("/about?{query}")).await;
    assert!(preview.text().contains("North &amp; Co") && preview.text().contains("--ink:#1a1014"), "draft is shown");
    app.get(&format!("/api/admin/content/{id}/mail")).await.expect(401);
    let mail = owner.get(&format!("/content/{id}/mail")).await;
    assert!(mail.text().contains("North &#38; Co") && mail.text().contains("Hello Ada"), "{}", mail.text());
    assert!(mail.text().contains("background:#fbf7f2"), "{}", mail.text());
    let policy = mail.header("content-security-policy").unwrap();
    assert!(policy.starts_with("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"), "{policy}");
    assert!(policy.ends_with("sandbox allow-same-origin"), "{policy}");
    assert_eq!(mail.header("x-frame-options"), Some("SAMEORIGIN"));
    let shared = app.get(&format!("/share/index.jpg?{query}")).await.expect(200).with("cache-control", "no-store");
    assert_ne!(shared.body, app.get("/share/index.jpg").await.body);
    let public = app.get("/about").await;
    assert!(
        !public.text().contains("North &amp; Co") && !public.text().contains("--ink:#1a1014"),
        "draft is not public"
    );

    publish(&owner, &id, version).await.expect(200);
    for server in [&app, &second] {
        server.state.refresh_content_version().await.unwrap();
        let page = server.get("/about").await;
        assert!(page.text().contains("North &amp; Co") && page.text().contains("--ink:#1a1014"));
        assert!(page.text().contains("hello@north.example") && !page.text().contains("info@acme.example"));
        let manifest = server.get("/site.webmanifest").await.json();
        assert_eq!((&manifest["name"], &manifest["background_color"]), (&json!("North & Co"), &json!("#1a1014")));
        let config = server.state.config();
        assert_eq!((config.mail.from.as_str(), config.site.contact.country.as_str()), ("hello@north.example", "GB"));
        assert_eq!(config.site.brand.api_name, "acme", "an operator's key is the file's");
    }
    let settings = owner.get("/settings").await.json();
    assert_eq!(settings["document"], json!(id));
}

/// Returns the address of a typeface in a page's styles.
fn face(html: &str, name: &str) -> String {
    let (_, rest) = html.split_once(&format!("@font-face{{font-family:\"Theme {name}\";src:url(\"")).unwrap();
    rest.split_once('"').unwrap().0.to_owned()
}

#[tokio::test]
async fn an_uploaded_typeface_is_on_every_page_once_the_settings_that_name_it_are_published() {
    let (app, owner) = TestApp::new().await.signed_in(Role::Owner).await;
    let uploaded = upload(&owner, "Acme.woff2", typeface("inter-basic")).await;
    assert_has(&uploaded, &json!({ "name": "media/acme.woff2", "kind": "font", "state": "ready", "thumbnail": "" }));
    app.state.refresh_content_version().await.unwrap();
    let lie = send(&owner, Method::POST, "?name=b.woff2", typeface("inter-basic")[..4000].to_vec()).await.expect(422);
    assert_eq!(
        lie.json()["detail"],
        "The file is no complete WOFF2 typeface. Convert the original again, for example with fonttools."
    );

    let (id, mut values) = begin(&owner).await;
    values["theme"] = json!({ "display_font": "media/none.woff2", "text_font": "Sora" });
    let saved = save(&owner, &id, 1, &values).await.json();
    let expected = "expected Inter or a file such as media/acme.woff2, found \"Sora\"";
    assert_eq!(each(&saved["faults"], "path"), [&json!(["theme", "text_font"])]);
    assert_eq!(each(&saved["faults"], "message"), [expected]);
    values["theme"]["text_font"] = json!("Inter");
    let saved = save(&owner, &id, saved["version"].as_i64().unwrap(), &values).await.json();
    assert!(saved["faults"][0]["message"].as_str().unwrap().starts_with("media/none.woff2 does not exist"), "{saved}");
    values["theme"] = json!({ "display_font": "media/acme.woff2", "text_font": "media/acme.woff2" });
    let saved = save(&owner, &id, saved["version"].as_i64().unwrap(), &values).await.json();
    assert_eq!(saved["faults"], json!([]), "{saved}");

    // Only who has the preview's address may load it.
    assert_eq!(app.get("/content/acme.woff2").await.status, 404);
    let link = owner.post(&format!("/content/{id}/preview"), json!({ "hours": 1 })).await.json();
    let query = link["url"].as_str().unwrap().split_once('?').unwrap().1;
    let preview = app.get(&format!("/about?{query}")).await;
    let address = face(preview.text(), "display");
    assert!(address.contains("preview="), "{address}");
    assert_eq!(app.get(&address).await.status, 200);

    publish(&owner, &id, saved["version"].as_i64().unwrap()).await.expect(200);
    app.state.refresh_content_version().await.unwrap();
    let page = app.get("/about").await;
    let address = face(page.text(), "display");
    assert!(address.starts_with("/content/acme.woff2?v=") && address == face(page.text(), "text"), "{address}");
    assert!(page.text().contains(&format!("rel=\"preload\" as=\"font\" type=\"font/woff2\" href=\"{address}\"")));
    assert!(!page.text().contains("font-aa01.woff2"), "the build's typeface is not preloaded");
    for rule in [
        "--font-text:\"Theme text\",\"Theme text fallback\",system-ui,sans-serif",
        "--font-display:\"Theme display\",\"Theme display fallback\",system-ui,sans-serif",
        "font-display:swap;ascent-override:96.9%;descent-override:24.1%;line-gap-override:0%",
    ] {
        assert!(page.text().contains(rule), "{rule}");
    }
    let font = app.get(&address).await.expect(200).with("content-type", "font/woff2");
    assert_eq!(font.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(font.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(font.body, typeface("inter-basic"));

    let medium = uploaded["id"].as_str().unwrap();
    let refused = owner.delete(&format!("/media/{medium}")).await;
    let uses = item(&owner, medium).await["uses"].clone();
    assert_eq!((refused.status.as_u16(), &refused.json()["uses"]), (409, &uses));
    assert_eq!(each(&uses, "kind"), ["settings"; 2]);
    assert_eq!(each(&uses, "place"), ["theme.display_font", "theme.text_font"]);

    let path = format!("/{medium}/file?name=other.woff2");
    assert_eq!(send(&owner, Method::PUT, &path, b"%PDF-1.7\n%%EOF\n".to_vec()).await.status, 422);
    send(&owner, Method::PUT, &path, typeface("sora-basic")).await.expect(200);
    app.state.refresh_content_version().await.unwrap();
    let page = app.get("/about").await;
    assert_ne!(face(page.text(), "display"), address);
    assert!(page.text().contains("ascent-override:97.0%;descent-override:29.0%"));
    assert_eq!(app.get(&face(page.text(), "display")).await.body, typeface("sora-basic"));
}

#[tokio::test]
async fn hard_to_read_colours_and_conflicts_are_faults_at_their_keys() {
    let (_, owner) = TestApp::new().await.signed_in(Role::Owner).await;
    let (id, mut values) = begin(&owner).await;
    values["theme"] = json!({ "accent": "#5c3000" });
    values["contact"]["email"] = json!("info");
    let saved = save(&owner, &id, 1, &values).await.json();
    let message = "expected an e-mail address, found \"info\"";
    assert_has(&saved["faults"][0], &json!({ "path": ["contact", "email"], "message": message }));
    let failing = json!({ "path": ["theme", "accent"], "pair": "accent on abyss", "textColour": "#5c3000",
        "groundColour": "#062a33", "ratio": 1.3, "needed": 4.5 });
    let figures = saved["contrast"].as_array().unwrap();
    assert!(figures.contains(&failing), "{figures:?}");
    assert!(figures.iter().any(|figure| figure["pair"] == "brand text on mist" && figure["needed"].is_null()));
    assert_eq!(owner.get(&format!("/content/{id}")).await.json()["contrast"], saved["contrast"]);
    values["contact"]["email"] = json!("info@acme.example");
    let office = values["offices"][0].clone();
    values["offices"].as_array_mut().unwrap().push(office);
    values["social"] = json!([{ "url": "https://a.example" }]);
    let version = saved["version"].as_i64().unwrap();
    let saved = save(&owner, &id, version, &values).await.json();
    let paths = [json!(["offices", 1, "id"]), json!(["social", 0]), json!(["theme", "accent"])];
    assert_eq!(each(&saved["faults"], "path"), paths.each_ref());
    assert!(saved["faults"][2]["message"].as_str().unwrap().contains("text needs 4.5:1; accent = \"#"), "{saved}");
    assert_eq!(publish(&owner, &id, saved["version"].as_i64().unwrap()).await.status, 422);
}

#[tokio::test]
async fn a_ground_on_which_the_mark_is_hard_to_see_is_a_warning() {
    let dist = copy_of(&fixture_dist());
    let brand = dist.path().join("client/media/brand");
    std::fs::create_dir_all(&brand).unwrap();
    let mark =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><path fill='#546482' d='M0 0h48v48H0z'/></svg>";
    std::fs::write(brand.join("mark-on-dark.svg"), mark).unwrap();
    let app = TestApp::with(Setup { dist: dist.path().to_owned(), ..Setup::default() }).await;
    let owner = Browser::of(&app, "ada@acme.example", Role::Owner).await;
    let (id, mut values) = begin(&owner).await;
    values["theme"] = json!({ "ink": "#000000" });
    let saved = save(&owner, &id, 1, &values).await.json();
    assert_eq!(saved["faults"], json!([]));
    values["theme"]["ink"] = json!("#1c2026");
    let saved = save(&owner, &id, saved["version"].as_i64().unwrap(), &values).await.json();
    let message = "the mark for dark grounds is hard to see on #1c2026; choose another colour, or draw another mark";
    assert_eq!(
        saved["faults"],
        json!([{ "path": ["theme", "ink"], "line": null, "message": message, "warning": true }])
    );
    assert_eq!(publish(&owner, &id, saved["version"].as_i64().unwrap()).await.status, 200);
}

#[tokio::test]
async fn settings_are_hidden_from_editors() {
    let (app, owner) = TestApp::new().await.signed_in(Role::Owner).await;
    let editor = Browser::of(&app, "grace@acme.example", Role::Editor).await;
    let (id, values) = begin(&owner).await;
    for path in ["", "/history", "/links", "/mail"] {
        assert_eq!(editor.get(&format!("/content/{id}{path}")).await.status, 403, "{path}");
    }
    assert_eq!(save(&editor, &id, 0, &values).await.status, 403);
    assert_eq!(publish(&editor, &id, 0).await.status, 403);
    let new = json!({ "kind": "settings", "slug": "settings", "title": "Settings" });
    assert_eq!(editor.post("/content", new).await.status, 403);
    assert_eq!(editor.post(&format!("/content/{id}/preview"), json!({ "hours": 1 })).await.status, 403);
    let listed = |list: Value| each(&list["documents"], "kind").contains(&&json!("settings"));
    assert!(!listed(editor.get("/content").await.json()) && listed(owner.get("/content").await.json()));
}

#[tokio::test]
async fn facts_of_the_server_name_no_secret() {
    let secrets = [("SMTP_URL", "smtps://user:s3cr3t@mail.example"), ("WEBHOOK_SECRET", "0123456789s3cr3t")];
    let app = TestApp::with(Setup { environment: environment(&secrets), ..Setup::default() }).await;
    let owner = Browser::of(&app, "ada@acme.example", Role::Owner).await;
    let settings = owner.get("/settings").await;
    let text = settings.text().to_owned();
    assert!(!text.contains("s3cr3t"), "{text}");
    let facts = settings.json();
    let fact = |key: &str| {
        let facts = facts["facts"].as_array().unwrap();
        facts.iter().find(|fact| fact["key"] == key).map(|fact| fact["value"].clone()).unwrap()
    };
    assert_eq!((fact("SMTP_URL"), fact("WEBHOOK_SECRET")), (json!("set"), json!("set")));
    assert_eq!(fact("server.public_url"), json!("https://www.acme.example"));
    assert_eq!(facts["document"], json!(null));
}

#[tokio::test]
async fn first_pages_are_imported_once_and_by_owners_only() {
    let nothing = tempfile::tempdir().unwrap();
    let setup = || Setup { pages: nothing.path().to_owned(), landings: false, ..Setup::default() };
    let (app, owner) = TestApp::with(setup()).await.signed_in(Role::Owner).await;
    let editor = Browser::of(&app, "grace@acme.example", Role::Editor).await;
    assert_eq!(app.get("/").await.status, 503);
    assert!(owner.get("/overview").await.json()["firstPages"].is_object());
    assert_eq!(editor.get("/overview").await.json()["firstPages"], json!(null));
    let blank = json!({ "pages": "blank" });
    assert_eq!(editor.post("/first-pages", blank.clone()).await.status, 403);
    let other = TestApp::on(setup(), &app.database.url).await;
    let second_owner = Browser::of(&other, "eve@acme.example", Role::Owner).await;
    let (one, two) =
        tokio::join!(owner.post("/first-pages", blank.clone()), second_owner.post("/first-pages", blank.clone()));
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort();
    assert_eq!(statuses, [204, 409]);
    app.state.refresh_content_version().await.unwrap();
    for (path, status) in [("/", 200), ("/contacts", 200), ("/privacy-policy", 200), ("/search", 200), ("/no", 404)] {
        assert_eq!(app.get(path).await.status, status, "{path}");
    }
    assert_eq!(owner.get("/overview").await.json()["firstPages"], json!(null));
    assert_eq!(owner.post("/first-pages", blank).await.status, 409);
    let audit = owner.get("/audit").await;
    assert!(audit.text().contains("content.first-pages"), "{}", audit.text());
}

#[tokio::test]
async fn first_pages_and_words_are_in_the_language_of_the_site() {
    for (tag, language, is_foreign, text) in
        [("de-CH", "German", false, "Sie finden uns in"), ("fr", "English", true, "We are in")]
    {
        let nothing = tempfile::tempdir().unwrap();
        let site = format!("{SITE}\n[site]\nlanguage = \"{tag}\"\n");
        let pages = nothing.path().to_owned();
        let app = TestApp::with(Setup { site, pages, landings: false, ..Setup::default() }).await;
        let owner = Browser::of(&app, "ada@acme.example", Role::Owner).await;
        let offer = owner.get("/overview").await.json()["firstPages"].clone();
        assert_eq!((&offer["language"], &offer["isForeign"]), (&json!(language), &json!(is_foreign)), "{tag}");
        assert_eq!(owner.post("/first-pages", json!({ "pages": "blank" })).await.status, 204);
        let home = app.get("/").await;
        assert!(home.text().contains(text), "{tag}: {}", home.text());
        let words = owner.get("/content").await.json();
        let words = words["documents"].as_array().unwrap().iter().find(|row| row["kind"] == "words").unwrap().clone();
        let words = owner.get(&format!("/content/{}", words["id"].as_str().unwrap())).await.json();
        let submit = if language == "German" { "Suchen" } else { "Search" };
        assert_eq!(member(&words, "/published/values/search/submit"), &json!(submit), "{tag}");
    }
}
