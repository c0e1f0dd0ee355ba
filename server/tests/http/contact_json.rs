//! `POST /api/{product}-contact-us/`, as used by programs and the page's script.

use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::json;

use crate::harness::{CONTACT, TestApp};

pub(crate) const CONTACT_FORM: &str = r#"{"fullName":"Ada Lovelace","email":"ada@engines.example","phone":"+17045550101",
    "company":"Engines","service":"Generative AI","description":"Hello","privacy":true,"origin":"/products/corx"}"#;
const EVENT_FORM: &str =
    r#"{"fullName":"Ada Lovelace","email":"ada@engines.example","phone":"+17045550101","company":"Engines"}"#;

#[tokio::test]
async fn a_contact_form_becomes_a_lead() {
    let app = TestApp::new().await;
    let answer = app.post_json(CONTACT, CONTACT_FORM).await.expect(200).with("content-type", "application/json");
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let leads = app.leads().await;
    let [lead] = leads.as_slice() else { panic!("{leads:?}") };
    assert_eq!(answer.json(), json!({ "data": { "reference": lead.reference } }));
    let found = serde_json::to_value(lead).unwrap();
    let expected = json!({
        "createdAt": "2026-11-21T00:00:00Z", "kind": "contact", "fullName": "Ada Lovelace",
        "email": "ada@engines.example", "phone": "+17045550101", "company": "Engines",
        "service": "Generative AI", "description": "Hello", "consent": true,
        "consentVersion": "2025-06-01", "consentedAt": "2026-11-21T00:00:00Z", "origin": "/products/corx", "campaign": null,
        "event": null, "suspect": false,
    });
    for (member, value) in expected.as_object().unwrap() {
        assert_eq!(found.get(member), Some(value), "{member}");
    }
}

#[tokio::test]
async fn an_event_form_becomes_a_lead_of_its_event() {
    let app = TestApp::new().await;
    for (event, expected) in
        [("", "oracle-ai-world-2027"), (",\"event\":\"aiw25\"", "aiw25"), (",\"event\":\"x\"", "oracle-ai-world-2027")]
    {
        let body = format!("{}{event}}}", EVENT_FORM.trim_end_matches('}'));
        assert_eq!(app.post_json(CONTACT, &body).await.status, 200);
        let lead = app.leads().await.pop().unwrap();
        assert_eq!((lead.kind.as_str(), lead.event.as_deref(), lead.consent), ("event", Some(expected), false));
    }
}

#[tokio::test]
async fn an_origin_outside_the_site_is_not_stored() {
    let app = TestApp::new().await;
    for origin in ["/nowhere", "/About", "//evil.example", "https://evil.example/"] {
        let body = CONTACT_FORM.replace("/products/corx", origin);
        assert_eq!(app.post_json(CONTACT, &body).await.status, 200);
        assert_eq!(app.leads().await.pop().unwrap().origin, None, "{origin}");
    }
}

#[tokio::test]
async fn the_endpoint_works_without_its_trailing_slash() {
    let app = TestApp::new().await;
    assert_eq!(app.post_json("/api/acme-contact-us", CONTACT_FORM).await.status, 200);
    for path in ["/api/other-contact-us/", "/api/contact-us/", "/api/acme-contact-us/x", "/api", "/api/"] {
        let answer = app.post_json(path, CONTACT_FORM).await.expect(404);
        answer.assert_problem(404, "There is nothing at this address.");
    }
}

#[tokio::test]
async fn invalid_payloads_are_refused_with_a_problem() {
    let app = TestApp::new().await;
    for (body, detail) in [
        ("[]", "The body is not a JSON object."),
        ("null", "The body is not a JSON object."),
        (r#"{"fullName":1}"#, "A member has the wrong type: fullName is a string."),
        (r#"{"description":{}}"#, "A member has the wrong type: description is a string."),
        (r#"{"privacy":"true"}"#, "A member has the wrong type: privacy is a boolean."),
        (r#"{"fullName":1,"event":7,"privacy":0}"#, "A member has the wrong type: event is a string."),
    ] {
        app.post_json(CONTACT, body).await.assert_problem(400, detail);
    }
    for body in ["", "{", "{\"fullName\":\"\\ud800\"}", "fullName=Ada"] {
        let answer = app.post_json(CONTACT, body).await.expect(400);
        assert!(answer.json()["detail"].as_str().unwrap().starts_with("The body is not JSON: "), "{body}");
    }
    let not_utf8 = Request::post(CONTACT).header("content-type", "application/json");
    assert_eq!(app.send(not_utf8.body(Body::from(&b"{\"email\":\"\xff\"}"[..])).unwrap()).await.status, 400);
    assert_eq!(app.leads().await, []);
}

#[tokio::test]
async fn a_body_over_the_limit_returns_413() {
    let app = TestApp::new().await;
    let padded = |length: usize| format!("{}{}", CONTACT_FORM, " ".repeat(length - CONTACT_FORM.len()));
    assert_eq!(app.post_json(CONTACT, &padded(64 * 1024)).await.status, 200);
    let answer = app.post_json(CONTACT, &padded(64 * 1024 + 1)).await.expect(413);
    answer.assert_problem(413, "The body is larger than 65536 bytes.");
}

#[tokio::test]
async fn another_media_type_returns_415_with_the_accepted_ones() {
    let app = TestApp::new().await;
    for media_type in ["text/plain", "multipart/form-data; boundary=x", "application/jsonp", ""] {
        let answer = app.request(Method::POST, CONTACT, &[("content-type", media_type)], CONTACT_FORM).await;
        assert_eq!(answer.header("accept-post"), Some("application/json, application/x-www-form-urlencoded"));
        answer.assert_problem(415, "This address accepts application/json, application/x-www-form-urlencoded.");
    }
    let with_charset = [("content-type", "Application/JSON; charset=utf-8")];
    assert_eq!(app.request(Method::POST, CONTACT, &with_charset, CONTACT_FORM).await.status, 200);
}

#[tokio::test]
async fn another_method_returns_405_and_options_lists_the_allowed_ones() {
    let app = TestApp::new().await;
    for method in [Method::GET, Method::HEAD, Method::PUT, Method::DELETE, Method::PATCH] {
        app.request(method.clone(), CONTACT, &[], "").await.expect(405).with("allow", "POST, OPTIONS");
    }
    app.request(Method::OPTIONS, CONTACT, &[], "").await.expect(204).with("allow", "POST, OPTIONS");
}

#[tokio::test]
async fn a_lost_database_returns_503_with_retry_after() {
    let app = TestApp::new().await;
    app.state.store.close().await;
    let answer = app.post_json(CONTACT, CONTACT_FORM).await.expect(503).with("retry-after", "5");
    answer.assert_problem(503, "The message could not be stored. Please try again.");
}
