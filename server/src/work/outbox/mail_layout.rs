//! The sender's details in every mail.

use crate::config::Config;
use model::theme::Palette;

/// Facts and colours that `mail/layout.html` shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailLayout {
    /// Brand name.
    pub brand: String,
    pub legal_name: String,
    /// What the law requires below the legal name.
    pub legal_line: Option<String>,
    /// Town and state.
    pub headquarters: String,
    /// Contact for requests about personal data.
    pub privacy_email: String,
    pub palette: Palette,
}

impl From<&Config> for MailLayout {
    fn from(config: &Config) -> Self {
        let site = &config.site;
        Self {
            brand: site.brand.name.clone(),
            legal_name: site.brand.legal_name.clone(),
            legal_line: site.brand.legal_line.clone(),
            headquarters: site.brand.headquarters.clone(),
            privacy_email: site.contact.privacy_email.clone(),
            palette: config.theme.palette,
        }
    }
}
