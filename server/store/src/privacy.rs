//! Access to and erasure of personal data, by e-mail address.

use serde::Serialize;
use sqlx::AnyConnection;

use super::bookings::{Booking, free_slots_of};
use super::email_key::email_key;
use super::outbox::Subject;
use super::{Lead, Store, StoreError, Write};

/// All personal data of one person.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PersonalData {
    pub leads: Vec<Lead>,
    pub bookings: Vec<Booking>,
    /// Number of messages that are pending or were given up.
    pub messages: i64,
    /// Ids of all messages to or about the person: mails written to files are named by them.
    #[serde(skip)]
    pub message_ids: Vec<String>,
}

/// Row counts of an erasure.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Erased {
    pub leads: u64,
    /// Bookings that were cancelled and blanked.
    pub bookings: u64,
    /// Messages to or about the person, delivered or not.
    pub messages: u64,
    /// Ids of these messages: mails written to files are named by them.
    pub message_ids: Vec<String>,
}

/// Ids of the rows that concern one person.
#[derive(Debug, Default)]
struct Ids {
    leads: Vec<String>,
    bookings: Vec<String>,
    messages: Vec<String>,
}

impl Ids {
    /// Returns the rows that may have caused messages.
    fn subjects(&self) -> impl Iterator<Item = Subject<'_>> {
        let leads = self.leads.iter().map(|id| Subject::Lead(id));
        leads.chain(self.bookings.iter().map(|id| Subject::Booking(id)))
    }
}

/// How much is stored about one person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PersonCounts {
    pub leads: usize,
    pub bookings: usize,
    /// Messages that are pending or were given up.
    pub messages: i64,
}

impl Store {
    /// Counts the rows about the person with an e-mail address, in any spelling.
    pub async fn person_counts(&self, email: &str) -> Result<PersonCounts, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let ids = ids_of(&mut connection, email).await?;
        let mut counts = PersonCounts { leads: ids.leads.len(), bookings: ids.bookings.len(), messages: 0 };
        for subject in ids.subjects() {
            let sql = "select count(*) from outbox where subject_kind = $1 and subject_id = $2 and body <> ''";
            counts.messages += sqlx::query_scalar::<_, i64>(sql)
                .bind(subject.kind())
                .bind(subject.id())
                .fetch_one(&mut *connection)
                .await?;
        }
        Ok(counts)
    }

    /// Returns all data about the person with an e-mail address, in any spelling.
    pub async fn personal_data(&self, email: &str) -> Result<PersonalData, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let ids = ids_of(&mut connection, email).await?;
        drop(connection);
        let mut data = PersonalData { leads: Vec::new(), bookings: Vec::new(), messages: 0, message_ids: ids.messages };
        for id in &ids.leads {
            let sql = super::leads::SELECT.as_str();
            let lead: Option<Lead> = sqlx::query_as(sql).bind(id.as_str()).fetch_optional(&self.pool).await?;
            data.leads.extend(lead);
        }
        for id in &ids.bookings {
            data.bookings.extend(self.booking(id).await?);
        }
        for id in &data.message_ids {
            let sql = "select count(*) from outbox where id = $1 and body <> ''";
            data.messages += sqlx::query_scalar::<_, i64>(sql).bind(id.as_str()).fetch_one(&self.pool).await?;
        }
        Ok(data)
    }

    /// Erases all data about a person. A booking is cancelled, and its blank row stays for the history of its slot.
    pub async fn erase_person(&self, email: &str, now_ms: i64) -> Result<Erased, StoreError> {
        let mut write = self.write().await?;
        let ids = ids_of(&mut write.transaction, email).await?;
        let mut erased = Erased { message_ids: ids.messages, ..Erased::default() };
        for id in &erased.message_ids {
            erased.messages += delete(&mut write, "delete from outbox where id = $1", id).await?;
        }
        for id in &ids.leads {
            delete(&mut write, "delete from lead_notes where lead_id = $1", id).await?;
            erased.leads += delete(&mut write, "delete from leads where id = $1", id).await?;
        }
        for id in &ids.bookings {
            erased.bookings += sqlx::query(
                "update bookings set full_name = '', email = '', phone = '', company = '', \
                 cancelled_at = coalesce(cancelled_at, $1) where id = $2",
            )
            .bind(now_ms)
            .bind(id.as_str())
            .execute(&mut *write.transaction)
            .await?
            .rows_affected();
        }
        // The freed slots can be booked again; open calendars are notified.
        free_slots_of(&mut write, &ids.bookings).await?;
        write.commit().await?;
        Ok(erased)
    }
}

/// Compares addresses in Rust: the case folding of SQL differs between the two databases.
async fn ids_of(connection: &mut AnyConnection, email: &str) -> Result<Ids, sqlx::Error> {
    let key = email_key(email);
    let mut ids = Ids::default();
    if key.is_empty() {
        return Ok(ids);
    }
    for (sql, found) in [
        ("select id, email from leads order by id", &mut ids.leads),
        ("select id, email from bookings where email <> '' order by id", &mut ids.bookings),
    ] {
        let rows: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(&mut *connection).await?;
        found.extend(rows.into_iter().filter(|(_, email)| email_key(email) == key).map(|(id, _)| id));
    }
    let mut messages = Vec::new();
    for subject in ids.subjects() {
        let sql = "select id from outbox where subject_kind = $1 and subject_id = $2 order by id";
        let of_subject: Vec<String> =
            sqlx::query_scalar(sql).bind(subject.kind()).bind(subject.id()).fetch_all(&mut *connection).await?;
        messages.extend(of_subject);
    }
    Ok(Ids { messages, ..ids })
}

async fn delete(write: &mut Write, sql: &'static str, id: &str) -> Result<u64, sqlx::Error> {
    Ok(sqlx::query(sql).bind(id).execute(&mut *write.transaction).await?.rows_affected())
}
