//! Who has a document open in the back office.

use super::{Store, StoreError};

/// A person is forgotten after this time without a sign of life: three missed heartbeats.
pub const PRESENCE_MS: i64 = 60 * 1000;

impl Store {
    /// Records that a person has a document open.
    pub async fn note_presence(&self, document_id: &str, user_id: &str, now_ms: i64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        write.run(query!("delete from document_presence where seen_at <= $1", now_ms - PRESENCE_MS)).await?;
        let sql = "insert into document_presence (document_id, user_id, since, seen_at) values ($1, $2, $3, $3) \
                   on conflict (document_id, user_id) do update set seen_at = excluded.seen_at";
        write.run(query!(sql, document_id, user_id, now_ms)).await?;
        Ok(write.commit().await?)
    }

    /// Records that a person has closed a document.
    pub async fn end_presence(&self, document_id: &str, user_id: &str) -> Result<(), StoreError> {
        let sql = "delete from document_presence where document_id = $1 and user_id = $2";
        self.run(query!(sql, document_id, user_id)).await?;
        Ok(())
    }

    /// Returns the e-mail addresses of the other people who have a document open, each with the instant from which.
    pub async fn others_present(
        &self,
        document_id: &str,
        user_id: &str,
        now_ms: i64,
    ) -> Result<Vec<(String, i64)>, StoreError> {
        let sql = "select person.email, presence.since from document_presence presence \
                   join users person on person.id = presence.user_id \
                   where presence.document_id = $1 and presence.user_id <> $2 and presence.seen_at > $3 \
                   order by presence.since, person.email";
        Ok(query_as!(sql, document_id, user_id, now_ms - PRESENCE_MS).fetch_all(&self.pool).await?)
    }
}
