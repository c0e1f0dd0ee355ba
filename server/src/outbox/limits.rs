//! How long the other side may take.

use std::time::Duration;

/// Within what bounds a message is delivered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeliveryLimits {
    /// How long a mail server may take for one command: RFC 5321 allows minutes, but the mail can as well be tried later.
    pub command: Duration,
    /// How long a webhook call may take: who needs longer answers 202 and works afterwards.
    pub call: Duration,
    /// How long an attempt may take as a whole: below the lease, so that no message is in two hands.
    pub attempt: Duration,
}

impl Default for DeliveryLimits {
    fn default() -> Self {
        Self { command: Duration::from_secs(15), call: Duration::from_secs(15), attempt: Duration::from_secs(40) }
    }
}
