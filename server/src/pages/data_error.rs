//! The error of loading a view's data.

use crate::work::cpu_pool::TaskCancelled;
use store::StoreError;

/// The reason why a view's data could not be loaded.
#[derive(Debug, thiserror::Error)]
pub(super) enum DataError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Cancelled(#[from] TaskCancelled),
}
