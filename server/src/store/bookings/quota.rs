//! How much one person may book.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use sqlx::Row;

use super::super::email_key::mailbox_key;
use super::super::{Store, Write};
use super::row::Booking;
use crate::clock::rfc3339;
use crate::content::hexadecimal;

/// For how long bookings count, in milliseconds: a day.
const WINDOW_MS: i64 = 24 * 60 * 60 * 1000;
/// Bookings a day for each meeting that an address may have: room for somebody who cancels and books again. Every booking
/// sends a mail, which the address's owner may not have asked for.
const BOOKINGS_PER_MEETING: i64 = 2;

/// How much one person may book at an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookingLimits {
    /// Meetings to come that an e-mail address may have.
    pub meetings_per_address: i64,
    /// Bookings that may come from a client within a day.
    pub bookings_per_client: i64,
    /// The client; `None` where clients are not limited.
    pub client: Option<String>,
    /// The key under which addresses and clients are counted.
    pub key: Vec<u8>,
}

/// What there is too much of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BookingLimit {
    /// Meetings for the e-mail address.
    Address,
    /// Bookings from the client.
    Client,
}

/// Counts a booking. The row's lock makes the next booking of the same person wait, on every server, until this one is
/// through or taken back; the count goes back with it.
pub(super) async fn count(
    write: &mut Write,
    booking: &Booking,
    limits: &BookingLimits,
) -> Result<Option<BookingLimit>, sqlx::Error> {
    let now_ms = booking.created_at;
    let mailbox = mailbox_key(&booking.visitor.email);
    let booked = raise(write, &booking.event, &limits.digest("address", &mailbox), now_ms).await?;
    if booked > limits.meetings_per_address * BOOKINGS_PER_MEETING
        || meetings_to_come(write, &booking.event, &mailbox, now_ms).await? >= limits.meetings_per_address
    {
        return Ok(Some(BookingLimit::Address));
    }
    if let Some(client) = &limits.client
        && raise(write, &booking.event, &limits.digest("client", client), now_ms).await? > limits.bookings_per_client
    {
        return Ok(Some(BookingLimit::Client));
    }
    Ok(None)
}

impl BookingLimits {
    fn digest(&self, of: &str, who: &str) -> String {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.key) else { return String::new() };
        mac.update(format!("quota/{of}/{who}").as_bytes());
        hexadecimal(&mac.finalize().into_bytes())
    }
}

async fn raise(write: &mut Write, event: &str, who: &str, now_ms: i64) -> Result<i64, sqlx::Error> {
    sqlx::query(
        "insert into booking_quotas (event, who, booked, since) values ($1, $2, 1, $3) \
         on conflict (event, who) do update set \
         booked = case when booking_quotas.since <= $4 then 1 else booking_quotas.booked + 1 end, \
         since = case when booking_quotas.since <= $4 then excluded.since else booking_quotas.since end \
         returning booked",
    )
    .bind(event)
    .bind(who)
    .bind(now_ms)
    .bind(now_ms - WINDOW_MS)
    .fetch_one(&mut *write.transaction)
    .await?
    .try_get(0)
}

/// An event has some dozen slots a day, so that its bookings are few.
async fn meetings_to_come(write: &mut Write, event: &str, mailbox: &str, now_ms: i64) -> Result<i64, sqlx::Error> {
    // A meeting of yesterday, UTC, is over everywhere on Earth tomorrow at the latest.
    let yesterday: String = rfc3339(now_ms - WINDOW_MS).chars().take("2027-10-12".len()).collect();
    let rows = sqlx::query("select email from bookings where event = $1 and day >= $2 and cancelled_at is null")
        .bind(event)
        .bind(yesterday)
        .fetch_all(&mut *write.transaction)
        .await?;
    let mut meetings = 0;
    for row in rows {
        meetings += i64::from(mailbox_key(&row.try_get::<String, _>(0)?) == mailbox);
    }
    Ok(meetings)
}

impl Store {
    /// Deletes counts that say nothing any more.
    pub async fn forget_old_quotas(&self, now_ms: i64) -> Result<(), super::StoreError> {
        let mut write = self.write().await?;
        sqlx::query("delete from booking_quotas where since <= $1")
            .bind(now_ms - WINDOW_MS)
            .execute(&mut *write.transaction)
            .await?;
        Ok(write.commit().await?)
    }
}
