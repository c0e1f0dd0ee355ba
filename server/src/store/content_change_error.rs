//! Errors of a change of content.

use super::StoreError;

/// The reason why a change was refused.
#[derive(Debug, thiserror::Error)]
pub enum ContentChangeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A document names a related document that would not exist.
    #[error("{file} names {related} as related, which does not exist")]
    UnknownRelated {
        /// The file of the document.
        file: String,
        /// The missing document.
        related: String,
    },
    /// The change would remove or unpublish a landing that has upcoming meetings.
    #[error("{meetings} meetings are booked at {token}")]
    BookedLanding {
        /// The landing's token.
        token: String,
        /// Number of upcoming meetings.
        meetings: i64,
    },
    /// The change would remove a page that the site requires.
    #[error("{path} is needed")]
    NeededPage {
        /// The page's path.
        path: String,
    },
}

impl From<sqlx::Error> for ContentChangeError {
    fn from(cause: sqlx::Error) -> Self {
        Self::Store(cause.into())
    }
}
