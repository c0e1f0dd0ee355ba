//! The second factor: time-based codes (RFC 6238) and recovery codes.

use axum::extract::State;
use axum::response::Response;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::{Deserialize, Serialize};
use totp_rs::{Builder, Secret, Totp};

use super::password;
use super::request::{Json, SignedIn, done, json, refused};
use crate::app::state::AppState;
use crate::http::Problem;
use store::User;

/// Number of recovery codes of a second factor.
const RECOVERY_CODES: usize = 10;
/// Length of a secret, in bytes (RFC 4226, section 4).
const SECRET_BYTES: usize = 20;

/// A second factor to be confirmed.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct NewSecondFactor {
    /// For typing, in base32.
    secret: String,
    /// The address that the picture holds.
    uri: String,
    /// The picture, as SVG.
    qr: String,
}

/// Codes that each replace the second factor once.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RecoveryCodes {
    recovery_codes: Vec<String>,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = OwnPassword)]
pub(super) struct Password {
    password: String,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = SecondFactorCode)]
pub(super) struct Confirmation {
    code: String,
}

/// Generates a secret, which [`confirm`] makes the second factor. Requires the password again.
pub(super) async fn set_up(
    State(state): State<AppState>,
    SignedIn { user, session, .. }: SignedIn,
    Json(given): Json<Password>,
) -> Result<Response, Problem> {
    password::require(&state, &user, given.password, "password").await?;
    let mut bytes = [0_u8; SECRET_BYTES];
    getrandom::fill(&mut bytes).map_err(|_| Problem::internal())?;
    let secret = Secret::from(bytes.to_vec()).to_base32();
    let totp = totp(&state, &user, &secret).ok_or_else(Problem::internal)?;
    let uri = totp.to_url().map_err(|_| Problem::internal())?;
    let qr = QrCode::new(uri.as_bytes()).map_err(|_| Problem::internal())?;
    let qr = qr.render::<svg::Color<'_>>().min_dimensions(200, 200).build();
    state.new_second_factors.insert(session.id, secret.clone());
    Ok(json(NewSecondFactor { secret, uri, qr }))
}

/// Makes the secret the second factor, once a code proves that the authenticator has it.
pub(super) async fn confirm(
    State(state): State<AppState>,
    SignedIn { user, session, .. }: SignedIn,
    Json(given): Json<Confirmation>,
) -> Result<Response, Problem> {
    state.rate_limiter.count_sign_in(None, &user.id)?;
    let secret = state
        .new_second_factors
        .get(&session.id)
        .ok_or_else(|| refused("code", "This took too long. Start again and scan the new picture."))?;
    let now_ms = state.clock.now_ms();
    let totp = totp(&state, &user, &secret).ok_or_else(Problem::internal)?;
    if totp.check(&digits(&given.code), seconds(now_ms)).is_none() {
        return Err(refused("code", "The code is wrong. Check the time of the device that shows it."));
    }
    let recovery_codes = (0..RECOVERY_CODES).map(|_| recovery_code()).collect::<Result<Vec<_>, _>>()?;
    state.store.set_second_factor(&user.id, Some(&secret), &recovery_codes, now_ms).await?;
    state.new_second_factors.invalidate(&session.id);
    Ok(json(RecoveryCodes { recovery_codes }))
}

/// Removes the second factor. Requires the password again.
pub(super) async fn remove(
    State(state): State<AppState>,
    SignedIn { user, .. }: SignedIn,
    Json(given): Json<Password>,
) -> Result<Response, Problem> {
    password::require(&state, &user, given.password, "password").await?;
    if state.config().admin.require_second_factor {
        return Err(refused("password", "Everybody needs a second factor on this site, so it cannot be turned off."));
    }
    state.store.set_second_factor(&user.id, None, &[], state.clock.now_ms()).await?;
    Ok(done())
}

/// Returns true for an unused code of a user, or for a recovery code, which is then used up.
pub(super) async fn accepts(state: &AppState, user: &User, code: &str) -> Result<bool, Problem> {
    let Some(secret) = &user.totp_secret else { return Ok(false) };
    let digits = digits(code);
    let step = totp(state, user, secret).and_then(|totp| totp.check(&digits, seconds(state.clock.now_ms())));
    if let Some(step) = step.and_then(|step| i64::try_from(step).ok()) {
        return Ok(state.store.accept_totp_step(&user.id, step).await?);
    }
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_uppercase();
    Ok(state.store.use_recovery_code(&user.id, &code).await?)
}

fn totp(state: &AppState, user: &User, secret: &str) -> Option<Totp> {
    let secret = Secret::try_from_base32(secret).ok()?;
    // A colon would separate the issuer from the account.
    let issuer = state.config().site.brand.name.replace(':', " ");
    Builder::new()
        .with_secret(secret)
        .with_account_name(user.email.replace(':', " "))
        .with_issuer(Some(issuer))
        .build()
        .ok()
}

/// Returns a code without the blank that authenticators show in its middle.
fn digits(code: &str) -> String {
    code.chars().filter(|character| !character.is_whitespace()).collect()
}

fn seconds(now_ms: i64) -> u64 {
    u64::try_from(now_ms / 1000).unwrap_or(0)
}

/// Generates a recovery code: 16 hexadecimal digits, 64 bits.
fn recovery_code() -> Result<String, Problem> {
    let mut bytes = [0_u8; 8];
    getrandom::fill(&mut bytes).map_err(|_| Problem::internal())?;
    Ok(hex::encode_upper(bytes))
}
