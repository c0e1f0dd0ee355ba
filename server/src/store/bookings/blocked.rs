//! Slots that the owner keeps free.

use sqlx::Row;

use super::super::{Store, StoreError};
use super::slots::{self, StoredSlot};

/// What became of a slot that was to be blocked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blocked {
    /// Nobody can book it now.
    Now,
    /// It was taken already, by a visitor or by the owner.
    Taken,
}

/// What became of a slot that was to be released.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Released {
    /// It can be booked again.
    Now,
    /// Nobody had it.
    WasFree,
    /// A visitor has it: the booking's id.
    Booked(String),
}

impl Store {
    /// Keeps a slot from being booked.
    pub async fn block_slot(&self, event: &str, slot: &StoredSlot) -> Result<Blocked, StoreError> {
        let mut write = self.write().await?;
        if !slots::take(&mut write, event, slot, None).await? {
            write.rollback().await?;
            return Ok(Blocked::Taken);
        }
        slots::raise_version(&mut write, event).await?;
        write.commit().await?;
        Ok(Blocked::Now)
    }

    /// Lets a blocked slot be booked again. A visitor's is left alone.
    pub async fn release_slot(&self, event: &str, slot: &StoredSlot) -> Result<Released, StoreError> {
        let mut write = self.write().await?;
        let freed =
            sqlx::query("delete from taken_slots where event = $1 and day = $2 and starts = $3 and booking_id is null")
                .bind(event)
                .bind(slot.day.as_str())
                .bind(slot.starts)
                .execute(&mut *write.transaction)
                .await?;
        if freed.rows_affected() == 1 {
            slots::raise_version(&mut write, event).await?;
            write.commit().await?;
            return Ok(Released::Now);
        }
        let row = sqlx::query("select booking_id from taken_slots where event = $1 and day = $2 and starts = $3")
            .bind(event)
            .bind(slot.day.as_str())
            .bind(slot.starts)
            .fetch_optional(&mut *write.transaction)
            .await?;
        let booking_id: Option<String> = row.map(|row| row.try_get(0)).transpose()?.flatten();
        write.rollback().await?;
        Ok(booking_id.map_or(Released::WasFree, Released::Booked))
    }
}
