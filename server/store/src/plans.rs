//! Planned changes of documents: to be published or unpublished at an instant.

use serde::Serialize;

use super::drafts::{Editor, locked, number_change, object};
use super::sql::named;
use super::{Store, StoreError, Write};
use model::PlanAction;

/// A planned change of a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[ts(rename = "Plan")]
#[schema(as = DocumentPlan)]
pub struct StoredPlan {
    #[serde(skip)]
    pub document_id: String,
    pub action: PlanAction,
    /// UTC milliseconds.
    #[serde(rename = "at")]
    pub due_at: i64,
    /// E-mail address.
    #[serde(rename = "by")]
    pub planned_by: String,
    /// Why it could not be carried out.
    pub failure: Option<String>,
}

from_row!(row => StoredPlan {
    document_id,
    action = named(row, "action", PlanAction::parse)?,
    due_at, planned_by, failure,
});

/// Deletes the plan of a document. Returns false if there is no plan for this instant.
pub(super) async fn remove(write: &mut Write, document_id: &str, due_at: i64) -> Result<bool, sqlx::Error> {
    let sql = "delete from document_plans where document_id = $1 and due_at = $2";
    let taken = write.run(query!(sql, document_id, due_at)).await?;
    Ok(taken == 1)
}

impl Store {
    pub async fn plans(&self) -> Result<Vec<StoredPlan>, StoreError> {
        let sql = "select * from document_plans order by due_at";
        Ok(sqlx::query_as(sql).fetch_all(&self.pool).await?)
    }

    pub async fn plan(&self, document_id: &str) -> Result<Option<StoredPlan>, StoreError> {
        let sql = "select * from document_plans where document_id = $1";
        Ok(query_as!(sql, document_id).fetch_optional(&self.pool).await?)
    }

    /// Returns the plans that are due and have not failed, the earliest first.
    pub async fn due_plans(&self, now_ms: i64) -> Result<Vec<StoredPlan>, StoreError> {
        let sql = "select * from document_plans \
                   where due_at <= $1 and failure is null order by due_at, document_id";
        Ok(query_as!(sql, now_ms).fetch_all(&self.pool).await?)
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
        let sql = "insert into document_plans (document_id, action, due_at, planned_by) values ($1, $2, $3, $4) \
                   on conflict (document_id) do update set action = excluded.action, due_at = excluded.due_at, \
                   planned_by = excluded.planned_by, failure = null";
        write.run(query!(sql, document_id, action.as_str(), due_at, by.email)).await?;
        number_change(&mut write, document_id).await?;
        write.log(Some(by.id), "content.plan", &object(document_id), now_ms).await?;
        Ok(write.commit().await?)
    }

    /// Removes the plan of a document, if there is one.
    pub async fn cancel_plan(&self, document_id: &str, by: Editor<'_>, now_ms: i64) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        locked(&mut write, document_id).await?;
        let removed = write.run(query!("delete from document_plans where document_id = $1", document_id)).await?;
        if removed == 0 {
            return write.refuse(()).await;
        }
        number_change(&mut write, document_id).await?;
        write.log(Some(by.id), "content.cancelPlan", &object(document_id), now_ms).await?;
        Ok(write.commit().await?)
    }

    /// Records why a plan could not be carried out, unless it was changed meanwhile.
    pub async fn fail_plan(&self, plan: &StoredPlan, failure: &str) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        locked(&mut write, &plan.document_id).await?;
        let sql = "update document_plans set failure = $1 where document_id = $2 and due_at = $3 and action = $4 \
                   and failure is null";
        write.run(query!(sql, failure, plan.document_id.as_str(), plan.due_at, plan.action.as_str())).await?;
        number_change(&mut write, &plan.document_id).await?;
        Ok(write.commit().await?)
    }
}
