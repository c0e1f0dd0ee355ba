//! The language of the site: `[site]`.

use model::{Hours, LanguageTag};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::values;

/// The language unless the settings name another.
const DEFAULT: &str = "en";

/// The language of pages and mails.
#[derive(Debug, Clone, PartialEq)]
pub struct Language {
    pub tag: String,
    /// The hours of times.
    pub hours: Hours,
}

/// The table of the file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct LanguageTable {
    #[serde(deserialize_with = "language")]
    language: Option<LanguageTag>,
    #[serde(deserialize_with = "hours")]
    hours: Option<Hours>,
}

impl From<LanguageTable> for Language {
    fn from(LanguageTable { language, hours }: LanguageTable) -> Self {
        let tag = language.or_else(|| LanguageTag::parse(DEFAULT));
        Self {
            hours: hours.or_else(|| tag.as_ref().map(LanguageTag::hours)).unwrap_or(Hours::Twelve),
            tag: tag.map_or_else(|| DEFAULT.to_owned(), |tag| tag.as_str().to_owned()),
        }
    }
}

fn language<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<LanguageTag>, D::Error> {
    values::parsed(deserializer, "a language, such as \"en\" or \"de-CH\"", LanguageTag::parse)
}

fn hours<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Hours>, D::Error> {
    match u8::deserialize(deserializer)? {
        12 => Ok(Some(Hours::Twelve)),
        24 => Ok(Some(Hours::TwentyFour)),
        other => Err(D::Error::custom(format!("expected 12 or 24, found {other}"))),
    }
}
