//! Limits per visitor: `[limits]`.

use super::error::ConfigError;
use super::section::Section;
use super::values;

/// Default burst of forms: for a family behind one address, or a booth's visitors on its network.
const DEFAULT_BURST: u32 = 10;
/// Forms per minute after the burst.
const DEFAULT_PER_MINUTE: u32 = 6;
/// Upcoming meetings at an event per e-mail address: somebody may book for colleagues too.
const DEFAULT_MEETINGS_PER_ADDRESS: u32 = 3;
/// Bookings per day, event and client: a booth's visitors share its network's address.
const DEFAULT_BOOKINGS_PER_CLIENT: u32 = 20;
/// Default burst of pages rendered for a single client: more searches than a person types in a minute.
const DEFAULT_RENDER_BURST: u32 = 30;
/// Such pages per minute after the burst: one a second takes about 2 % of an engine.
const DEFAULT_RENDERS_PER_MINUTE: u32 = 60;

/// Limits per visitor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Burst of forms from one address.
    pub form_burst: u32,
    /// Sustained rate of forms from one address, per minute.
    pub forms_per_minute: u32,
    /// Upcoming meetings per e-mail address at an event.
    pub meetings_per_address: u32,
    /// Bookings from one address at an event within a day.
    pub bookings_per_client: u32,
    /// Burst of pages rendered for a single client.
    pub render_burst: u32,
    /// Sustained rate of pages rendered for a single client, per minute.
    pub renders_per_minute: u32,
}

/// Reads `[limits]`.
pub(super) fn read(file: &Section<'_>) -> Result<Limits, ConfigError> {
    let keys = [
        "form_burst",
        "forms_per_minute",
        "meetings_per_address",
        "bookings_per_client",
        "render_burst",
        "renders_per_minute",
    ];
    let section = file.section_or_empty("limits", &keys)?;
    let number = |key: &str, default: u32| {
        section
            .optional(key, "a number from 1 to 10000", |value| u32::try_from(values::integer(value, 1, 10_000)?).ok())
            .map(|number| number.unwrap_or(default))
    };
    Ok(Limits {
        form_burst: number("form_burst", DEFAULT_BURST)?,
        forms_per_minute: number("forms_per_minute", DEFAULT_PER_MINUTE)?,
        meetings_per_address: number("meetings_per_address", DEFAULT_MEETINGS_PER_ADDRESS)?,
        bookings_per_client: number("bookings_per_client", DEFAULT_BOOKINGS_PER_CLIENT)?,
        render_burst: number("render_burst", DEFAULT_RENDER_BURST)?,
        renders_per_minute: number("renders_per_minute", DEFAULT_RENDERS_PER_MINUTE)?,
    })
}
