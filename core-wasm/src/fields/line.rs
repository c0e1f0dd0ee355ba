//! Single-line fields: line breaks and control characters would corrupt mails, calendar entries and spreadsheets.

use super::{Typed, text};

/// Returns true for a character that a single-line field may contain.
pub fn allows(character: char) -> bool {
    text::allows(character) && !character.is_control() && !is_separator(character)
}

/// Removes characters that the field does not allow.
pub fn sanitise(text: &str) -> String {
    text.chars().filter_map(joiner(allows)).collect()
}

/// Removes such characters while typing, and adjusts the caret.
pub fn sanitise_typed(text: &str, caret: u32) -> Typed {
    Typed::map(text, caret, joiner(allows))
}

/// Replaces characters that break a line or a column by spaces, so that words stay separated, and CR LF by one space.
/// Removes other control characters, and then what is not allowed.
pub(super) fn joiner(allowed: fn(char) -> bool) -> impl FnMut(char) -> Option<char> {
    let mut previous = None;
    move |character| {
        let before = previous.replace(character);
        let joined = match character {
            '\n' if before == Some('\r') => None,
            _ if !character.is_control() && !is_separator(character) => Some(character),
            _ => character.is_whitespace().then_some(' '),
        };
        joined.filter(|character| allowed(*character))
    }
}

/// Returns true for Unicode's line and paragraph separators, which are not control characters.
fn is_separator(character: char) -> bool {
    matches!(character, '\u{2028}' | '\u{2029}')
}
