//! Slots that the owner withholds from booking.

use super::super::{Store, StoreError};
use super::slots::{self, StoredSlot};

/// The outcome of blocking a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blocked {
    /// The slot is blocked now.
    Now,
    /// The slot was taken already, by a visitor or by the owner.
    Taken,
}

/// The outcome of releasing a slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Released {
    /// The slot can be booked again.
    Now,
    /// The slot was not taken.
    WasFree,
    /// A visitor has booked the slot; holds the booking's id.
    Booked(String),
}

impl Store {
    /// Blocks a slot, so that visitors cannot book it.
    pub async fn block_slot(&self, event: &str, slot: &StoredSlot) -> Result<Blocked, StoreError> {
        let mut write = self.write().await?;
        if !slots::take(&mut write, event, slot, None).await? {
            return write.refuse(Blocked::Taken).await;
        }
        slots::raise_version(&mut write, event).await?;
        write.commit().await?;
        Ok(Blocked::Now)
    }

    /// Releases a blocked slot. A slot that a visitor has booked stays as it is.
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
        let sql = "select booking_id from taken_slots where event = $1 and day = $2 and starts = $3";
        let booking_id: Option<Option<String>> = sqlx::query_scalar(sql)
            .bind(event)
            .bind(slot.day.as_str())
            .bind(slot.starts)
            .fetch_optional(&mut *write.transaction)
            .await?;
        write.rollback().await?;
        Ok(booking_id.flatten().map_or(Released::WasFree, Released::Booked))
    }
}
