//! The time on which all servers of one database agree.

use sqlx::{Any, Transaction};

use super::{Store, StoreError};
use model::{BelievedTime, Doubt};

const SELECT: &str = "select believed_at, doubted_since, doubted_until from believed_time";

impl Store {
    /// Records a reading of a server's clock. Returns the time that is believed from now on.
    pub async fn observe_clock(&self, now_ms: i64) -> Result<BelievedTime, StoreError> {
        let mut write = self.write().await?;
        // A database that was filled before clocks were checked starts from its latest row.
        sqlx::query(
            "insert into believed_time (id, believed_at) select 1, coalesce(max(created_at), $1) from \
             (select created_at from leads union all select created_at from bookings) as rows_with_time where true \
             on conflict (id) do nothing",
        )
        .bind(now_ms)
        .execute(&mut *write.transaction)
        .await?;
        let columns: Columns = sqlx::query_as(SELECT).fetch_one(&mut *write.transaction).await?;
        let time = from_columns(columns).observe(now_ms);
        keep(&mut write.transaction, time).await?;
        write.commit().await?;
        Ok(time)
    }

    /// Returns the time that is believed; `None` before the first reading.
    pub async fn believed_time(&self) -> Result<Option<BelievedTime>, StoreError> {
        let columns: Option<Columns> = sqlx::query_as(SELECT).fetch_optional(&self.pool).await?;
        Ok(columns.map(from_columns))
    }

    /// Returns a clock's reading, or the time that is believed instead while the clock is in doubt: deletion and
    /// publishing wait.
    pub async fn trusted_time(&self, now_ms: i64) -> Result<i64, StoreError> {
        let time = self.believed_time().await?.map(|time| time.observe(now_ms));
        Ok(time.filter(|time| time.doubt.is_some()).map_or(now_ms, |time| time.believed_at))
    }

    /// Makes a clock's reading the believed time, at an operator's request.
    pub async fn believe_clock(&self, now_ms: i64) -> Result<(), StoreError> {
        self.observe_clock(now_ms).await?;
        let mut write = self.write().await?;
        keep(&mut write.transaction, BelievedTime::at(now_ms)).await?;
        Ok(write.commit().await?)
    }
}

async fn keep(tx: &mut Transaction<'_, Any>, time: BelievedTime) -> Result<(), sqlx::Error> {
    sqlx::query("update believed_time set believed_at = $1, doubted_since = $2, doubted_until = $3")
        .bind(time.believed_at)
        .bind(time.doubt.map(|doubt| doubt.since))
        .bind(time.doubt.map(|doubt| doubt.until))
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// The columns of `SELECT`.
type Columns = (i64, Option<i64>, Option<i64>);

fn from_columns((believed_at, since, until): Columns) -> BelievedTime {
    BelievedTime { believed_at, doubt: since.zip(until).map(|(since, until)| Doubt { since, until }) }
}
