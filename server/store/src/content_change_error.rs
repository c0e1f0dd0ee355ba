//! Errors of a change of content.

use super::{EditedDocument, StoreError, StoredSlot};

/// The reason why a change was refused.
#[derive(Debug, thiserror::Error)]
pub enum ContentChangeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A document names a related document that would not exist.
    #[error("{file} names {related} as related, which does not exist")]
    UnknownRelated {
        file: String,
        related: String,
        /// True if the database has it and the change would remove it.
        pruned: bool,
    },
    /// A document would have the address of another one, or of a redirect.
    #[error("{file} and {other} have the same address {address}")]
    TakenAddress {
        file: String,
        address: String,
        /// The file of the document or the redirect that has the address already.
        other: String,
    },
    /// The change would remove or unpublish a landing that has upcoming meetings.
    #[error("{} booked at {token}", meetings_are(.meetings))]
    BookedLanding { token: String, meetings: usize },
    /// The change would take booked slots from a landing.
    #[error("{file} no longer has {} on {}, which is booked", .slot.time(), .slot.day)]
    LostSlots {
        file: String,
        /// The earliest of them.
        slot: StoredSlot,
        /// Number of the others.
        more: usize,
    },
    /// The change would move a landing with upcoming meetings to another time zone.
    #[error("{} booked in {time_zone}, which {file} no longer names", meetings_are(.meetings))]
    OtherTimeZone { file: String, time_zone: String, meetings: usize },
    /// The change comes from files and would replace documents that were edited since.
    #[error("documents were edited since the last import or export: {}", .documents.len())]
    Edited { documents: Vec<EditedDocument> },
    /// Somebody else changed the document, its draft or its plan meanwhile.
    #[error("somebody else changed the document meanwhile; look at the newest version and try again")]
    OtherVersion,
    /// The change brings the first pages, and the site has pages.
    #[error("the site has pages already")]
    HasPages,
    /// The change would remove a page that the site requires.
    #[error("{path} is needed")]
    NeededPage { path: String },
}

/// Returns the start of a sentence about meetings: `1 meeting is` or `2 meetings are`.
pub fn meetings_are(count: &usize) -> String {
    if *count == 1 { "1 meeting is".to_owned() } else { format!("{count} meetings are") }
}

impl From<sqlx::Error> for ContentChangeError {
    fn from(cause: sqlx::Error) -> Self {
        Self::Store(cause.into())
    }
}
