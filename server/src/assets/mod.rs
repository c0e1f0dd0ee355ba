//! The web build's files, read into memory once with every coding made, so that no request touches a disk.

mod kind;
mod load;
mod precompressed;

use std::collections::HashMap;
use std::sync::Arc;

use crate::http::{Representation, SealedBodies};

pub use load::AssetError;

/// Every file of the client's folder, by its address.
#[derive(Debug, Default)]
pub struct Assets {
    files: HashMap<String, Representation>,
    sealed: Option<Arc<SealedBodies>>,
}

impl Assets {
    /// The file at an address.
    pub fn get(&self, path: &str) -> Option<&Representation> {
        self.files.get(path)
    }

    /// Their bodies, for connections to send.
    pub fn sealed(&self) -> Option<&Arc<SealedBodies>> {
        self.sealed.as_ref()
    }

    /// How many files there are.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Bytes in memory.
    pub fn weight(&self) -> usize {
        self.files.values().map(Representation::weight).sum()
    }
}
