//! A set of fields as a bit mask, in which it is passed to JavaScript.

use super::FieldKey;

/// A set of fields. Bit 0 stands for the first of [`FieldKey::ALL`], bit 1 for the second, and so on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FieldSet(u16);

impl FieldSet {
    pub const EMPTY: Self = Self(0);

    /// Returns the bit mask.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn contains(self, field: FieldKey) -> bool {
        self.0 & field.bit() != 0
    }

    pub const fn insert(&mut self, field: FieldKey) {
        self.0 |= field.bit();
    }
}

impl FromIterator<FieldKey> for FieldSet {
    fn from_iter<I: IntoIterator<Item = FieldKey>>(fields: I) -> Self {
        let mut set = Self::EMPTY;
        for field in fields {
            set.insert(field);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_follow_the_order_of_the_fields() {
        for (index, field) in FieldKey::ALL.into_iter().enumerate() {
            assert_eq!(FieldSet::from_iter([field]).bits(), 1 << index);
        }
    }

    #[test]
    fn contains_what_was_inserted_and_nothing_else() {
        let set = FieldSet::from_iter([FieldKey::Email, FieldKey::Privacy]);
        let found: Vec<_> = FieldKey::ALL.into_iter().filter(|field| set.contains(*field)).collect();
        assert_eq!(found, [FieldKey::Email, FieldKey::Privacy]);
        assert!(FieldSet::EMPTY.is_empty() && !set.is_empty());
    }
}
