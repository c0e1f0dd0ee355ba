//! Access to and erasure of personal data, by e-mail address.

use serde::Serialize;
use sqlx::AnyConnection;

use super::bookings::{Booking, free_slots_of};
use super::email_key::email_key;
use super::outbox::Subject;
use super::{Lead, Store, StoreError};

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

/// What was erased.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[ts(rename = "PersonErased")]
#[schema(as = PersonErased)]
pub struct Erased {
    pub leads: u64,
    /// Bookings that were cancelled and blanked.
    pub bookings: u64,
    /// Messages to or about the person, delivered or not.
    pub messages: u64,
    /// Ids of these messages: mails written to files are named by them.
    #[serde(skip)]
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

impl Store {
    /// Returns all data about the person with an e-mail address, in any spelling.
    pub async fn personal_data(&self, email: &str) -> Result<PersonalData, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let ids = ids_of(&mut connection, email).await?;
        drop(connection);
        let mut data = PersonalData { leads: Vec::new(), bookings: Vec::new(), messages: 0, message_ids: ids.messages };
        for id in &ids.leads {
            let lead: Option<Lead> =
                query_as!("select * from leads where id = $1", id).fetch_optional(&self.pool).await?;
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
            erased.messages += write.run(query!("delete from outbox where id = $1", id)).await?;
        }
        for id in &ids.leads {
            write.run(query!("delete from lead_notes where lead_id = $1", id)).await?;
            erased.leads += write.run(query!("delete from leads where id = $1", id)).await?;
        }
        for id in &ids.bookings {
            let sql = "update bookings set full_name = '', email = '', phone = '', company = '', \
                       cancelled_at = coalesce(cancelled_at, $1) where id = $2";
            erased.bookings += write.run(query!(sql, now_ms, id)).await?;
        }
        // The freed slots can be booked again; open calendars are notified.
        free_slots_of(&mut write, &ids.bookings).await?;
        write.accept(erased).await
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
            query_scalar!(sql, subject.kind(), subject.id()).fetch_all(&mut *connection).await?;
        messages.extend(of_subject);
    }
    Ok(Ids { messages, ..ids })
}
