//! Taken slots, and the version that rises with every change of them.

use std::collections::BTreeSet;

use core_wasm::booking::Slot;
use core_wasm::fields::Date;
use serde::{Serialize, Serializer};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::super::{Store, StoreError, Write};

/// A slot of a day, as rows have it: minutes since midnight on the venue's clock.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct StoredSlot {
    /// `YYYY-MM-DD`.
    pub day: String,
    /// First minute.
    pub starts: i64,
    /// The minute at which it is over.
    pub ends: i64,
}

impl From<(Date, Slot)> for StoredSlot {
    fn from((date, slot): (Date, Slot)) -> Self {
        Self { day: date.iso(), starts: i64::from(slot.start()), ends: i64::from(slot.end()) }
    }
}

impl StoredSlot {
    /// As the core has it. Only slots of the core were stored.
    pub fn at(&self) -> Option<(Date, Slot)> {
        let minute = |value: i64| u16::try_from(value).ok();
        Some((Date::parse(&self.day).ok()?, Slot::new(minute(self.starts)?, minute(self.ends)?)?))
    }

    /// The slot's label on the wire.
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
    /// The taken slots of an event, blocked ones among them, in order. Whose they are is not said.
    pub async fn taken_slots(&self, event: &str) -> Result<Vec<StoredSlot>, StoreError> {
        let rows = sqlx::query("select day, starts, ends from taken_slots where event = $1 order by day, starts")
            .bind(event)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(slot).collect::<Result<Vec<_>, _>>()?)
    }

    /// How often the taken slots of each event have changed.
    pub async fn slot_versions(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = sqlx::query("select event, version from slot_versions").fetch_all(&self.pool).await?;
        let pair = |row: &AnyRow| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?));
        Ok(rows.iter().map(pair).collect::<Result<Vec<_>, _>>()?)
    }
}

/// Takes a slot. False: somebody has it.
pub(super) async fn take(
    write: &mut Write,
    event: &str,
    slot: &StoredSlot,
    booking_id: Option<&str>,
) -> Result<bool, sqlx::Error> {
    let taken = sqlx::query(
        "insert into taken_slots (event, day, starts, ends, booking_id) values ($1, $2, $3, $4, $5) \
         on conflict (event, day, starts) do nothing",
    )
    .bind(event)
    .bind(slot.day.as_str())
    .bind(slot.starts)
    .bind(slot.ends)
    .bind(booking_id)
    .execute(&mut *write.transaction)
    .await?;
    Ok(taken.rows_affected() == 1)
}

/// Frees the slot that a booking has.
pub(super) async fn free(write: &mut Write, booking_id: &str) -> Result<(), sqlx::Error> {
    sqlx::query("delete from taken_slots where booking_id = $1")
        .bind(booking_id)
        .execute(&mut *write.transaction)
        .await?;
    Ok(())
}

/// Frees the slots of bookings.
pub(in crate::store) async fn free_slots_of(write: &mut Write, booking_ids: &[String]) -> Result<(), sqlx::Error> {
    let mut events = BTreeSet::new();
    for id in booking_ids {
        let rows = sqlx::query("delete from taken_slots where booking_id = $1 returning event")
            .bind(id.as_str())
            .fetch_all(&mut *write.transaction)
            .await?;
        for row in rows {
            events.insert(row.try_get::<String, _>(0)?);
        }
    }
    for event in events {
        raise_version(write, &event).await?;
    }
    Ok(())
}

/// Says that an event's taken slots changed. The last write of a transaction: its lock is the one that all wait for.
pub(super) async fn raise_version(write: &mut Write, event: &str) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into slot_versions (event, version) values ($1, 1) \
         on conflict (event) do update set version = slot_versions.version + 1",
    )
    .bind(event)
    .execute(&mut *write.transaction)
    .await?;
    Ok(())
}

pub(super) fn slot(row: &AnyRow) -> Result<StoredSlot, sqlx::Error> {
    Ok(StoredSlot { day: row.try_get("day")?, starts: row.try_get("starts")?, ends: row.try_get("ends")? })
}
