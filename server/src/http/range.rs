//! Range requests (RFC 9110, section 14), which players send when a visitor seeks in a video.

use axum::http::HeaderMap;
use axum::http::header::{IF_RANGE, RANGE};

/// The requested range of a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Range {
    /// The whole body: no range, several, another unit, or one for a body that has changed since.
    Whole,
    /// A part, both ends included.
    Part { first: usize, last: usize },
    /// A range that is not satisfiable.
    Outside,
}

/// Parses the range of a request for a body of `length` bytes.
pub fn requested_range(headers: &HeaderMap, etag: &str, length: usize) -> Range {
    if headers.get(IF_RANGE).is_some_and(|held| held.as_bytes() != etag.as_bytes()) {
        return Range::Whole;
    }
    headers.get(RANGE).and_then(|value| value.to_str().ok()).map_or(Range::Whole, |text| parse(text, length))
}

fn parse(text: &str, length: usize) -> Range {
    let Some((first, last)) = text.strip_prefix("bytes=").and_then(|part| part.trim().split_once('-')) else {
        return Range::Whole;
    };
    let number = |digits: &str| {
        let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| digits.parse::<usize>().unwrap_or(usize::MAX))
    };
    let end = length.saturating_sub(1);
    let (first, last) = match (number(first), number(last)) {
        (Some(first), Some(last)) if first <= last => (first, last.min(end)),
        (Some(first), None) if last.is_empty() => (first, end),
        (None, Some(suffix)) if first.is_empty() && suffix > 0 => (length.saturating_sub(suffix), end),
        (None, Some(0)) if first.is_empty() => return Range::Outside,
        _ => return Range::Whole,
    };
    if first < length { Range::Part { first, last } } else { Range::Outside }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_parsed_by_rfc_9110() {
        let part = |first, last| Range::Part { first, last };
        for (text, expected) in [
            ("bytes=0-9", part(0, 9)),
            ("bytes=90-", part(90, 99)),
            ("bytes=-10", part(90, 99)),
            ("bytes=-1000", part(0, 99)),
            ("bytes=0-1000", part(0, 99)),
            ("bytes=100-", Range::Outside),
            ("bytes=-0", Range::Outside),
            ("bytes=99999999999999999999999-", Range::Outside),
            ("bytes=9-0", Range::Whole),
            ("bytes=0-1,5-6", Range::Whole),
            ("bytes=a-b", Range::Whole),
            ("bytes=-", Range::Whole),
            ("lines=0-9", Range::Whole),
        ] {
            assert_eq!(parse(text, 100), expected, "{text}");
        }
        assert_eq!(parse("bytes=0-", 0), Range::Outside);
    }
}
