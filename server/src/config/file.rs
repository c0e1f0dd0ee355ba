//! `site.toml` as it is written, with errors that name line and key.

use std::path::Path;

use garde::Validate;
use model::near::unknown;
use model::{ContactSettings, OfficeSettings, SocialSettings, ThemeSettings};
use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeArray, DeTable, Deserializer};

use super::admin::AdminSettings;
use super::careers::CareersTable;
use super::environment::DATABASE_URL_EXPECTED;
use super::error::ConfigError;
use super::events::Events;
use super::language::LanguageTable;
use super::limits::Limits;
use super::mail::MailTable;
use super::owner::BrandTable;
use super::privacy::Privacy;
use super::service::{DatabaseTable, ServerTable};
use super::webhook::WebhookTable;

/// Names that serde has for numbers.
const NUMBERS: [&str; 5] = ["u8", "u16", "u32", "u64", "usize"];

/// The tables of `site.toml`.
#[derive(Deserialize, Validate)]
#[serde(deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub(super) struct SiteFile {
    pub brand: BrandTable,
    pub contact: ContactSettings,
    pub offices: Vec<OfficeSettings>,
    #[serde(default)]
    pub social: Vec<SocialSettings>,
    #[serde(default)]
    pub careers: CareersTable,
    #[serde(default)]
    pub events: Events,
    #[serde(default)]
    #[garde(dive)]
    pub mail: MailTable,
    #[serde(default)]
    pub webhook: WebhookTable,
    #[serde(default)]
    #[garde(dive)]
    pub privacy: Privacy,
    #[serde(default)]
    #[garde(dive)]
    pub limits: Limits,
    #[serde(default)]
    #[garde(dive)]
    pub server: ServerTable,
    #[serde(default)]
    pub database: DatabaseTable,
    #[serde(default)]
    pub admin: AdminSettings,
    #[serde(default)]
    pub theme: ThemeSettings,
    #[serde(default)]
    pub site: LanguageTable,
}

/// A fault of a value.
pub(super) struct Fault {
    /// Such as `offices[0].phone`.
    path: String,
    problem: String,
}

impl Fault {
    pub(super) fn new(path: impl Into<String>, problem: impl Into<String>) -> Self {
        Self { path: path.into(), problem: problem.into() }
    }
}

/// The text of a file, in which faults are located.
pub(super) struct Source<'a> {
    /// The file as it was named to the program.
    name: String,
    text: &'a str,
    table: Spanned<DeTable<'a>>,
}

impl<'a> Source<'a> {
    pub(super) fn parse(path: &Path, text: &'a str) -> Result<Self, ConfigError> {
        let name = path.display().to_string();
        match DeTable::parse(text) {
            Ok(table) => Ok(Self { name, text, table }),
            Err(error) => {
                let start = error.span().map_or(0, |span| span.start);
                let problem = error.message().lines().collect::<Vec<_>>().join("; ");
                Err(ConfigError { place: format!("{name}:{}", line(text, start)), key: String::new(), problem })
            }
        }
    }

    /// Reads the tables.
    pub(super) fn read(&self) -> Result<SiteFile, Fault> {
        let deserializer = Deserializer::from(self.table.clone());
        let file: SiteFile = serde_path_to_error::deserialize(deserializer).map_err(|error| {
            let (path, message) = (error.path().to_string().trim_matches('.').to_owned(), error.inner().message());
            let problem = problem(&path, message);
            Fault { path, problem }
        })?;
        valid(&file)?;
        Ok(file)
    }

    /// Returns the error for a fault, with the line of the value or of the nearest table around it.
    pub(super) fn error(&self, Fault { path, problem }: Fault) -> ConfigError {
        let (mut table, mut start) = (Some(self.table.get_ref()), 0);
        let mut list: Option<&DeArray<'_>> = None;
        for step in path.split(['.', '[']) {
            let value = match step.strip_suffix(']').map(str::parse::<usize>) {
                Some(index) => list.and_then(|list| list.get(index.ok()?)),
                None => table.and_then(|table| table.get(step)),
            };
            let Some(value) = value else { break };
            start = value.span().start;
            (table, list) = (value.get_ref().as_table(), value.get_ref().as_array());
        }
        ConfigError { place: format!("{}:{}", self.name, line(self.text, start)), key: path, problem }
    }
}

/// Returns the first fault of values beyond their shape.
pub(super) fn valid(values: &impl Validate<Context = ()>) -> Result<(), Fault> {
    match values.validate().map_err(|report| report.into_inner().into_iter().next()) {
        Err(Some((path, error))) => Err(Fault::new(path.to_string(), error.to_string())),
        _ => Ok(()),
    }
}

/// Returns the number of a line, from 1.
fn line(text: &str, start: usize) -> usize {
    text.get(..start).unwrap_or(text).matches('\n').count() + 1
}

/// Words a message of serde for owners.
fn problem(path: &str, message: &str) -> String {
    let kinds = [("unknown field", "key"), ("unknown variant", "value")];
    if let Some((_, kind)) = kinds.into_iter().find(|(start, _)| message.starts_with(start)) {
        let names: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
        if let Some((name, known)) = names.split_first() {
            return unknown(kind, name, known);
        }
    }
    match path.split('.').next() {
        // The message would repeat a value that may have a password or a key.
        Some("database") => format!("expected {DATABASE_URL_EXPECTED}"),
        Some("webhook") => "expected an address (https://…)".to_owned(),
        _ => NUMBERS.iter().fold(message.to_owned(), |message, name| {
            let (typed, plain) = (format!("expected {name}"), "expected a whole number");
            if message.ends_with(&typed) { message.replace(&typed, plain) } else { message }
        }),
    }
}
