//! Planned changes of documents: to be published or unpublished at an instant.

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

use super::audit::{Entry, log};
use super::drafts::{Editor, locked, number_change, object};
use super::{Store, StoreError, Write};

/// What a plan does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlanAction {
    /// Publish the working draft.
    Publish,
    Unpublish,
}

impl PlanAction {
    /// Returns the name in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Publish => "publish",
            Self::Unpublish => "unpublish",
        }
    }
}

/// A document's plan, as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPlan {
    pub document_id: String,
    pub action: PlanAction,
    /// UTC milliseconds.
    pub due_at: i64,
    /// The e-mail address of the person who planned it.
    pub planned_by: String,
    /// Why it could not be carried out.
    pub failure: Option<String>,
}

impl FromRow<'_, AnyRow> for StoredPlan {
    fn from_row(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let action: String = row.try_get("action")?;
        Ok(Self {
            document_id: row.try_get("document_id")?,
            action: if action == "publish" { PlanAction::Publish } else { PlanAction::Unpublish },
            due_at: row.try_get("due_at")?,
            planned_by: row.try_get("planned_by")?,
            failure: row.try_get("failure")?,
        })
    }
}

/// Deletes the plan of a document. Returns false if there is no plan for this instant.
pub(super) async fn remove(write: &mut Write, document_id: &str, due_at: i64) -> Result<bool, sqlx::Error> {
    let taken = sqlx::query("delete from document_plans where document_id = $1 and due_at = $2")
        .bind(document_id)
        .bind(due_at)
        .execute(&mut *write.transaction)
        .await?;
    Ok(taken.rows_affected() == 1)
}

impl Store {
    /// Returns all plans.
    pub async fn plans(&self) -> Result<Vec<StoredPlan>, StoreError> {
        let sql = "select document_id, action, due_at, planned_by, failure from document_plans order by due_at";
        Ok(sqlx::query_as(sql).fetch_all(&self.pool).await?)
    }

    /// Returns the plan of a document.
    pub async fn plan(&self, document_id: &str) -> Result<Option<StoredPlan>, StoreError> {
        let sql = "select document_id, action, due_at, planned_by, failure from document_plans where document_id = $1";
        Ok(sqlx::query_as(sql).bind(document_id).fetch_optional(&self.pool).await?)
    }

    /// Returns the plans that are due and have not failed, the earliest first.
    pub async fn due_plans(&self, now_ms: i64) -> Result<Vec<StoredPlan>, StoreError> {
        let sql = "select document_id, action, due_at, planned_by, failure from document_plans \
                   where due_at <= $1 and failure is null order by due_at, document_id";
        Ok(sqlx::query_as(sql).bind(now_ms).fetch_all(&self.pool).await?)
    }

    /// Sets the plan of a document. Replaces an earlier one.
    pub async fn set_plan(
        &self,
        document_id: &str,
        action: PlanAction,
        due_at: i64,
        by: Editor<'_>,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        locked(&mut write, document_id).await?;
        sqlx::query(
            "insert into document_plans (document_id, action, due_at, planned_by) values ($1, $2, $3, $4) \
             on conflict (document_id) do update set action = excluded.action, due_at = excluded.due_at, \
             planned_by = excluded.planned_by, failure = null",
        )
        .bind(document_id)
        .bind(action.as_str())
        .bind(due_at)
        .bind(by.email)
        .execute(&mut *write.transaction)
        .await?;
        number_change(&mut write, document_id).await?;
        let object = object(document_id);
        log(&mut write, Entry { user: Some(by.id), action: "content.plan", object: &object, now_ms }).await?;
        Ok(write.commit().await?)
    }

    /// Removes the plan of a document, if there is one.
    pub async fn cancel_plan(&self, document_id: &str, by: Editor<'_>, now_ms: i64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        locked(&mut write, document_id).await?;
        let removed = sqlx::query("delete from document_plans where document_id = $1")
            .bind(document_id)
            .execute(&mut *write.transaction)
            .await?;
        if removed.rows_affected() == 0 {
            return write.refuse(()).await;
        }
        number_change(&mut write, document_id).await?;
        let object = object(document_id);
        log(&mut write, Entry { user: Some(by.id), action: "content.cancelPlan", object: &object, now_ms }).await?;
        Ok(write.commit().await?)
    }

    /// Records why a plan could not be carried out, unless it was changed meanwhile.
    pub async fn fail_plan(&self, plan: &StoredPlan, failure: &str) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        locked(&mut write, &plan.document_id).await?;
        sqlx::query(
            "update document_plans set failure = $1 where document_id = $2 and due_at = $3 and action = $4 \
             and failure is null",
        )
        .bind(failure)
        .bind(plan.document_id.as_str())
        .bind(plan.due_at)
        .bind(plan.action.as_str())
        .execute(&mut *write.transaction)
        .await?;
        number_change(&mut write, &plan.document_id).await?;
        Ok(write.commit().await?)
    }
}
