//! Content codings and their negotiation.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// A content coding that the server supports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// Uncompressed.
    Identity,
    /// RFC 1952.
    Gzip,
    /// RFC 7932.
    Brotli,
}

impl Encoding {
    /// The codings that save space.
    pub const COMPRESSED: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// Returns the name of the coding in headers.
    pub fn name(self) -> &'static str {
        match self {
            Self::Identity => "identity",
            Self::Gzip => "gzip",
            Self::Brotli => "br",
        }
    }

    /// Returns the coding that a client prefers.
    pub fn preferred(headers: &HeaderMap) -> Self {
        Self::accepted(headers).next().unwrap_or(Self::Identity)
    }

    /// Returns the codings that a client accepts, best first. Identity is always last: it is better than 406.
    pub fn accepted(headers: &HeaderMap) -> impl Iterator<Item = Self> {
        // Order of preference among codings with equal weight: our texts are smallest in brotli.
        let mut codings = Self::COMPRESSED.map(|coding| (coding, None));
        let mut others = None;
        let listed = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        for (name, weight) in listed.flat_map(|value| value.split(',')).map(weighted) {
            let coding = codings.iter_mut().find(|(coding, _)| name.eq_ignore_ascii_case(coding.name()));
            match coding {
                Some((_, known)) => *known = known.or(Some(weight)),
                None if name == "*" => others = others.or(Some(weight)),
                None => {}
            }
        }
        let mut weighed = codings.map(|(coding, weight)| (coding, weight.or(others).unwrap_or(0.0)));
        // A stable sort keeps our order among equal weights.
        weighed.sort_by(|left, right| right.1.total_cmp(&left.1));
        let accepted = weighed.into_iter().filter(|(_, weight)| *weight > 0.0).map(|(coding, _)| coding);
        accepted.chain([Self::Identity])
    }
}

fn weighted(item: &str) -> (&str, f32) {
    let mut parts = item.split(';').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    (name, weight.map_or(1.0, |weight| weight.parse().unwrap_or(0.0)))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_clients_preference_wins_and_the_servers_breaks_ties() {
        use Encoding::{Brotli, Gzip, Identity};
        let table: [(&str, &[Encoding]); 8] = [
            ("", &[Identity]),
            ("gzip, deflate, br, zstd", &[Brotli, Gzip, Identity]),
            ("gzip", &[Gzip, Identity]),
            ("GZIP;q=1, br;q=0.5", &[Gzip, Brotli, Identity]),
            ("br;q=0, *", &[Gzip, Identity]),
            ("*;q=0", &[Identity]),
            ("br;q=nonsense", &[Identity]),
            ("identity", &[Identity]),
        ];
        for (header, expected) in table {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_str(header).unwrap());
            assert_eq!(Encoding::accepted(&headers).collect::<Vec<_>>(), expected, "{header}");
        }
    }
}
