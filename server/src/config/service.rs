//! The HTTP server and the database: `[server]` and `[database]`, overridden by the environment.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use garde::Validate;
use serde::{Deserialize, Deserializer};

use super::environment::{DATABASE_URL_EXPECTED, Environment, database_url};
use super::values;
use crate::http::files::{EMBEDDED, EMBEDS_WEB_BUILD};

/// Loopback, so that a first start is never public by accident.
const DEFAULT_HOST: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
const DEFAULT_PORT: u16 = 8080;
const DEFAULT_DATABASE_URL: &str = "sqlite://data/site.db";
/// The web build: embedded in a binary that contains it, otherwise a folder of the working directory.
const DEFAULT_WEB_DIST: &str = if EMBEDS_WEB_BUILD { EMBEDDED } else { "web/dist" };

/// Settings of the HTTP server.
#[derive(Debug, Clone, PartialEq)]
pub struct Service {
    /// Address to listen on.
    pub host: IpAddr,
    /// Port to listen on; 0 selects a free one.
    pub port: u16,
    /// Public origin of the site, without a trailing slash. Falls back to the listening address.
    pub public_url: Option<String>,
    /// Number of proxies in front of the server that write `X-Forwarded-For`.
    pub trusted_proxies: usize,
    /// Idle timeout of a connection between two requests.
    pub keep_alive: Duration,
    /// Number of JavaScript engines that render pages; 0 for one per core.
    pub render_threads: usize,
    /// Memory limit of rendered pages, in bytes.
    pub page_cache_bytes: u64,
    pub database_url: String,
    /// Output folder of the web build.
    pub web_dist: PathBuf,
    /// False to disable rate limits.
    pub rate_limit: bool,
}

/// `[server]` of the file.
#[derive(Deserialize, Validate)]
#[serde(deny_unknown_fields, default)]
#[garde(allow_unvalidated)]
pub(super) struct ServerTable {
    #[serde(deserialize_with = "public_url")]
    public_url: Option<String>,
    #[garde(range(max = 8))]
    trusted_proxies: usize,
    #[garde(range(max = 3600))]
    keep_alive_seconds: u64,
    #[garde(range(max = 64))]
    render_threads: usize,
    #[garde(range(max = 65_536))]
    page_cache_mib: u64,
}

/// `[database]` of the file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DatabaseTable {
    #[serde(default, deserialize_with = "url")]
    url: Option<String>,
}

impl Default for ServerTable {
    fn default() -> Self {
        Self {
            public_url: None,
            trusted_proxies: 0,
            // More than the 60 s after which nginx and most load balancers close an idle connection: if the server
            // closed first, a request could be lost on its way.
            keep_alive_seconds: 75,
            render_threads: 0,
            // Several times the whole site as text, gzip and brotli.
            page_cache_mib: 64,
        }
    }
}

impl Service {
    /// Returns the settings of the file, overridden by the environment.
    pub(super) fn new(server: ServerTable, database: DatabaseTable, environment: &Environment) -> Self {
        let database_url = environment.database_url.clone().or(database.url);
        Self {
            host: environment.host.unwrap_or(DEFAULT_HOST),
            port: environment.port.unwrap_or(DEFAULT_PORT),
            public_url: environment.public_url.clone().or(server.public_url),
            trusted_proxies: server.trusted_proxies,
            keep_alive: Duration::from_secs(server.keep_alive_seconds),
            render_threads: server.render_threads,
            page_cache_bytes: server.page_cache_mib * 1024 * 1024,
            database_url: database_url.unwrap_or_else(|| DEFAULT_DATABASE_URL.to_owned()),
            web_dist: environment.web_dist.clone().unwrap_or_else(|| PathBuf::from(DEFAULT_WEB_DIST)),
            rate_limit: environment.rate_limit,
        }
    }
}

fn public_url<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    values::parsed(deserializer, "an origin such as \"https://www.example.com\"", values::web_origin)
}

fn url<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    values::parsed(deserializer, DATABASE_URL_EXPECTED, database_url)
}
