//! How the server itself runs: `[server]` and `[database]`, under the environment's last word.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use super::environment::Environment;
use super::error::ConfigError;
use super::section::Section;
use super::values;
use crate::files::{EMBEDDED, HOLDS_WEB_BUILD};

/// Where the server listens when nothing else is said: loopback, so that a first start is never public by accident.
pub(super) const DEFAULT_HOST: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
/// The port when nothing else is said.
pub(super) const DEFAULT_PORT: u16 = 8080;
/// The database when nothing else is said.
pub(super) const DEFAULT_DATABASE_URL: &str = "sqlite://data/site.db";
/// What the web build makes, when nothing else is said: inside a binary that holds it, else beside it.
pub(super) const DEFAULT_WEB_DIST: &str = if HOLDS_WEB_BUILD { EMBEDDED } else { "web/dist" };
/// Memory for rendered pages, in MiB: the whole site in four encodings several times over.
const DEFAULT_PAGE_CACHE_MIB: u64 = 64;
/// Seconds that a connection may be idle between two requests. Above the 60 s after which nginx and most load balancers close
/// an idle connection to a server: if the server closed first, a request could meet the close on its way.
const DEFAULT_KEEP_ALIVE_SECONDS: u64 = 75;

/// How the server runs.
#[derive(Debug, Clone, PartialEq)]
pub struct Service {
    /// The address to listen on.
    pub host: IpAddr,
    /// The port to listen on; 0 takes any free one.
    pub port: u16,
    /// The origin that visitors use, without a slash at the end. Without it the listening address serves.
    pub public_url: Option<String>,
    /// How many proxies in front of the server write `X-Forwarded-For`.
    pub trusted_proxies: usize,
    /// How long a connection may be idle between two requests.
    pub keep_alive: Duration,
    /// How many JavaScript engines render pages; 0 is one a core.
    pub render_threads: usize,
    /// The most memory that rendered pages take, in bytes.
    pub page_cache_bytes: u64,
    /// The database's address.
    pub database_url: String,
    /// The folder that the web build made.
    pub web_dist: PathBuf,
    /// Whether requests are limited.
    pub rate_limit: bool,
}

/// Reads `[server]` and `[database]`.
pub(super) fn read(file: &Section<'_>, environment: &Environment) -> Result<Service, ConfigError> {
    let keys = ["public_url", "trusted_proxies", "keep_alive_seconds", "render_threads", "page_cache_mib"];
    let server = file.optional_section("server", &keys)?;
    let number = |key: &str, expected: &str, high: i64| match &server {
        Some(section) => section.optional(key, expected, |value| values::whole(value, 0, high)),
        None => Ok(None),
    };
    let public_url = match &server {
        Some(section) => {
            section.optional("public_url", "an origin such as \"https://www.example.com\"", values::origin)?
        }
        None => None,
    };
    let trusted_proxies = number("trusted_proxies", "a number from 0 to 8", 8)?.unwrap_or(0);
    let render_threads = number("render_threads", "a number from 0 to 64", 64)?.unwrap_or(0);
    let cache_mib = number("page_cache_mib", "a number of MiB from 0 to 65536", 65_536)?
        .and_then(|mib| u64::try_from(mib).ok())
        .unwrap_or(DEFAULT_PAGE_CACHE_MIB);
    let keep_alive = number("keep_alive_seconds", "a number of seconds from 0 to 3600", 3600)?
        .and_then(|seconds| u64::try_from(seconds).ok())
        .unwrap_or(DEFAULT_KEEP_ALIVE_SECONDS);
    Ok(Service {
        host: environment.host.unwrap_or(DEFAULT_HOST),
        port: environment.port.unwrap_or(DEFAULT_PORT),
        public_url: environment.public_url.clone().or(public_url),
        trusted_proxies: usize::try_from(trusted_proxies).unwrap_or_default(),
        keep_alive: Duration::from_secs(keep_alive),
        render_threads: usize::try_from(render_threads).unwrap_or_default(),
        page_cache_bytes: cache_mib * 1024 * 1024,
        database_url: database_url(file, environment)?,
        web_dist: environment.web_dist.clone().unwrap_or_else(|| PathBuf::from(DEFAULT_WEB_DIST)),
        rate_limit: environment.rate_limit,
    })
}

fn database_url(file: &Section<'_>, environment: &Environment) -> Result<String, ConfigError> {
    let written = match file.optional_section("database", &["url"])? {
        Some(section) => section.optional("url", super::environment::DATABASE_URL_EXPECTED, |value| {
            super::environment::database_url(value.as_str()?)
        })?,
        None => None,
    };
    Ok(environment.database_url.clone().or(written).unwrap_or_else(|| DEFAULT_DATABASE_URL.to_owned()))
}
