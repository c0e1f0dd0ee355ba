//! Identification of clients for limits.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

/// Header to which each proxy appends the address of its peer.
pub const FORWARDED_FOR: &str = "x-forwarded-for";
/// Network prefix of an IPv6 subscriber, who controls a whole /64.
const IPV6_SUBSCRIBER: u128 = !0 << 64;

/// A client's address: IPv4, or the /64 prefix of IPv6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClientAddress(IpAddr);

impl ClientAddress {
    /// Returns the client of a request. Each trusted proxy appends the address of its peer to `X-Forwarded-For`, so
    /// with `trusted_proxies` of them the client is that many entries from the end; earlier entries may be forged.
    /// `None` without a connection.
    pub fn of(headers: &HeaderMap, extensions: &Extensions, trusted_proxies: usize) -> Option<Self> {
        let connection = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
        forwarded(headers, trusted_proxies).or(connection).map(Self::of_peer)
    }

    /// Returns the client at the other end of a connection.
    pub fn of_peer(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => Self(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & IPV6_SUBSCRIBER))),
            address => Self(address),
        }
    }
}

impl std::fmt::Display for ClientAddress {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(out)
    }
}

fn forwarded(headers: &HeaderMap, trusted_proxies: usize) -> Option<IpAddr> {
    let place = trusted_proxies.checked_sub(1)?;
    // The client may have sent any bytes before the trusted entries.
    let lines: Vec<&[u8]> = headers.get_all(FORWARDED_FOR).iter().map(|value| value.as_bytes()).collect();
    let entry = lines.iter().rev().flat_map(|line| line.rsplit(|byte| *byte == b',')).nth(place)?;
    let entry = std::str::from_utf8(entry).ok()?.trim();
    let bare = entry.trim_start_matches('[').trim_end_matches(']');
    bare.parse().or_else(|_| entry.parse::<SocketAddr>().map(|address| address.ip())).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(lines: &[&'static str], proxies: usize) -> String {
        client_of(&lines.iter().map(|line| line.as_bytes()).collect::<Vec<_>>(), proxies)
    }

    fn client_of(lines: &[&[u8]], proxies: usize) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", axum::http::HeaderValue::from_bytes(line).unwrap());
        }
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from(([10, 0, 0, 9], 4711))));
        ClientAddress::of(&headers, &extensions, proxies).unwrap().0.to_string()
    }

    #[test]
    fn only_entries_of_trusted_proxies_are_used() {
        for (lines, proxies, expected) in [
            (vec!["203.0.113.7"], 0, "10.0.0.9"),
            (vec!["1.1.1.1, 203.0.113.7"], 1, "203.0.113.7"),
            (vec!["1.1.1.1, 203.0.113.7, 198.51.100.2"], 2, "203.0.113.7"),
            (vec!["1.1.1.1", "203.0.113.7"], 1, "203.0.113.7"),
            (vec!["203.0.113.7:55123"], 1, "203.0.113.7"),
            (vec!["203.0.113.7"], 2, "10.0.0.9"),
            (vec!["unknown"], 1, "10.0.0.9"),
            (vec![], 1, "10.0.0.9"),
        ] {
            assert_eq!(client(&lines, proxies), expected, "{lines:?} with {proxies}");
        }
    }

    #[test]
    fn invalid_bytes_of_a_client_do_not_hide_a_proxys_entry() {
        assert_eq!(client_of(&[b"\xff, 203.0.113.7"], 1), "203.0.113.7");
        assert_eq!(client_of(&[b"\xff", "\u{e4}, 203.0.113.7, 198.51.100.2".as_bytes()], 2), "203.0.113.7");
        assert_eq!(client_of(&[b"203.0.113.7, \xff"], 1), "10.0.0.9");
    }

    #[test]
    fn ipv6_is_counted_by_prefix_and_mapped_ipv4_by_address() {
        assert_eq!(client(&["2001:db8:1:2:3:4:5:6"], 1), "2001:db8:1:2::");
        assert_eq!(client(&["[2001:db8:1:2::9]:443"], 1), "2001:db8:1:2::");
        assert_eq!(client(&["::ffff:203.0.113.7"], 1), "203.0.113.7");
    }
}
