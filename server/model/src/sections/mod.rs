//! Sections: the parts of a page. Each is one struct here, in a file of its name, and one React component of the same
//! name. The build script lists the files.

use schemars::{Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use prelude::*;

/// Imports of the files of sections.
mod prelude {
    pub(super) use garde::Validate;
    pub(super) use macro_rules_attribute::apply;
    pub(super) use schemars::JsonSchema;
    pub(super) use serde::{Deserialize, Serialize};

    pub(super) use super::super::values::*;
    pub(super) use super::SectionContent;
    pub(super) use crate::attributes::{rule, view};
}

/// Declares `Section` from the description, the type and the key of each kind.
macro_rules! sections {
    ($($description:literal $kind:ident $key:literal)*) => {
        /// A section of a page. In a file it is a key with the section's name and its fields below.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
        #[serde(rename_all = "camelCase")]
        pub enum Section {
            $(#[doc = $description] $kind(#[garde(dive)] Box<$kind>),)*
        }

        impl Section {
            /// Returns the section's key in files and views.
            pub fn kind(&self) -> &'static str {
                match self {
                    $(Self::$kind(_) => $key,)*
                }
            }

            pub fn content(&self) -> &dyn SectionContent {
                match self {
                    $(Self::$kind(content) => &**content,)*
                }
            }

            pub fn content_mut(&mut self) -> &mut dyn SectionContent {
                match self {
                    $(Self::$kind(content) => &mut **content,)*
                }
            }
        }
    };
}

// The modules, and the call of the macro.
include!(concat!(env!("OUT_DIR"), "/sections.rs"));

/// The interface of all sections.
pub trait SectionContent {
    /// Returns the images that may be files in `media/`.
    fn images_mut(&mut self) -> Vec<&mut Image> {
        Vec::new()
    }

    /// Returns true for a section whose view renders the page's main heading (h1).
    fn has_main_heading(&self) -> bool {
        false
    }

    /// Returns the only path at which the section works: the addresses of its items, tabs and filters are fixed.
    fn fixed_path(&self) -> Option<&'static str> {
        None
    }

    /// Returns the id that an editor has given the section.
    fn anchor(&self) -> Option<&Anchor> {
        None
    }

    /// Returns the name of the section's look.
    fn look(&self) -> Option<String> {
        None
    }

    /// Returns the id of the testimonial that the section quotes.
    fn testimonial(&self) -> Option<&Anchor> {
        None
    }

    /// Returns the ids within a section of this id that links may lead to.
    fn places(&self, _id: &str) -> Vec<String> {
        Vec::new()
    }
}

/// The fields that a look shows.
struct Shown {
    /// Fields of every look.
    always: &'static [&'static str],
    needs: &'static [&'static str],
    may_have: &'static [&'static str],
}

impl Shown {
    /// Checks the given fields of a section or a card.
    fn check(&self, look: impl Serialize, content: &impl Serialize) -> garde::Result {
        let Ok(Value::Object(fields)) = serde_json::to_value(content) else { return Ok(()) };
        let look = look_name(look).unwrap_or_default();
        let is_given = |value: &Value| !value.is_null() && value.as_array().is_none_or(|entries| !entries.is_empty());
        if let Some(key) = self.needs.iter().find(|key| !fields.get(**key).is_some_and(is_given)) {
            return Err(garde::Error::new(format!("the look '{look}' needs {key}")));
        }
        let is_shown = |key: &str| [self.always, self.needs, self.may_have].concat().contains(&key);
        match fields.iter().find(|(key, value)| is_given(value) && !is_shown(key)) {
            Some((key, _)) => Err(garde::Error::new(format!("the look '{look}' does not show {key}"))),
            None => Ok(()),
        }
    }
}

/// Adds to a schema what each look needs, as a condition on the value of `look`. Forms and editors of files read it.
fn add_requirements<L: JsonSchema + Serialize + DeserializeOwned>(schema: &mut Schema, needs: impl Fn(L) -> Value) {
    let looks = L::json_schema(&mut SchemaGenerator::default());
    let names = looks.get("oneOf").and_then(Value::as_array).into_iter().flatten().filter_map(|look| look.get("const"));
    let conditions = names.filter_map(|name| {
        let look = serde_json::from_value(name.clone()).ok()?;
        Some(json!({
            "if": { "properties": { "look": { "const": name } }, "required": ["look"] },
            "then": needs(look),
        }))
    });
    schema.insert("allOf".to_owned(), conditions.collect());
}

/// Returns the name of a look in files.
fn look_name(look: impl Serialize) -> Option<String> {
    serde_json::to_value(look).ok()?.as_str().map(str::to_owned)
}
