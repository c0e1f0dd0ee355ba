//! Where measurements are read: `[metrics]`, under the environment's last word.

use std::net::SocketAddr;

use super::environment::Environment;
use super::error::ConfigError;
use super::section::Section;

/// What the address has to look like, for messages.
pub(super) const METRICS_ADDRESS_EXPECTED: &str = "an address and port such as 127.0.0.1:9464, or off";
/// Where measurements are read when nothing else is said: on this machine only.
const DEFAULT: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 9464);

/// Where measurements are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MetricsListener {
    /// Nowhere.
    Off,
    /// At the usual address, if it is free.
    Usual(SocketAddr),
    /// At this one.
    At(SocketAddr),
}

impl MetricsListener {
    pub(super) fn parse(text: &str) -> Option<Self> {
        if text == "off" { Some(Self::Off) } else { text.parse().ok().map(Self::At) }
    }
}

/// Reads `[metrics]`.
pub(super) fn read(file: &Section<'_>, environment: &Environment) -> Result<MetricsListener, ConfigError> {
    let written = match file.optional_section("metrics", &["address"])? {
        Some(section) => {
            section.optional("address", METRICS_ADDRESS_EXPECTED, |value| MetricsListener::parse(value.as_str()?))?
        }
        None => None,
    };
    Ok(environment.metrics.or(written).unwrap_or(MetricsListener::Usual(DEFAULT)))
}
