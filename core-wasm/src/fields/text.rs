//! Company and the answers of the contact form: optional, limited, without `<`, `>`, `/` and backslash. Only the
//! description may have several lines.

use super::{Typed, limits};

/// Returns true for a character that free text may contain. Excludes control characters except tabs and line feeds: a
/// terminal would interpret them.
pub fn allows(character: char) -> bool {
    let is_control = character.is_control() && !matches!(character, '\t' | '\n');
    !is_control && !is_markup(character)
}

/// Returns true for the characters that no field of text contains.
pub(super) fn is_markup(character: char) -> bool {
    matches!(character, '<' | '>' | '/' | '\\')
}

/// Removes characters that the field does not allow, and converts line ends to line feeds.
pub fn sanitise(text: &str) -> String {
    text.chars().filter_map(converter()).collect()
}

/// Does the same while typing, and adjusts the caret.
pub fn sanitise_typed(text: &str, caret: u32) -> Typed {
    Typed::map(text, caret, converter())
}

/// Converts CR LF and CR to LF: browsers post CR LF for a line end that counts as one character, and a bare CR may end
/// the data of a mail.
fn converter() -> impl FnMut(char) -> Option<char> {
    let mut previous = None;
    move |character| match (previous.replace(character), character) {
        (Some('\r'), '\n') => None,
        (_, '\r') => Some('\n'),
        _ => Some(character).filter(|character| allows(*character)),
    }
}

/// Longest `origin`, in characters: longer than any path of the site.
pub const ORIGIN_LIMIT: usize = 200;

/// Returns the path of the page that led to the form, if it is one: absolute, of this site, without query or control
/// characters. It only informs the sales team, so anything else is dropped instead of rejected.
pub fn origin(raw: Option<&str>) -> Option<String> {
    let path = raw?.trim();
    let plain =
        |character: char| character.is_ascii_graphic() && !matches!(character, '<' | '>' | '\\' | '"' | '?' | '#');
    let own = path.starts_with('/') && !path.starts_with("//");
    (own && !limits::exceeds(path, ORIGIN_LIMIT) && path.chars().all(plain)).then(|| path.to_owned())
}
