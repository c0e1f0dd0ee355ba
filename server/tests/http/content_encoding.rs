//! Compressed request bodies.

use axum::body::Body;
use axum::http::{Method, Request};

use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, TestApp};

/// `{}` in gzip (RFC 1952), as a stored block.
const GZIP: [u8; 25] =
    [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff, 1, 2, 0, 0xfd, 0xff, b'{', b'}', 0x43, 0xbf, 0xa6, 0xa3, 2, 0, 0, 0];

#[tokio::test]
async fn a_body_with_a_content_coding_is_refused_wherever_one_can_be_sent() {
    let app = TestApp::new().await;
    for path in [CONTACT, "/api/book-slot/", "/api/bookings/key/cancel/", "/api/bookings/key/move/", "/api/vitals/"] {
        for coding in ["gzip", "br", "identity, GZIP", "unheard-of"] {
            let headers = [("content-type", "application/json"), ("content-encoding", coding)];
            let answer = app.request(Method::POST, path, &headers, CONTACT_FORM).await;
            let said = (answer.status.as_u16(), answer.header("accept-encoding"), answer.header("content-type"));
            assert_eq!(said, (415, Some("identity"), Some("application/problem+json")), "{path}, {coding}");
        }
    }
    assert!(app.leads().await.is_empty());
    app.end().await;
}

#[tokio::test]
async fn a_body_that_is_compressed_is_told_that_none_is_taken() {
    let app = TestApp::new().await;
    let request = Request::post(CONTACT).header("content-type", "application/json").header("content-encoding", "gzip");
    let answer = app.send(request.body(Body::from(GZIP.to_vec())).unwrap()).await;
    assert_eq!(answer.status, 415);
    assert_eq!(answer.json()["detail"], "This address takes bodies without a content coding.");
    app.end().await;
}

#[tokio::test]
async fn a_body_without_a_content_coding_is_taken_also_when_it_says_so() {
    let app = TestApp::new().await;
    let headers = [("content-type", "application/json"), ("content-encoding", "identity")];
    assert_eq!(app.request(Method::POST, CONTACT, &headers, CONTACT_FORM).await.status, 200);
    assert_eq!(app.leads().await.len(), 1);
    app.end().await;
}
