//! Extractors of the back office: the user and the body of a request.

use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, COOKIE, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::api::{SEC_FETCH_SITE, is_same_origin};
use crate::app::state::AppState;
use crate::http::{BODY_LIMIT, Problem, read_body_up_to};
use crate::work::cpu_pool::TaskCancelled;
use model::Permission;
use store::{Editor, Session, StoreError, User};

/// Name of the session's cookie.
pub(super) const COOKIE_NAME: &str = "back_office";

/// A signed-in user with the session of the request.
#[derive(Debug, Clone)]
pub(super) struct SignedIn {
    pub(super) user: User,
    pub(super) session: Session,
    /// True if the settings require a second factor and the user has none: only the account is open.
    pub(super) lacks_second_factor: bool,
}

impl SignedIn {
    /// Returns true if the user has a permission now.
    pub(super) fn may(&self, permission: Permission) -> bool {
        !self.lacks_second_factor && self.user.may(permission)
    }

    /// Returns the user's id for the audit log.
    pub(super) fn id(&self) -> Option<&str> {
        Some(&self.user.id)
    }

    /// Returns the user as the maker of a change.
    pub(super) fn editor(&self) -> Editor<'_> {
        Editor { id: &self.user.id, email: &self.user.email }
    }

    /// Fails unless the user has a permission now.
    pub(super) fn require(&self, permission: Permission) -> Result<(), Problem> {
        if self.may(permission) {
            return Ok(());
        }
        let detail = match self.lacks_second_factor {
            true => "Set up a second factor in your account first.",
            false => "Your role does not include this. Ask an owner.",
        };
        Err(Problem::new(StatusCode::FORBIDDEN, detail))
    }
}

/// Returns the problem of a request without a session.
pub(super) fn not_signed_in() -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "Sign in to continue.")
}

impl From<StoreError> for Problem {
    fn from(cause: StoreError) -> Self {
        tracing::error!(%cause, "the back office could not use the database");
        Self::unavailable("The database does not answer at the moment. Please try again shortly.")
    }
}

impl From<TaskCancelled> for Problem {
    fn from(TaskCancelled: TaskCancelled) -> Self {
        Self::internal()
    }
}

/// Returns a 422 problem about fields of the body.
pub(super) fn refused(field: &'static str, message: impl Into<String>) -> Problem {
    #[derive(Serialize)]
    struct Fault {
        field: &'static str,
        code: &'static str,
        message: String,
    }
    let fault = Fault { field, code: "invalid", message: message.into() };
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, fault.message.clone()).member("errors", [fault])
}

/// Returns the session's token of a request.
pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, token)| token)
}

/// Refuses writes that another site's page caused. GET and HEAD change nothing.
pub(super) async fn refuse_other_origins(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    // Unlike a visitor's form, a write of the back office always comes from a browser that sends one of the two.
    let names_origin = headers.contains_key(ORIGIN) || headers.contains_key(SEC_FETCH_SITE);
    if matches!(*request.method(), Method::GET | Method::HEAD)
        || (names_origin && is_same_origin(headers, &state.origin))
    {
        return next.run(request).await;
    }
    let detail = "This request came from another site and was refused.";
    Problem::new(StatusCode::FORBIDDEN, detail).into_response()
}

impl FromRequestParts<AppState> for SignedIn {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let token = token(&parts.headers).ok_or_else(not_signed_in)?;
        let session = state.store.session(token, state.clock.now_ms()).await?;
        let session = session.filter(|session| !session.pending).ok_or_else(not_signed_in)?;
        let user = state.store.user(&session.user_id).await?;
        let user = user.filter(|user| user.disabled_at.is_none()).ok_or_else(not_signed_in)?;
        let lacks_second_factor = state.base.config.admin.require_second_factor && user.totp_secret.is_none();
        Ok(Self { user, session, lacks_second_factor })
    }
}

/// A JSON body of at most `LIMIT` bytes.
#[derive(Debug)]
pub(super) struct Json<T, const LIMIT: usize = BODY_LIMIT>(pub(super) T);

impl<T: DeserializeOwned, const LIMIT: usize> FromRequest<AppState> for Json<T, LIMIT> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &AppState) -> Result<Self, Problem> {
        let media_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        if !media_type.split(';').next().is_some_and(|name| name.trim().eq_ignore_ascii_case("application/json")) {
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "The body has to be application/json."));
        }
        let body = read_body_up_to(request.into_body(), LIMIT).await?;
        let refused = |cause| Problem::new(StatusCode::BAD_REQUEST, format!("The body is not as expected: {cause}."));
        serde_json::from_slice(&body).map(Self).map_err(refused)
    }
}

/// The parameters of the query.
#[derive(Debug)]
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<AppState> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, Problem> {
        let query = axum::extract::Query::try_from_uri(&parts.uri);
        let refused = |_| Problem::new(StatusCode::BAD_REQUEST, "A parameter of the query is missing or wrong.");
        query.map(|axum::extract::Query(value)| Self(value)).map_err(refused)
    }
}

/// Returns a JSON response that no cache stores.
pub(super) fn json(value: impl Serialize) -> Response {
    let body = serde_json::to_string(&value).unwrap_or_default();
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], body).into_response()
}

/// Returns an empty response.
pub(super) fn done() -> Response {
    (StatusCode::NO_CONTENT, [(CACHE_CONTROL, "no-store")]).into_response()
}

/// Returns a file to save, which no cache stores.
pub(super) fn attachment(body: Body, content_type: &'static str, name: &'static str) -> Response {
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Ok(disposition) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        headers.insert(CONTENT_DISPOSITION, disposition);
    }
    response
}
