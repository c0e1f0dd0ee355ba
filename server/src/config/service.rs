//! The HTTP server and the database: `[server]` and `[database]`, overridden by the environment.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use super::environment::Environment;
use super::error::ConfigError;
use super::section::Section;
use super::values;
use crate::http::files::{EMBEDDED, EMBEDS_WEB_BUILD};

/// Loopback, so that a first start is never public by accident.
pub(super) const DEFAULT_HOST: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
pub(super) const DEFAULT_PORT: u16 = 8080;
pub(super) const DEFAULT_DATABASE_URL: &str = "sqlite://data/site.db";
/// The web build: embedded in a binary that contains it, otherwise a folder of the working directory.
pub(super) const DEFAULT_WEB_DIST: &str = if EMBEDS_WEB_BUILD { EMBEDDED } else { "web/dist" };
/// Memory for rendered pages, in MiB: several times the whole site as text, gzip and brotli.
const DEFAULT_PAGE_CACHE_MIB: u64 = 64;
/// Seconds that a connection may be idle between two requests. More than the 60 s after which nginx and most load
/// balancers close an idle connection: if the server closed first, a request could be lost on its way.
const DEFAULT_KEEP_ALIVE_SECONDS: u64 = 75;

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

/// Reads `[server]` and `[database]`.
pub(super) fn read(file: &Section<'_>, environment: &Environment) -> Result<Service, ConfigError> {
    let keys = ["public_url", "trusted_proxies", "keep_alive_seconds", "render_threads", "page_cache_mib"];
    let server = file.section_or_empty("server", &keys)?;
    let number =
        |key: &str, expected: &str, high: i64| server.optional(key, expected, |value| values::integer(value, 0, high));
    let public_url = server.optional("public_url", "an origin such as \"https://www.example.com\"", values::origin)?;
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
    let written = file.section_or_empty("database", &["url"])?.optional(
        "url",
        super::environment::DATABASE_URL_EXPECTED,
        |value| super::environment::database_url(value.as_str()?),
    )?;
    Ok(environment.database_url.clone().or(written).unwrap_or_else(|| DEFAULT_DATABASE_URL.to_owned()))
}
