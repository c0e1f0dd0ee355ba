//! A set of fields as a bit mask, in which it is passed to JavaScript.

use super::FieldKey;

/// A set of fields. Bit 0 stands for the first of [`FieldKey::ALL`], bit 1 for the second, and so on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FieldSet(u16);

impl FieldSet {
    pub const EMPTY: Self = Self(0);

    /// Returns the set of these fields.
    #[must_use]
    pub const fn of(mut fields: &[FieldKey]) -> Self {
        let mut set = Self::EMPTY;
        while let [field, rest @ ..] = fields {
            set.insert(*field);
            fields = rest;
        }
        set
    }

    /// Returns the fields of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

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

    /// Returns the fields in the order of [`FieldKey::ALL`].
    pub fn iter(self) -> impl Iterator<Item = FieldKey> {
        FieldKey::ALL.into_iter().filter(move |field| self.contains(*field))
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
    fn contains_exactly_the_inserted_fields() {
        let set = FieldSet::from_iter([FieldKey::Email, FieldKey::Privacy]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [FieldKey::Email, FieldKey::Privacy]);
        assert_eq!(FieldSet::of(&[FieldKey::Privacy]).or(FieldSet::of(&[FieldKey::Email])), set);
        assert!(FieldSet::EMPTY.is_empty() && !set.is_empty());
    }
}
