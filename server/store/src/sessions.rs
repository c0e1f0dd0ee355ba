//! Sessions of the back office. The database has only a digest of a session's token.

use uuid::Uuid;

use super::sql::flag;
use super::{Store, StoreError};
use model::digest;

/// A session ends after this time without a request, in milliseconds.
pub const SESSION_IDLE_MS: i64 = 12 * 60 * 60 * 1000;
/// A session ends after this time in any case, in milliseconds.
pub const SESSION_LONGEST_MS: i64 = 30 * 24 * 60 * 60 * 1000;
/// A session waits this long for the code of the second factor, in milliseconds.
const PENDING_MS: i64 = 10 * 60 * 1000;
/// A session's last use is recorded at most this often, in milliseconds.
const TOUCH_MS: i64 = 60 * 1000;

/// Generates a secret token: 32 random bytes in hexadecimal.
pub fn random_token() -> Result<String, StoreError> {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes)?;
    Ok(hex::encode(bytes))
}

/// A browser that is signed in, or waits for the code of its second factor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    pub id: String,
    pub user_id: String,
    /// True until the code of the second factor is given.
    pub pending: bool,
    /// UTC milliseconds.
    pub created_at: i64,
    pub seen_at: i64,
    /// Browser and system, such as `Firefox on Linux`.
    pub browser: String,
}

impl Session {
    /// Returns true while the session is valid.
    fn is_alive(&self, now_ms: i64) -> bool {
        let age = now_ms - self.created_at;
        let longest = if self.pending { PENDING_MS } else { SESSION_LONGEST_MS };
        age < longest && now_ms - self.seen_at < SESSION_IDLE_MS
    }
}

from_row!(row => Session { id, user_id, pending = flag(row, "pending")?, created_at, seen_at, browser });

impl Store {
    /// Starts a session and ends the one of `replaced`, a token that the browser had before: a session never changes
    /// its user or its rights.
    pub async fn begin_session(
        &self,
        token: &str,
        replaced: Option<&str>,
        user: &str,
        pending: bool,
        browser: &str,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        let sql = "delete from sessions where token_hash = $1 or seen_at < $2 or created_at < $3";
        write
            .run(query!(
                sql,
                replaced.map(|token| digest(token.as_bytes())).unwrap_or_default(),
                now_ms - SESSION_IDLE_MS,
                now_ms - SESSION_LONGEST_MS
            ))
            .await?;
        let sql = "insert into sessions (id, token_hash, user_id, pending, created_at, seen_at, browser) \
                   values ($1, $2, $3, $4, $5, $5, $6)";
        write
            .run(query!(
                sql,
                Uuid::now_v7().to_string(),
                digest(token.as_bytes()),
                user,
                i64::from(pending),
                now_ms,
                browser
            ))
            .await?;
        if !pending {
            write.run(query!("update users set last_seen_at = $1 where id = $2", now_ms, user)).await?;
        }
        Ok(write.commit().await?)
    }

    /// Returns the valid session of a token, and records its use.
    pub async fn session(&self, token: &str, now_ms: i64) -> Result<Option<Session>, StoreError> {
        let sql = "select * from sessions where token_hash = $1";
        let session: Option<Session> = query_as!(sql, digest(token.as_bytes())).fetch_optional(&self.pool).await?;
        let Some(session) = session.filter(|session| session.is_alive(now_ms)) else { return Ok(None) };
        if now_ms - session.seen_at >= TOUCH_MS {
            let mut write = self.write().await?;
            for (sql, id) in [
                ("update sessions set seen_at = $1 where id = $2", &session.id),
                ("update users set last_seen_at = $1 where id = $2", &session.user_id),
            ] {
                write.run(query!(sql, now_ms, id.as_str())).await?;
            }
            write.commit().await?;
        }
        Ok(Some(session))
    }

    /// Returns true while a session is valid, without recording a use.
    pub async fn is_session_alive(&self, id: &str, now_ms: i64) -> Result<bool, StoreError> {
        let session: Option<Session> =
            query_as!("select * from sessions where id = $1", id).fetch_optional(&self.pool).await?;
        Ok(session.is_some_and(|session| session.is_alive(now_ms)))
    }

    /// Returns a user's valid sessions, the last used first.
    pub async fn sessions_of(&self, user: &str, now_ms: i64) -> Result<Vec<Session>, StoreError> {
        let sql = "select * from sessions where user_id = $1 and pending = 0 order by seen_at desc";
        let sessions: Vec<Session> = query_as!(sql, user).fetch_all(&self.pool).await?;
        Ok(sessions.into_iter().filter(|session| session.is_alive(now_ms)).collect())
    }

    /// Ends one session of a user. Returns false if it does not exist.
    pub async fn end_session(&self, user: &str, id: &str) -> Result<bool, StoreError> {
        Ok(self.run(query!("delete from sessions where user_id = $1 and id = $2", user, id)).await? == 1)
    }

    /// Ends all sessions of a user but one.
    pub async fn end_other_sessions(&self, user: &str, but: &str) -> Result<(), StoreError> {
        self.run(query!("delete from sessions where user_id = $1 and id <> $2", user, but)).await?;
        Ok(())
    }
}
