//! The documents that use each medium.

use std::collections::BTreeMap;

use crate::site::publishing::OpenDocument;
use content::{MediaName, Tokens, named_media, values_of};
use model::MediaUse;

/// Uses of media, published and in drafts.
#[derive(Debug, Default)]
pub struct MediaUses {
    /// The number of the latest change of a document that they include; `None` before the first reading.
    pub seen: Option<i64>,
    uses: BTreeMap<MediaName, Vec<MediaUse>>,
}

impl MediaUses {
    /// Finds the media that documents and their drafts name. `seen` was read before the documents.
    pub fn of(documents: &[OpenDocument], tokens: &Tokens, seen: i64) -> Self {
        let mut found = Self { seen: Some(seen), uses: BTreeMap::new() };
        for document in documents {
            let stored = document.stored.as_ref().map(values_of);
            let draft = document.draft.as_ref();
            let draft = draft.map(|draft| (serde_json::from_str(&draft.head).unwrap_or_default(), draft.text.clone()));
            for (values, text) in stored.into_iter().chain(draft) {
                for (name, place) in named_media(&values, &text) {
                    let uses = found.uses.entry(name).or_default();
                    if !uses.iter().any(|known| known.id == document.id && known.place == place) {
                        uses.push(MediaUse {
                            id: document.id.clone(),
                            kind: document.kind.as_str().to_owned(),
                            slug: document.slug.clone(),
                            title: document.title(tokens),
                            address: document.path(),
                            place,
                        });
                    }
                }
            }
        }
        found
    }

    pub fn of_medium(&self, name: &MediaName) -> &[MediaUse] {
        self.uses.get(name).map_or(&[], Vec::as_slice)
    }

    /// Returns the number of documents that use a medium.
    pub fn documents(&self, name: &MediaName) -> usize {
        let mut ids: Vec<&str> = self.of_medium(name).iter().map(|found| found.id.as_str()).collect();
        ids.dedup();
        ids.len()
    }
}
