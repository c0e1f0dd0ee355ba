//! The four groups of the openings list.

use crate::text::lower_case;
use serde::Serialize;

/// A group of openings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Department {
    /// Department names that contain 'engineer'.
    Engineering,
    /// Names that contain 'market'.
    Marketing,
    /// Names that contain 'oracle'.
    Oracle,
    /// All other names.
    Other,
}

impl Department {
    /// Every group, in display order.
    pub const ALL: [Self; 4] = [Self::Engineering, Self::Marketing, Self::Oracle, Self::Other];

    /// Returns the group of a department's name, ignoring case. The first match in [`Department::ALL`] wins: 'Oracle
    /// Engineering' is Engineering.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let name = lower_case(name);
        match () {
            () if name.contains("engineer") => Self::Engineering,
            () if name.contains("market") => Self::Marketing,
            () if name.contains("oracle") => Self::Oracle,
            () => Self::Other,
        }
    }

    /// Returns the group's heading.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Engineering => "Engineering",
            Self::Marketing => "Marketing",
            Self::Oracle => "Oracle",
            Self::Other => "Other Departments",
        }
    }
}
