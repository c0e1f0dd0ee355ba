//! How much one client may send, and what it is told beyond that.

use axum::http::Method;
use serde_json::json;

use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, SITE, Setup, TestApp, environment};

const FORM: &str =
    "fullName=Ada+Lovelace&email=ada%40engines.example&phone=%2B17045550101&description=Hello&privacy=on";
const BOOKING: &str = r#"{"fullName": "Ada Lovelace", "email": "ada@engines.example", "phone": "+17045550101",
    "date": "2027-10-12", "time": "TIME"}"#;
const MESSAGE: &str =
    "Too many messages came from your connection in a short time. Please wait a minute and send yours again.";

fn setup() -> Setup {
    let site =
        SITE.replace("[server]\n", "[limits]\nform_burst = 2\nforms_per_minute = 1\n\n[server]\ntrusted_proxies = 1\n");
    Setup { site, ..Setup::default() }
}

async fn send(app: &TestApp, client: &str, media_type: &str, body: &str) -> crate::harness::Answer {
    send_to(app, CONTACT, client, media_type, body).await
}

async fn send_to(app: &TestApp, to: &str, client: &str, media_type: &str, body: &str) -> crate::harness::Answer {
    let headers = [("content-type", media_type), ("x-forwarded-for", client)];
    app.request(Method::POST, to, &headers, body).await
}

#[tokio::test]
async fn beyond_its_share_a_client_is_told_when_to_come_back() {
    let app = TestApp::with(setup()).await;
    for _ in 0..2 {
        assert_eq!(send(&app, "203.0.113.7", "application/json", CONTACT_FORM).await.status, 200);
    }
    let answer = send(&app, "203.0.113.7", "application/json", CONTACT_FORM).await;
    assert_eq!(answer.status, 429);
    let retry_after: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=61).contains(&retry_after), "{retry_after}");
    assert_eq!(
        answer.json(),
        json!({ "type": "about:blank", "title": "Too Many Requests", "status": 429, "detail": MESSAGE })
    );
    assert_eq!(app.leads().await.len(), 2);
    assert_eq!(send(&app, "203.0.113.8", "application/json", CONTACT_FORM).await.status, 200, "another client");
    app.end().await;
}

#[tokio::test]
async fn a_form_that_comes_too_soon_is_given_back_with_what_was_typed() {
    let app = TestApp::with(setup()).await;
    let form = "application/x-www-form-urlencoded";
    for name in ["Ada", "Grace"] {
        let body = FORM.replace("Ada+Lovelace", name);
        assert_eq!(send(&app, "2001:db8::1", form, &body).await.status, 303);
    }
    // The same subscriber, another of its addresses.
    let answer = send(&app, "2001:db8::abcd", form, FORM).await;
    assert_eq!(answer.status, 429);
    assert!(answer.header("retry-after").is_some());
    let page = &answer.page_data()["page"];
    assert_eq!(page["path"], "/contacts");
    assert_eq!(page["data"]["form"]["failure"], MESSAGE);
    assert_eq!(page["data"]["form"]["values"]["fullName"], "Ada Lovelace");
    assert_eq!(page["data"]["form"]["errors"], json!([]));
    assert_eq!(app.leads().await.len(), 2);
    app.end().await;
}

#[tokio::test]
async fn reading_is_not_limited_and_the_limit_can_be_off() {
    let app = TestApp::with(setup()).await;
    for _ in 0..20 {
        assert_eq!(app.get_with("/about", &[("x-forwarded-for", "203.0.113.7")]).await.status, 200);
    }
    app.end().await;
    let app = TestApp::with(Setup { environment: environment(&[("RATE_LIMIT", "off")]), ..setup() }).await;
    for _ in 0..20 {
        assert_eq!(send(&app, "203.0.113.7", "application/json", CONTACT_FORM).await.status, 200);
    }
    app.end().await;
}

#[tokio::test]
async fn a_form_filled_in_faster_than_a_person_can_is_kept_and_marked() {
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
    app.end().await;
}

#[tokio::test]
async fn a_booking_that_comes_too_soon_is_given_back_on_its_own_page() {
    let app = TestApp::with(setup()).await;
    let form = "application/x-www-form-urlencoded";
    let client = "203.0.113.9";
    for time in ["10%3A30+AM-11%3A00+AM", "11%3A00+AM-11%3A30+AM"] {
        let body = format!("{FORM}&date=2027-10-12&time={time}");
        assert_eq!(send_to(&app, "/api/book-slot/", client, form, &body).await.status, 303);
    }
    let answer = send_to(&app, "/api/book-slot/", client, form, FORM).await;
    let page = &answer.page_data()["page"];
    assert_eq!((answer.status.as_u16(), &page["path"]), (429, &json!("/oracle-ai-world-2027/book")));
    assert_eq!(page["data"]["form"]["failure"], MESSAGE);
    assert_eq!(page["data"]["form"]["values"]["fullName"], "Ada Lovelace");
    let key = "0".repeat(64);
    let answer = send_to(&app, &format!("/api/bookings/{key}/cancel/"), client, form, "").await;
    assert_eq!((answer.status.as_u16(), &answer.page_data()["page"]["route"]["name"]), (429, &json!("booking")));
    assert!(answer.header("retry-after").is_some());
    app.end().await;
}
