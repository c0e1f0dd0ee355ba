//! The language of the site.

use toml::de::DeValue;

use super::error::ConfigError;
use super::section::Section;
use super::values;
use model::{Hours, LanguageTag};

/// The language unless the settings name another.
const DEFAULT: &str = "en";

/// The language of pages and mails.
#[derive(Debug, Clone, PartialEq)]
pub struct Language {
    /// Its tag.
    pub tag: String,
    /// The hours of times.
    pub hours: Hours,
}

/// Reads `[site]`.
pub(super) fn read(file: &Section<'_>) -> Result<Language, ConfigError> {
    let section = file.section_or_empty("site", &["language", "hours"])?;
    let tag = section.optional("language", "a language, such as \"en\" or \"de-CH\"", language_tag)?;
    let tag = tag.or_else(|| LanguageTag::parse(DEFAULT));
    let hours = section.optional("hours", "12 or 24", hours)?;
    Ok(Language {
        hours: hours.or_else(|| tag.as_ref().map(LanguageTag::hours)).unwrap_or(Hours::Twelve),
        tag: tag.map_or_else(|| DEFAULT.to_owned(), |tag| tag.as_str().to_owned()),
    })
}

fn language_tag(value: &DeValue<'_>) -> Option<LanguageTag> {
    LanguageTag::parse(value.as_str()?)
}

fn hours(value: &DeValue<'_>) -> Option<Hours> {
    match values::integer(value, 12, 24)? {
        12 => Some(Hours::Twelve),
        24 => Some(Hours::TwentyFour),
        _ => None,
    }
}
