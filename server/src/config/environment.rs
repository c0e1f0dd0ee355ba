//! Settings from environment variables, validated before use.

use std::net::IpAddr;
use std::path::PathBuf;

use tracing_subscriber::filter::{LevelFilter, Targets};

use super::error::ConfigError;
use super::metrics::{METRICS_ADDRESS_EXPECTED, MetricsListener};
use super::smtp::{SMTP_URL_EXPECTED, SmtpServer};
use super::values;
use super::webhook::SHORTEST_SECRET;

/// Expected form of a database address, for error messages.
pub(super) const DATABASE_URL_EXPECTED: &str = "sqlite://path, sqlite::memory: or postgres://…";

/// The file of the settings, unless `SITE_CONFIG` names another.
pub(super) const SITE_CONFIG: &str = "site.toml";

/// The environment variables. `None` falls back to the file, then to the default.
#[derive(Debug, Clone, PartialEq)]
pub struct Environment {
    /// `HOST`: address to listen on.
    pub host: Option<IpAddr>,
    /// `PORT`: port to listen on.
    pub port: Option<u16>,
    /// `PUBLIC_URL`: public origin of the site.
    pub public_url: Option<String>,
    /// `DATABASE_URL`.
    pub database_url: Option<String>,
    /// `SMTP_URL`: the mail server.
    pub smtp: Option<SmtpServer>,
    /// `WEBHOOK_SECRET`: key that signs webhook calls.
    pub webhook_secret: Option<String>,
    /// `METRICS`: listener of the metrics.
    pub metrics: Option<MetricsListener>,
    /// `SITE_CONFIG`: path of `site.toml`.
    pub site_config: PathBuf,
    /// `WEB_DIST`: output folder of the web build.
    pub web_dist: Option<PathBuf>,
    /// `RATE_LIMIT`: false for `off`.
    pub rate_limit: bool,
    /// `LOG`: log levels, such as `info` or `info,server=debug`.
    pub log: String,
    /// `LOG_FORMAT`: true for `json`, one object per line.
    pub log_json: bool,
}

impl Environment {
    /// Reads the variables through `variable`, so that tests need no separate process. An empty variable counts as
    /// unset.
    pub fn read(variable: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        Ok(Self {
            host: parse(set, "HOST", "an IP address such as 127.0.0.1", |text| text.parse().ok())?,
            port: parse(set, "PORT", "a number from 0 to 65535", |text| text.parse().ok())?,
            public_url: parse(set, "PUBLIC_URL", "an origin such as https://www.example.com", values::web_origin)?,
            database_url: parse(set, "DATABASE_URL", DATABASE_URL_EXPECTED, database_url)?,
            smtp: parse(set, "SMTP_URL", SMTP_URL_EXPECTED, SmtpServer::parse)?,
            webhook_secret: parse(set, "WEBHOOK_SECRET", "at least 16 characters", |text| {
                (text.len() >= SHORTEST_SECRET).then(|| text.to_owned())
            })?,
            metrics: parse(set, "METRICS", METRICS_ADDRESS_EXPECTED, MetricsListener::parse)?,
            site_config: set("SITE_CONFIG").map_or_else(|| PathBuf::from(SITE_CONFIG), PathBuf::from),
            web_dist: set("WEB_DIST").map(PathBuf::from),
            rate_limit: parse(set, "RATE_LIMIT", "on or off", |text| match text {
                "on" => Some(true),
                "off" => Some(false),
                _ => None,
            })?
            .unwrap_or(true),
            log: parse(set, "LOG", "a level such as info, or info,server=debug", log_levels)?
                .unwrap_or_else(|| "info,sqlx=warn".to_owned()),
            log_json: parse(set, "LOG_FORMAT", "text or json", |text| match text {
                "text" => Some(false),
                "json" => Some(true),
                _ => None,
            })?
            .unwrap_or(false),
        })
    }
}

/// Returns a database address that the store can open.
pub(super) fn database_url(text: &str) -> Option<String> {
    let sqlite = text == "sqlite::memory:" || text.strip_prefix("sqlite://").is_some_and(|path| !path.is_empty());
    let postgres = text.starts_with("postgres://") || text.starts_with("postgresql://");
    (sqlite || postgres).then(|| text.to_owned())
}

/// Validates log levels. A single word has to be a level: the parser would accept any other as the name of a target.
fn log_levels(text: &str) -> Option<String> {
    let is_level = |part: &str| part.contains('=') || part.parse::<LevelFilter>().is_ok();
    let understood = text.split(',').all(is_level) && text.parse::<Targets>().is_ok();
    understood.then(|| text.to_owned())
}

fn parse<T>(
    set: impl Fn(&str) -> Option<String>,
    name: &str,
    expected: &str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, ConfigError> {
    let Some(text) = set(name) else { return Ok(None) };
    read(&text).map(Some).ok_or_else(|| ConfigError {
        place: "environment".to_owned(),
        key: name.to_owned(),
        // Secrets, and addresses that may contain passwords, are not logged.
        problem: match name {
            "DATABASE_URL" | "SMTP_URL" | "WEBHOOK_SECRET" => format!("expected {expected}"),
            _ => format!("expected {expected}, found {text:?}"),
        },
    })
}
