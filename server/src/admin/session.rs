//! Signing in and out.

use axum::Extension;
use axum::extract::State;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::request::{COOKIE_NAME, Json, SignedIn, done, json, not_signed_in, token};
use super::{API, password, second_factor};
use crate::app::state::AppState;
use crate::config::is_loopback;
use crate::http::Problem;
use crate::http::limits::ClientAddress;
use model::{Permission, Role};
use store::{SESSION_LONGEST_MS, User, email_key};

/// The problem of a wrong address or password. It does not say which, since that would reveal who has an account.
const WRONG: &str = "The e-mail address or the password is wrong.";

/// The signed-in user.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Me {
    id: String,
    email: String,
    role: Role,
    /// What the role may use.
    permissions: Vec<Permission>,
    second_factor: bool,
    /// True if the settings ask for a second factor, and the user has none.
    second_factor_required: bool,
    recovery_codes_left: i64,
}

impl Me {
    async fn of(user: &User, state: &AppState) -> Result<Self, Problem> {
        let left = state.store.unused_recovery_codes(&user.id).await?;
        let second_factor = user.totp_secret.is_some();
        Ok(Self {
            id: user.id.clone(),
            email: user.email.clone(),
            role: user.role,
            permissions: user.role.permissions(),
            second_factor,
            second_factor_required: state.config().admin.require_second_factor && !second_factor,
            recovery_codes_left: left,
        })
    }
}

/// The response to a sign-in.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", tag = "status")]
pub(crate) enum SignInResponse {
    SignedIn { me: Me },
    CodeNeeded,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct Credentials {
    email: String,
    password: String,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = SignInCode)]
pub(super) struct Code {
    code: String,
}

pub(super) async fn me(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    Ok(json(Me::of(&signed_in.user, &state).await?))
}

/// Signs in with e-mail address and password. With a second factor, the session waits for its code.
pub(super) async fn sign_in(
    State(state): State<AppState>,
    client: Option<Extension<ClientAddress>>,
    headers: HeaderMap,
    Json(given): Json<Credentials>,
) -> Result<Response, Problem> {
    require_https(&state)?;
    let client = client.map(|Extension(client)| client);
    state.rate_limiter.count_sign_in(client, &email_key(&given.email))?;
    let user = state.store.user_by_email(&given.email).await?;
    let user = user.filter(|user| user.disabled_at.is_none());
    let hash = user.as_ref().and_then(|user| user.password_hash.clone());
    let is_right = password::matches(given.password, hash).await?;
    let Some(user) = user.filter(|_| is_right) else {
        tracing::info!("a sign-in to the back office was refused");
        return Err(Problem::new(StatusCode::UNAUTHORIZED, WRONG));
    };
    start(&state, &headers, &user).await
}

/// Fails on a site without HTTPS, except on this machine: anybody between could read the password and the cookie.
pub(super) fn require_https(state: &AppState) -> Result<(), Problem> {
    match state.origin.starts_with("https://") || is_loopback(&state.origin) {
        true => Ok(()),
        false => {
            let detail =
                "The back office needs HTTPS. Set public_url in site.toml to an address that begins with https://.";
            Err(Problem::new(StatusCode::FORBIDDEN, detail))
        }
    }
}

/// Starts a session: a full one, or one that waits for the second factor.
pub(super) async fn start(state: &AppState, headers: &HeaderMap, user: &User) -> Result<Response, Problem> {
    let pending = user.totp_secret.is_some();
    let cookie = new_session(state, headers, user, pending).await?;
    let answer =
        if pending { SignInResponse::CodeNeeded } else { SignInResponse::SignedIn { me: Me::of(user, state).await? } };
    Ok(with_cookie(json(answer), cookie))
}

/// Accepts the code of the second factor, or a recovery code.
pub(super) async fn verify_code(
    State(state): State<AppState>,
    client: Option<Extension<ClientAddress>>,
    headers: HeaderMap,
    Json(given): Json<Code>,
) -> Result<Response, Problem> {
    let now_ms = state.clock.now_ms();
    let token = token(&headers).ok_or_else(not_signed_in)?;
    let session = state.store.session(token, now_ms).await?;
    let session = session.filter(|session| session.pending).ok_or_else(not_signed_in)?;
    let client = client.map(|Extension(client)| client);
    state.rate_limiter.count_sign_in(client, &session.user_id)?;
    let user = state.store.user(&session.user_id).await?;
    let user = user.filter(|user| user.disabled_at.is_none()).ok_or_else(not_signed_in)?;
    if !second_factor::accepts(&state, &user, &given.code).await? {
        return Err(Problem::new(StatusCode::UNAUTHORIZED, "The code is wrong or was used before."));
    }
    let cookie = new_session(&state, &headers, &user, false).await?;
    Ok(with_cookie(json(SignInResponse::SignedIn { me: Me::of(&user, &state).await? }), cookie))
}

pub(super) async fn sign_out(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    let SignedIn { user, session, .. } = signed_in;
    state.store.end_session(&user.id, &session.id).await?;
    Ok(with_cookie(done(), cookie(&state, "", 0)))
}

/// Starts a session under a new token, which ends the browser's former one, and returns its cookie.
async fn new_session(
    state: &AppState,
    headers: &HeaderMap,
    user: &User,
    pending: bool,
) -> Result<HeaderValue, Problem> {
    let fresh = store::random_token()?;
    let browser = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).map(browser_name).unwrap_or_default();
    state.store.begin_session(&fresh, token(headers), &user.id, pending, &browser, state.clock.now_ms()).await?;
    Ok(cookie(state, &fresh, SESSION_LONGEST_MS / 1000))
}

fn cookie(state: &AppState, token: &str, seconds: i64) -> HeaderValue {
    // Some browsers reject a `Secure` cookie over HTTP from a loopback address too.
    let secure = if is_loopback(&state.origin) && state.origin.starts_with("http://") { "" } else { "; Secure" };
    let text = format!("{COOKIE_NAME}={token}; Path={API}; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

fn with_cookie(mut response: Response, cookie: HeaderValue) -> Response {
    response.headers_mut().insert(SET_COOKIE, cookie);
    response
}

/// Returns browser and system of a `User-Agent`, for the list of sessions.
fn browser_name(agent: &str) -> String {
    let find = |names: &[(&str, &'static str)], other: &'static str| {
        names.iter().find(|(part, _)| agent.contains(part)).map_or(other, |(_, name)| *name)
    };
    // The order matters: Edge and Opera also name Chrome, and Chrome names Safari.
    let browsers =
        [("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari")];
    let systems = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ];
    format!("{} on {}", find(&browsers, "Browser"), find(&systems, "an unknown system"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_named_with_its_system() {
        for (agent, name) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge on Windows",
            ),
            ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari on iPhone"),
            ("curl/8.5.0", "Browser on an unknown system"),
        ] {
            assert_eq!(browser_name(agent), name);
        }
    }
}
