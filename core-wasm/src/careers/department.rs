//! The four groups in which openings are listed.

use crate::text::{contains, lower_case};
use serde::Serialize;

/// A group of openings (document 2, section 2.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Department {
    /// The department's name contains 'engineer'.
    Engineering,
    /// It contains 'market'.
    Marketing,
    /// It contains 'oracle'.
    Oracle,
    /// It contains none of these.
    Other,
}

impl Department {
    /// Every group in the order of the page.
    pub const ALL: [Self; 4] = [Self::Engineering, Self::Marketing, Self::Oracle, Self::Other];

    /// The group of a department's name, case aside. What comes first in [`Department::ALL`] wins: 'Oracle
    /// Engineering' is Engineering.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let name = lower_case(name);
        match () {
            () if contains(&name, "engineer") => Self::Engineering,
            () if contains(&name, "market") => Self::Marketing,
            () if contains(&name, "oracle") => Self::Oracle,
            () => Self::Other,
        }
    }

    /// The group's heading.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Engineering => "Engineering",
            Self::Marketing => "Marketing",
            Self::Oracle => "Oracle",
            Self::Other => "Other Departments",
        }
    }

    /// The group's id as it stands in the markup.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Engineering => "engineering",
            Self::Marketing => "marketing",
            Self::Oracle => "oracle",
            Self::Other => "other",
        }
    }

    /// The group of an id as it stands in the markup.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|department| department.id() == id)
    }
}
