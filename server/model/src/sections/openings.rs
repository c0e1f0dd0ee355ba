use super::prelude::*;

/// The current job openings with search and filter.
#[apply(view!)]
pub struct Openings {
    /// Heading.
    pub heading: Line,
    /// A sentence below the heading.
    pub description: Text,
    /// Shown while there are no openings.
    pub none_text: MarkedText,
    /// The groups of the list, in display order. A job is listed in the first group that its department belongs to.
    #[garde(length(min = 1, max = 12), custom(each_reachable), dive)]
    pub groups: Vec<OpeningsGroup>,
    /// The locations of the filter, in display order.
    #[serde(default)]
    #[garde(length(max = 12), dive)]
    pub locations: Vec<FilterLocation>,
}

impl SectionContent for Openings {
    fn fixed_path(&self) -> Option<&'static str> {
        Some("/career")
    }
}

/// A group of the openings, by the names of their departments.
#[apply(view!)]
pub struct OpeningsGroup {
    /// A short name that no other group has.
    pub id: Anchor,
    /// Heading.
    pub label: Line,
    /// Words or parts of words: a department belongs to the group if its name contains one. The last group has none, and
    /// lists all other departments.
    #[serde(default)]
    #[garde(length(max = 12))]
    pub words: Vec<Line>,
}

fn each_reachable(groups: &[OpeningsGroup], _: &()) -> garde::Result {
    let Some((last, named)) = groups.split_last() else { return Ok(()) };
    let is_second =
        |(at, group): &(usize, &OpeningsGroup)| groups.iter().take(*at).any(|earlier| earlier.id == group.id);
    if let Some((_, group)) = groups.iter().enumerate().find(is_second) {
        return Err(garde::Error::new(format!("another group has the id '{}' already", group.id)));
    }
    if let Some(group) = named.iter().find(|group| group.words.is_empty()) {
        return Err(garde::Error::new(format!(
            "'{}' has no words; only the last group lists all other jobs",
            group.label
        )));
    }
    if !last.words.is_empty() {
        return Err(garde::Error::new(format!(
            "the last group, '{}', lists all other jobs; remove its words or add a group without words",
            last.label
        )));
    }
    Ok(())
}

/// A location of the filter.
#[apply(view!)]
pub struct FilterLocation {
    /// The value of the location in the address.
    pub id: Anchor,
    /// The visible text.
    pub label: Line,
    /// Towns that belong to the location; empty to match every opening.
    #[serde(default)]
    #[garde(length(max = 12))]
    pub names: Vec<Line>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(groups: &[(&str, &[&str])]) -> Option<String> {
        let line = |text: &str| Line::try_from(text.to_owned()).unwrap();
        let group = |(id, words): &(&str, &[&str])| OpeningsGroup {
            id: Anchor::try_from((*id).to_owned()).unwrap(),
            label: line(&id.to_uppercase()),
            words: words.iter().map(|word| line(word)).collect(),
        };
        let groups: Vec<_> = groups.iter().map(group).collect();
        each_reachable(&groups, &()).err().map(|error| error.to_string())
    }

    #[test]
    fn groups_list_every_job_once() {
        assert_eq!(fault(&[("all", &[])]), None);
        assert_eq!(fault(&[("yard", &["boat"]), ("others", &[])]), None);
        assert_eq!(
            fault(&[("yard", &["boat"]), ("yard", &[])]).as_deref(),
            Some("another group has the id 'yard' already")
        );
        assert_eq!(
            fault(&[("others", &[]), ("yard", &["boat"]), ("rest", &[])]).as_deref(),
            Some("'OTHERS' has no words; only the last group lists all other jobs")
        );
        assert_eq!(
            fault(&[("yard", &["boat"])]).as_deref(),
            Some("the last group, 'YARD', lists all other jobs; remove its words or add a group without words")
        );
    }
}
