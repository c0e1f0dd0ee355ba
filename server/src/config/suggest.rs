//! Suggestions for mistyped names.

/// Limit of the edit distance: names that differ more are different words.
const MAX_DISTANCE: usize = 3;

/// Returns the closest of the known names, if it is close enough to be a typo.
pub(super) fn closest<'a>(found: &str, known: &[&'a str]) -> Option<&'a str> {
    known
        .iter()
        .map(|name| (strsim::levenshtein(found, name), *name))
        .filter(|(distance, name)| *distance <= MAX_DISTANCE && *distance < name.chars().count())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggests_the_name_behind_a_typo_and_none_for_another_word() {
        let known = ["name", "legal_name", "api_name", "founded"];
        assert_eq!(closest("legalname", &known), Some("legal_name"));
        assert_eq!(closest("fonded", &known), Some("founded"));
        assert_eq!(closest("colour", &known), None);
    }
}
