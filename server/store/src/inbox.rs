//! The back office's inbox: leads with their progress.

use std::collections::BTreeSet;

use serde::Serialize;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::{Any, Arguments, AssertSqlSafe, Encode, FromRow, Row, Type};
use uuid::Uuid;

use super::sql::flag;
use super::{Backend, Editor, Lead, Store, StoreError, Write};
use model::{LeadOrder, LeadRow, LeadState};

/// Leads per page.
pub const PAGE_SIZE: i64 = 50;
/// Most leads that a search for words finds: the newest. More would only be counted.
pub const FOUND_MAX: usize = 1000;
/// Limit of words in a search. Further ones are ignored.
const WORDS_MAX: usize = 8;
/// Characters of a word that are searched for, more than any word has: SQLite refuses patterns above 50,000 bytes.
const WORD_MAX_CHARS: usize = 1000;

/// Which leads the inbox shows. Empty members filter nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct InboxFilter {
    /// Words that all occur in the reference, the visitor or the answers.
    pub text: String,
    pub states: Vec<LeadState>,
    /// `contact` or `event`.
    pub form: Option<String>,
    pub assignee: Option<String>,
    /// Only leads without an assignee.
    pub unassigned: bool,
    /// UTC milliseconds: the first instant of the period, and the first after it.
    pub from_ms: Option<i64>,
    pub until_ms: Option<i64>,
}

/// Returns an order as SQL. Each has an index with the same expressions.
fn order_sql(order: LeadOrder) -> &'static str {
    match order {
        LeadOrder::Newest => "id desc",
        LeadOrder::Oldest => "id",
        LeadOrder::Name => "lower(full_name), id desc",
        LeadOrder::Company => "case when company = '' then 1 else 0 end, lower(company), id desc",
        LeadOrder::State => {
            "case state when 'new' then 0 when 'progress' then 1 when 'won' then 2 when 'closed' then 3 else 4 end, \
             id desc"
        }
    }
}

/// Columns of [`LeadRow`].
const COLUMNS: &str = "id, reference, created_at, kind, full_name, company, email, substr(description, 1, 200) as excerpt, \
                       state, assignee, suspect, revision";

/// A [`LeadRow`] that sqlx can read: its crate knows no database.
struct Listed(LeadRow);

impl FromRow<'_, AnyRow> for Listed {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(Self(LeadRow {
            id: row.try_get("id")?,
            reference: row.try_get("reference")?,
            created_at: row.try_get("created_at")?,
            form: row.try_get("kind")?,
            full_name: row.try_get("full_name")?,
            company: row.try_get("company")?,
            email: row.try_get("email")?,
            excerpt: row.try_get("excerpt")?,
            state: state(row.try_get("state")?),
            assignee: row.try_get("assignee")?,
            suspect: flag(row, "suspect")?,
            revision: row.try_get("revision")?,
        }))
    }
}

fn state(name: &str) -> LeadState {
    LeadState::parse(name).unwrap_or(LeadState::New)
}

/// A page of the inbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InboxPage {
    /// Leads of the filter on all pages, at most [`FOUND_MAX`] for words.
    pub total: i64,
    /// True if further leads have the words.
    pub has_more: bool,
    pub leads: Vec<LeadRow>,
    /// Leads of each state of [`LeadState::ALL`] that match the filter; its states are ignored. `None` if too many leads
    /// have the words.
    pub counts: Option<[i64; 5]>,
}

/// A change of a lead's progress. `None` leaves a member as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LeadChange {
    pub state: Option<LeadState>,
    /// `Some(None)` removes the assignee.
    pub assignee: Option<Option<String>>,
}

/// The outcome of a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LeadChanged {
    Changed(LeadRow),
    /// Somebody changed the lead in the meantime.
    Conflict(LeadRow),
    Unknown,
}

/// A note about a lead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Note {
    pub id: String,
    pub text: String,
    /// E-mail address of the user.
    pub author: String,
    /// UTC milliseconds.
    pub created_at: i64,
}

from_row!(row => Note { id, text, author, created_at });

/// How far a reader of the inbox has read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InboxMark {
    /// The newest lead's id.
    pub lead: String,
    /// The id of the newest entry of the audit log.
    pub entry: String,
}

/// The conditions of a filter, and their values in the order of their placeholders.
struct Conditions {
    sql: String,
    values: AnyArguments,
}

impl Conditions {
    fn of(filter: &InboxFilter) -> Self {
        let mut conditions = Self { sql: "1 = 1".to_owned(), values: AnyArguments::default() };
        let searched = |word: &str| -> String { word.to_lowercase().chars().take(WORD_MAX_CHARS).collect() };
        let words = filter.text.split_whitespace().take(WORDS_MAX).map(searched);
        for word in words {
            let escaped = word.replace('!', "!!").replace('%', "!%").replace('_', "!_");
            conditions.add("search like {} escape '!'", format!("%{escaped}%"));
        }
        if let Some(form) = &filter.form {
            conditions.add("kind = {}", form);
        }
        if let Some(assignee) = &filter.assignee {
            conditions.add("assignee = {}", assignee);
        }
        if filter.unassigned {
            conditions.sql.push_str(" and assignee is null");
        }
        if let Some(from) = filter.from_ms {
            conditions.add("created_at >= {}", from);
        }
        if let Some(until) = filter.until_ms {
            conditions.add("created_at < {}", until);
        }
        conditions
    }

    fn with_states(mut self, states: &[LeadState]) -> Self {
        if !states.is_empty() {
            let names: Vec<String> = states.iter().map(|state| format!("'{}'", state.as_str())).collect();
            self.sql.push_str(&format!(" and state in ({})", names.join(", ")));
        }
        self
    }

    /// Returns the condition that a lead is one of these.
    fn of_ids(ids: impl ExactSizeIterator<Item = String>) -> Self {
        let places: Vec<String> = (1..=ids.len()).map(|number| format!("${number}")).collect();
        let sql = if places.is_empty() { "1 = 0".to_owned() } else { format!("id in ({})", places.join(", ")) };
        let mut conditions = Self { sql, values: AnyArguments::default() };
        ids.for_each(|id| conditions.bind(id));
        conditions
    }

    fn add<'v>(&mut self, condition: &str, value: impl Encode<'v, Any> + Type<Any>) {
        self.bind(value);
        self.sql.push_str(" and ");
        self.sql.push_str(&condition.replace("{}", &self.next(0)));
    }

    fn bind<'v>(&mut self, value: impl Encode<'v, Any> + Type<Any>) {
        // Texts and numbers can always be encoded.
        let _ = self.values.add(value);
    }

    /// Returns a placeholder: with 0 that of the last value, with 1 the one after it.
    fn next(&self, offset: usize) -> String {
        format!("${}", self.values.len() + offset)
    }
}

impl Store {
    /// Returns a page of the inbox; `page` counts from 1.
    pub async fn inbox(&self, filter: &InboxFilter, order: LeadOrder, page: i64) -> Result<InboxPage, StoreError> {
        let is_chosen = |state: LeadState| filter.states.is_empty() || filter.states.contains(&state);
        let all = Conditions::of(filter);
        let chosen = Conditions::of(filter).with_states(&filter.states);
        if filter.text.trim().is_empty() {
            let counts = self.lead_counts(all).await?;
            let chosen_counts = LeadState::ALL.into_iter().zip(counts).filter(|(state, _)| is_chosen(*state));
            let total = chosen_counts.map(|(_, count)| count).sum();
            let leads = self.inbox_leads(chosen, order, page).await?;
            return Ok(InboxPage { total, has_more: false, leads, counts: Some(counts) });
        }
        // One scan over all texts finds the leads and counts them.
        let mut found = self.found_leads(all).await?;
        let counts = (found.len() <= FOUND_MAX).then(|| {
            let count = |state| found.iter().filter(|(_, of_lead)| *of_lead == state).count();
            LeadState::ALL.map(|state| i64::try_from(count(state)).unwrap_or(i64::MAX))
        });
        match counts {
            None if !filter.states.is_empty() => found = self.found_leads(chosen).await?,
            _ => found.retain(|(_, state)| is_chosen(*state)),
        }
        let has_more = found.len() > FOUND_MAX;
        found.truncate(FOUND_MAX);
        let total = i64::try_from(found.len()).unwrap_or(i64::MAX);
        let leads = self.inbox_leads(Conditions::of_ids(found.into_iter().map(|(id, _)| id)), order, page).await?;
        Ok(InboxPage { total, has_more, leads, counts })
    }

    /// Returns the newest leads with a filter's words, and one more if there are more than [`FOUND_MAX`].
    async fn found_leads(&self, conditions: Conditions) -> Result<Vec<(String, LeadState)>, StoreError> {
        let sql = format!(
            "select id, state from leads where {} order by id desc limit {}",
            conditions.sql,
            FOUND_MAX.saturating_add(1)
        );
        let found: Vec<(String, String)> =
            sqlx::query_as_with(AssertSqlSafe(sql), conditions.values).fetch_all(&self.pool).await?;
        Ok(found.into_iter().map(|(id, name)| (id, state(&name))).collect())
    }

    async fn lead_counts(&self, conditions: Conditions) -> Result<[i64; 5], StoreError> {
        // Faster than `group by`, which would sort all leads.
        let columns = LeadState::ALL.map(|state| format!("count(case when state = '{}' then 1 end)", state.as_str()));
        let sql = AssertSqlSafe(format!("select {} from leads where {}", columns.join(", "), conditions.sql));
        let (new, progress, won, closed, spam) =
            sqlx::query_as_with(sql, conditions.values).fetch_one(&self.pool).await?;
        Ok([new, progress, won, closed, spam])
    }

    async fn inbox_leads(
        &self,
        conditions: Conditions,
        order: LeadOrder,
        page: i64,
    ) -> Result<Vec<LeadRow>, StoreError> {
        // The inner query needs only an index, also for the leads of earlier pages.
        let order = order_sql(order);
        let sql = AssertSqlSafe(format!(
            "select {COLUMNS} from leads where id in (select id from leads where {} order by {order} limit {} offset {}) \
             order by {order}",
            conditions.sql,
            conditions.next(1),
            conditions.next(2)
        ));
        let offset = (page.max(1) - 1).saturating_mul(PAGE_SIZE);
        let leads: Vec<Listed> =
            sqlx::query_as_with(sql, conditions.values).bind(PAGE_SIZE).bind(offset).fetch_all(&self.pool).await?;
        Ok(leads.into_iter().map(|Listed(lead)| lead).collect())
    }

    /// Returns at most `limit` whole leads of a filter, the oldest first, after an id (`""` for the first).
    pub async fn leads_of(&self, filter: &InboxFilter, after: &str, limit: i64) -> Result<Vec<Lead>, StoreError> {
        let chosen = Conditions::of(filter).with_states(&filter.states);
        let sql = AssertSqlSafe(format!(
            "select * from leads where {} and id > {} order by id limit {}",
            chosen.sql,
            chosen.next(1),
            chosen.next(2)
        ));
        Ok(sqlx::query_as_with(sql, chosen.values).bind(after).bind(limit).fetch_all(&self.pool).await?)
    }

    /// Returns a lead as the inbox lists it, and whole.
    pub async fn inbox_lead(&self, id: &str) -> Result<Option<(LeadRow, Lead)>, StoreError> {
        let sql = "select leads.*, substr(description, 1, 200) as excerpt from leads where id = $1";
        let row = query!(sql, id).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((Listed::from_row(&row)?.0, Lead::from_row(&row)?))).transpose()?)
    }

    /// Returns the id of a lead that is given by its id or its reference.
    pub async fn lead_id(&self, id: &str) -> Result<Option<String>, StoreError> {
        let sql = "select id from leads where id = $1 or reference = $1";
        Ok(query_scalar!(sql, id).fetch_optional(&self.pool).await?)
    }

    /// Changes a lead's progress, unless somebody else did so since `revision`. `None` overwrites.
    pub async fn change_lead(
        &self,
        id: &str,
        revision: Option<i64>,
        change: &LeadChange,
        by: Option<&str>,
        now_ms: i64,
    ) -> Result<LeadChanged, StoreError> {
        let mut write = self.write().await?;
        let Some(lead) = lock_lead(&mut write, self.backend, id).await? else {
            return write.refuse(LeadChanged::Unknown).await;
        };
        if revision.is_some_and(|revision| revision != lead.revision) {
            return write.refuse(LeadChanged::Conflict(lead)).await;
        }
        let changed = apply(&mut write, lead, change, by, now_ms).await?;
        write.accept(LeadChanged::Changed(changed)).await
    }

    /// Changes several leads in one transaction. Returns the ids that exist.
    pub async fn change_leads(
        &self,
        ids: &[String],
        change: &LeadChange,
        by: Option<&str>,
        now_ms: i64,
    ) -> Result<Vec<String>, StoreError> {
        let mut write = self.write().await?;
        let mut changed = Vec::new();
        // Locked in one order: otherwise two changes could wait for each other.
        for id in ids.iter().collect::<BTreeSet<_>>() {
            if let Some(lead) = lock_lead(&mut write, self.backend, id).await? {
                changed.push(apply(&mut write, lead, change, by, now_ms).await?.id);
            }
        }
        write.accept(changed).await
    }

    /// Adds a note to a lead. Returns `None` if there is no such lead.
    pub async fn add_lead_note(
        &self,
        lead: &str,
        by: Editor<'_>,
        text: &str,
        now_ms: i64,
    ) -> Result<Option<Note>, StoreError> {
        let mut write = self.write().await?;
        let sql = "select count(*) from leads where id = $1";
        let known: i64 = query_scalar!(sql, lead).fetch_one(&mut *write.transaction).await?;
        if known == 0 {
            return write.refuse(None).await;
        }
        let (id, author) = (Uuid::now_v7().to_string(), by.email.to_owned());
        let note = Note { id, text: text.to_owned(), author, created_at: now_ms };
        let sql = "insert into lead_notes (id, lead_id, user_id, text, created_at) values ($1, $2, $3, $4, $5)";
        write.run(query!(sql, note.id.as_str(), lead, by.id, text, now_ms)).await?;
        write.log(Some(by.id), "lead.note", &format!("lead:{lead}"), now_ms).await?;
        write.accept(Some(note)).await
    }

    /// Returns a lead's notes, the oldest first.
    pub async fn lead_notes(&self, lead: &str) -> Result<Vec<Note>, StoreError> {
        let sql = "select note.id, note.text, coalesce(person.email, '') as author, note.created_at \
                   from lead_notes note left join users person on person.id = note.user_id \
                   where note.lead_id = $1 order by note.id";
        Ok(query_as!(sql, lead).fetch_all(&self.pool).await?)
    }

    /// Returns the newest lead's id and that of the newest entry of the audit log; empty without one.
    pub async fn inbox_mark(&self) -> Result<InboxMark, StoreError> {
        let sql = "select coalesce((select max(id) from leads), ''), coalesce((select max(id) from audit_log), '')";
        let (lead, entry) = sqlx::query_as(sql).fetch_one(&self.pool).await?;
        Ok(InboxMark { lead, entry })
    }

    /// Returns true if the audit log has an entry about a lead, or an erasure, after the entry `after`.
    pub async fn is_lead_changed(&self, after: &str) -> Result<bool, StoreError> {
        let sql = "select count(*) from audit_log where id > $1 \
                   and (object like 'lead:%' or action = 'person.erase')";
        let entries: i64 = query_scalar!(sql, after).fetch_one(&self.pool).await?;
        Ok(entries > 0)
    }

    /// Returns when leads were received and bookings were made from `from_ms` on, in UTC milliseconds.
    pub async fn activity_since(&self, from_ms: i64) -> Result<(Vec<i64>, Vec<i64>), StoreError> {
        let sql = "select created_at from leads where created_at >= $1 and state <> 'spam'";
        let leads = query_scalar!(sql, from_ms).fetch_all(&self.pool).await?;
        let sql = "select created_at from bookings where created_at >= $1 and cancelled_at is null";
        let bookings = query_scalar!(sql, from_ms).fetch_all(&self.pool).await?;
        Ok((leads, bookings))
    }

    /// Returns the number of meetings on a day (`YYYY-MM-DD`).
    pub async fn bookings_on(&self, day: &str) -> Result<i64, StoreError> {
        let sql = "select count(*) from bookings where day = $1 and cancelled_at is null";
        Ok(query_scalar!(sql, day).fetch_one(&self.pool).await?)
    }
}

/// Returns a lead, which others cannot change until the end of the transaction.
async fn lock_lead(write: &mut Write, backend: Backend, id: &str) -> Result<Option<LeadRow>, sqlx::Error> {
    // SQLite's writers wait for each other.
    let lock = if backend == Backend::Postgres { " for update" } else { "" };
    let sql = AssertSqlSafe(format!("select {COLUMNS} from leads where id = $1{lock}"));
    let lead: Option<Listed> = query_as!(sql, id).fetch_optional(&mut *write.transaction).await?;
    Ok(lead.map(|Listed(lead)| lead))
}

async fn apply(
    write: &mut Write,
    lead: LeadRow,
    change: &LeadChange,
    by: Option<&str>,
    now_ms: i64,
) -> Result<LeadRow, sqlx::Error> {
    let changed = LeadRow {
        state: change.state.unwrap_or(lead.state),
        assignee: change.assignee.clone().unwrap_or_else(|| lead.assignee.clone()),
        revision: lead.revision + 1,
        ..lead.clone()
    };
    let sql = "update leads set state = $1, assignee = $2, revision = $3 where id = $4";
    write
        .run(query!(sql, changed.state.as_str(), changed.assignee.as_deref(), changed.revision, lead.id.as_str()))
        .await?;
    let object = format!("lead:{}", lead.id);
    if changed.state != lead.state {
        let action = format!("lead.{}", changed.state.as_str());
        write.log(by, &action, &object, now_ms).await?;
    }
    if changed.assignee != lead.assignee {
        write.log(by, "lead.assign", &object, now_ms).await?;
    }
    Ok(changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn each_order_reads_an_index_and_sorts_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&format!("sqlite://{}/site.db", folder.path().display())).await.unwrap();
        store.migrate().await.unwrap();
        for order in [LeadOrder::Newest, LeadOrder::Oldest, LeadOrder::Name, LeadOrder::Company, LeadOrder::State] {
            for condition in ["1 = 1", "state in ('new')", "kind = 'event' and assignee is null and created_at >= 0"] {
                let order = order_sql(order);
                let sql = format!(
                    "explain query plan select id from leads where {condition} order by {order} limit 50 offset 50"
                );
                let plan: Vec<AnyRow> = sqlx::query(AssertSqlSafe(sql)).fetch_all(&store.pool).await.unwrap();
                let plan: Vec<String> = plan.iter().map(|step| step.get("detail")).collect();
                assert_eq!(plan.len(), 1, "{order}: {plan:?}");
                assert!(plan[0].contains("USING COVERING INDEX"), "{order}: {plan:?}");
            }
        }
    }
}
