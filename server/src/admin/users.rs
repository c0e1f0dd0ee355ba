//! People who may sign in: for owners.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::UserLink;
use super::request::{Json, SignedIn, json, refused};
use crate::app::state::AppState;
use crate::config::mail_address::parse;
use crate::http::{PathParameter, Problem};
use model::{Permission, Role};
use store::{Invited, User, UserChanged};

/// Why an e-mail address is refused.
pub(super) const INVALID_EMAIL: &str = "This is not a valid e-mail address. Check it for typing errors.";
pub(super) const KNOWN_EMAIL: &str = "A user with this address already exists.";

/// All people who may sign in.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct People {
    users: Vec<Person>,
}

/// A person who may sign in.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Person {
    id: String,
    email: String,
    role: Role,
    status: PersonStatus,
    second_factor: bool,
    /// UTC milliseconds.
    last_seen_at: Option<i64>,
}

/// Whether a person may sign in.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum PersonStatus {
    /// The invitation is not accepted yet.
    Invited,
    Active,
    Disabled,
}

impl From<User> for Person {
    fn from(user: User) -> Self {
        let status = match (&user.disabled_at, &user.password_hash) {
            (Some(_), _) => PersonStatus::Disabled,
            (None, None) => PersonStatus::Invited,
            (None, Some(_)) => PersonStatus::Active,
        };
        Self {
            id: user.id,
            email: user.email,
            role: user.role,
            status,
            second_factor: user.totp_secret.is_some(),
            last_seen_at: user.last_seen_at,
        }
    }
}

/// A link that sets a password.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct PasswordLink {
    link: String,
    /// True if it was mailed.
    mailed: bool,
}

/// A new person with their link.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct NewPerson {
    user: Person,
    link: String,
    /// True if it was mailed.
    mailed: bool,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct Invitation {
    email: String,
    role: Role,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = UserChange)]
pub(super) struct Change {
    role: Option<Role>,
    disabled: Option<bool>,
}

pub(super) async fn list(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    signed_in.require(Permission::Users)?;
    let users = state.store.users().await?;
    Ok(json(People { users: users.into_iter().map(Person::from).collect() }))
}

pub(super) async fn invite(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Json(given): Json<Invitation>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Users)?;
    let email = given.email.trim();
    if parse(email).is_none() {
        return Err(refused("email", INVALID_EMAIL));
    }
    let now_ms = state.clock.now_ms();
    let link = UserLink::create(&state.config(), &state.origin, email, true, now_ms)?;
    match state.store.invite_user(email, given.role, link.row(), signed_in.id(), now_ms).await? {
        Invited::New(user) => {
            state.outbox.notify();
            Ok(json(NewPerson { user: user.into(), mailed: link.is_mailed(), link: link.address }))
        }
        Invited::Known(_) => Err(refused("email", KNOWN_EMAIL)),
    }
}

pub(super) async fn change(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
    Json(given): Json<Change>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Users)?;
    let now_ms = state.clock.now_ms();
    match state.store.change_user(&id, given.role, given.disabled, signed_in.id(), now_ms).await? {
        UserChanged::Changed(user) => Ok(json(Person::from(user))),
        UserChanged::Unknown => Err(Problem::not_found()),
        UserChanged::LastOwner => Err(refused("role", "This is the last owner. Make somebody else an owner first.")),
    }
}

/// Makes a new link for a person, which replaces an older one.
pub(super) async fn new_link(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Users)?;
    let user = state.store.user(&id).await?.ok_or_else(Problem::not_found)?;
    if user.disabled_at.is_some() {
        return Err(refused("user", "This person is disabled: enable them first."));
    }
    let now_ms = state.clock.now_ms();
    let invited = user.password_hash.is_none();
    let link = UserLink::create(&state.config(), &state.origin, &user.email, invited, now_ms)?;
    state.store.new_user_link(&user.id, link.row(), signed_in.id(), now_ms).await?;
    state.outbox.notify();
    Ok(json(PasswordLink { mailed: link.is_mailed(), link: link.address }))
}
