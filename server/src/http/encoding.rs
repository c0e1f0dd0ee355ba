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

    /// Returns the codings that a client accepts, smallest first. Identity is always last: it is better than 406.
    pub fn accepted(headers: &HeaderMap) -> impl Iterator<Item = Self> {
        let listed = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let items: Vec<&str> = listed.flat_map(|value| value.split(',')).collect();
        let accepts = move |coding: &Self| items.iter().any(|item| is_accepted(item, coding.name()));
        Self::COMPRESSED.into_iter().filter(accepts).chain([Self::Identity])
    }
}

/// Returns true for an item of the header that names the coding, with any weight above 0.
fn is_accepted(item: &str, coding: &str) -> bool {
    let (name, weight) = item.split_once(';').unwrap_or((item, ""));
    let weight = weight.trim().trim_start_matches(['q', 'Q', '=']);
    name.trim().eq_ignore_ascii_case(coding)
        && (weight.is_empty() || weight.parse().is_ok_and(|weight: f32| weight > 0.0))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_smallest_accepted_coding_comes_first() {
        use Encoding::{Brotli, Gzip, Identity};
        let table: [(&str, &[Encoding]); 7] = [
            ("", &[Identity]),
            ("gzip, deflate, br, zstd", &[Brotli, Gzip, Identity]),
            ("gzip", &[Gzip, Identity]),
            ("GZIP;q=1, br; q=0.5", &[Brotli, Gzip, Identity]),
            ("br;q=0, gzip", &[Gzip, Identity]),
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
