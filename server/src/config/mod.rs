//! `site.toml` and the environment, checked whole before anything starts.

mod careers;
mod environment;
mod error;
mod events;
mod section;
mod service;
mod site;
mod suggest;
mod values;

use std::path::Path;

use toml::de::DeTable;

pub use careers::CareersProvider;
pub use environment::Environment;
pub use error::{ConfigError, Place};
pub use events::{Events, Landing};
pub use service::Service;
pub use site::{Brand, Contact, Flag, Network, Office, OfficeLabels, SiteFacts, Social};

use section::{Section, Source};

/// The tables of `site.toml`.
const TABLES: &[&str] =
    &["brand", "contact", "offices", "social", "careers", "products", "events", "server", "database"];

/// Everything that an owner or an operator sets.
#[derive(Debug, Clone, PartialEq)]
pub struct Config {
    /// The facts that pages show.
    pub site: SiteFacts,
    /// Where job openings come from; without a provider, the database.
    pub careers: Option<CareersProvider>,
    /// Event landings.
    pub events: Events,
    /// How the server runs.
    pub service: Service,
}

impl Config {
    /// Reads the file that the environment names.
    pub fn load(environment: &Environment) -> Result<Self, ConfigError> {
        let path = environment.site_config.as_path();
        let text = std::fs::read_to_string(path).map_err(|error| ConfigError {
            place: Place::File(path.display().to_string()),
            key: String::new(),
            problem: format!("cannot be read: {error}; SITE_CONFIG names the file"),
        })?;
        Self::parse(path, &text, environment)
    }

    /// Checks the file's text.
    pub fn parse(path: &Path, text: &str, environment: &Environment) -> Result<Self, ConfigError> {
        let file = path.display().to_string();
        let source = Source { file: &file, text };
        let table = DeTable::parse(text).map_err(|error| {
            source.error(&error.span().unwrap_or(0..0), "", error.message().lines().collect::<Vec<_>>().join("; "))
        })?;
        let whole = Section::open(source, "", 0..0, table.get_ref(), TABLES)?;
        Ok(Self {
            site: site::read(&whole)?,
            careers: careers::read(&whole)?,
            events: events::read(&whole)?,
            service: service::read(&whole, environment)?,
        })
    }
}
