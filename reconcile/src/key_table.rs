//! A hash table that numbers keys in the order of their insertion.

/// A hash table with open addressing and linear probing. Sized for a maximum number of keys, at most half full.
#[derive(Debug, Clone)]
pub struct KeyTable {
    /// Positions plus 1; 0 marks a free slot.
    slots: Vec<u32>,
    keys: Vec<u32>,
    shift: u32,
}

/// 2^32 divided by the golden ratio, for Knuth's multiplicative hashing, which uses the upper bits.
const GOLDEN: u32 = 0x9e37_79b1;

impl KeyTable {
    /// Creates an empty table for up to `most` keys.
    pub fn new(most: usize) -> Self {
        let size = (most * 2).next_power_of_two().max(2);
        Self { slots: vec![0; size], keys: Vec::with_capacity(most), shift: 32 - size.trailing_zeros() }
    }

    /// Returns the key's position, and whether it is new; `None` if the table is full.
    pub fn insert(&mut self, key: u32) -> Option<(usize, bool)> {
        let mut slot = self.home(key);
        for _ in 0..self.slots.len() {
            let taken = self.slots.get_mut(slot)?;
            let Some(position) = taken.checked_sub(1) else {
                self.keys.push(key);
                *taken = u32::try_from(self.keys.len()).ok()?;
                return Some((self.keys.len() - 1, true));
            };
            if self.keys.get(position as usize) == Some(&key) {
                return Some((position as usize, false));
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        None
    }

    /// Returns the position of an inserted key.
    pub fn find(&self, key: u32) -> Option<usize> {
        let mut slot = self.home(key);
        for _ in 0..self.slots.len() {
            let position = self.slots.get(slot)?.checked_sub(1)? as usize;
            if self.keys.get(position) == Some(&key) {
                return Some(position);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        None
    }

    const fn home(&self, key: u32) -> usize {
        (key.wrapping_mul(GOLDEN) >> self.shift) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_numbered_in_order_of_insertion() {
        let mut table = KeyTable::new(3);
        assert_eq!(table.insert(70), Some((0, true)));
        assert_eq!(table.insert(0), Some((1, true)));
        assert_eq!(table.insert(70), Some((0, false)));
        assert_eq!(table.find(0), Some(1));
        assert_eq!(table.find(1), None);
    }

    #[test]
    fn a_full_table_refuses_a_key_and_finds_no_missing_key() {
        let mut table = KeyTable::new(1);
        assert_eq!(table.insert(1), Some((0, true)));
        assert_eq!(table.insert(2), Some((1, true)));
        assert_eq!(table.insert(3), None);
        assert_eq!(table.insert(2), Some((1, false)));
        assert_eq!(table.find(3), None);
    }
}
