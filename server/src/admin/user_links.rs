//! Links that set a password: invitations, and for forgotten passwords.

use askama::Template;
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::password::{self, Strength};
use super::request::{Json, done, json, refused};
use super::session;
use super::users::{INVALID_EMAIL, KNOWN_EMAIL};
use crate::app::state::AppState;
use crate::config::Config;
use crate::config::mail_address::parse;
use crate::http::Problem;
use crate::http::limits::ClientAddress;
use crate::work::outbox::MailLayout;
use model::clock::DAY_MS;
use model::{Mail, Message};
use store::{Invited, LinkHolder, NewLink, StoreError, email_key};

/// A link is valid for a day.
pub const LINK_LIFETIME_MS: i64 = DAY_MS;

#[derive(Template)]
#[template(path = "mail/user_link.html")]
struct LinkHtml<'a> {
    mail_layout: &'a MailLayout,
    subject: &'a str,
    link: &'a str,
    invited: bool,
}

#[derive(Template)]
#[template(path = "mail/user_link.txt")]
struct LinkText<'a> {
    mail_layout: &'a MailLayout,
    link: &'a str,
    invited: bool,
}

/// A link with its mail.
#[derive(Debug)]
pub struct UserLink {
    token: String,
    /// The whole address. Its token is in the fragment, which reaches neither servers nor logs.
    pub address: String,
    mail: Option<Message>,
    expires_at: i64,
}

impl UserLink {
    /// Creates a link by which somebody becomes the first owner. It is not mailed.
    pub fn of_first_owner(origin: &str, now_ms: i64) -> Result<Self, StoreError> {
        let (token, expires_at) = (store::random_token()?, now_ms + LINK_LIFETIME_MS);
        Ok(Self { address: format!("{origin}/admin/link#{token}"), token, mail: None, expires_at })
    }

    /// Creates a link. `mailed` is false if no SMTP server is configured: the link is then handed over by other means.
    pub fn create(config: &Config, origin: &str, email: &str, invited: bool, now_ms: i64) -> Result<Self, StoreError> {
        let link = Self::of_first_owner(origin, now_ms)?;
        let mail = config.mail.smtp.is_some().then(|| mail(config, email, &link.address, invited)).flatten();
        Ok(Self { mail, ..link })
    }

    /// Returns true when the link is sent by mail.
    pub fn is_mailed(&self) -> bool {
        self.mail.is_some()
    }

    /// Returns the link as a row for the store.
    pub fn row(&self) -> NewLink<'_> {
        NewLink { token: &self.token, expires_at: self.expires_at, mail: self.mail.as_ref() }
    }
}

fn mail(config: &Config, email: &str, link: &str, invited: bool) -> Option<Message> {
    let mail_layout = &MailLayout::english(config);
    let brand = &config.site.brand.name;
    let subject = if invited { format!("{brand}: your invitation") } else { format!("{brand}: set a new password") };
    Some(Message::Mail(Mail {
        to: email.to_owned(),
        reply_to: None,
        visitor: None,
        text: LinkText { mail_layout, link, invited }.render().ok()?,
        html: LinkHtml { mail_layout, subject: &subject, link, invited }.render().ok()?,
        subject,
        calendar: None,
    }))
}

/// What a link is for.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct LinkInfo {
    /// None for the first owner, who chooses it.
    email: Option<String>,
    purpose: LinkPurpose,
}

/// The purpose of a link.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum LinkPurpose {
    /// Makes the first account, an owner's.
    FirstOwner,
    Invitation,
    Reset,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = LinkToken)]
pub(super) struct Token {
    token: String,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct NewPassword {
    token: String,
    /// The first owner's e-mail address.
    email: Option<String>,
    password: String,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct Forgotten {
    email: String,
}

fn used() -> Problem {
    let detail = "This link was used or is more than a day old. Ask for a new one.";
    Problem::new(StatusCode::NOT_FOUND, detail)
}

pub(super) async fn check(State(state): State<AppState>, Json(given): Json<Token>) -> Result<Response, Problem> {
    let holder = state.store.link_holder(&given.token, state.clock.now_ms()).await?;
    Ok(json(match holder.ok_or_else(used)? {
        LinkHolder::FirstOwner => LinkInfo { email: None, purpose: LinkPurpose::FirstOwner },
        LinkHolder::User(user) => {
            let purpose = if user.password_hash.is_none() { LinkPurpose::Invitation } else { LinkPurpose::Reset };
            LinkInfo { email: Some(user.email), purpose }
        }
    }))
}

pub(super) async fn accept(
    State(state): State<AppState>,
    headers: HeaderMap,
    Json(given): Json<NewPassword>,
) -> Result<Response, Problem> {
    session::require_https(&state)?;
    let now_ms = state.clock.now_ms();
    let holder = state.store.link_holder(&given.token, now_ms).await?.ok_or_else(used)?;
    let email = match &holder {
        LinkHolder::User(user) => user.email.as_str(),
        LinkHolder::FirstOwner => {
            let email = given.email.as_deref().map(str::trim).filter(|email| parse(email).is_some());
            email.ok_or_else(|| refused("email", INVALID_EMAIL))?
        }
    };
    Strength::require(&given.password, email).await?;
    let hash = password::hashed(given.password).await?;
    let accepted = match &holder {
        LinkHolder::User(_) => state.store.accept_link(&given.token, &hash, now_ms).await?,
        LinkHolder::FirstOwner => match state.store.add_first_owner(&given.token, email, &hash, now_ms).await? {
            Some(Invited::Known(_)) => return Err(refused("email", KNOWN_EMAIL)),
            Some(Invited::New(user)) => Some(user),
            None => None,
        },
    };
    let user = accepted.ok_or_else(used)?;
    session::start(&state, &headers, &user).await
}

/// Mails a link to a user who forgot the password. The answer is the same for an unknown address.
pub(super) async fn forgot(
    State(state): State<AppState>,
    client: Option<Extension<ClientAddress>>,
    Json(given): Json<Forgotten>,
) -> Result<Response, Problem> {
    let client = client.map(|Extension(client)| client);
    state.rate_limiter.count_sign_in(client, &email_key(&given.email))?;
    // Runs after the response, which must not take longer for a known address.
    tokio::spawn(async move {
        if let Err(cause) = send_reset(&state, &given.email).await {
            tracing::error!(%cause, "the mail for a forgotten password could not be stored");
        }
    });
    Ok(done())
}

async fn send_reset(state: &AppState, email: &str) -> Result<(), StoreError> {
    let now_ms = state.clock.now_ms();
    let user = state.store.user_by_email(email).await?;
    let Some(user) = user.filter(|user| user.disabled_at.is_none()) else { return Ok(()) };
    let invited = user.password_hash.is_none();
    let link = UserLink::create(&state.config(), &state.origin, &user.email, invited, now_ms)?;
    if link.is_mailed() {
        state.store.new_user_link(&user.id, link.row(), Some(&user.id), now_ms).await?;
        state.outbox.notify();
    }
    Ok(())
}
