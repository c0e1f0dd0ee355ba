//! Text on its way into HTML.

/// Escapes text between tags.
pub fn text(raw: &str) -> String {
    raw.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Escapes text inside a double-quoted attribute.
pub(super) fn attribute(raw: &str) -> String {
    text(raw).replace('"', "&quot;")
}

/// Escapes JSON inside a `script` element: nothing in it can end the element or begin a comment, and U+2028/9,
/// which are line ends to JavaScript of old, cannot either.
pub(super) fn script_json(json: &str) -> String {
    json.replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}
