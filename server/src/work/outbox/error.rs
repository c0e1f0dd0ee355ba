//! Delivery failures, worded without personal data.

/// The reason why a delivery failed. Servers repeat addresses in their replies, so only codes are stored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DeliveryError {
    /// The server is unreachable or refuses temporarily.
    #[error("{0}")]
    Passing(String),
    /// The server refuses this message permanently.
    #[error("{0}")]
    Refused(String),
}

/// Limit of attempts. Sixteen, with the pauses between them, take a day and a half: as long as a server may be down
/// over a weekend without an administrator.
pub(super) const MAX_ATTEMPTS: i64 = 16;

impl DeliveryError {
    /// Returns the limit of attempts; lower for a permanent refusal, which is seldom withdrawn.
    pub fn attempts(&self) -> i64 {
        match self {
            Self::Passing(_) => MAX_ATTEMPTS,
            Self::Refused(_) => 3,
        }
    }
}

/// The reason why a worker could not be created.
#[derive(Debug, thiserror::Error)]
pub enum WorkerError {
    #[error("mail: {0}")]
    Mail(#[from] lettre::transport::smtp::Error),
    #[error("webhook: {0}")]
    Webhook(#[from] reqwest::Error),
}
