//! Retention and consent: `[privacy]`.

use super::error::ConfigError;
use super::section::Section;
use super::values;

const DEFAULT_RETENTION_MONTHS: i64 = 24;
/// Version of the consent text that ships with the site.
const DEFAULT_CONSENT_VERSION: &str = "2025-06-01";

/// Retention and consent of personal data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Privacy {
    /// Months after which leads and bookings are deleted.
    pub retention_months: i64,
    /// Version of the consent text that visitors agree to; stored with each lead.
    pub consent_version: String,
}

/// Reads `[privacy]`.
pub(super) fn read(file: &Section<'_>) -> Result<Privacy, ConfigError> {
    let section = file.section_or_empty("privacy", &["retention_months", "consent_version"])?;
    let months = section
        .optional("retention_months", "a number of months from 1 to 120", |value| values::integer(value, 1, 120))?;
    let version = section.optional("consent_version", "a text, such as the day of the wording", values::text)?;
    Ok(Privacy {
        retention_months: months.unwrap_or(DEFAULT_RETENTION_MONTHS),
        consent_version: version.unwrap_or_else(|| DEFAULT_CONSENT_VERSION.to_owned()),
    })
}
