//! The field patterns as precompiled automata: the browser receives a table walk instead of a regular-expression
//! engine.

/// A pattern for a whole text, as a table; see `build/automata.rs`.
#[derive(Debug)]
pub struct Pattern(&'static [u8]);

/// Text, @, text, dot, text, no spaces.
pub static EMAIL: Pattern = Pattern(include_bytes!(concat!(env!("OUT_DIR"), "/email.dfa")));
/// A plus and 7 to 15 digits.
pub static PHONE: Pattern = Pattern(include_bytes!(concat!(env!("OUT_DIR"), "/phone.dfa")));
/// Four digits, two digits, two digits, with hyphens between.
pub static DATE: Pattern = Pattern(include_bytes!(concat!(env!("OUT_DIR"), "/date.dfa")));
/// Two times of the twelve-hour clock with ` to ` or a hyphen between.
pub static SLOT_LABEL: Pattern = Pattern(include_bytes!(concat!(env!("OUT_DIR"), "/slot_label.dfa")));

/// Offset of the class of byte 0, after the number of classes.
const CLASSES: usize = 1;
/// Offset of the first state's mark, after the classes of all bytes.
const STATES: usize = CLASSES + 256;

impl Pattern {
    /// Returns true when the whole text matches.
    #[must_use]
    pub fn matches(&self, text: &str) -> bool {
        self.matches_bytes(text.bytes())
    }

    /// Returns true when all bytes match.
    #[must_use]
    pub fn matches_bytes(&self, bytes: impl Iterator<Item = u8>) -> bool {
        let class_count = self.at(0);
        // Each state takes one byte for its mark and one per class.
        let states = self.0.len().saturating_sub(STATES) / (class_count + 1);
        let rows = STATES + states;
        let mut state = 1;
        for byte in bytes {
            state = self.at(rows + state * class_count + self.at(CLASSES + usize::from(byte)));
            if state == 0 {
                return false;
            }
        }
        self.at(STATES + state) == 1
    }

    fn at(&self, index: usize) -> usize {
        self.0.get(index).copied().map_or(0, usize::from)
    }
}
