//! Keeps the provider's last good answer fresh, beside the requests.

use std::time::Duration;

use super::client::{FetchError, Limits, ProviderClient};
use crate::state::AppState;
use crate::store::StoreError;

/// How often the provider is asked: a new opening shows within minutes, and the provider hardly notices.
pub const INTERVAL: Duration = Duration::from_secs(5 * 60);

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

/// Returns the client of the provider, when there is one.
pub fn client(state: &AppState) -> Option<ProviderClient> {
    let client = ProviderClient::new(state.config.careers.as_ref()?, Limits::default());
    client.inspect_err(|cause| tracing::error!(%cause, "the careers provider is not asked")).ok()
}
