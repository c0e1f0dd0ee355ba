//! The state of the site that finished pages depend on beside their own address.

use serde::{Serialize, Serializer};

/// A page made in one edition is not served in another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edition {
    /// The content's version.
    pub content: i64,
    /// The day in UTC, counted from 1970-01-01: the copyright's year and what lies ahead follow from it.
    pub today: i64,
    /// Landings that have ended. It changes within a day: each ends by its venue's clock.
    pub landings_ended: usize,
}

impl Edition {
    /// The edition of what depends on content alone.
    #[must_use]
    pub fn of_content(self) -> Self {
        Self { today: 0, landings_ended: 0, ..self }
    }
}

/// The browser is given the content's version.
impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(&self.content)
    }
}
