//! The state of the site that rendered pages depend on.

use serde::{Serialize, Serializer};

/// The cache generation of a page: a page rendered in one edition is not served in another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edition {
    /// Content version.
    pub content: i64,
    /// Number of the instants at which documents are published or closed that have passed.
    pub passed: usize,
    /// UTC day, counted from 1970-01-01: decides the copyright year and which events are upcoming.
    pub today: i64,
    /// Number of landings whose event has ended. Changes within a day: each ends in its venue's local time.
    pub landings_ended: usize,
}

impl Edition {
    /// Returns the edition of responses that depend on content only.
    #[must_use]
    pub fn of_content(self) -> Self {
        Self { today: 0, landings_ended: 0, ..self }
    }
}

/// Serialises what depends on content only, which is all that the browser needs.
impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(&format_args!("{}.{}", self.content, self.passed))
    }
}
