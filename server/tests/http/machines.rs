//! What the views' state machines begin with: snapshots of the core in the page's data.

use serde_json::{Value, json};

use crate::harness::{CONTACT, TestApp};

async fn machines(app: &TestApp, path: &str) -> Value {
    app.get(path).await.page_data()["page"]["machines"].clone()
}

#[tokio::test]
async fn pages_carry_the_first_snapshots_of_their_machines() {
    let app = TestApp::new().await;
    for (path, expected) in [
        (
            "/",
            json!({
                "hero": {
                    "index": 0, "slide": "event", "nextSlide": "home", "muted": true, "autoplay": "running",
                },
                "headlines": { "index": 0, "autoplay": "running" },
            }),
        ),
        (
            "/about",
            json!({
                "testimonials": { "index": 0, "count": 5 },
                "leadership": { "previousDisabled": true, "nextDisabled": false },
                "stepFrames": [1, 12, 24, 36, 48],
            }),
        ),
        (
            "/ai-services/generative-ai",
            json!({
                "circle": { "index": 0, "count": 4 },
                "services": { "visible": [1, 2, 3], "arrows": true },
            }),
        ),
        (
            "/industries/healthcare",
            json!({
                "stories": [
                    { "visible": [], "arrows": false },
                    { "visible": [0], "arrows": false },
                    { "visible": [0, 1], "arrows": false },
                    { "visible": [0, 1, 2], "arrows": false },
                    { "visible": [0, 1, 2], "arrows": true },
                ],
            }),
        ),
        ("/privacy-policy", json!(null)),
    ] {
        assert_eq!(machines(&app, path).await, expected, "{path}");
    }
    app.end().await;
}

#[tokio::test]
async fn the_contact_form_begins_empty_refused_or_sent() {
    let app = TestApp::new().await;
    let empty = json!({
        "values": {
            "fullName": "", "email": "", "company": "", "service": "", "description": "", "privacy": false,
        },
        "phone": {
            "value": "", "text": "", "country": { "iso": "US", "name": "United States", "dial": "1" }, "notice": null,
        },
        "errors": [],
        "firstInvalid": null,
        "summaryFocus": 0,
        "submission": {
            "status": "idle", "buttonLabel": "Submit", "disabled": false, "message": null, "reference": null,
            "failure": null,
        },
    });
    assert_eq!(
        machines(&app, "/contacts").await,
        json!({ "form": empty, "phonePlaceholder": "+1 201 555 0123", "descriptionLimit": 5000 })
    );

    let sent = machines(&app, "/contacts?sent=L-7K3M9Q2").await;
    let no_reference = machines(&app, "/contacts?sent=nothing").await;
    assert_eq!(no_reference["form"], empty, "a made-up reference says nothing");
    assert_eq!(
        sent["form"]["submission"],
        json!({
            "status": "success", "buttonLabel": "Submit", "disabled": false, "message": "Message sent successfully!",
            "reference": "L-7K3M9Q2", "failure": null,
        })
    );

    let refused = app.post_form(CONTACT, "fullName=Ada&email=x&phone=%2B12015550123&privacy=on");
    let form = refused.await.page_data()["page"]["machines"]["form"].clone();
    assert_eq!(
        form["errors"],
        json!([{ "field": "email", "code": "invalid", "message": "Please enter a valid email address." }])
    );
    assert_eq!((&form["submission"], &form["values"]), (&empty["submission"], &empty["values"]));
    app.end().await;
}

#[tokio::test]
async fn a_landings_dialogs_begin_with_its_days_and_slots() {
    let app = TestApp::new().await;
    let machines = machines(&app, "/oracle-ai-world-2027").await;
    let picker = &machines["booking"]["picker"];
    let days: Vec<_> = picker["days"].as_array().unwrap().iter().map(|day| &day["label"]).collect();
    assert_eq!(days, ["12 Oct 2027", "13 Oct 2027", "14 Oct 2027", "15 Oct 2027"]);
    assert_eq!(
        picker["slots"][0],
        json!({
            "time": "10:00 AM-10:30 AM", "start": 600, "label": "10:00 AM to 10:30 AM", "state": "free",
            "reason": null, "selected": false,
        })
    );
    assert_eq!((&picker["date"], &picker["ended"]), (&json!(null), &json!(false)));
    assert_eq!(machines["contact"]["submission"]["status"], "idle");
    app.end().await;
}

#[tokio::test]
async fn pages_say_where_they_stand_in_the_menus() {
    let app = TestApp::new().await;
    for (path, heading, group) in [
        ("/", json!(null), json!(null)),
        ("/ai-services/generative-ai", json!("ai"), json!("ai")),
        ("/industries/healthcare", json!("id"), json!("id")),
        ("/insights", json!(null), json!("insights")),
        ("/nowhere", json!(null), json!(null)),
    ] {
        let section = app.get(path).await.page_data()["page"]["section"].clone();
        assert_eq!(section, json!({ "heading": heading, "group": group }), "{path}");
    }
    app.end().await;
}
