//! Idempotency records: the first response to a request is stored, and returned again for a retry.

use super::{Store, StoreError, Write};
use model::clock::DAY_MS;

/// Lifetime of a key in milliseconds. A client retries within minutes; a day is generous.
pub const KEY_LIFETIME_MS: i64 = DAY_MS;

/// The idempotency key of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdempotencyRecord {
    /// The endpoint that the key belongs to.
    pub scope: &'static str,
    /// The key that the client sent, or one derived from the body.
    pub key: String,
    /// SHA-256 of the body, in hexadecimal.
    pub body_hash: String,
    /// Lifetime of the record, in milliseconds.
    pub lifetime_ms: i64,
}

/// The outcome of recording a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recorded {
    /// The request is new.
    New,
    /// The same request was recorded before.
    Repeated {
        /// The response to the first request.
        body: String,
    },
    /// The idempotency key belongs to another request.
    KeyReused,
}

/// Registers a key together with the response to the request. Of concurrent requests one is the first; the others wait
/// for its transaction.
pub(super) async fn register(
    write: &mut Write,
    idempotency: &IdempotencyRecord,
    response: &str,
    now_ms: i64,
) -> Result<Recorded, sqlx::Error> {
    let sql = "insert into idempotency (scope, key, body_hash, body, created_at) \
               values ($1, $2, $3, $4, $5) on conflict (scope, key) do update \
               set body_hash = excluded.body_hash, body = excluded.body, \
               created_at = excluded.created_at where idempotency.created_at <= $6";
    let taken = write
        .run(query!(
            sql,
            idempotency.scope,
            idempotency.key.as_str(),
            idempotency.body_hash.as_str(),
            response,
            now_ms,
            now_ms - idempotency.lifetime_ms
        ))
        .await?;
    if taken == 1 {
        return Ok(Recorded::New);
    }
    let sql = "select body_hash, body from idempotency where scope = $1 and key = $2";
    let (body_hash, body): (String, String) =
        query_as!(sql, idempotency.scope, idempotency.key.as_str()).fetch_one(&mut *write.transaction).await?;
    Ok(if body_hash == idempotency.body_hash { Recorded::Repeated { body } } else { Recorded::KeyReused })
}

impl Store {
    /// Returns the stored response of an earlier request, unless its idempotency key has expired.
    pub async fn response_of(
        &self,
        idempotency: &IdempotencyRecord,
        now_ms: i64,
    ) -> Result<Option<String>, StoreError> {
        let sql = "select body from idempotency where scope = $1 and key = $2 and body_hash = $3 and created_at > $4";
        let body = query_scalar!(
            sql,
            idempotency.scope,
            idempotency.key.as_str(),
            idempotency.body_hash.as_str(),
            now_ms - idempotency.lifetime_ms
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(body)
    }

    /// Deletes records that are past their lifetime.
    pub async fn forget_old_keys(&self, now_ms: i64) -> Result<(), StoreError> {
        self.run(query!("delete from idempotency where created_at <= $1", now_ms - KEY_LIFETIME_MS)).await?;
        Ok(())
    }
}
