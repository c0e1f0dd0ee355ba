//! The groups of the openings list.

use crate::text::lower_case;
use serde::{Deserialize, Serialize};

/// A group of openings, by the names of their departments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct DepartmentGroup {
    /// The value in the markup.
    pub id: String,
    /// The group's heading.
    pub label: String,
    /// A department belongs to the group if its name contains one of these words, ignoring case. Empty for the group of
    /// all other departments.
    pub words: Vec<String>,
}

impl DepartmentGroup {
    /// Returns the index of a department's group: the first with a matching word, otherwise the first without words,
    /// otherwise the last one.
    pub(super) fn find(groups: &[Self], department: &str) -> Option<usize> {
        let department = lower_case(department);
        let matches = |group: &Self| group.words.iter().any(|word| department.contains(&lower_case(word)));
        let others = || groups.iter().position(|group| group.words.is_empty()).or(groups.len().checked_sub(1));
        groups.iter().position(matches).or_else(others)
    }
}
