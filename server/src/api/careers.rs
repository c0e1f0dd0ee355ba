//! `GET /api/careers/jobs/`.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::respond::cached_json;
use super::responses::Unreachable;
use crate::app::state::AppState;
use crate::http::Problem;
use crate::work::careers::openings;

const ROUTE: &str = "/api/careers/jobs/";

/// An open job, as the core writes it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Job {
    /// The provider's id, or the slug of the job's page on this site.
    pub id: String,
    /// The job title.
    pub title: String,
    /// The department, by which the page groups the openings.
    pub department_name: String,
    /// `N/A` when unknown.
    pub experience: String,
    pub job_locations: Vec<Town>,
    /// Address of the job's page.
    pub url: String,
}

/// A place of work.
#[derive(Debug, Serialize, ToSchema)]
pub struct Town {
    /// Free text.
    pub name: String,
}

/// Returns the openings, from the provider's last valid list or from the database.
#[utoipa::path(get, path = "/api/careers/jobs/", tag = "careers", responses(
    (status = 200, description = "Open jobs, newest first.", body = [Job]),
    Unreachable,
))]
pub async fn jobs(State(state): State<AppState>, headers: HeaderMap) -> Result<Response, Problem> {
    let content = state.content();
    let jobs = async { openings(&state.store, &content).await.map_err(Problem::unread_content) };
    cached_json(&state, &content, ROUTE.to_owned(), ROUTE, &headers, jobs).await
}
