//! What is known about a person, by their e-mail address, and how it is erased.

use serde::Serialize;
use sqlx::Row;

use super::bookings::free_slots_of;
use super::{Lead, Store, StoreError};

/// Everything that is known about a person.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PersonalData {
    /// What they sent.
    pub leads: Vec<Lead>,
    /// What they booked.
    pub bookings: Vec<StoredBooking>,
    /// Messages about these that are not delivered yet, or were given up.
    pub messages: i64,
}

/// A booking, as far as it is about a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StoredBooking {
    /// What the visitor was told.
    pub reference: String,
    /// When it was made, as RFC 3339.
    pub created_at: String,
    /// When it was cancelled.
    pub cancelled_at: Option<String>,
    /// The visitor's name.
    pub full_name: String,
    /// The visitor's e-mail address.
    pub email: String,
    /// The visitor's phone number.
    pub phone: String,
    /// The visitor's company, or empty.
    pub company: String,
}

/// How much was erased.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Erased {
    /// Leads.
    pub leads: u64,
    /// Bookings: cancelled, and blank from now on.
    pub bookings: u64,
    /// Messages about these, delivered or not.
    pub messages: u64,
}

impl Store {
    /// What is known about the person who has an e-mail address, however its letters are cased.
    pub async fn personal_data(&self, email: &str) -> Result<PersonalData, StoreError> {
        let email = email.trim().to_lowercase();
        let rows = sqlx::query(
            "select id, reference, created_at, kind, full_name, email, phone, company, service, description, \
             consent, consent_version, consented_at, origin, event, suspect from leads \
             where lower(email) = $1 order by id",
        )
        .bind(email.as_str())
        .fetch_all(&self.pool)
        .await?;
        let leads = rows.iter().map(super::leads::lead).collect::<Result<Vec<_>, _>>()?;
        let bookings = self.bookings_of(&email).await?;
        let messages = sqlx::query(
            "select count(*) from outbox where body <> '' \
             and (subject_id in (select id from leads where lower(email) = $1) \
             or subject_id in (select id from bookings where lower(email) = $2))",
        )
        .bind(email.as_str())
        .bind(email.as_str())
        .fetch_one(&self.pool)
        .await?
        .try_get(0)?;
        Ok(PersonalData { leads, bookings, messages })
    }

    async fn bookings_of(&self, email: &str) -> Result<Vec<StoredBooking>, StoreError> {
        let rows = sqlx::query(
            "select reference, created_at, cancelled_at, full_name, email, phone, company from bookings \
             where lower(email) = $1 order by id",
        )
        .bind(email)
        .fetch_all(&self.pool)
        .await?;
        let bookings = rows.iter().map(|row| {
            Ok(StoredBooking {
                reference: row.try_get("reference")?,
                created_at: crate::clock::rfc3339(row.try_get("created_at")?),
                cancelled_at: row.try_get::<Option<i64>, _>("cancelled_at")?.map(crate::clock::rfc3339),
                full_name: row.try_get("full_name")?,
                email: row.try_get("email")?,
                phone: row.try_get("phone")?,
                company: row.try_get("company")?,
            })
        });
        Ok(bookings.collect::<Result<_, sqlx::Error>>()?)
    }

    /// Erases what is known about a person. A booking is cancelled and its row stays, blank, so that its slot has one
    /// history.
    pub async fn erase_person(&self, email: &str, now_ms: i64) -> Result<Erased, StoreError> {
        let email = email.trim().to_lowercase();
        let mut write = self.write().await?;
        let messages = sqlx::query(
            "delete from outbox where subject_id in (select id from leads where lower(email) = $1) \
             or subject_id in (select id from bookings where lower(email) = $2)",
        )
        .bind(email.as_str())
        .bind(email.as_str())
        .execute(&mut *write.transaction)
        .await?
        .rows_affected();
        let leads = sqlx::query("delete from leads where lower(email) = $1")
            .bind(email.as_str())
            .execute(&mut *write.transaction)
            .await?
            .rows_affected();
        // Their slots are anybody's again, and every open calendar hears of it.
        free_slots_of(&mut write, &email).await?;
        let bookings = sqlx::query(
            "update bookings set full_name = '', email = '', phone = '', company = '', \
             cancelled_at = coalesce(cancelled_at, $1) where lower(email) = $2",
        )
        .bind(now_ms)
        .bind(email.as_str())
        .execute(&mut *write.transaction)
        .await?
        .rows_affected();
        write.commit().await?;
        Ok(Erased { leads, bookings, messages })
    }
}
