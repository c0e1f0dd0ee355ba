//! The settings of the server, which are read-only here, and the document that changes what visitors see.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::request::{Json, SignedIn, done, json};
use crate::app::state::AppState;
use crate::config::{Config, MetricsListener};
use crate::http::Problem;
use crate::site::first_pages::{self, FirstPages, FirstPagesError};
use crate::site::publishing::OpenDocument;
use content::{ImportError, Translation};
use model::{DocumentKind, Permission};

/// The settings of the server.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ServerSettings {
    /// The id of the document of settings, if there is one.
    document: Option<String>,
    /// The file that the server has read.
    file: String,
    /// The fault of the file as it is now.
    file_fault: Option<String>,
    /// True if the file was changed since the server has read it.
    restart_needed: bool,
    facts: Vec<SettingFact>,
}

/// A setting of the server. A change needs a restart.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct SettingFact {
    /// The key in `site.toml`, or the name of an environment variable.
    key: String,
    /// For people. A secret is "set" or "not set".
    value: String,
}

/// The choice of the first pages.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct Beginning {
    pages: FirstPages,
}

pub(super) async fn begin(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Json(given): Json<Beginning>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Settings)?;
    let now_ms = state.clock.now_ms();
    let translation = Translation::nearest(&state.config().language.tag);
    first_pages::import(&state.store, given.pages, translation, now_ms).await.map_err(|cause| match cause {
        FirstPagesError::Import(ImportError::HasPages) => {
            Problem::new(StatusCode::CONFLICT, "The site has pages already. Load this page again.")
        }
        cause => {
            tracing::error!(%cause, "the first pages were not imported");
            Problem::unavailable("The pages could not be imported. Please try again.")
        }
    })?;
    state.store.record_audit(signed_in.id(), "content.first-pages", "document:several", now_ms).await?;
    state.refresh_content_version().await.map_err(Problem::unread_content)?;
    Ok(done())
}

pub(super) async fn show(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    signed_in.require(Permission::Settings)?;
    let documents = OpenDocument::all(&state.store).await?;
    let document = documents.into_iter().find(|document| document.kind == DocumentKind::Settings);
    let config = state.config();
    let now = Config::load(&config.environment).map(|now| match document.as_ref().and_then(OpenDocument::published) {
        // The file's tables have no effect.
        Some(_) => now.with_settings(&config.owner.document()),
        None => now,
    });
    Ok(json(ServerSettings {
        document: document.map(|document| document.id),
        file: config.environment.site_config.display().to_string(),
        restart_needed: now.as_ref().is_ok_and(|now| *now != *config),
        file_fault: now.err().map(|fault| fault.to_string()),
        facts: facts(&config, &state.origin),
    }))
}

fn facts(config: &Config, origin: &str) -> Vec<SettingFact> {
    let Config { environment, mail, privacy, limits, service, admin, .. } = config;
    let set = |is_set: bool| if is_set { "set" } else { "not set" }.to_owned();
    let switch = |is_on: bool| if is_on { "on" } else { "off" }.to_owned();
    let or_none = |value: Option<String>| value.unwrap_or_else(|| "none".to_owned());
    // The query, and the part before the last @, may have a password.
    let url = service.database_url.split('?').next().unwrap_or_default();
    let database = match url.rsplit_once('@') {
        _ if url.starts_with("sqlite") => url.to_owned(),
        Some((_, place)) => format!("PostgreSQL at {place}"),
        None => "PostgreSQL".to_owned(),
    };
    let metrics = match config.metrics {
        MetricsListener::Off => "off".to_owned(),
        MetricsListener::Default(address) | MetricsListener::At(address) => address.to_string(),
    };
    let careers = config.careers.as_ref().map(|provider| provider.url.clone());
    [
        ("site.language", config.language.tag.clone()),
        ("site.hours", config.language.hours.count().to_string()),
        ("server.public_url", origin.to_owned()),
        ("HOST, PORT", format!("{}:{}", service.host, service.port)),
        ("server.trusted_proxies", service.trusted_proxies.to_string()),
        ("database.url", database),
        ("mail.from", mail.from.clone()),
        ("mail.to", mail.to.join(", ")),
        ("SMTP_URL", set(mail.smtp.is_some())),
        // The address may have a key.
        ("webhook.url", set(config.webhook.is_some())),
        ("WEBHOOK_SECRET", set(environment.webhook_secret.is_some())),
        ("privacy.retention_months", privacy.retention_months.to_string()),
        ("privacy.consent_version", privacy.consent_version.clone()),
        ("admin.require_second_factor", switch(admin.require_second_factor)),
        ("admin.time_zone", admin.time_zone.clone()),
        ("events.landing", or_none(config.events.current.clone())),
        ("careers.provider_url", or_none(careers)),
        ("limits.forms_per_minute", limits.forms_per_minute.to_string()),
        ("limits.meetings_per_address", limits.meetings_per_address.to_string()),
        ("RATE_LIMIT", switch(service.rate_limit)),
        ("METRICS", metrics),
        ("brand.files", or_none(config.brand_files.as_ref().map(|folder| folder.display().to_string()))),
    ]
    .into_iter()
    .map(|(key, value)| SettingFact { key: key.to_owned(), value })
    .collect()
}
