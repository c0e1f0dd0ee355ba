//! The transactional outbox: messages are written together with the change that causes them, and delivered afterwards.

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe, Transaction};
use uuid::Uuid;

use super::{Backend, Store, StoreError};
use model::Message;

/// The row that caused a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject<'a> {
    /// A lead, by its id.
    Lead(&'a str),
    /// A booking, by its id.
    Booking(&'a str),
    /// A user of the back office, by its id.
    User(&'a str),
}

impl<'a> Subject<'a> {
    /// Returns the kind as the database spells it.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Lead(_) => "lead",
            Self::Booking(_) => "booking",
            Self::User(_) => "user",
        }
    }

    pub fn id(self) -> &'a str {
        match self {
            Self::Lead(id) | Self::Booking(id) | Self::User(id) => id,
        }
    }
}

/// A message, ready to be queued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewMessage<'a> {
    pub subject: Subject<'a>,
    pub body: &'a Message,
    /// Earliest delivery in UTC milliseconds: now, or later for a reminder.
    pub due_at: i64,
    /// Digest of the mailbox for which the mail counts.
    pub mailbox: Option<&'a str>,
}

impl NewMessage<'_> {
    fn is_to_visitor(&self) -> bool {
        !matches!(self.subject, Subject::User(_)) && self.body.is_to_subject()
    }
}

/// Bound values per row.
const OUTBOX_VALUES: usize = 9;

/// Inserts messages in the transaction that causes them.
pub async fn enqueue(
    tx: &mut Transaction<'_, Any>,
    messages: &[NewMessage<'_>],
    now_ms: i64,
) -> Result<(), StoreError> {
    if !messages.is_empty() {
        let sql = insertion(messages.len(), 1);
        bind_messages(sqlx::query(AssertSqlSafe(sql)), messages, now_ms)?.execute(&mut **tx).await?;
    }
    Ok(())
}

/// Returns the statement that inserts `count` messages, whose values are bound from placeholder `first` on.
pub(super) fn insertion(count: usize, first: usize) -> String {
    let rows = (0..count).map(|row| {
        let places = (0..OUTBOX_VALUES).map(|column| format!("${}", first + row * OUTBOX_VALUES + column));
        format!("({}, 'pending', 0)", places.collect::<Vec<_>>().join(", "))
    });
    format!(
        "insert into outbox (id, subject_kind, subject_id, kind, to_visitor, body, created_at, due_at, mailbox, state, \
         attempts) values {}",
        rows.collect::<Vec<_>>().join(", ")
    )
}

/// Binds the values of [`insertion`].
pub(super) fn bind_messages<'q>(
    mut insert: Query<'q, Any, AnyArguments>,
    messages: &[NewMessage<'_>],
    now_ms: i64,
) -> Result<Query<'q, Any, AnyArguments>, StoreError> {
    for message in messages {
        insert = insert
            .bind(Uuid::now_v7().to_string())
            .bind(message.subject.kind())
            .bind(message.subject.id().to_owned())
            .bind(message.body.kind())
            .bind(i64::from(message.is_to_visitor()))
            .bind(serde_json::to_string(message.body)?)
            .bind(now_ms)
            .bind(message.due_at)
            .bind(message.mailbox.map(str::to_owned));
    }
    Ok(insert)
}

/// Cancels the undelivered mails of a subject, such as the reminder of a cancelled booking. This includes mails that
/// were given up, since an operator could retry them, but not a mail that is being delivered at this moment. Webhook
/// calls stay: their receiver is notified of each change. Returns the number of cancelled mails.
pub async fn cancel_mails(tx: &mut Transaction<'_, Any>, subject: Subject<'_>, now_ms: i64) -> Result<u64, StoreError> {
    let sql = "update outbox set state = 'cancelled', body = '', finished_at = $1 \
               where subject_kind = $2 and subject_id = $3 and kind = 'mail' and state in ('pending', 'dead')";
    Ok(query!(sql, now_ms, subject.kind(), subject.id()).execute(&mut **tx).await?.rows_affected())
}

/// Returns true for a message that a worker may lease. `$1` is now; `$2` and `$3` are the latest lease and the latest
/// retry that a correct clock can have written: later ones stem from a clock that was set back since, and are ignored.
/// `$4` is the trusted time, for which a message for later, such as a reminder, waits.
const LEASABLE: &str = "state = 'pending' \
     and (due_at <= $4 or (attempts = 0 and due_at <= created_at) or (attempts > 0 and (due_at <= $1 or due_at > $3))) \
     and (lease_until is null or lease_until <= $1 or lease_until > $2)";

/// Durations of leases and retries, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeaseTimes {
    /// Duration of a lease: longer than an attempt may take.
    pub lease_ms: i64,
    /// The longest pause before a retry.
    pub longest_pause_ms: i64,
}

impl LeaseTimes {
    /// Upper limit of the difference between several servers' clocks.
    const SKEW_MS: i64 = 60_000;

    fn latest_lease(self, now_ms: i64) -> i64 {
        now_ms + self.lease_ms + Self::SKEW_MS
    }

    fn latest_retry(self, now_ms: i64) -> i64 {
        now_ms + self.longest_pause_ms + Self::SKEW_MS
    }
}

/// A message leased by one worker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeasedMessage {
    pub id: String,
    /// The serialised message.
    pub body: String,
    /// Creation time, in UTC milliseconds.
    pub created_at: i64,
    /// Time for which this attempt was planned, in UTC milliseconds: a reminder's is long after its creation.
    pub planned_at: i64,
    /// Delivery attempts, this one included.
    pub attempts: i64,
}

impl LeasedMessage {
    /// Deserialises the message; fails when a later version wrote it.
    pub fn message(&self) -> Result<Message, serde_json::Error> {
        serde_json::from_str(&self.body)
    }
}

/// The outcome of a delivery attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Delivered,
    /// The message was too late, and was not sent.
    Expired,
    /// The attempt failed and is repeated.
    Again {
        /// Time of the next attempt, in UTC milliseconds.
        due_at: i64,
        /// The cause, without personal data.
        error: String,
    },
    /// The message is given up until an operator retries it.
    Dead {
        /// The cause, without personal data.
        error: String,
    },
}

/// A message that was given up. Its content stays in the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeadLetter {
    pub id: String,
    /// `mail` or `webhook`.
    pub kind: String,
    /// `lead` or `booking`.
    pub subject_kind: String,
    /// Creation time, in UTC milliseconds.
    pub created_at: i64,
    /// Time at which it was given up, in UTC milliseconds.
    pub finished_at: i64,
    pub attempts: i64,
    /// Cause of the last failure.
    pub error: String,
}

from_row!(row => DeadLetter {
    id, kind, subject_kind, created_at, finished_at, attempts,
    error = row.try_get::<Option<String>, _>("last_error")?.unwrap_or_default(),
});

/// Number of messages in the outbox, by state.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OutboxDepth {
    pub due: i64,
    /// Messages that are due later, such as reminders.
    pub later: i64,
    /// Messages that were given up.
    pub dead: i64,
    /// Since when the oldest message that is due, or has failed, has been waiting, in UTC milliseconds.
    pub waiting_since: Option<i64>,
}

/// A queue from which workers lease messages.
pub trait Outbox: Send + Sync + 'static {
    /// Leases up to `limit` messages of a kind that can be delivered now to `owner`, longest due first.
    fn lease_messages(
        &self,
        kind: &str,
        owner: &str,
        now_ms: i64,
        times: LeaseTimes,
        limit: i64,
    ) -> impl Future<Output = Result<Vec<LeasedMessage>, StoreError>> + Send;

    /// Records the outcome of an attempt, provided that the lease still holds. Blanks the content of a delivered
    /// message.
    fn settle_message(
        &self,
        id: &str,
        owner: &str,
        outcome: &Outcome,
        now_ms: i64,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;
}

impl Outbox for Store {
    async fn lease_messages(
        &self,
        kind: &str,
        owner: &str,
        now_ms: i64,
        times: LeaseTimes,
        limit: i64,
    ) -> Result<Vec<LeasedMessage>, StoreError> {
        // Workers of other processes pass over the rows that this one is about to lease. PostgreSQL may run a subquery
        // several times, each with other rows, but an expression that locks only once.
        let lock = if self.backend == Backend::Postgres { " for update skip locked" } else { "" };
        let sql = format!(
            "with due as (select id from outbox where {LEASABLE} and kind = $7 order by due_at, id limit $8{lock}) \
             update outbox set lease_owner = $5, lease_until = $6, attempts = attempts + 1 \
             where id in (select id from due) returning id, body, created_at, due_at, attempts"
        );
        let trusted_ms = self.trusted_time(now_ms).await?;
        let mut write = self.write().await?;
        let rows: Vec<(String, String, i64, i64, i64)> = query_as!(
            AssertSqlSafe(sql),
            now_ms,
            times.latest_lease(now_ms),
            times.latest_retry(now_ms),
            trusted_ms,
            owner,
            now_ms + times.lease_ms,
            kind,
            limit
        )
        .fetch_all(&mut *write.transaction)
        .await?;
        write.commit().await?;
        let leased = |(id, body, created_at, due_at, attempts): (String, String, i64, i64, i64)| LeasedMessage {
            id,
            body,
            created_at,
            // A clock that was set back has planned attempts that are still to come.
            planned_at: due_at.min(now_ms).max(created_at),
            attempts,
        };
        Ok(rows.into_iter().map(leased).collect())
    }

    async fn settle_message(&self, id: &str, owner: &str, outcome: &Outcome, now_ms: i64) -> Result<bool, StoreError> {
        let (state, due_at, failed_at, error, finished_at) = match outcome {
            Outcome::Delivered => ("delivered", None, None, None, Some(now_ms)),
            Outcome::Again { due_at, error } => ("pending", Some(*due_at), Some(now_ms), Some(error.as_str()), None),
            Outcome::Expired => ("cancelled", None, None, None, Some(now_ms)),
            Outcome::Dead { error } => ("dead", None, None, Some(error.as_str()), Some(now_ms)),
        };
        let sql = "update outbox set state = $1, due_at = coalesce($2, due_at), \
                   failing_since = coalesce(failing_since, $3), last_error = $4, finished_at = $5, \
                   body = case when $1 in ('delivered', 'cancelled') then '' else body end, lease_owner = null, \
                   lease_until = null where id = $6 and lease_owner = $7 and state = 'pending'";
        Ok(self.run(query!(sql, state, due_at, failed_at, error, finished_at, id, owner)).await? == 1)
    }
}

impl Store {
    /// Returns the messages that were given up, oldest first.
    pub async fn dead_letters(&self) -> Result<Vec<DeadLetter>, StoreError> {
        let sql = "select id, kind, subject_kind, created_at, finished_at, attempts, last_error from outbox \
                   where state = 'dead' order by id";
        Ok(sqlx::query_as(sql).fetch_all(&self.pool).await?)
    }

    /// Queues one or all of the given-up messages for delivery again. Returns their number.
    pub async fn revive_dead(&self, id: Option<&str>, now_ms: i64) -> Result<u64, StoreError> {
        let sql = "update outbox set state = 'pending', due_at = $1, attempts = 0, failing_since = null, \
                   finished_at = null where state = 'dead' and body <> '' and ($2 = 1 or id = $3)";
        self.run(query!(sql, now_ms, i64::from(id.is_none()), id.unwrap_or_default())).await
    }

    pub async fn outbox_depth(&self, now_ms: i64) -> Result<OutboxDepth, StoreError> {
        let sql = "select count(case when state = 'pending' and due_at <= $1 then 1 end), \
                   count(case when state = 'pending' and due_at > $1 then 1 end), \
                   count(case when state = 'dead' then 1 end), min(case when state = 'pending' \
                   and (failing_since is not null or due_at <= $1) then coalesce(failing_since, due_at) end) \
                   from outbox where state in ('pending', 'dead')";
        let (due, later, dead, waiting_since) = query_as!(sql, now_ms).fetch_one(&self.pool).await?;
        Ok(OutboxDepth { due, later, dead, waiting_since })
    }
}
