//! Repeated requests.

use crate::contact_json::CONTACT_FORM;
use crate::harness::{Answer, CONTACT, NOW, Setup, TestApp};

async fn post(app: &TestApp, key: &str, body: &str) -> Answer {
    app.post_json_with_key(CONTACT, key, body).await
}

#[tokio::test]
async fn the_same_key_with_another_body_returns_409() {
    let app = TestApp::new().await;
    assert_eq!(post(&app, "key-1", CONTACT_FORM).await.status, 200);
    let answer = post(&app, "key-1", &CONTACT_FORM.replace("Hello", "Goodbye")).await.expect(409);
    answer.assert_problem(409, "This Idempotency-Key was used for another body.");
    assert_eq!(app.leads().await.len(), 1);
}

#[tokio::test]
async fn another_key_makes_another_lead_and_a_refused_body_does_not_use_its_key() {
    let app = TestApp::new().await;
    assert_eq!(post(&app, "key-1", "{}").await.status, 422);
    assert_eq!(post(&app, "key-1", CONTACT_FORM).await.status, 200);
    assert_eq!(post(&app, "key-2", CONTACT_FORM).await.status, 200);
    assert_eq!(app.leads().await.len(), 2);
}

#[tokio::test]
async fn a_key_is_1_to_128_visible_ascii_characters() {
    let app = TestApp::new().await;
    assert_eq!(post(&app, &"k".repeat(128), CONTACT_FORM).await.status, 200);
    for key in ["", "two words", &"k".repeat(129), "schlüssel"] {
        let answer = post(&app, key, CONTACT_FORM).await.expect(400);
        assert_eq!(answer.json()["detail"], "Idempotency-Key has 1 to 128 visible ASCII characters.");
    }
}

#[tokio::test]
async fn fifty_at_once_with_one_key_make_one_lead() {
    let app = TestApp::new().await;
    let posts = (0..50).map(|_| post(&app, "key-1", CONTACT_FORM));
    let answers = futures_util::future::join_all(posts).await;
    let bodies: std::collections::BTreeSet<_> = answers.iter().map(|answer| answer.body.clone()).collect();
    assert!(answers.iter().all(|answer| answer.status == 200));
    assert_eq!((bodies.len(), app.leads().await.len()), (1, 1));
    assert_eq!(app.column("select id from outbox").await.len(), 2, "its mails are sent once");
}

#[tokio::test]
async fn a_key_is_stored_for_a_day_and_shared_by_servers() {
    let app = TestApp::new().await;
    let first = post(&app, "key-1", CONTACT_FORM).await;
    let day = 24 * 60 * 60 * 1000;
    for (now, leads) in [(NOW + day - 1, 1), (NOW + day, 2)] {
        let later = TestApp::on(Setup::at(now), &app.database.url).await;
        let again = post(&later, "key-1", CONTACT_FORM).await.expect(200);
        assert_eq!(again.body == first.body, leads == 1);
        assert_eq!(app.leads().await.len(), leads);
    }
    app.state.store.forget_old_keys(NOW + 2 * day).await.unwrap();
    assert_eq!(post(&app, "key-1", CONTACT_FORM).await.status, 200);
    assert_eq!(app.leads().await.len(), 3);
}
