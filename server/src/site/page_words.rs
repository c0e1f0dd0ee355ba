//! The words that pages need, in groups.

use model::{Words, digest};
use serde_json::{Map, Value};

/// Digits of the digest in the address, which tell versions of the words apart.
const VERSION_DIGITS: usize = 16;

/// Groups that only the server needs.
const SERVER_GROUPS: [&str; 4] = ["dates", "errors", "mails", "refusals"];

/// The words that pages need. A document contains the groups that its page shows; browsers load the others.
#[derive(Debug, Clone)]
pub struct PageWords {
    pub groups: Map<String, Value>,
    /// Changes with the words.
    pub version: String,
}

impl PageWords {
    /// Selects the words for pages.
    pub fn new(words: &Words) -> Result<Self, serde_json::Error> {
        let groups = match serde_json::to_value(words)? {
            Value::Object(groups) => groups,
            _ => Map::new(),
        };
        let groups: Map<_, _> =
            groups.into_iter().filter(|(name, _)| !SERVER_GROUPS.contains(&name.as_str())).collect();
        let version = digest(serde_json::to_string(&groups)?.as_bytes()).chars().take(VERSION_DIGITS).collect();
        Ok(Self { groups, version })
    }

    /// Returns all groups as JSON.
    pub fn json(&self) -> String {
        serde_json::to_string(&self.groups).unwrap_or_default()
    }

    /// Returns the address from which browsers load all groups.
    pub fn address(&self) -> String {
        format!("/_words?v={}", self.version)
    }
}
