//! The listener of the metrics.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Expected form of the address, for error messages.
pub(super) const METRICS_ADDRESS_EXPECTED: &str = "an address and port such as 127.0.0.1:9464, or off";
/// Loopback only.
const DEFAULT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 9464);

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

impl Default for MetricsListener {
    fn default() -> Self {
        Self::Default(DEFAULT)
    }
}
