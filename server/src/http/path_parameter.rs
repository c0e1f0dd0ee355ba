//! The parameter of a route's path.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;

use super::Problem;

/// The one parameter of a route's path. Bytes that are no UTF-8 name nothing.
pub struct PathParameter(pub String);

impl<S: Send + Sync> FromRequestParts<S> for PathParameter {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.map(|Path(value)| Self(value)).map_err(|_| Problem::not_found())
    }
}
