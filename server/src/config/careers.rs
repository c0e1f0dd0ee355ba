//! The provider that lists job openings, when there is one.

use super::error::ConfigError;
use super::section::Section;
use super::values;

/// An external provider of job openings.
#[derive(Debug, Clone, PartialEq)]
pub struct CareersProvider {
    /// The provider's embed-jobs address.
    pub url: String,
    /// The owner's id there.
    pub company_id: String,
}

/// Reads `[careers]`. Both keys, or neither.
pub(super) fn read(file: &Section<'_>) -> Result<Option<CareersProvider>, ConfigError> {
    let Some(section) = file.optional_section("careers", &["provider_url", "company_id"])? else { return Ok(None) };
    let url = section.optional("provider_url", "an address (https://…)", values::url)?;
    let company_id = section.optional("company_id", "a text", values::text)?;
    match (url, company_id) {
        (Some(url), Some(company_id)) => Ok(Some(CareersProvider { url, company_id })),
        (None, None) => Ok(None),
        (Some(_), None) => Err(section.refuse("company_id", "missing; provider_url needs it")),
        (None, Some(_)) => Err(section.refuse("provider_url", "missing; company_id needs it")),
    }
}
