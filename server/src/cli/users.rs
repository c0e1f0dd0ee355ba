//! `server users`: people who sign in to the back office.

use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{CliError, output};
use crate::admin::UserLink;
use crate::config::Config;
use crate::config::mail_address;
use model::Role;
use model::clock::{Clock, rfc3339};
use store::{Invited, Store, User, UserChanged};

/// Operations on people who sign in.
#[derive(Debug, Clone, Subcommand)]
pub enum UsersCommand {
    /// Invite a person, or make a new link for one, and print the link. It sets the password and works for a day.
    Invite {
        /// The person's e-mail address.
        email: String,
        /// Everything (owner), content and media (editor), leads, bookings and people's data (sales), or today's bookings
        /// (booth).
        #[arg(long, value_parser = role(), default_value = "editor")]
        role: Role,
    },
    /// List everybody, one per line.
    List,
    /// Change what a person may do.
    Role {
        /// The person's e-mail address.
        email: String,
        #[arg(value_parser = role())]
        role: Role,
    },
    /// End a person's sessions and refuse to let them in.
    Disable {
        /// The person's e-mail address.
        email: String,
    },
    /// Let a disabled person in again.
    Enable {
        /// The person's e-mail address.
        email: String,
    },
}

fn role() -> impl TypedValueParser<Value = Role> {
    let parse = |name: String| Role::parse(&name).ok_or("no such role");
    PossibleValuesParser::new(Role::ALL.map(Role::as_str)).try_map(parse)
}

pub(super) async fn run(store: &Store, config: &Config, origin: &str, command: &UsersCommand) -> Result<(), CliError> {
    let now_ms = Clock::System.now_ms();
    match command {
        UsersCommand::Invite { email, role } => {
            if mail_address::parse(email).is_none() {
                return Err(CliError::no_email(email));
            }
            let known = store.user_by_email(email).await?;
            let invited = known.as_ref().is_none_or(|user| user.password_hash.is_none());
            let link = UserLink::create(config, origin, email.trim(), invited, now_ms)?;
            match store.invite_user(email, *role, link.row(), None, now_ms).await? {
                Invited::New(user) => output::line(&format!("{} is invited as {}.", user.email, user.role.as_str()))?,
                Invited::Known(user) => {
                    store.new_user_link(&user.id, link.row(), None, now_ms).await?;
                    output::line(&format!(
                        "{} is already invited as {}. This is a new link.",
                        user.email,
                        user.role.as_str()
                    ))?;
                }
            }
            let mailed = if link.is_mailed() { " It was mailed too." } else { "" };
            output::line(&format!("Open it within a day to set the password.{mailed}"))?;
            output::line(&link.address)
        }
        UsersCommand::List => {
            let users = store.users().await?;
            if users.is_empty() {
                return output::line("No users yet. Invite the first owner: server users invite ADDRESS --role owner");
            }
            for user in &users {
                output::line(&line(user))?;
            }
            Ok(())
        }
        UsersCommand::Role { email, role } => change(store, email, Some(*role), None, now_ms).await,
        UsersCommand::Disable { email } => change(store, email, None, Some(true), now_ms).await,
        UsersCommand::Enable { email } => change(store, email, None, Some(false), now_ms).await,
    }
}

async fn change(
    store: &Store,
    email: &str,
    role: Option<Role>,
    disabled: Option<bool>,
    now_ms: i64,
) -> Result<(), CliError> {
    let unknown = || CliError::unknown(email, "user", "users");
    let user = store.user_by_email(email).await?.ok_or_else(unknown)?;
    match store.change_user(&user.id, role, disabled, None, now_ms).await? {
        UserChanged::Changed(user) => output::line(&line(&user)),
        UserChanged::Unknown => Err(unknown()),
        UserChanged::LastOwner => {
            Err(CliError::Refused("this is the last owner; make somebody else an owner first".to_owned()))
        }
    }
}

fn line(user: &User) -> String {
    let state = match (user.disabled_at, &user.password_hash) {
        (Some(_), _) => "disabled",
        (None, None) => "invited",
        (None, Some(_)) => "active",
    };
    let second_factor = if user.totp_secret.is_some() { "  second factor" } else { "" };
    let seen = user.last_seen_at.map(|at| format!("  last seen {}", rfc3339(at))).unwrap_or_default();
    format!("{}  {}  {state}{second_factor}{seen}", user.email, user.role.as_str())
}
