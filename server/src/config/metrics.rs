//! The listener of the metrics: `[metrics]`, overridden by the environment.

use std::net::SocketAddr;

use super::error::ConfigError;
use super::section::Section;

/// Expected form of the address, for error messages.
pub(super) const METRICS_ADDRESS_EXPECTED: &str = "an address and port such as 127.0.0.1:9464, or off";
/// Loopback only.
const DEFAULT: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 9464);

/// The listener of the metrics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MetricsListener {
    Off,
    /// The default address, skipped if it is in use.
    Default(SocketAddr),
    /// A configured address.
    At(SocketAddr),
}

impl MetricsListener {
    pub(super) fn parse(text: &str) -> Option<Self> {
        if text == "off" { Some(Self::Off) } else { text.parse().ok().map(Self::At) }
    }
}

/// Reads `[metrics]`.
pub(super) fn read(
    file: &Section<'_>,
    from_environment: Option<MetricsListener>,
) -> Result<MetricsListener, ConfigError> {
    let section = file.section_or_empty("metrics", &["address"])?;
    let written =
        section.optional("address", METRICS_ADDRESS_EXPECTED, |value| MetricsListener::parse(value.as_str()?))?;
    Ok(from_environment.or(written).unwrap_or(MetricsListener::Default(DEFAULT)))
}
