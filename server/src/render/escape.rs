//! Escaping of text in HTML.

/// Escapes element content.
pub(super) fn text(raw: &str) -> String {
    raw.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Escapes the value of a double-quoted attribute.
pub(super) fn attribute(raw: &str) -> String {
    text(raw).replace('"', "&quot;")
}

/// Escapes JSON inside a `script` element: it cannot end the element or begin a comment, and contains no U+2028 or
/// U+2029, which older JavaScript treats as line ends.
pub(super) fn script_json(json: &str) -> String {
    json.replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}
