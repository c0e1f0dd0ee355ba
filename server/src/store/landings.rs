//! Event landings.

use sqlx::Row;

use super::content_change::{ContentChangeError, Put, as_json};
use super::content_items::json;
use super::{Store, StoreError, StoredMedium, Write};
use crate::clock::rfc3339;
use crate::content::{Landing, digest};

/// A landing whose portraits have their addresses.
pub type StoredLanding = Landing<StoredMedium>;

/// Milliseconds in a day. A meeting counts as past when its day is over everywhere on Earth.
const DAY_MS: i64 = 86_400_000;

impl Store {
    /// Every landing, by its first day.
    pub async fn all_landings(&self) -> Result<Vec<StoredLanding>, StoreError> {
        let rows = sqlx::query("select body from landings order by first_day, token").fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| json(row, "body")).collect::<Result<Vec<_>, _>>()?)
    }
}

pub(super) async fn put(write: &mut Write, landing: &StoredLanding, now_ms: i64) -> Result<Put, sqlx::Error> {
    let held = sqlx::query("select digest from landings where token = $1")
        .bind(landing.token.as_str())
        .fetch_optional(&mut *write.transaction)
        .await?
        .map(|row| row.try_get::<String, _>(0))
        .transpose()?;
    let body = as_json(landing)?;
    let digest = digest(body.as_bytes());
    if held.as_ref() == Some(&digest) {
        return Ok(Put::Unchanged);
    }
    sqlx::query(
        "insert into landings (token, first_day, body, created_at, updated_at, digest) \
         values ($1, $2, $3, $4, $4, $5) on conflict (token) do update set first_day = excluded.first_day, \
         body = excluded.body, updated_at = excluded.updated_at, digest = excluded.digest",
    )
    .bind(landing.token.as_str())
    .bind(landing.window.first_day.iso())
    .bind(body)
    .bind(now_ms)
    .bind(digest)
    .execute(&mut *write.transaction)
    .await?;
    Ok(if held.is_some() { Put::Updated } else { Put::Added })
}

/// Removes the landings that are not among `kept`. One at which meetings are to come stays, and the change with it.
pub(super) async fn prune(write: &mut Write, kept: &[StoredLanding], now_ms: i64) -> Result<usize, ContentChangeError> {
    let yesterday: String = rfc3339(now_ms - DAY_MS).chars().take("2027-10-12".len()).collect();
    let mut removed = 0;
    for row in sqlx::query("select token from landings").fetch_all(&mut *write.transaction).await? {
        let token: String = row.try_get(0)?;
        if kept.iter().any(|landing| landing.token == token) {
            continue;
        }
        let meetings: i64 =
            sqlx::query("select count(*) from bookings where event = $1 and day >= $2 and cancelled_at is null")
                .bind(token.as_str())
                .bind(yesterday.as_str())
                .fetch_one(&mut *write.transaction)
                .await?
                .try_get(0)?;
        if meetings > 0 {
            return Err(ContentChangeError::BookedLanding { token, meetings });
        }
        sqlx::query("delete from landings where token = $1").bind(token).execute(&mut *write.transaction).await?;
        removed += 1;
    }
    Ok(removed)
}
