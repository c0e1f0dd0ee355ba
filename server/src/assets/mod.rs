//! The web build's files, read into memory once with every coding made, so that no request touches a disk.

mod kind;
mod load;
mod precompressed;

use std::collections::HashMap;

use crate::http::Representation;

pub use load::AssetError;

/// Every file of the client's folder, by its address.
#[derive(Debug, Default)]
pub struct Assets {
    files: HashMap<String, Representation>,
}

impl Assets {
    /// The file at an address.
    pub fn get(&self, path: &str) -> Option<&Representation> {
        self.files.get(path)
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
