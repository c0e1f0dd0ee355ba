//! Fields of one line: neither line breaks nor control characters reach mails, calendar entries or spreadsheets.

use super::{Typed, text};

/// Whether a field of one line may hold the character.
#[must_use]
pub fn allows(character: char) -> bool {
    text::allows(character) && !character.is_control() && !is_separator(character)
}

/// The line without what it never holds.
#[must_use]
pub fn sanitise(text: &str) -> String {
    let mut joined = joiner();
    text.chars().filter_map(|character| joined(character).filter(|character| allows(*character))).collect()
}

/// The same under the cursor.
#[must_use]
pub fn sanitise_typed(text: &str, caret: u32) -> Typed {
    let mut joined = joiner();
    Typed::map(text, caret, |character| joined(character).filter(|character| allows(*character)))
}

/// Turns characters that break a line or a column into spaces, so that the words around them stay apart, and a carriage
/// return with its line feed into one. Other control characters go.
pub(super) fn joiner() -> impl FnMut(char) -> Option<char> {
    let mut previous = None;
    move |character| {
        let before = previous.replace(character);
        match character {
            '\n' if before == Some('\r') => None,
            _ if !character.is_control() && !is_separator(character) => Some(character),
            _ => character.is_whitespace().then_some(' '),
        }
    }
}

/// Unicode's line and paragraph separators, which are no control characters.
fn is_separator(character: char) -> bool {
    matches!(character, '\u{2028}' | '\u{2029}')
}
