//! Requests that may be sent again: the first answer is kept, and given again.

use sqlx::Row;

use super::{Store, StoreError, Write};

/// How long a key is remembered. A client that retries does so within minutes; a day is generous.
pub const KEY_LIFETIME_MS: i64 = 24 * 60 * 60 * 1000;

/// A request's claim to be the first of its kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The endpoint that the key belongs to.
    pub scope: &'static str,
    /// The client's key, or one derived from the body.
    pub key: String,
    /// SHA-256 of the body, in hexadecimal.
    pub body_hash: String,
    /// How long the claim holds, in milliseconds.
    pub lifetime_ms: i64,
}

/// What became of a claim.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Claimed {
    /// It is the first: go on, and the answer is kept with the same transaction.
    First,
    /// The same request was answered before, thus.
    Repeated { body: String },
    /// The key was used for another body.
    KeyReused,
}

/// Takes the claim, together with the answer that it will have. Of several at once, one is first; the others
/// wait for its transaction.
pub(super) async fn take(write: &mut Write, claim: &Claim, body: &str, now_ms: i64) -> Result<Claimed, sqlx::Error> {
    let taken = sqlx::query(
        "insert into idempotency (scope, key, body_hash, status, body, created_at) values ($1, $2, $3, 200, $4, $5) \
         on conflict (scope, key) do update set body_hash = excluded.body_hash, status = excluded.status, \
         body = excluded.body, created_at = excluded.created_at where idempotency.created_at <= $6",
    )
    .bind(claim.scope)
    .bind(claim.key.as_str())
    .bind(claim.body_hash.as_str())
    .bind(body)
    .bind(now_ms)
    .bind(now_ms - claim.lifetime_ms)
    .execute(&mut *write.transaction)
    .await?;
    if taken.rows_affected() == 1 {
        return Ok(Claimed::First);
    }
    let row = sqlx::query("select body_hash, body from idempotency where scope = $1 and key = $2")
        .bind(claim.scope)
        .bind(claim.key.as_str())
        .fetch_one(&mut *write.transaction)
        .await?;
    let body_hash: String = row.try_get(0)?;
    Ok(if body_hash == claim.body_hash { Claimed::Repeated { body: row.try_get(1)? } } else { Claimed::KeyReused })
}

impl Store {
    /// Forgets keys that are past their lifetime.
    pub async fn forget_old_keys(&self, now_ms: i64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        sqlx::query("delete from idempotency where created_at <= $1")
            .bind(now_ms - KEY_LIFETIME_MS)
            .execute(&mut *write.transaction)
            .await?;
        Ok(write.commit().await?)
    }
}
