//! Query strings: `application/x-www-form-urlencoded`, decoded leniently and encoded strictly.

use percent_encoding::{AsciiSet, CONTROLS, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// Characters that a value escapes: all but unreserved ones.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
/// Characters that a query escapes, since no address may hold them.
const UNSAFE: &AsciiSet = &CONTROLS.add(b' ').add(b'"').add(b'<').add(b'>').add(b'#');

/// Returns the decoded value of the first parameter called `name` in `query` (without `?`).
///
/// `+` is a space. An invalid escape stays as it is; invalid UTF-8 becomes U+FFFD.
pub fn parameter(query: &str, name: &str) -> Option<String> {
    let decode = |text: &str| percent_decode_str(&text.replace('+', " ")).decode_utf8_lossy().into_owned();
    query.split('&').find_map(|pair| {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        (decode(key) == name).then(|| decode(value).replace(char::is_control, ""))
    })
}

/// Encodes a value: unreserved characters stay, a space becomes `+`, all others become escapes.
pub fn encode_value(value: &str) -> String {
    utf8_percent_encode(value, RESERVED).collect::<String>().replace("%20", "+")
}

/// Appends `query` (without `?`) to `path`, if it is not empty.
///
/// The query is unchanged, except that characters not allowed in an address (controls, spaces, quotes, angle brackets,
/// `#`, anything outside ASCII) are escaped, so that the result is a valid `Location` header.
pub fn with_query(path: &str, query: &str) -> String {
    if query.is_empty() { path.to_owned() } else { format!("{path}?{}", utf8_percent_encode(query, UNSAFE)) }
}
