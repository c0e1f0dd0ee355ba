//! Decodes events and arguments from bytes. After the last byte, everything decodes to zero.

/// Characters that break naive text handling: combining marks, other scripts and digits, emoji, bidi controls, blanks.
const UNUSUAL: &str = "\u{0301}\u{0327}éßİıΩж\u{0D15}\u{0D4D}\u{0D37}\u{0D66}ع\u{0650}٣۹中\u{FF0B}５👍\u{1F3FD}👨\
    \u{200D}\u{FE0F}\u{202E}\u{2066}\u{FEFF}\u{00A0}\u{2003}\u{0000}\u{FFFD}\u{10FFFF}";

/// Remaining bytes.
#[derive(Debug, Clone)]
pub struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    pub fn new(data: &'a [u8]) -> Self {
        Self(data)
    }

    /// Returns the number of the next event, below `kinds`; `None` at the end.
    pub fn event(&mut self, kinds: u8) -> Option<u8> {
        (!self.0.is_empty()).then(|| self.byte() % kinds)
    }

    pub fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                *first
            }
            None => 0,
        }
    }

    pub fn flag(&mut self) -> bool {
        self.byte() % 2 == 1
    }

    /// Returns a whole number, mostly a small one.
    pub fn whole(&mut self) -> u32 {
        match self.byte() {
            255 => u32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()]),
            small => u32::from(small),
        }
    }

    /// Returns a number: a fraction, a length, a time, or a special value.
    pub fn number(&mut self) -> f64 {
        match self.byte() {
            0 => f64::NAN,
            1 => f64::INFINITY,
            2 => f64::NEG_INFINITY,
            3 => f64::from_bits(u64::from_le_bytes([0; 8].map(|_: u8| self.byte()))),
            4..=100 => f64::from(self.byte()) / 255.0,
            101..=180 => f64::from(self.byte()) * 10.0,
            _ => f64::from(self.whole()) * f64::from(i8::from_le_bytes([self.byte()])),
        }
    }

    /// Returns a text of up to 255 characters: ASCII, one byte each, and unusual ones.
    pub fn text(&mut self) -> String {
        let length = self.byte();
        (0..length).map_while(|_| (!self.0.is_empty()).then(|| self.character())).collect()
    }

    /// Returns a text made of the given pieces, sometimes with one foreign character.
    pub fn pieces(&mut self, pieces: &[&str]) -> String {
        let mut text = String::new();
        for _ in 0..self.byte() % 16 {
            match self.byte() {
                250.. => text.push(self.character()),
                index => {
                    text.push_str(pieces.get(usize::from(index) % pieces.len().max(1)).copied().unwrap_or_default())
                }
            }
        }
        text
    }

    /// Returns one of `all`; `None` if it is empty.
    pub fn pick<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(usize::from(self.byte()).checked_rem(all.len())?).copied()
    }

    /// Returns the remaining bytes.
    pub fn rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.0)
    }

    fn character(&mut self) -> char {
        match self.byte() {
            ascii @ 0..=0x7F => char::from(ascii),
            digit @ 0x80..=0xBF => char::from(b'0' + digit % 10),
            unusual => UNUSUAL.chars().nth(usize::from(unusual % 32)).unwrap_or(' '),
        }
    }
}
