//! HEAD: the headers of GET, its length among them, and no body.

use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::header::CONTENT_LENGTH;
use axum::http::{HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;

/// Takes the body off the answer to HEAD.
pub async fn strip_body_of_head(request: Request, next: Next) -> Response {
    let is_head = request.method() == Method::HEAD;
    let mut response = next.run(request).await;
    if is_head {
        let length = response.body().size_hint().exact().filter(|length| *length > 0);
        if let Some(length) = length {
            response.headers_mut().insert(CONTENT_LENGTH, HeaderValue::from(length));
        }
        *response.body_mut() = Body::empty();
    }
    response
}
