//! The external provider of job openings: `[careers]`.

use serde::{Deserialize, Deserializer};

use super::file::Fault;
use super::values;

/// An external provider of job openings.
#[derive(Debug, Clone, PartialEq)]
pub struct CareersProvider {
    /// The provider's embed-jobs address: HTTPS, or on this machine.
    pub url: String,
    /// The company's id at the provider.
    pub company_id: String,
}

/// The table of the file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct CareersTable {
    #[serde(deserialize_with = "provider_url")]
    provider_url: Option<String>,
    company_id: Option<String>,
}

impl CareersProvider {
    /// Returns true when the provider runs on this machine, as in development and tests.
    pub fn is_loopback(&self) -> bool {
        values::is_loopback(&self.url)
    }
}

impl CareersTable {
    /// Returns the provider. The file has both keys or neither.
    pub(super) fn provider(self) -> Result<Option<CareersProvider>, Fault> {
        match (self.provider_url, self.company_id) {
            (Some(url), Some(company_id)) => Ok(Some(CareersProvider { url, company_id })),
            (None, None) => Ok(None),
            (Some(_), None) => Err(Fault::new("careers.company_id", "missing; provider_url needs it")),
            (None, Some(_)) => Err(Fault::new("careers.provider_url", "missing; company_id needs it")),
        }
    }
}

fn provider_url<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let expected =
        "an address over HTTPS (https://…); http:// is accepted only for this machine (127.0.0.1, [::1], localhost)";
    values::parsed(deserializer, expected, |text| {
        values::web_url(text).filter(|url| url.starts_with("https://") || values::is_loopback(url))
    })
}
