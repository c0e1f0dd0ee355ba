//! Texts of a form by field.

use std::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::fields::FieldKey;

/// Texts by field. Serialises as an object with the payload's keys; reading it ignores other keys, and `null` counts as
/// missing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Texts([Option<String>; FieldKey::ALL.len()]);

impl Texts {
    /// Returns the text of a field; `None` for a missing one.
    pub fn get(&self, field: FieldKey) -> Option<&str> {
        self.0.get(field as usize)?.as_deref()
    }

    /// Returns the text of a field; empty for a missing one.
    pub fn text(&self, field: FieldKey) -> &str {
        self.get(field).unwrap_or_default()
    }

    /// Sets the text of a field.
    pub fn set(&mut self, field: FieldKey, text: impl Into<String>) {
        if let Some(stored) = self.0.get_mut(field as usize) {
            *stored = Some(text.into());
        }
    }

    /// Returns the texts that are not missing, in the order of [`FieldKey::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (FieldKey, &str)> {
        FieldKey::ALL.into_iter().filter_map(|field| Some((field, self.get(field)?)))
    }
}

impl<T: Into<String>> FromIterator<(FieldKey, T)> for Texts {
    fn from_iter<I: IntoIterator<Item = (FieldKey, T)>>(texts: I) -> Self {
        let mut all = Self::default();
        for (field, text) in texts {
            all.set(field, text);
        }
        all
    }
}

impl Serialize for Texts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(field, text)| (field.as_str(), text)))
    }
}

impl<'de> Deserialize<'de> for Texts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(TextsVisitor)
    }
}

struct TextsVisitor;

impl<'de> Visitor<'de> for TextsVisitor {
    type Value = Texts;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("texts by field")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Texts, A::Error> {
        let mut texts = Texts::default();
        while let Some(key) = map.next_key::<String>()? {
            match FieldKey::parse(&key) {
                Some(field) => {
                    if let Some(text) = map.next_value::<Option<String>>()? {
                        texts.set(field, text);
                    }
                }
                None => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(texts)
    }
}
