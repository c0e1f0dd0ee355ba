//! Job openings of the database, and the provider's last good answer.

use serde::Serialize;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::content_items::{flag, json, unreadable};
use super::{Store, StoreError};
use crate::content::EmploymentType;

/// A job opening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StoredJob {
    /// The slug: last segment of its page's path.
    pub id: String,
    /// The position.
    pub title: String,
    /// The department.
    pub department: String,
    /// The towns.
    pub locations: Vec<String>,
    /// How much experience is asked for.
    pub experience: Option<String>,
    /// Full-time, or what else.
    pub employment_type: EmploymentType,
    /// Since when it is open: `YYYY-MM-DD`.
    pub posted: String,
    /// The last day on which it is open.
    pub closes: Option<String>,
    /// The instant from which it is closed.
    pub closed_from: Option<i64>,
    /// Whether its file says that it is closed.
    pub closed: bool,
    /// Whether it is hidden.
    pub draft: bool,
    /// Hidden until then; 0 for what was never hidden.
    pub publish_at: i64,
    /// What is to be done.
    pub responsibilities: Vec<String>,
    /// What is asked for.
    pub requirements: Vec<String>,
    /// About the role, in Markdown.
    pub body: String,
    /// The sanitised HTML that came of it.
    pub html: String,
    /// UTC milliseconds.
    pub updated_at: i64,
    /// SHA-256 over all that is written.
    pub digest: String,
}

impl StoredJob {
    /// Whether visitors see its page, open or closed.
    pub fn is_public(&self, now_ms: i64) -> bool {
        !self.draft && self.publish_at <= now_ms
    }

    /// Whether it is closed.
    pub fn is_closed(&self, now_ms: i64) -> bool {
        self.closed || self.closed_from.is_some_and(|instant| instant <= now_ms)
    }
}

impl Store {
    /// The public jobs that are open, newest first.
    pub async fn open_jobs(&self, now_ms: i64) -> Result<Vec<StoredJob>, StoreError> {
        let rows = sqlx::query(
            "select * from jobs where draft = 0 and publish_at <= $1 and closed = 0 and (closed_from is null or closed_from > $1) \
             order by posted desc, id",
        )
        .bind(now_ms)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(job).collect::<Result<Vec<_>, _>>()?)
    }

    /// The job of an id, be it public or not.
    pub async fn job(&self, id: &str) -> Result<Option<StoredJob>, StoreError> {
        let row = sqlx::query("select * from jobs where id = $1").bind(id).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(job).transpose()?)
    }

    /// Every job, hidden and closed ones among them.
    pub async fn all_jobs(&self) -> Result<Vec<StoredJob>, StoreError> {
        let rows = sqlx::query("select * from jobs order by posted desc, id").fetch_all(&self.pool).await?;
        Ok(rows.iter().map(job).collect::<Result<Vec<_>, _>>()?)
    }

    /// The provider's last good answer, and when it came.
    pub async fn provider_jobs(&self) -> Result<Option<(String, i64)>, StoreError> {
        let row =
            sqlx::query("select jobs, fetched_at from provider_jobs where id = 1").fetch_optional(&self.pool).await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?))).transpose()?)
    }

    /// Keeps the provider's answer. Pages are made anew only when it says something else than before.
    pub async fn keep_provider_jobs(&self, jobs: &str, now_ms: i64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        let changed = sqlx::query(
            "insert into provider_jobs (id, jobs, fetched_at) values (1, $1, $2) on conflict (id) do update set \
             jobs = excluded.jobs, fetched_at = excluded.fetched_at where provider_jobs.jobs <> excluded.jobs",
        )
        .bind(jobs)
        .bind(now_ms)
        .execute(&mut *write.transaction)
        .await?
        .rows_affected();
        if changed == 0 {
            sqlx::query("update provider_jobs set fetched_at = $1 where id = 1")
                .bind(now_ms)
                .execute(&mut *write.transaction)
                .await?;
        } else {
            super::content_version::raise(&mut write).await?;
        }
        Ok(write.commit().await?)
    }
}

fn job(row: &AnyRow) -> Result<StoredJob, sqlx::Error> {
    let employment_type: String = row.try_get("employment_type")?;
    Ok(StoredJob {
        id: row.try_get("id")?,
        title: row.try_get("title")?,
        department: row.try_get("department")?,
        locations: json(row, "locations")?,
        experience: row.try_get("experience")?,
        employment_type: EmploymentType::parse(&employment_type)
            .ok_or_else(|| unreadable("employment_type", &employment_type))?,
        posted: row.try_get("posted")?,
        closes: row.try_get("closes")?,
        closed_from: row.try_get("closed_from")?,
        closed: flag(row, "closed")?,
        draft: flag(row, "draft")?,
        publish_at: row.try_get("publish_at")?,
        responsibilities: json(row, "responsibilities")?,
        requirements: json(row, "requirements")?,
        body: row.try_get("body")?,
        html: row.try_get("html")?,
        updated_at: row.try_get("updated_at")?,
        digest: row.try_get("digest")?,
    })
}
