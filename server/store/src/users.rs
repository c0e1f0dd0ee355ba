//! People who sign in to the back office, their links and their second factor.

use uuid::Uuid;

use super::email_key::email_key;
use super::outbox::{NewMessage, Subject, enqueue};
use super::sql::named;
use super::{Backend, Store, StoreError, Write};
use model::{Message, Permission, Role, digest};

const OWNERS: &str = "select count(*) from users where role = 'owner' and disabled_at is null";

/// A person who may sign in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    pub id: String,
    pub email: String,
    pub role: Role,
    /// An Argon2id hash in PHC string format; `None` until the invitation is accepted.
    pub password_hash: Option<String>,
    /// The secret of the second factor, in base32.
    pub totp_secret: Option<String>,
    /// The time step of the last accepted code.
    pub totp_step: i64,
    /// UTC milliseconds.
    pub created_at: i64,
    pub disabled_at: Option<i64>,
    pub last_seen_at: Option<i64>,
}

impl User {
    /// Returns true if the user is not disabled and the role has a permission.
    pub fn may(&self, permission: Permission) -> bool {
        self.disabled_at.is_none() && self.role.may(permission)
    }
}

from_row!(row => User {
    id, email,
    role = named(row, "role", Role::parse)?,
    password_hash, totp_secret, totp_step, created_at, disabled_at, last_seen_at,
});

/// A link that sets a password.
#[derive(Debug, Clone, Copy)]
pub struct NewLink<'a> {
    /// The secret part of its address.
    pub token: &'a str,
    /// UTC milliseconds.
    pub expires_at: i64,
    /// The mail that contains it.
    pub mail: Option<&'a Message>,
}

/// Whom a link is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkHolder {
    /// A person who becomes the first owner.
    FirstOwner,
    User(User),
}

/// The outcome of inviting a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Invited {
    New(User),
    /// The address has a user already.
    Known(User),
}

/// The outcome of changing a user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UserChanged {
    Changed(User),
    Unknown,
    /// The change would leave no owner to manage users.
    LastOwner,
}

impl Store {
    /// Returns all users, by e-mail address.
    pub async fn users(&self) -> Result<Vec<User>, StoreError> {
        Ok(sqlx::query_as("select * from users order by email_key").fetch_all(&self.pool).await?)
    }

    pub async fn user(&self, id: &str) -> Result<Option<User>, StoreError> {
        Ok(query_as!("select * from users where id = $1", id).fetch_optional(&self.pool).await?)
    }

    /// Returns a user by e-mail address, in any spelling.
    pub async fn user_by_email(&self, email: &str) -> Result<Option<User>, StoreError> {
        Ok(query_as!("select * from users where email_key = $1", email_key(email)).fetch_optional(&self.pool).await?)
    }

    /// Adds a person with a link that sets the password.
    pub async fn invite_user(
        &self,
        email: &str,
        role: Role,
        link: NewLink<'_>,
        by: Option<&str>,
        now_ms: i64,
    ) -> Result<Invited, StoreError> {
        let mut write = self.write().await?;
        let invited = add_user(&mut write, email, role, None, now_ms).await?;
        let Invited::New(user) = &invited else { return write.refuse(invited).await };
        replace_link(&mut write, &user.id, link, now_ms).await?;
        write.log(by, "user.invite", &format!("user:{}", user.id), now_ms).await?;
        write.accept(invited).await
    }

    /// Gives a user a new link, which replaces an older one.
    pub async fn new_user_link(
        &self,
        id: &str,
        link: NewLink<'_>,
        by: Option<&str>,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        replace_link(&mut write, id, link, now_ms).await?;
        write.log(by, "user.link", &format!("user:{id}"), now_ms).await?;
        Ok(write.commit().await?)
    }

    /// Returns true if there is an owner, invited ones included.
    pub async fn has_owner(&self) -> Result<bool, StoreError> {
        let owners: i64 = sqlx::query_scalar(OWNERS).fetch_one(&self.pool).await?;
        Ok(owners > 0)
    }

    /// Adds a link by which somebody becomes the first owner. It works until there is an owner.
    pub async fn add_first_owner_link(&self, link: NewLink<'_>, now_ms: i64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        write.run(query!("delete from user_links where expires_at <= $1", now_ms)).await?;
        add_link(&mut write, None, &link).await?;
        Ok(write.commit().await?)
    }

    /// Adds the first owner and uses up all links for one. Returns `None` if the link was used or there is an owner.
    pub async fn add_first_owner(
        &self,
        token: &str,
        email: &str,
        password_hash: &str,
        now_ms: i64,
    ) -> Result<Option<Invited>, StoreError> {
        let mut write = self.write().await?;
        let sql = "delete from user_links where token_hash = $1 and user_id is null and expires_at > $2";
        let used = write.run(query!(sql, digest(token.as_bytes()), now_ms)).await?;
        // Waits for a transaction that uses another of these links, and then sees its owner.
        write.run(query!("delete from user_links where user_id is null")).await?;
        let owners: i64 = sqlx::query_scalar(OWNERS).fetch_one(&mut *write.transaction).await?;
        if used == 0 || owners > 0 {
            return write.refuse(None).await;
        }
        let invited = add_user(&mut write, email, Role::Owner, Some(password_hash), now_ms).await?;
        let Invited::New(user) = &invited else { return write.refuse(Some(invited)).await };
        write.log(Some(&user.id), "user.firstOwner", &format!("user:{}", user.id), now_ms).await?;
        write.accept(Some(invited)).await
    }

    /// Returns whom an unused link is for.
    pub async fn link_holder(&self, token: &str, now_ms: i64) -> Result<Option<LinkHolder>, StoreError> {
        let sql = "select user_id from user_links where token_hash = $1 and expires_at > $2";
        let row: Option<Option<String>> =
            query_scalar!(sql, digest(token.as_bytes()), now_ms).fetch_optional(&self.pool).await?;
        let holder = match row {
            Some(Some(id)) => {
                let user = self.user(&id).await?.filter(|user| user.disabled_at.is_none());
                user.map(LinkHolder::User)
            }
            Some(None) if !self.has_owner().await? => Some(LinkHolder::FirstOwner),
            _ => None,
        };
        Ok(holder)
    }

    /// Sets the password of a link's user, uses up the link and ends all sessions. Returns the user; `None` if the link
    /// was used in the meantime.
    pub async fn accept_link(&self, token: &str, password_hash: &str, now_ms: i64) -> Result<Option<User>, StoreError> {
        let Some(LinkHolder::User(user)) = self.link_holder(token, now_ms).await? else { return Ok(None) };
        let mut write = self.write().await?;
        let used = write.run(query!("delete from user_links where token_hash = $1", digest(token.as_bytes()))).await?;
        if used == 0 {
            return write.refuse(None).await;
        }
        set_password(&mut write, &user.id, password_hash, "", now_ms).await?;
        write.accept(Some(user)).await
    }

    /// Changes a password and ends all sessions but one.
    pub async fn change_password(
        &self,
        id: &str,
        password_hash: &str,
        session: &str,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        set_password(&mut write, id, password_hash, session, now_ms).await?;
        Ok(write.commit().await?)
    }

    /// Changes a user's role, or disables or enables them. A disabled user's sessions end.
    pub async fn change_user(
        &self,
        id: &str,
        role: Option<Role>,
        disabled: Option<bool>,
        by: Option<&str>,
        now_ms: i64,
    ) -> Result<UserChanged, StoreError> {
        let mut write = self.write().await?;
        if self.backend == Backend::Postgres {
            // Otherwise two owners who remove each other would each count the other one.
            let sql = "select id from users where role = 'owner' order by id for update";
            write.run(query!(sql)).await?;
        }
        let sql = "select * from users where id = $1";
        let user: Option<User> = query_as!(sql, id).fetch_optional(&mut *write.transaction).await?;
        let Some(mut user) = user else { return write.refuse(UserChanged::Unknown).await };
        user.role = role.unwrap_or(user.role);
        if let Some(disabled) = disabled {
            user.disabled_at = disabled.then_some(user.disabled_at.unwrap_or(now_ms));
        }
        let sql = "update users set role = $1, disabled_at = $2 where id = $3";
        write.run(query!(sql, user.role.as_str(), user.disabled_at, id)).await?;
        let owners: i64 = sqlx::query_scalar(OWNERS).fetch_one(&mut *write.transaction).await?;
        if owners == 0 {
            return write.refuse(UserChanged::LastOwner).await;
        }
        if user.disabled_at.is_some() {
            for sql in ["delete from sessions where user_id = $1", "delete from user_links where user_id = $1"] {
                write.run(query!(sql, id)).await?;
            }
        }
        write.log(by, "user.change", &format!("user:{id}"), now_ms).await?;
        write.accept(UserChanged::Changed(user)).await
    }

    /// Sets the second factor with its recovery codes, or removes it.
    pub async fn set_second_factor(
        &self,
        id: &str,
        secret: Option<&str>,
        recovery_codes: &[String],
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        write.run(query!("update users set totp_secret = $1 where id = $2", secret, id)).await?;
        write.run(query!("delete from recovery_codes where user_id = $1", id)).await?;
        for code in recovery_codes {
            let sql = "insert into recovery_codes (user_id, code_hash) values ($1, $2)";
            write.run(query!(sql, id, digest(code.as_bytes()))).await?;
        }
        let action = if secret.is_some() { "user.secondFactor" } else { "user.noSecondFactor" };
        write.log(Some(id), action, &format!("user:{id}"), now_ms).await?;
        Ok(write.commit().await?)
    }

    /// Accepts a code's time step, unless it or a later one was accepted before.
    pub async fn accept_totp_step(&self, id: &str, step: i64) -> Result<bool, StoreError> {
        let sql = "update users set totp_step = $1 where id = $2 and totp_step < $1";
        Ok(self.run(query!(sql, step, id)).await? == 1)
    }

    /// Uses up a recovery code. Returns false for an unknown one.
    pub async fn use_recovery_code(&self, id: &str, code: &str) -> Result<bool, StoreError> {
        let sql = "delete from recovery_codes where user_id = $1 and code_hash = $2";
        Ok(self.run(query!(sql, id, digest(code.as_bytes()))).await? == 1)
    }

    pub async fn unused_recovery_codes(&self, id: &str) -> Result<i64, StoreError> {
        let sql = "select count(*) from recovery_codes where user_id = $1";
        Ok(query_scalar!(sql, id).fetch_one(&self.pool).await?)
    }
}

async fn replace_link(write: &mut Write, user: &str, link: NewLink<'_>, now_ms: i64) -> Result<(), StoreError> {
    write.run(query!("delete from user_links where user_id = $1 or expires_at <= $2", user, now_ms)).await?;
    add_link(write, Some(user), &link).await?;
    let message = |body| NewMessage { subject: Subject::User(user), body, due_at: now_ms, mailbox: None };
    let messages: Vec<_> = link.mail.into_iter().map(message).collect();
    enqueue(&mut write.transaction, &messages, now_ms).await
}

/// Adds a link for a user, or for the first owner.
async fn add_link(write: &mut Write, user: Option<&str>, link: &NewLink<'_>) -> Result<(), sqlx::Error> {
    let sql = "insert into user_links (token_hash, user_id, expires_at) values ($1, $2, $3)";
    write.run(query!(sql, digest(link.token.as_bytes()), user, link.expires_at)).await?;
    Ok(())
}

/// Adds a user, unless there is one with this e-mail address.
async fn add_user(
    write: &mut Write,
    email: &str,
    role: Role,
    password_hash: Option<&str>,
    now_ms: i64,
) -> Result<Invited, sqlx::Error> {
    let sql = "insert into users (id, email, email_key, role, password_hash, created_at) \
               values ($1, $2, $3, $4, $5, $6) on conflict (email_key) do nothing";
    let added = write
        .run(query!(
            sql,
            Uuid::now_v7().to_string(),
            email.trim(),
            email_key(email),
            role.as_str(),
            password_hash,
            now_ms
        ))
        .await?;
    let user = query_as!("select * from users where email_key = $1", email_key(email))
        .fetch_one(&mut *write.transaction)
        .await?;
    Ok(if added == 0 { Invited::Known(user) } else { Invited::New(user) })
}

/// Sets a password and ends the user's sessions, except for one (`""` for none).
async fn set_password(
    write: &mut Write,
    user: &str,
    password_hash: &str,
    session: &str,
    now_ms: i64,
) -> Result<(), sqlx::Error> {
    write.run(query!("update users set password_hash = $1 where id = $2", password_hash, user)).await?;
    write.run(query!("delete from sessions where user_id = $1 and id <> $2", user, session)).await?;
    write.log(Some(user), "user.password", &format!("user:{user}"), now_ms).await
}
