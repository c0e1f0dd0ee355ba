//! Rate limits per client, and the responses above them.

use axum::http::Method;

use crate::contact_json::CONTACT_FORM;
use crate::content_import::import_into;
use crate::harness::{CONTACT, SITE, Setup, TestApp, environment, fixture_content};

const FORM: &str =
    "fullName=Ada+Lovelace&email=ada%40engines.example&phone=%2B17045550101&description=Hello&privacy=on";
const BOOKING: &str = r#"{"fullName": "Ada Lovelace", "email": "ada@engines.example", "phone": "+17045550101",
    "date": "2027-10-12", "time": "TIME"}"#;
const MESSAGE: &str =
    "Too many forms were sent from your connection in a short time. Please wait a minute and send yours again.";

fn setup() -> Setup {
    Setup::behind_proxy("[limits]\nform_burst = 2\nforms_per_minute = 1")
}

async fn send(app: &TestApp, client: &str, media_type: &str, body: &str) -> crate::harness::Answer {
    send_to(app, CONTACT, client, media_type, body).await
}

async fn send_to(app: &TestApp, to: &str, client: &str, media_type: &str, body: &str) -> crate::harness::Answer {
    let headers = [("content-type", media_type), ("x-forwarded-for", client)];
    app.request(Method::POST, to, &headers, body).await
}

#[tokio::test]
async fn a_client_over_its_limit_gets_429_with_retry_after() {
    let app = TestApp::with(setup()).await;
    for _ in 0..2 {
        assert_eq!(send(&app, "203.0.113.7", "application/json", CONTACT_FORM).await.status, 200);
    }
    let answer = send(&app, "203.0.113.7", "application/json", CONTACT_FORM).await.expect(429);
    let retry_after: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=61).contains(&retry_after), "{retry_after}");
    answer.assert_problem(429, MESSAGE);
    assert_eq!(app.leads().await.len(), 2);
    assert_eq!(send(&app, "203.0.113.8", "application/json", CONTACT_FORM).await.status, 200, "another client");
}

#[tokio::test]
async fn refused_requests_do_not_count_against_the_limit() {
    let app = TestApp::with(setup()).await;
    let foreign =
        [("content-type", "application/json"), ("x-forwarded-for", "203.0.113.7"), ("sec-fetch-site", "cross-site")];
    for _ in 0..5 {
        assert_eq!(send_to(&app, "/api/nothing", "203.0.113.7", "text/plain", "x").await.status, 404);
        assert_eq!(app.request(Method::POST, CONTACT, &foreign, CONTACT_FORM).await.status, 403);
    }
    assert_eq!(send(&app, "203.0.113.7", "application/json", CONTACT_FORM).await.status, 200);
}

#[tokio::test]
async fn acknowledgements_to_a_mailbox_are_limited_but_every_lead_is_stored() {
    let app = TestApp::with(Setup::behind_proxy("")).await;
    for client in 10..14 {
        let spam = CONTACT_FORM.replace("\"privacy\"", "\"website\":\"x\",\"privacy\"");
        assert_eq!(send(&app, &format!("203.0.113.{client}"), "application/json", &spam).await.status, 200);
    }
    for client in 0..6 {
        let form = CONTACT_FORM.replace("ada@engines", if client % 2 == 0 { "ada@engines" } else { "Ada+x@Engines" });
        let client = format!("203.0.113.{client}");
        assert_eq!(send(&app, &client, "application/json", &form).await.status, 200);
    }
    assert_eq!(app.leads().await.len(), 10, "suspected spam does not use up acknowledgements");
    let to_visitor = "select id from outbox where lower(body) like '%\"to\":\"ada%'";
    assert_eq!(app.column(to_visitor).await.len(), 3);
}

#[tokio::test]
async fn repeated_and_conflicting_forms_do_not_use_up_acknowledgements() {
    let site = SITE.replace("[server]\n", "[limits]\nform_burst = 20\n\n[server]\n");
    let app = TestApp::with(Setup { site, ..setup() }).await;
    let other = CONTACT_FORM.replace("Hello", "Hello again");
    for (form, status) in [(CONTACT_FORM, 200), (CONTACT_FORM, 200), (&other, 409), (&other, 409), (&other, 409)] {
        assert_eq!(app.post_json_with_key(CONTACT, "1", form).await.status, status);
    }
    for _ in 0..3 {
        assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    }
    assert_eq!(app.leads().await.len(), 4);
    let to_visitor = "select id from outbox where body like '%\"to\":\"ada%'";
    assert_eq!(app.column(to_visitor).await.len(), 3);
}

#[tokio::test]
async fn a_form_over_the_limit_gets_a_shared_page() {
    let app = TestApp::with(setup()).await;
    let form = "application/x-www-form-urlencoded";
    for name in ["Ada", "Grace"] {
        let body = FORM.replace("Ada+Lovelace", name);
        assert_eq!(send(&app, "2001:db8::1", form, &body).await.status, 303);
    }
    // Another address of the same subscriber.
    let answer = send(&app, "2001:db8::abcd", form, FORM).await.expect(429).with("cache-control", "no-store");
    let retry_after: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=61).contains(&retry_after), "{retry_after}");
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(answer.text().contains("<main data-route=\"notFound\">"), "rendered, for browsers without scripts");
    assert_eq!(answer.page_data()["page"]["status"], 429);
    assert!(!answer.text().contains("Lovelace"), "it is the same for everyone");
    let rendered = renders(&app);
    let cancel = format!("/api/bookings/{}/cancel/", "0".repeat(64));
    for attempt in 0..50 {
        let to = [CONTACT, "/api/book-slot/", &cancel][attempt % 3];
        send_to(&app, to, "2001:db8::abcd", form, FORM).await.expect(429);
    }
    assert_eq!(renders(&app), rendered);
    assert_eq!(app.leads().await.len(), 2);
}

/// Returns the number of pages requested from the engines since the start.
pub(crate) fn renders(app: &TestApp) -> u64 {
    let mut out = String::new();
    app.state.metrics.write(&mut out);
    let line = out.lines().find(|line| line.starts_with("site_render_duration_seconds_count")).unwrap();
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

fn few_renders(limits: &str) -> Setup {
    Setup::behind_proxy(&format!("[limits]\n{limits}"))
}

#[tokio::test]
async fn a_client_over_its_render_limit_gets_a_shared_page_with_429() {
    let app = TestApp::with(few_renders("render_burst = 3\nrenders_per_minute = 1")).await;
    let search = async |client: &str, word: usize| {
        app.get_with(&format!("/search?q=word{word}"), &[("x-forwarded-for", client)]).await
    };
    for word in 0..3 {
        assert!(search("203.0.113.7", word).await.text().contains("<main data-route=\"search\">"));
    }
    assert_eq!(search("203.0.113.7", 3).await.status, 429);
    let rendered = renders(&app);
    for word in 4..40 {
        let answer = search("203.0.113.7", word).await.expect(429).with("cache-control", "no-store");
        assert!(answer.header("retry-after").is_some());
        assert!(answer.text().contains("<main data-route=\"notFound\">"), "rendered, for browsers without scripts");
    }
    for own in ["/contacts?service=AI", "/career?q=x", "/oracle-ai-world-2027/book", "/booking/none"] {
        app.get_with(own, &[("x-forwarded-for", "203.0.113.7")]).await.expect(429);
    }
    let data = app.get_with("/_page/search?q=word", &[("x-forwarded-for", "203.0.113.7")]).await;
    assert_eq!((data.status.as_u16(), &data.json()["page"]["status"]), (429, &serde_json::json!(429)));
    assert!(data.header("retry-after").is_some(), "page data counts against the same limit");
    assert_eq!(data.header("cache-control"), Some("no-store"));
    assert_eq!(renders(&app), rendered);
    assert!(search("203.0.113.8", 0).await.text().contains("<main"), "another client has its own");
    let about = app.get_with("/about", &[("x-forwarded-for", "203.0.113.7")]).await;
    assert!(about.text().contains("<main data-route=\"page\">"), "cached pages do not count against the limit");
}

#[tokio::test]
async fn preview_addresses_of_public_items_drafts_and_missing_items_share_one_limit() {
    let app = TestApp::with(few_renders("render_burst = 4\nrenders_per_minute = 1")).await;
    import_into(&app, &fixture_content()).await;
    let get = async |path: &str| app.get_with(path, &[("x-forwarded-for", "203.0.113.7")]).await.status.as_u16();
    let addresses =
        [("/blog/first-post", 200), ("/blog/draft-post", 404), ("/_page/blog/planned-post", 404), ("/blog/none", 404)];
    for (path, status) in addresses {
        assert_eq!(get(&format!("{path}?preview=1-00")).await, status, "{path}");
    }
    let rendered = renders(&app);
    for (path, status) in addresses {
        assert_eq!(get(&format!("{path}?preview=1-00")).await, 429, "{path}");
        assert_eq!(get(path).await, status, "{path}");
    }
    assert_eq!(renders(&app), rendered + 1, "the page for rate-limited clients");
}

#[tokio::test]
async fn a_refused_form_over_the_render_limit_gets_a_shared_page() {
    let app = TestApp::with(few_renders("form_burst = 100\nrender_burst = 3\nrenders_per_minute = 1")).await;
    let form = "application/x-www-form-urlencoded";
    for _ in 0..3 {
        assert_eq!(send(&app, "203.0.113.7", form, "fullName=Ada").await.status, 422);
    }
    for body in ["fullName=Ada", "fullName=&event=aiw25"] {
        let answer = send(&app, "203.0.113.7", form, body).await.expect(429);
        assert!(answer.header("retry-after").is_some());
        assert!(answer.text().contains("<main data-route=\"notFound\">"));
    }
    let rendered = renders(&app);
    for _ in 0..40 {
        assert_eq!(send(&app, "203.0.113.7", form, "fullName=Ada").await.status, 429);
    }
    assert_eq!(renders(&app), rendered);
    assert_eq!(send(&app, "203.0.113.8", form, "fullName=Ada").await.status, 422, "another client has its own");
    assert_eq!(send(&app, "203.0.113.7", form, FORM).await.status, 303, "a valid form is accepted");
}

#[tokio::test]
async fn reading_is_not_limited_and_the_limit_can_be_off() {
    let app = TestApp::with(setup()).await;
    for _ in 0..20 {
        assert_eq!(app.get_with("/about", &[("x-forwarded-for", "203.0.113.7")]).await.status, 200);
    }
    let app = TestApp::with(Setup { environment: environment(&[("RATE_LIMIT", "off")]), ..setup() }).await;
    for _ in 0..20 {
        assert_eq!(send(&app, "203.0.113.7", "application/json", CONTACT_FORM).await.status, 200);
    }
}

#[tokio::test]
async fn a_form_filled_in_too_fast_is_stored_and_marked_as_suspect() {
    let app = TestApp::new().await;
    for (age, suspect) in [("1999", true), ("2000", false), ("soon", false), ("-5", false)] {
        let headers = [("content-type", "application/json"), ("form-age", age)];
        assert_eq!(app.request(Method::POST, CONTACT, &headers, CONTACT_FORM).await.status, 200);
        assert_eq!(app.leads().await.pop().unwrap().suspect, suspect, "{age}");
    }
    for (age, time, suspect) in [("1999", "10:30 AM-11:00 AM", true), ("2000", "11:00 AM-11:30 AM", false)] {
        let headers = [("content-type", "application/json"), ("form-age", age)];
        let body = BOOKING.replace("TIME", time);
        assert_eq!(app.request(Method::POST, "/api/book-slot/", &headers, &body).await.status, 200);
        let booking = app.state.store.bookings_after("", 9).await.unwrap().pop().unwrap();
        assert_eq!(booking.suspect, suspect, "{age}");
    }
}
