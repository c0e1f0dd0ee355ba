//! The tables of `site.toml` that owners may also set in the browser: `[brand]`, `[contact]`, `[[offices]]`, `[[social]]`
//! and `[theme]`. Values have the rules of the document.

use std::path::PathBuf;

use model::{
    BrandSettings, ContactSettings, Line, OfficeSettings, PathStep, Settings, SettingsFault, Slug, SocialSettings,
    ThemeSettings,
};
use serde::Deserialize;

use super::file::{Fault, valid};

/// What an owner sets, complete.
#[derive(Debug, Clone, PartialEq)]
pub struct OwnerSettings {
    pub brand: BrandSettings,
    pub contact: ContactSettings,
    pub offices: Vec<OfficeSettings>,
    pub social: Vec<SocialSettings>,
    pub theme: ThemeSettings,
}

impl OwnerSettings {
    /// Returns the settings with a document's tables instead of the file's.
    pub fn with(&self, document: &Settings) -> Self {
        let Settings { brand, contact, offices, social, theme } = document.clone();
        Self {
            brand: brand.unwrap_or_else(|| self.brand.clone()),
            contact: contact.unwrap_or_else(|| self.contact.clone()),
            offices: offices.unwrap_or_else(|| self.offices.clone()),
            social: social.unwrap_or_else(|| self.social.clone()),
            theme: theme.unwrap_or_else(|| self.theme.clone()),
        }
    }

    /// Returns the same settings as a document.
    pub fn document(&self) -> Settings {
        let Self { brand, contact, offices, social, theme } = self.clone();
        Settings {
            brand: Some(brand),
            contact: Some(contact),
            offices: Some(offices),
            social: Some(social),
            theme: Some(theme),
        }
    }

    /// Returns the first fault of the values.
    pub(super) fn valid(&self) -> Result<(), Fault> {
        let document = self.document();
        if let Some(SettingsFault { path, problem }) = document.faults().into_iter().next() {
            let path = path.into_iter().map(|step| match step {
                PathStep::Key(key) => format!(".{key}"),
                PathStep::Index(index) => format!("[{index}]"),
            });
            return Err(Fault::new(path.collect::<String>().trim_start_matches('.'), problem));
        }
        valid(&document)
    }
}

/// `[brand]` of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BrandTable {
    name: Line,
    legal_name: Line,
    /// The short name in the path of the contact endpoint.
    pub(super) api_name: Slug,
    founded: u16,
    headquarters: Line,
    legal_line: Option<Line>,
    /// The folder of the owner's mark and icons.
    pub(super) files: Option<PathBuf>,
}

impl From<BrandTable> for BrandSettings {
    fn from(table: BrandTable) -> Self {
        let BrandTable { name, legal_name, api_name: _, founded, headquarters, legal_line, files: _ } = table;
        Self { name, legal_name, founded, headquarters, legal_line }
    }
}
