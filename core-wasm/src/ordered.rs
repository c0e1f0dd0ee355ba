//! Insertion into sorted lists.

/// Inserts `item` after the leading entries for which `before` holds.
///
/// `Vec::insert` would do, but the message of its panic, which cannot occur here, links the formatting of numbers.
pub(crate) fn insert<T>(list: &mut Vec<T>, item: T, before: impl FnMut(&T) -> bool) {
    let place = list.partition_point(before);
    let mut carried = item;
    for entry in list.iter_mut().skip(place) {
        std::mem::swap(entry, &mut carried);
    }
    list.push(carried);
}

#[cfg(test)]
mod tests {
    use super::insert;

    #[test]
    fn an_entry_goes_behind_its_equals() {
        let mut list = Vec::new();
        for entry in [(2, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')] {
            insert(&mut list, entry, |other| other.0 <= entry.0);
        }
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'a'), (2, 'd'), (3, 'c')]);
    }
}
