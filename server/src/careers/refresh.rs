//! Keeps the provider's last good answer fresh, beside the requests.

use std::time::Duration;

use super::client::{FetchError, Limits, ProviderClient};
use crate::state::AppState;
use crate::store::StoreError;

/// How often the provider is asked: a new opening shows within minutes, and the provider hardly notices.
const INTERVAL: Duration = Duration::from_secs(5 * 60);

/// Why the copy was not refreshed. It stays as it was.
#[derive(Debug, thiserror::Error)]
pub enum RefreshError {
    /// The provider.
    #[error(transparent)]
    Fetch(#[from] FetchError),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The copy cannot be written down.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// Asks once and keeps a good answer. Answers the number of jobs.
pub async fn refresh(state: &AppState, client: &ProviderClient) -> Result<usize, RefreshError> {
    let jobs = client.fetch().await?;
    let text = serde_json::to_string(&jobs)?;
    state.store.keep_provider_jobs(&text, state.clock.now_ms()).await?;
    Ok(jobs.len())
}

/// Refreshes the copy for as long as the server runs, when there is a provider.
pub async fn refresh_for_ever(state: AppState) {
    let Some(provider) = &state.config.careers else { return };
    let client = match ProviderClient::new(provider, Limits::default()) {
        Ok(client) => client,
        Err(cause) => {
            tracing::error!(%cause, "the careers provider is not asked");
            return;
        }
    };
    loop {
        match refresh(&state, &client).await {
            Ok(jobs) => tracing::debug!(jobs, "the careers provider answered"),
            Err(cause) => tracing::warn!(%cause, "the last good list of jobs stays"),
        }
        tokio::time::sleep(INTERVAL).await;
    }
}
