//! Media that visitors may see: those that something published shows.

use std::collections::BTreeSet;

use super::body::references;
use super::media::MediaPath;
use crate::store::{Store, StoreError, StoredMedium};

/// Paths of media below `media/`, as of one version of the content. The media of drafts, of what is not yet published, and of
/// nothing at all are not among them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PublicMedia(BTreeSet<String>);

impl PublicMedia {
    /// Collects them from everything that is published now.
    pub async fn load(store: &Store, now_ms: i64) -> Result<Self, StoreError> {
        let mut paths = BTreeSet::new();
        for item in store.all_items().await?.iter().filter(|item| item.is_public(now_ms)) {
            paths.extend(item.media().filter_map(file_path));
            paths.extend(paths_of_body(&item.body));
        }
        for job in store.all_jobs().await?.iter().filter(|job| job.is_public(now_ms)) {
            paths.extend(paths_of_body(&job.body));
        }
        for landing in store.all_landings().await? {
            paths.extend(landing.team.iter().filter_map(|member| file_path(&member.picture)));
        }
        Ok(Self(paths))
    }

    /// Whether visitors may see a medium.
    pub fn has(&self, path: &MediaPath) -> bool {
        self.0.contains(path.as_str())
    }
}

fn file_path(medium: &StoredMedium) -> Option<String> {
    match medium {
        StoredMedium::File { path, .. } => Some(path.clone()),
        StoredMedium::Site { .. } => None,
    }
}

/// Paths of the pictures that a text shows.
pub(super) fn paths_of_body(body: &str) -> impl Iterator<Item = String> {
    references(body).into_iter().filter_map(|reference| Some(reference.file.ok()?.as_str().to_owned()))
}
