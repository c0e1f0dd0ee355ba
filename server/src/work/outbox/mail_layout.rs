//! The sender's details in every mail.

use crate::config::Config;
use model::theme::Palette;

/// Facts and colours that `mail/layout.html` shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailLayout {
    /// The language of the mail.
    pub language: String,
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

impl MailLayout {
    /// Returns the layout of mails to the people of the back office, which is in English.
    pub fn english(config: &Config) -> Self {
        Self { language: "en".to_owned(), ..Self::from(config) }
    }

    /// Splits a text around the contact for requests about personal data, for which the view has a link.
    pub fn around_email<'a>(&self, text: &'a str) -> Option<(&'a str, &'a str)> {
        text.split_once(&self.privacy_email)
    }
}

impl From<&Config> for MailLayout {
    fn from(config: &Config) -> Self {
        let site = &config.site;
        Self {
            language: config.language.tag.clone(),
            brand: site.brand.name.clone(),
            legal_name: site.brand.legal_name.clone(),
            legal_line: site.brand.legal_line.clone(),
            headquarters: site.brand.headquarters.clone(),
            privacy_email: site.contact.privacy_email.clone(),
            palette: config.theme.palette,
        }
    }
}
