//! Why a message was not delivered, in words that name no person.

/// What kept a message from being delivered. Servers repeat addresses in their answers, so that only codes are kept.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DeliveryError {
    /// The other side takes nothing at the moment, or cannot be reached.
    #[error("{0}")]
    Passing(String),
    /// The other side has said that it will not take this message.
    #[error("{0}")]
    Refused(String),
}

/// The most attempts that a message gets. With the pauses between them sixteen take a day and a half, as long as a weekend
/// without an administrator may leave a server down.
pub(super) const MOST_ATTEMPTS: i64 = 16;

impl DeliveryError {
    /// How often a message is tried before it is given up: a refusal seldom changes its mind.
    pub fn attempts(&self) -> i64 {
        match self {
            Self::Passing(_) => MOST_ATTEMPTS,
            Self::Refused(_) => 3,
        }
    }
}
