//! Limits per visitor: `[limits]`.

use garde::Validate;
use serde::Deserialize;

/// The largest limit.
const MAX: u32 = 10_000;

/// Limits per visitor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Validate)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// Burst of forms from one address.
    #[garde(range(min = 1, max = MAX))]
    pub form_burst: u32,
    /// Sustained rate of forms from one address, per minute.
    #[garde(range(min = 1, max = MAX))]
    pub forms_per_minute: u32,
    /// Upcoming meetings per e-mail address at an event.
    #[garde(range(min = 1, max = MAX))]
    pub meetings_per_address: u32,
    /// Bookings from one address at an event within a day.
    #[garde(range(min = 1, max = MAX))]
    pub bookings_per_client: u32,
    /// Burst of pages rendered for a single client.
    #[garde(range(min = 1, max = MAX))]
    pub render_burst: u32,
    /// Sustained rate of pages rendered for a single client, per minute.
    #[garde(range(min = 1, max = MAX))]
    pub renders_per_minute: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            // For a family behind one address, or a booth's visitors on its network.
            form_burst: 10,
            forms_per_minute: 6,
            // Somebody may book for colleagues too.
            meetings_per_address: 3,
            // A booth's visitors share its network's address.
            bookings_per_client: 20,
            // More searches than a person types in a minute.
            render_burst: 30,
            // One a second takes about 2 % of an engine.
            renders_per_minute: 60,
        }
    }
}
