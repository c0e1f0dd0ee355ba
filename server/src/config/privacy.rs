//! Retention and consent of personal data: `[privacy]`.

use garde::Validate;
use serde::Deserialize;

/// Retention and consent of personal data.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Validate)]
#[serde(deny_unknown_fields, default)]
pub struct Privacy {
    /// Months after which leads and bookings are deleted.
    #[garde(range(min = 1, max = 120))]
    pub retention_months: i64,
    /// Version of the consent text that visitors agree to; stored with each lead.
    #[garde(length(min = 1, max = 200))]
    pub consent_version: String,
}

impl Default for Privacy {
    /// Returns the version of the consent text that ships with the site.
    fn default() -> Self {
        Self { retention_months: 24, consent_version: "2025-06-01".to_owned() }
    }
}
