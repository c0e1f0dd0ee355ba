//! Timeouts of deliveries.

use std::time::Duration;

/// Timeouts of a delivery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeliveryLimits {
    /// One SMTP command. RFC 5321 allows minutes, but the mail can be retried later.
    pub command: Duration,
    /// One webhook call. A slower receiver should return 202 and continue afterwards.
    pub call: Duration,
    /// A whole attempt: shorter than the lease, so that no message is delivered by two workers.
    pub attempt: Duration,
}

impl Default for DeliveryLimits {
    fn default() -> Self {
        Self { command: Duration::from_secs(15), call: Duration::from_secs(15), attempt: Duration::from_secs(40) }
    }
}
