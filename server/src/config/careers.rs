//! The external provider of job openings.

use super::error::ConfigError;
use super::section::Section;
use super::values;

/// An external provider of job openings.
#[derive(Debug, Clone, PartialEq)]
pub struct CareersProvider {
    /// The provider's embed-jobs address: HTTPS, or on this machine.
    pub url: String,
    /// The company's id at the provider.
    pub company_id: String,
}

/// Expected form of `provider_url`, for error messages.
const URL_EXPECTED: &str =
    "an address over HTTPS (https://…); http:// is accepted only for this machine (127.0.0.1, [::1], localhost)";

impl CareersProvider {
    /// Returns true when the provider runs on this machine, as in development and tests.
    pub fn is_loopback(&self) -> bool {
        values::is_loopback(&self.url)
    }
}

/// Reads `[careers]`. Requires both keys or neither.
pub(super) fn read(file: &Section<'_>) -> Result<Option<CareersProvider>, ConfigError> {
    let section = file.section_or_empty("careers", &["provider_url", "company_id"])?;
    let url = section.optional("provider_url", URL_EXPECTED, |value| {
        values::url(value).filter(|url| url.starts_with("https://") || values::is_loopback(url))
    })?;
    let company_id = section.optional("company_id", "a text", values::text)?;
    match (url, company_id) {
        (Some(url), Some(company_id)) => Ok(Some(CareersProvider { url, company_id })),
        (None, None) => Ok(None),
        (Some(_), None) => Err(section.refuse("company_id", "missing; provider_url needs it")),
        (None, Some(_)) => Err(section.refuse("provider_url", "missing; company_id needs it")),
    }
}
