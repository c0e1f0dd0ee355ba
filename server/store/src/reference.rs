//! References that visitors receive after sending a form, and read out over the phone.

use std::fmt;

use super::StoreError;

/// Digits and capitals except lookalikes (0 O, 1 I L) and U, which looks like V.
const ALPHABET: [char; 30] = [
    '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'M', 'N', 'P', 'Q', 'R',
    'S', 'T', 'V', 'W', 'X', 'Y', 'Z',
];
/// 30⁷ ≈ 22 billion values. The unique index refuses a duplicate; the visitor's next attempt gets another one.
const LENGTH: usize = 7;
/// A reference such as `L-7K3M9Q2`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference(String);

impl Reference {
    pub fn for_lead() -> Result<Self, StoreError> {
        Self::random("L-")
    }

    pub fn for_booking() -> Result<Self, StoreError> {
        Self::random("B-")
    }

    /// Parses a lead's reference from an address. Returns `None` for anything else, so that a page never repeats
    /// arbitrary text.
    pub fn parse_lead(text: &str) -> Option<Self> {
        Self::parse("L-", text)
    }

    pub fn parse_booking(text: &str) -> Option<Self> {
        Self::parse("B-", text)
    }

    fn parse(prefix: &str, text: &str) -> Option<Self> {
        let code = text.strip_prefix(prefix)?;
        let shaped = code.chars().count() == LENGTH && code.chars().all(|letter| ALPHABET.contains(&letter));
        shaped.then(|| Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn random(prefix: &str) -> Result<Self, StoreError> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        let mut number = u128::from_le_bytes(bytes);
        let mut text = prefix.to_owned();
        for _ in 0..LENGTH {
            // In 128 bits no letter is noticeably more frequent than another.
            text.extend(ALPHABET.get((number % 30) as usize));
            number /= 30;
        }
        Ok(Self(text))
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_reference_is_parsed_back() {
        let reference = Reference::for_lead().unwrap();
        assert_eq!(Reference::parse_booking(reference.as_str()), None);
        assert_eq!(Reference::parse_lead(reference.as_str()), Some(reference));
        let reference = Reference::for_booking().unwrap();
        assert_eq!(Reference::parse_booking(reference.as_str()), Some(reference));
    }

    #[test]
    fn other_text_is_not_a_reference() {
        for text in ["", "L-", "L-7K3M9Q", "L-7K3M9Q22", "B-7K3M9Q2", "L-7K3M9Q0", "L-7k3m9q2", "<script>"] {
            assert_eq!(Reference::parse_lead(text), None, "{text}");
        }
    }
}
