//! The known name that a mistyped one most likely meant.

/// More edits than this between two names, and they are different words rather than a slip of the finger.
const FARTHEST_SLIP: usize = 3;

/// The closest of the known names, when one is close enough to be meant.
pub(super) fn closest<'a>(found: &str, known: &[&'a str]) -> Option<&'a str> {
    known
        .iter()
        .map(|name| (edits(found, name), *name))
        .filter(|(distance, name)| *distance <= FARTHEST_SLIP && *distance < name.chars().count())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// Levenshtein distance in characters.
fn edits(from: &str, to: &str) -> usize {
    let target: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=target.len()).collect();
    for (start, left) in from.chars().enumerate() {
        let mut diagonal = start;
        let mut before = start + 1;
        let mut next = vec![before];
        for (right, above) in target.iter().zip(row.iter().skip(1)) {
            let swap = diagonal + usize::from(left != *right);
            before = swap.min(before + 1).min(above + 1);
            diagonal = *above;
            next.push(before);
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_counted() {
        for (from, to, expected) in
            [("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("nmae", "name", 2), ("name", "name", 0)]
        {
            assert_eq!(edits(from, to), expected, "{from} → {to}");
        }
    }

    #[test]
    fn a_slip_is_understood_and_a_different_word_is_not() {
        let known = ["name", "legal_name", "api_name", "founded"];
        assert_eq!(closest("legalname", &known), Some("legal_name"));
        assert_eq!(closest("fonded", &known), Some("founded"));
        assert_eq!(closest("colour", &known), None);
    }
}
