//! Suggestions for misspelt names.

/// Longest name that is compared, in characters: comparing takes time that grows with the length.
const NAME_MAX_CHARS: usize = 200;

/// Returns the known name closest to `name`, if it is close enough to be a typo.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // Edit distance of a third of the letters, at least 1: `titel` for `title`, `conatct` for `contact`.
    let limit = (name.chars().take(NAME_MAX_CHARS).count() / 3).max(1);
    if name.chars().nth(NAME_MAX_CHARS).is_some() {
        return None;
    }
    known
        .into_iter()
        .map(|known| (strsim::damerau_levenshtein(name, known), known))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, known)| known)
}

/// Returns `; did you mean 'x'?`, or an empty text.
pub fn suggestion<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    nearest(name, known).map(|near| format!("; did you mean '{near}'?")).unwrap_or_default()
}

/// Returns the message for an unknown name.
pub fn unknown(what: &str, name: &str, known: &[&str]) -> String {
    match nearest(name, known.iter().copied()) {
        Some(near) => format!("unknown {what} '{name}'; did you mean '{near}'?"),
        None => format!("unknown {what} '{name}'; expected one of {}", known.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggests_only_near_names() {
        let known = ["title", "description", "image"];
        for (name, near) in [("titel", Some("title")), ("imge", Some("image")), ("x", None), ("heading", None)] {
            assert_eq!(nearest(name, known), near, "{name}");
        }
        let settings = ["name", "legal_name", "api_name", "founded"];
        for (name, near) in [("legalname", Some("legal_name")), ("fonded", Some("founded")), ("colour", None)] {
            assert_eq!(nearest(name, settings), near, "{name}");
        }
    }
}
