//! `/career`: the openings.

use serde::Serialize;

use crate::careers::JobOpening;
use crate::state::AppState;
use crate::store::StoreError;

/// The career page's data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CareerData {
    /// Open jobs.
    pub jobs: Vec<JobOpening>,
    /// Whether they come from an external provider.
    pub provider: bool,
}

/// Loads the openings: the provider's last good copy, or the database's own.
pub async fn career(state: &AppState) -> Result<CareerData, StoreError> {
    Ok(CareerData { jobs: crate::careers::openings(state).await?, provider: state.config.careers.is_some() })
}
