//! The sender's details in every mail.

use crate::config::SiteFacts;

/// Facts that `mail/layout.html` shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailLayout {
    /// Brand name.
    pub brand: String,
    pub legal_name: String,
    /// Town and state.
    pub headquarters: String,
    /// Contact for requests about personal data.
    pub privacy_email: String,
}

impl From<&SiteFacts> for MailLayout {
    fn from(site: &SiteFacts) -> Self {
        Self {
            brand: site.brand.name.clone(),
            legal_name: site.brand.legal_name.clone(),
            headquarters: site.brand.headquarters.clone(),
            privacy_email: site.contact.privacy_email.clone(),
        }
    }
}
