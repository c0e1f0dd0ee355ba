//! Taken slots, and a version per event that rises with every change to them.

use std::collections::BTreeSet;

use core_wasm::booking::Slot;
use core_wasm::fields::Date;
use serde::{Serialize, Serializer};

use super::super::{Store, StoreError, Write};

/// A slot of a day as rows hold it: minutes since midnight, venue's local time.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct StoredSlot {
    /// `YYYY-MM-DD`.
    pub day: String,
    /// First minute of the slot.
    pub starts: i64,
    /// Minute at which the slot ends.
    pub ends: i64,
}

impl From<(Date, Slot)> for StoredSlot {
    fn from((date, slot): (Date, Slot)) -> Self {
        Self { day: date.iso(), starts: i64::from(slot.start()), ends: i64::from(slot.end()) }
    }
}

impl StoredSlot {
    /// Converts to the core's types; `None` for a row that the core did not write.
    pub fn at(&self) -> Option<(Date, Slot)> {
        let minute = |value: i64| u16::try_from(value).ok();
        Some((Date::parse(&self.day).ok()?, Slot::new(minute(self.starts)?, minute(self.ends)?)?))
    }

    /// Returns the slot's label in the API.
    pub fn time(&self) -> String {
        self.at().map(|(_, slot)| slot.wire()).unwrap_or_default()
    }
}

impl Serialize for StoredSlot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut out = serializer.serialize_struct("Slot", 2)?;
        out.serialize_field("date", &self.day)?;
        out.serialize_field("time", &self.time())?;
        out.end()
    }
}

impl Store {
    /// Returns the taken slots of an event in order, blocked ones included, without saying who has them.
    pub async fn taken_slots(&self, event: &str) -> Result<Vec<StoredSlot>, StoreError> {
        let sql = "select day, starts, ends from taken_slots where event = $1 order by day, starts";
        Ok(query_as!(sql, event).fetch_all(&self.pool).await?)
    }

    /// Returns the version of every event's taken slots.
    pub async fn slot_versions(&self) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(sqlx::query_as("select event, version from slot_versions").fetch_all(&self.pool).await?)
    }
}

/// Reserves a slot. Returns `false` when it is not free: a slot that was booked before the event's slots got another length
/// may overlap it.
pub(super) async fn reserve(
    write: &mut Write,
    event: &str,
    slot: &StoredSlot,
    booking_id: Option<&str>,
) -> Result<bool, sqlx::Error> {
    let sql = "insert into taken_slots (event, day, starts, ends, booking_id) select $1, $2, $3, $4, $5 \
               where not exists (select 1 from taken_slots where event = $1 and day = $2 and starts < $4 and ends > $3) \
               on conflict (event, day, starts) do nothing";
    let taken = write.run(query!(sql, event, slot.day.as_str(), slot.starts, slot.ends, booking_id)).await?;
    Ok(taken == 1)
}

/// Frees the slot of a booking.
pub(super) async fn free(write: &mut Write, booking_id: &str) -> Result<(), sqlx::Error> {
    write.run(query!("delete from taken_slots where booking_id = $1", booking_id)).await?;
    Ok(())
}

/// Frees the slots of several bookings, as the last write of a transaction; see [`raise_version`].
pub(crate) async fn free_slots_of(write: &mut Write, booking_ids: &[String]) -> Result<(), sqlx::Error> {
    let mut events: BTreeSet<String> = BTreeSet::new();
    for id in booking_ids {
        let sql = "delete from taken_slots where booking_id = $1 returning event";
        let freed = query_scalar!(sql, id.as_str()).fetch_all(&mut *write.transaction).await?;
        events.extend(freed);
    }
    for event in events {
        raise_version(write, &event).await?;
    }
    Ok(())
}

/// Raises the version of an event's taken slots. Has to be the last write of a transaction: all transactions of the
/// event wait for this row's lock.
pub(super) async fn raise_version(write: &mut Write, event: &str) -> Result<(), sqlx::Error> {
    let sql = "insert into slot_versions (event, version) values ($1, 1) \
               on conflict (event) do update set version = slot_versions.version + 1";
    write.run(query!(sql, event)).await?;
    Ok(())
}

from_row!(row => StoredSlot { day, starts, ends });
