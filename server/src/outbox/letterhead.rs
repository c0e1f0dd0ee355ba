//! What every mail says about its sender.

use crate::config::SiteFacts;

/// The facts that `mail/layout.html` shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letterhead {
    /// The name that visitors know.
    pub brand: String,
    /// The name that contracts carry.
    pub legal_name: String,
    /// Town and state.
    pub headquarters: String,
    /// Where to write about personal data.
    pub privacy_email: String,
}

impl From<&SiteFacts> for Letterhead {
    fn from(site: &SiteFacts) -> Self {
        Self {
            brand: site.brand.name.clone(),
            legal_name: site.brand.legal_name.clone(),
            headquarters: site.brand.headquarters.clone(),
            privacy_email: site.contact.privacy_email.clone(),
        }
    }
}
