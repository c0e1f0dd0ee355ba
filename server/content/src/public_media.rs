//! Media files that visitors may load: those used by published documents.

use std::collections::BTreeSet;

use model::MediaPath;
use store::StoredDocument;

/// References to media such as `media/a.jpg`, for one version of the content. Media used only by drafts, by scheduled
/// documents or by none are left out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PublicMedia(BTreeSet<String>);

impl PublicMedia {
    /// Collects the media of all documents that are published at `now_ms`.
    pub fn of(documents: &[StoredDocument], now_ms: i64) -> Self {
        let public = documents.iter().filter(|document| document.is_public(now_ms));
        Self(public.flat_map(|document| document.media.keys().cloned()).collect())
    }

    pub fn has(&self, path: &MediaPath) -> bool {
        self.0.contains(&path.to_string())
    }
}
