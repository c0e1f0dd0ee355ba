//! Which event landing is meant where no visitor names one. The landings themselves stand in the database.

use super::error::ConfigError;
use super::section::Section;
use super::values;

/// The landings that paths point to, by their tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Events {
    /// The landing that visitors are led to now.
    pub current: String,
    /// The landing that `/oracle-ai-world-2025` leads to.
    pub oracle_ai_world_2025: String,
}

impl Events {
    /// Each key of the file with its token.
    pub fn pointers(&self) -> [(&'static str, &str); 2] {
        [("landing", &self.current), ("oracle_ai_world_2025", &self.oracle_ai_world_2025)]
    }
}

/// Reads `[events]`.
pub(super) fn read(file: &Section<'_>) -> Result<Events, ConfigError> {
    let section = file.section("events", &["landing", "oracle_ai_world_2025", "landings"])?;
    if section.optional("landings", "", |_| Some(()))?.is_some() {
        let problem = "landings are content: write landings/TOKEN.md, then run `server content import`";
        return Err(section.refuse("landings", problem));
    }
    let pointer = |key: &str| section.value(key, "the token of a landing", values::slug);
    Ok(Events { current: pointer("landing")?, oracle_ai_world_2025: pointer("oracle_ai_world_2025")? })
}
