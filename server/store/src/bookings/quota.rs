//! Limits on the bookings of one person.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::super::email_key::mailbox_key;
use super::super::{Store, Write};
use super::row::Booking;
use model::clock::{DAY_MS, yesterday};

/// Period over which bookings count, in milliseconds.
const WINDOW_MS: i64 = DAY_MS;
/// Bookings a day for each meeting that an address may have: room for cancelling and booking again. Every booking sends
/// a mail, perhaps to somebody who did not ask for it.
const BOOKINGS_PER_MEETING: i64 = 2;

/// Mails about bookings that a mailbox gets within a day, over all events. Anybody can book and move a meeting under
/// somebody else's address.
const MAILS_PER_MAILBOX: i64 = 12;
/// The event under which counts over all events are stored.
const ALL_EVENTS: &str = "";

/// Limits on the bookings of one person at one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookingLimits {
    /// Upcoming meetings that an e-mail address may have.
    pub meetings_per_address: i64,
    /// Bookings that one client may make within a day.
    pub bookings_per_client: i64,
    /// The client's address; `None` where clients are not limited.
    pub client: Option<String>,
    /// HMAC key under which addresses and clients are counted.
    pub key: Vec<u8>,
}

/// The limit that was reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BookingLimit {
    /// Meetings of the e-mail address.
    Address,
    /// Bookings of the client.
    Client,
}

/// Counts a booking. The row's lock makes the next booking of the same person wait, on every server, until this
/// transaction commits or rolls back; a rollback also undoes the count.
pub(super) async fn count(
    write: &mut Write,
    booking: &Booking,
    limits: &BookingLimits,
) -> Result<Option<BookingLimit>, sqlx::Error> {
    let now_ms = booking.created_at;
    let mailbox = mailbox_key(&booking.visitor.email);
    let booked = raise(write, &booking.event, &limits.digest("address", &mailbox), now_ms).await?;
    if booked > limits.meetings_per_address * BOOKINGS_PER_MEETING
        || upcoming_count(write, &booking.event, &mailbox, now_ms).await? >= limits.meetings_per_address
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

/// Returns the time at which a mailbox may get its next mail: now, or a day after the last but eleven. A mail that waits
/// and is cancelled meanwhile does not count, so of each booking only the last state is sent.
pub(super) async fn mail_due(write: &mut Write, mailbox: &str, now_ms: i64) -> Result<i64, sqlx::Error> {
    // The row's lock makes the next mail to the mailbox wait. Two digits of the digest identify no one.
    raise(write, ALL_EVENTS, mailbox.get(..2).unwrap_or_default(), now_ms).await?;
    let sql = "select due_at from outbox where mailbox = $1 and state <> 'cancelled' \
               order by due_at desc limit 1 offset $2";
    let earlier: Option<i64> =
        query_scalar!(sql, mailbox, MAILS_PER_MAILBOX - 1).fetch_optional(&mut *write.transaction).await?;
    Ok(earlier.map_or(now_ms, |due_at| now_ms.max(due_at + WINDOW_MS)))
}

impl BookingLimits {
    fn digest(&self, of: &str, who: &str) -> String {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.key) else { return String::new() };
        mac.update(format!("quota/{of}/{who}").as_bytes());
        hex::encode(mac.finalize().into_bytes())
    }
}

async fn raise(write: &mut Write, event: &str, who: &str, now_ms: i64) -> Result<i64, sqlx::Error> {
    let sql = "insert into booking_quotas (event, who, booked, since) values ($1, $2, 1, $3) \
               on conflict (event, who) do update set \
               booked = case when booking_quotas.since <= $4 then 1 else booking_quotas.booked + 1 end, \
               since = case when booking_quotas.since <= $4 then excluded.since else booking_quotas.since end \
               returning booked";
    query_scalar!(sql, event, who, now_ms, now_ms - WINDOW_MS).fetch_one(&mut *write.transaction).await
}

/// Counts in memory: an event has a few dozen slots a day, so its bookings are few.
async fn upcoming_count(write: &mut Write, event: &str, mailbox: &str, now_ms: i64) -> Result<i64, sqlx::Error> {
    let sql = "select email from bookings where event = $1 and day >= $2 and cancelled_at is null";
    let emails: Vec<String> = query_scalar!(sql, event, yesterday(now_ms)).fetch_all(&mut *write.transaction).await?;
    Ok(emails.iter().map(|email| i64::from(mailbox_key(email) == mailbox)).sum())
}

impl Store {
    /// Deletes counts of days that no limit covers any more.
    pub async fn forget_old_quotas(&self, now_ms: i64) -> Result<(), super::StoreError> {
        self.run(query!("delete from booking_quotas where since <= $1", now_ms - WINDOW_MS)).await?;
        Ok(())
    }
}
