//! The contact form, as browsers send it without scripts.

use axum::http::Method;
use serde_json::{Value, json};

use crate::booking::{BOOK, bookings};
use crate::harness::{Answer, CONTACT, NOW, SITE, Setup, TestApp};

const FORM: &str = "fullName=Ada+Lovelace&email=ada%40engines.example&phone=%2B1+704-555-0101&company=&service=\
    &description=Hello%0D%0AAda&privacy=on&origin=%2Fproducts%2Fcorx&website=";
/// A visitor's fields with a British number as written in Britain.
const NATIVE_VISITOR: &str = "fullName=Ada+Lovelace&email=ada%40engines.example&phone=07700+900123";

/// Returns the prefilled values, the refusal and the reference that the form received.
fn form_state(answer: &Answer) -> Value {
    let data = answer.section("contact");
    json!({ "prefill": data["prefill"], "form": data["form"], "sent": data["sent"] })
}

#[tokio::test]
async fn an_accepted_form_redirects_to_a_confirmation() {
    let app = TestApp::new().await;
    let answer = app.post_form(CONTACT, FORM).await;
    let lead = app.leads().await.pop().unwrap();
    assert_eq!(answer.status, 303);
    let location = format!("/contacts?sent={}", lead.reference);
    assert_eq!(answer.header("location"), Some(location.as_str()));
    assert_eq!((lead.visitor.phone.as_str(), lead.consent, lead.suspect), ("+17045550101", true, false));

    let page = app.get(&location).await.expect(200).with("cache-control", "no-store");
    assert_eq!(
        form_state(&page),
        json!({ "prefill": { "service": null, "origin": null }, "form": null, "sent": lead.reference })
    );
}

#[tokio::test]
async fn a_refused_form_is_shown_with_messages_and_its_input() {
    let app = TestApp::new().await;
    let answer = app.post_form(CONTACT, "fullName=Ada&email=x&phone=&company=%3CEngines%3E&description=Hi").await;
    assert_eq!((answer.status.as_u16(), answer.header("cache-control")), (422, Some("no-store")));
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    let page = &answer.page_data()["page"];
    assert_eq!((&page["status"], &page["path"]), (&json!(422), &json!("/contacts")));
    assert_eq!(
        form_state(&answer),
        json!({
            "prefill": { "service": null, "origin": null },
            "sent": null,
            "form": {
                "values": {
                    "fullName": "Ada", "email": "x", "phone": "", "company": "<Engines>",
                    "description": "Hi", "privacy": false,
                },
                "errors": [
                    { "field": "email", "code": "invalid" },
                    { "field": "phone", "code": "required" },
                    { "field": "privacy", "code": "required" },
                ],
                "failure": null,
                "alternatives": [],
            },
        })
    );
    assert!(answer.text().contains("<main data-route=\"contacts\">"), "rendered, not left to the browser");
    assert_eq!(app.leads().await, []);
}

#[tokio::test]
async fn national_number_in_each_form_is_stored_with_the_default_country() {
    let site = SITE.replacen("[contact]", "[contact]\ncountry = \"gb\"", 1);
    let app = TestApp::with(Setup { site, ..Setup::default() }).await;
    let page = app.get("/contacts").await;
    let contact = &page.page_data()["shell"]["site"]["contact"];
    assert_eq!((&contact["country"], &contact["phonePlaceholder"]), (&json!("GB"), &json!("+44 1234 567890")));
    assert_eq!(page.section("contact")["machine"]["phone"]["country"]["iso"], "GB");
    let landing = app.get("/oracle-ai-world-2027").await.page_data()["page"]["machines"].clone();
    for form in ["contact", "booking"] {
        assert_eq!(landing[form]["phone"]["country"]["iso"], "GB", "the {form} form starts with the country");
    }

    let visitor = json!({ "fullName": "Ada Lovelace", "email": "ada@engines.example", "phone": "07700 900123" });
    let with = |fields: Value| {
        let mut form = visitor.clone();
        form.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        form
    };
    let slot = |time: &str| json!({ "date": "2027-10-12", "time": time, "event": "oracle-ai-world-2027" });
    let forms = [
        (CONTACT, with(json!({ "description": "Hello", "privacy": true }))),
        (CONTACT, with(json!({ "event": "oracle-ai-world-2027" }))),
        (BOOK, with(slot("10:30 AM-11:00 AM"))),
    ];
    for (endpoint, form) in &forms {
        app.post_json(endpoint, &form.to_string()).await.expect(200);
    }
    let native = [
        (CONTACT, format!("{NATIVE_VISITOR}&description=Hello&privacy=on")),
        (CONTACT, format!("{NATIVE_VISITOR}&event=oracle-ai-world-2027")),
        (BOOK, format!("{NATIVE_VISITOR}&event=oracle-ai-world-2027&date=2027-10-12&time=11%3A00+AM-11%3A30+AM")),
    ];
    for (endpoint, form) in &native {
        app.post_form(endpoint, form).await.expect(303);
    }
    let leads = app.leads().await;
    let kinds: Vec<_> = leads.iter().map(|lead| (lead.kind.as_str(), lead.visitor.phone.as_str())).collect();
    let stored = "+447700900123";
    assert_eq!(kinds, [("contact", stored), ("event", stored), ("contact", stored), ("event", stored)]);
    let booked: Vec<_> = bookings(&app.state.store).await.into_iter().map(|booking| booking.visitor.phone).collect();
    assert_eq!(booked, [stored, stored]);
}

#[tokio::test]
async fn a_form_that_cannot_be_stored_is_shown_with_its_input() {
    let app = TestApp::new().await;
    app.state.store.close().await;
    let answer = app.post_form(CONTACT, FORM).await.expect(503);
    let form = &form_state(&answer)["form"];
    assert_eq!(form["failure"], "Something went wrong. Please try again later.");
    assert_eq!(form["values"]["description"], "Hello\r\nAda");
    assert_eq!(form["errors"], json!([]));
}

#[tokio::test]
async fn a_form_over_the_size_limit_gets_a_page() {
    let app = TestApp::new().await;
    let answer = app.post_form(CONTACT, &format!("{FORM}&x={}", "y".repeat(64 * 1024))).await.expect(413);
    assert_eq!(form_state(&answer)["form"]["failure"], "Something went wrong. Please try again later.");
}

#[tokio::test]
async fn a_double_click_makes_one_lead() {
    let app = TestApp::new().await;
    let (first, second) = tokio::join!(app.post_form(CONTACT, FORM), app.post_form(CONTACT, FORM));
    assert_eq!([first.status, second.status], [303, 303]);
    assert_eq!(first.header("location"), second.header("location"));
    assert_eq!(app.leads().await.len(), 1);
}

#[tokio::test]
async fn the_same_form_after_a_minute_is_a_new_lead() {
    let app = TestApp::new().await;
    assert_eq!(app.post_form(CONTACT, FORM).await.status, 303);
    let setup = Setup::at(NOW + 60_000);
    let later = TestApp::on(setup, &app.database.url).await;
    assert_eq!(later.post_form(CONTACT, FORM).await.status, 303);
    assert_eq!(app.leads().await.len(), 2);
}

#[tokio::test]
async fn a_link_prefills_the_form_with_safe_values() {
    let app = TestApp::new().await;
    let prefill = async |query: &str| {
        let page = app.get(&format!("/contacts?{query}")).await;
        (form_state(&page)["prefill"].clone(), page.page_data()["page"]["query"].clone())
    };
    assert_eq!(
        prefill("service=Generative+AI&from=/ai-services/generative-ai&utm_source=mail").await,
        (
            json!({ "service": "Generative AI", "origin": "/ai-services/generative-ai" }),
            json!("service=Generative+AI&from=%2Fai-services%2Fgenerative-ai"),
        )
    );
    assert_eq!(
        prefill("from=https://evil.example/&sent=%3Cscript%3E").await,
        (json!({ "service": null, "origin": null }), json!(""))
    );
}

#[tokio::test]
async fn a_form_in_another_encoding_is_refused() {
    let app = TestApp::new().await;
    let form = "fullName=Jos%E9&email=jose%40engines.example&phone=%2B17045550101&privacy=on";
    let headers = [("content-type", "application/x-www-form-urlencoded; charset=iso-8859-1")];
    assert_eq!(app.request(Method::POST, CONTACT, &headers, form).await.status, 400);
    assert_eq!(app.post_form(CONTACT, &form.replace("%E9", "%C3%26")).await.status, 400);
    assert_eq!(app.leads().await, []);
    assert_eq!(app.post_form(CONTACT, &form.replace("%E9", "%C3%A9")).await.status, 303);
    assert_eq!(app.leads().await[0].visitor.full_name, "José");
}

#[tokio::test]
async fn get_on_a_form_endpoint_redirects_only_browsers() {
    let app = TestApp::new().await;
    let html = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    for (path, page) in [
        (CONTACT, Some("/contacts")),
        (CONTACT.trim_end_matches('/'), Some("/contacts")),
        ("/api/book-slot/", Some("/oracle-ai-world-2027/book")),
        ("/api/bookings/abc.def/move/", Some("/booking/abc.def")),
        ("/api/bookings/a%2F%0D%0Ab/cancel/", Some("/booking/a%2F%0D%0Ab")),
        ("/api/vitals/", None),
    ] {
        for method in [Method::GET, Method::HEAD] {
            for accept in [html, "application/json, Text/HTML; q=0.5"] {
                let answer = app.request(method.clone(), path, &[("accept", accept)], "").await;
                let expected = (if page.is_some() { 303 } else { 405 }, page);
                assert_eq!((answer.status.as_u16(), answer.header("location")), expected, "{method} {path}");
            }
            for accept in ["*/*", "application/json", "text/htmlx"] {
                let answer = app.request(method.clone(), path, &[("accept", accept)], "").await;
                let told = (answer.status.as_u16(), answer.header("allow"));
                assert_eq!(told, (405, Some("POST, OPTIONS")), "{method} {path} {accept}");
            }
        }
        for method in [Method::PUT, Method::DELETE] {
            assert_eq!(app.request(method.clone(), path, &[("accept", html)], "").await.status, 405, "{method} {path}");
        }
    }
}
