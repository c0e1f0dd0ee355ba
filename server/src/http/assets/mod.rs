//! The web build's files in memory, in every content coding, so that no request reads a disk.

mod brand;
mod kind;
mod load;
mod theme;

use std::collections::HashMap;

use crate::http::Representation;

pub use brand::{BrandFiles, BrandFilesError, MARK_ON_DARK, MARK_ON_LIGHT, faint_marks};
pub use kind::is_file_path;
pub use theme::Drawings;

/// Every file of the client's folder, by URL path.
#[derive(Debug, Default)]
pub struct Assets {
    files: HashMap<String, Representation>,
}

impl Assets {
    pub fn get(&self, path: &str) -> Option<&Representation> {
        self.files.get(path)
    }
}
