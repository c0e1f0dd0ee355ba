//! Slots that the owner withholds from booking.

use super::super::{Store, StoreError, Write};
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Released {
    /// The slot can be booked again.
    Now,
    /// The slot was not taken.
    WasFree,
    /// A visitor has booked the slot.
    Booked,
}

impl Store {
    /// Blocks a slot, so that visitors cannot book it. `by` is the user's id.
    pub async fn block_slot(
        &self,
        event: &str,
        slot: &StoredSlot,
        by: &str,
        now_ms: i64,
    ) -> Result<Blocked, StoreError> {
        let mut write = self.write().await?;
        if !slots::reserve(&mut write, event, slot, None).await? {
            return write.refuse(Blocked::Taken).await;
        }
        log_slot(&mut write, by, "slot.block", event, slot, now_ms).await?;
        slots::raise_version(&mut write, event).await?;
        write.accept(Blocked::Now).await
    }

    /// Releases a blocked slot. A slot that a visitor has booked stays as it is. `by` is the user's id.
    pub async fn release_slot(
        &self,
        event: &str,
        slot: &StoredSlot,
        by: &str,
        now_ms: i64,
    ) -> Result<Released, StoreError> {
        let mut write = self.write().await?;
        let sql = "delete from taken_slots where event = $1 and day = $2 and starts = $3 and booking_id is null";
        let freed = write.run(query!(sql, event, slot.day.as_str(), slot.starts)).await?;
        if freed == 1 {
            log_slot(&mut write, by, "slot.release", event, slot, now_ms).await?;
            slots::raise_version(&mut write, event).await?;
            return write.accept(Released::Now).await;
        }
        let sql = "select count(*) from taken_slots where event = $1 and day = $2 and starts = $3";
        let booked: i64 =
            query_scalar!(sql, event, slot.day.as_str(), slot.starts).fetch_one(&mut *write.transaction).await?;
        write.refuse(if booked > 0 { Released::Booked } else { Released::WasFree }).await
    }
}

async fn log_slot(
    write: &mut Write,
    user: &str,
    action: &str,
    event: &str,
    StoredSlot { day, starts, .. }: &StoredSlot,
    now_ms: i64,
) -> Result<(), sqlx::Error> {
    let object = format!("slot:{event}/{day}/{:02}:{:02}", starts / 60, starts % 60);
    write.log(Some(user), action, &object, now_ms).await
}
