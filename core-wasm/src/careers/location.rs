//! The location chips.

use crate::text::lower_case;
use serde::{Deserialize, Serialize};

/// The id that stands for all locations, in the address and in the snapshot.
pub const ALL_LOCATIONS: &str = "all";

/// A location chip above the openings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct LocationChip {
    /// The value in the address and in the markup, other than [`ALL_LOCATIONS`].
    pub id: String,
    /// The visible text.
    pub label: String,
    /// Names of the location, compared without case: a job matches if its location contains one of them. Empty to match
    /// every job.
    pub names: Vec<String>,
}

impl LocationChip {
    /// Returns the index of the chip that a value in the address means, ignoring case: by its id, otherwise by one of
    /// its names.
    pub(super) fn find(chips: &[Self], value: &str) -> Option<usize> {
        let value = lower_case(value);
        let named = |chip: &Self| chip.names.iter().any(|name| lower_case(name) == value);
        let by_id = chips.iter().position(|chip| lower_case(&chip.id) == value);
        by_id.or_else(|| chips.iter().position(named)).filter(|_| value != ALL_LOCATIONS)
    }

    /// Returns true when a job with these locations matches the chip.
    pub(super) fn matches<'a>(&self, locations: impl IntoIterator<Item = &'a str>) -> bool {
        self.names.is_empty()
            || locations.into_iter().any(|location| {
                let location = lower_case(location);
                self.names.iter().any(|name| location.contains(&lower_case(name)))
            })
    }
}
