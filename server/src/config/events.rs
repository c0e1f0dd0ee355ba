//! The default event landing. The landings themselves are content.

use super::error::ConfigError;
use super::section::Section;
use super::values;

/// The default landing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Events {
    /// Its token; without one, the nearest upcoming landing is the default.
    pub current: Option<String>,
}

/// Reads `[events]`.
pub(super) fn read(file: &Section<'_>) -> Result<Events, ConfigError> {
    let section = file.section_or_empty("events", &["landing", "landings"])?;
    if section.optional("landings", "", |_| Some(()))?.is_some() {
        let problem = "landings are content: write landings/TOKEN.md, then run `server content import`";
        return Err(section.refuse("landings", problem));
    }
    Ok(Events { current: section.optional("landing", "the token of a landing", values::slug)? })
}
