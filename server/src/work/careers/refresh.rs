//! Refreshes the stored response of the provider in the background.

use std::time::Duration;

use super::client::{FetchError, FetchLimits, ProviderClient};
use crate::config::Config;
use store::{Store, StoreError};

/// Interval of requests: a new opening shows within minutes, at little load for the provider.
pub const INTERVAL: Duration = Duration::from_secs(5 * 60);

/// The reason why the stored response was not refreshed.
#[derive(Debug, thiserror::Error)]
pub enum RefreshError {
    #[error(transparent)]
    Fetch(#[from] FetchError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Requests the jobs once and stores a valid response. Returns the number of jobs.
pub async fn refresh(store: &Store, client: &ProviderClient, now_ms: i64) -> Result<usize, RefreshError> {
    let jobs = client.fetch().await?;
    let text = serde_json::to_string(&jobs).unwrap_or_default();
    store.store_provider_jobs(&text, now_ms).await?;
    Ok(jobs.len())
}

/// Returns the client of the provider; `None` if no provider is configured or the client cannot be created.
pub fn client(config: &Config) -> Option<ProviderClient> {
    let client = ProviderClient::new(config.careers.as_ref()?, FetchLimits::default());
    client
        .inspect_err(|cause| tracing::error!(%cause, "no client for the careers provider; openings are not refreshed"))
        .ok()
}
