//! The languages in which the binary has words and first pages.

/// A language of bundled words and first pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Translation {
    English,
    German,
}

impl Translation {
    /// Returns the translation for a language tag such as `de-CH`.
    pub fn of(tag: &str) -> Option<Self> {
        match tag.split('-').next().unwrap_or_default().to_ascii_lowercase().as_str() {
            "en" => Some(Self::English),
            "de" => Some(Self::German),
            _ => None,
        }
    }

    /// Returns the translation for a language tag, else the English one.
    pub fn nearest(tag: &str) -> Self {
        Self::of(tag).unwrap_or(Self::English)
    }

    /// Returns the name of the language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "German",
        }
    }

    /// Returns the file of the words.
    pub(super) const fn words(self) -> &'static str {
        match self {
            Self::English => include_str!("../../../content/words.yaml"),
            Self::German => include_str!("../starter/de/words.yaml"),
        }
    }
}
