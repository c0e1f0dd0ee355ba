//! The words that pages need, as the browser loads them.

use model::{Words, digest};
use serde_json::Value;

/// Digits of the digest in the address, which tell versions of the words apart.
const VERSION_DIGITS: usize = 16;

/// The words, except the ones of mails.
#[derive(Debug, Clone)]
pub struct PageWords {
    pub values: Value,
    /// Changes with the words.
    pub version: String,
}

impl PageWords {
    /// Selects the words for pages.
    pub fn new(words: &Words) -> Result<Self, serde_json::Error> {
        let mut values = serde_json::to_value(words)?;
        if let Some(groups) = values.as_object_mut() {
            groups.remove("mails");
        }
        let version = digest(values.to_string().as_bytes()).chars().take(VERSION_DIGITS).collect();
        Ok(Self { values, version })
    }

    /// Returns the address from which the browser loads them.
    pub fn address(&self) -> String {
        format!("/_words?v={}", self.version)
    }
}
