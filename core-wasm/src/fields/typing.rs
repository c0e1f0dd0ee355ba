//! Sanitising while typing: the cursor stays between the same two characters.

/// A sanitised text with its cursor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Typed {
    /// The sanitised text.
    pub text: String,
    /// Cursor in UTF-16 code units, like `selectionStart`; never beyond the end or inside a surrogate pair.
    pub caret: u32,
}

impl Typed {
    /// Removes all but the allowed characters. `caret` is in UTF-16 code units of `text`; beyond the end it means the end, inside
    /// a surrogate pair the position before it.
    pub fn filter(text: &str, caret: u32, allowed: impl Fn(char) -> bool) -> Self {
        Self::map(text, caret, |character| allowed(character).then_some(character))
    }

    /// Does the same where a character may also be replaced by another.
    pub fn map(text: &str, caret: u32, mut replacement: impl FnMut(char) -> Option<char>) -> Self {
        let mut mapped = String::with_capacity(text.len());
        let mut read = 0u32;
        let mut before_caret = 0u32;
        for character in text.chars() {
            read = read.saturating_add(utf16_width(character));
            if let Some(character) = replacement(character) {
                mapped.push(character);
                if read <= caret {
                    before_caret = before_caret.saturating_add(utf16_width(character));
                }
            }
        }
        Self { text: mapped, caret: before_caret }
    }
}

/// Returns the number of UTF-16 code units of a character: one, or two outside the basic plane.
pub fn utf16_width(character: char) -> u32 {
    if u32::from(character) > 0xFFFF { 2 } else { 1 }
}
