//! The location chips.

use crate::text::{contains, lower_case};
use serde::Serialize;

/// A chip above the openings (document 2, section 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Location {
    /// Wherever the job is.
    #[default]
    All,
    /// A location contains 'Kochi'.
    Kochi,
    /// A location contains 'Bangalore', or 'Bengaluru', as the city is called now.
    Bangalore,
}

impl Location {
    /// Every chip in the order of the page.
    pub const ALL: [Self; 3] = [Self::All, Self::Kochi, Self::Bangalore];

    /// The chip's label.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::All => "All",
            Self::Kochi => "Kochi",
            Self::Bangalore => "Bangalore",
        }
    }

    /// The chip's value in the address and in the markup.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Kochi => "kochi",
            Self::Bangalore => "bangalore",
        }
    }

    /// The chip of a value in the address, case aside; `bengaluru` counts too.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|location| location.names().iter().any(|name| name.eq_ignore_ascii_case(id)))
    }

    /// Whether a job with these location names is behind the chip.
    pub(super) fn matches<'a>(self, names: impl IntoIterator<Item = &'a str>) -> bool {
        self == Self::All
            || names.into_iter().any(|name| {
                let name = lower_case(name);
                self.names().iter().any(|sought| contains(&name, sought))
            })
    }

    const fn names(self) -> &'static [&'static str] {
        match self {
            Self::All => &["all"],
            Self::Kochi => &["kochi"],
            Self::Bangalore => &["bangalore", "bengaluru"],
        }
    }
}
