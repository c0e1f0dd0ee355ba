//! The parameter of a route's path.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

use super::Problem;

/// The only parameter of a route's path. Rejects bytes that are not UTF-8 with 404.
pub struct PathParameter(pub String);

impl<S: Send + Sync> FromRequestParts<S> for PathParameter {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.map(|Path(value)| Self(value)).map_err(|_| Problem::not_found())
    }
}
