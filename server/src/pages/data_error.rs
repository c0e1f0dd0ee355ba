//! The error of loading a view's data.

use crate::work::cpu_pool::TaskCancelled;
use store::StoreError;

/// A view's data that could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Cancelled(#[from] TaskCancelled),
}
