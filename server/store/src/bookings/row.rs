//! The table row of a booking.

use serde::Serialize;

use super::super::sql::flag;
use super::super::{Store, StoreError, Visitor, Write};
use super::StoredSlot;

/// A stored booking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Booking {
    /// UUIDv7, so that ids sort by time.
    pub id: String,
    /// The reference that the visitor was given.
    pub reference: String,
    /// UTC milliseconds.
    #[serde(serialize_with = "model::clock::as_rfc3339")]
    pub created_at: i64,
    /// Time of the last booking, move or cancellation, in UTC milliseconds.
    #[serde(serialize_with = "model::clock::as_rfc3339")]
    pub updated_at: i64,
    /// The event landing's token.
    pub event: String,
    /// The slot, in the venue's local time.
    #[serde(flatten)]
    pub slot: StoredSlot,
    #[serde(flatten)]
    pub visitor: Visitor,
    /// True if a program seems to have filled in the form.
    pub suspect: bool,
    /// The `UID` of its calendar files, constant even if the site's address changes.
    #[serde(skip)]
    pub calendar_uid: String,
    /// Number of changes since the first calendar invitation: the `SEQUENCE` of iCalendar.
    pub sequence: i64,
    /// When the visitor arrived at the booth, in UTC milliseconds.
    #[serde(serialize_with = "model::clock::option_as_rfc3339")]
    pub checked_in_at: Option<i64>,
    /// Time of the cancellation, in UTC milliseconds.
    #[serde(serialize_with = "model::clock::option_as_rfc3339")]
    pub cancelled_at: Option<i64>,
    /// Raised with each change, check-ins included.
    #[serde(skip)]
    pub revision: i64,
}

impl Store {
    pub async fn booking(&self, id: &str) -> Result<Option<Booking>, StoreError> {
        Ok(query_as!("select * from bookings where id = $1", id).fetch_optional(&self.pool).await?)
    }

    /// Returns the booking that a visitor's reference names.
    pub async fn booking_of_reference(&self, reference: &str) -> Result<Option<Booking>, StoreError> {
        let sql = "select * from bookings where reference = $1";
        Ok(query_as!(sql, reference).fetch_optional(&self.pool).await?)
    }

    /// Returns at most `limit` bookings in the order of their creation, starting after an id (`""` for the first page).
    pub async fn bookings_after(&self, id: &str, limit: i64) -> Result<Vec<Booking>, StoreError> {
        let sql = "select * from bookings where id > $1 order by id limit $2";
        Ok(query_as!(sql, id, limit).fetch_all(&self.pool).await?)
    }
}

pub(super) async fn insert(write: &mut Write, booking: &Booking) -> Result<(), sqlx::Error> {
    let sql = "insert into bookings (id, reference, created_at, updated_at, event, day, starts, ends, full_name, email, \
               phone, company, suspect, sequence, calendar_uid) \
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
    write
        .run(query!(
            sql,
            booking.id.as_str(),
            booking.reference.as_str(),
            booking.created_at,
            booking.updated_at,
            booking.event.as_str(),
            booking.slot.day.as_str(),
            booking.slot.starts,
            booking.slot.ends,
            booking.visitor.full_name.as_str(),
            booking.visitor.email.as_str(),
            booking.visitor.phone.as_str(),
            booking.visitor.company.as_str(),
            i64::from(booking.suspect),
            booking.sequence,
            booking.calendar_uid.as_str()
        ))
        .await?;
    Ok(())
}

from_row!(row => Booking {
    id, reference, created_at, updated_at, event,
    slot = StoredSlot::from_row(row)?,
    visitor = Visitor::from_row(row)?,
    suspect = flag(row, "suspect")?,
    calendar_uid, sequence, checked_in_at, cancelled_at, revision,
});
