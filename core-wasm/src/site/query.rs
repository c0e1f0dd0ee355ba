//! Query strings: `application/x-www-form-urlencoded`, decoded leniently and encoded strictly.

/// Returns the decoded value of the first parameter called `name` in `query` (without `?`).
///
/// `+` is a space. An invalid escape stays as it is; invalid UTF-8 becomes U+FFFD.
#[must_use]
pub fn parameter(query: &str, name: &str) -> Option<String> {
    query.split('&').find_map(|pair| {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        (decode(key) == name).then(|| decode(value).replace(char::is_control, ""))
    })
}

/// Encodes a value: unreserved characters stay, a space becomes `+`, all others become escapes.
#[must_use]
pub fn encode_value(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for byte in value.bytes() {
        match byte {
            b' ' => out.push('+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => out.push(char::from(byte)),
            _ => push_escape(&mut out, byte),
        }
    }
    out
}

/// Appends `query` (without `?`) to `path`, if it is not empty.
///
/// The query is unchanged, except that characters not allowed in an address (controls, spaces, quotes, angle brackets,
/// `#`, anything outside ASCII) are escaped, so that the result is a valid `Location` header.
#[must_use]
pub fn with_query(path: &str, query: &str) -> String {
    let mut out = String::with_capacity(path.len() + query.len() + 1);
    out.push_str(path);
    if !query.is_empty() {
        out.push('?');
    }
    for byte in query.bytes() {
        match byte {
            b'"' | b'<' | b'>' | b'#' => push_escape(&mut out, byte),
            0x21..=0x7e => out.push(char::from(byte)),
            _ => push_escape(&mut out, byte),
        }
    }
    out
}

/// Returns the byte that the two hexadecimal digits after a percent sign encode, and what follows them.
pub(super) fn unescape(text: &[u8]) -> Option<(u8, &[u8])> {
    let [high, low, rest @ ..] = text else { return None };
    let digit = |byte: u8| char::from(byte).to_digit(16);
    Some((u8::try_from(digit(*high)? * 16 + digit(*low)?).ok()?, rest))
}

fn decode(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        rest = tail;
        match byte {
            b'+' => out.push(b' '),
            b'%' => match unescape(tail) {
                Some((decoded, after)) => {
                    out.push(decoded);
                    rest = after;
                }
                None => out.push(b'%'),
            },
            _ => out.push(byte),
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

fn push_escape(out: &mut String, byte: u8) {
    out.push('%');
    for nibble in [byte >> 4, byte & 15] {
        out.extend(char::from_digit(u32::from(nibble), 16).map(|digit| digit.to_ascii_uppercase()));
    }
}
