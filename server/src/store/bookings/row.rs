//! A booking as a row.

use serde::Serialize;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::super::content_items::flag;
use super::super::{Store, StoreError, Write};
use super::StoredSlot;

/// Who booked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Visitor {
    /// Name.
    pub full_name: String,
    /// E-mail address.
    pub email: String,
    /// Phone number: a plus and digits.
    pub phone: String,
    /// Company, or empty.
    pub company: String,
}

/// A booking in the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Booking {
    /// UUIDv7: sorts by time.
    pub id: String,
    /// What the visitor was told.
    pub reference: String,
    /// UTC milliseconds.
    #[serde(serialize_with = "crate::clock::as_rfc3339")]
    pub created_at: i64,
    /// The last time that it was booked, moved or cancelled.
    #[serde(serialize_with = "crate::clock::as_rfc3339")]
    pub updated_at: i64,
    /// The event landing's token.
    pub event: String,
    /// The slot, on the venue's clock.
    #[serde(flatten)]
    pub slot: StoredSlot,
    /// Whom it is for.
    #[serde(flatten)]
    pub visitor: Visitor,
    /// Whether the trap for robots was filled in.
    pub suspect: bool,
    /// How often it changed since it was sent first.
    pub sequence: i64,
    /// When it was cancelled.
    #[serde(serialize_with = "crate::clock::option_as_rfc3339")]
    pub cancelled_at: Option<i64>,
}

impl Store {
    /// The booking of an id.
    pub async fn booking(&self, id: &str) -> Result<Option<Booking>, StoreError> {
        let row = sqlx::query("select * from bookings where id = $1").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(booking).transpose()?)
    }

    /// The booking of a reference.
    pub async fn booking_of_reference(&self, reference: &str) -> Result<Option<Booking>, StoreError> {
        let row = sqlx::query("select * from bookings where reference = $1")
            .bind(reference)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(booking).transpose()?)
    }

    /// Bookings in the order in which they came, from after an id (`""` for the first), at most `limit`.
    pub async fn bookings_after(&self, id: &str, limit: i64) -> Result<Vec<Booking>, StoreError> {
        let rows = sqlx::query("select * from bookings where id > $1 order by id limit $2")
            .bind(id)
            .bind(limit)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(booking).collect::<Result<Vec<_>, _>>()?)
    }
}

pub(super) async fn insert(write: &mut Write, booking: &Booking) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into bookings (id, reference, created_at, updated_at, event, day, starts, ends, full_name, email, \
         phone, company, suspect, sequence, cancelled_at) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
    )
    .bind(booking.id.as_str())
    .bind(booking.reference.as_str())
    .bind(booking.created_at)
    .bind(booking.updated_at)
    .bind(booking.event.as_str())
    .bind(booking.slot.day.as_str())
    .bind(booking.slot.starts)
    .bind(booking.slot.ends)
    .bind(booking.visitor.full_name.as_str())
    .bind(booking.visitor.email.as_str())
    .bind(booking.visitor.phone.as_str())
    .bind(booking.visitor.company.as_str())
    .bind(i64::from(booking.suspect))
    .bind(booking.sequence)
    .bind(booking.cancelled_at)
    .execute(&mut *write.transaction)
    .await?;
    Ok(())
}

pub(super) fn booking(row: &AnyRow) -> Result<Booking, sqlx::Error> {
    Ok(Booking {
        id: row.try_get("id")?,
        reference: row.try_get("reference")?,
        created_at: row.try_get("created_at")?,
        updated_at: row.try_get("updated_at")?,
        event: row.try_get("event")?,
        slot: super::slots::slot(row)?,
        visitor: Visitor {
            full_name: row.try_get("full_name")?,
            email: row.try_get("email")?,
            phone: row.try_get("phone")?,
            company: row.try_get("company")?,
        },
        suspect: flag(row, "suspect")?,
        sequence: row.try_get("sequence")?,
        cancelled_at: row.try_get("cancelled_at")?,
    })
}
