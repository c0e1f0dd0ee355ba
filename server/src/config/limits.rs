//! How much one visitor may send: `[limits]`.

use super::error::ConfigError;
use super::section::Section;
use super::values;

/// Forms that may come at once: a family behind one address, or a booth's visitors on its network.
const DEFAULT_BURST: u32 = 10;
/// Forms a minute after that.
const DEFAULT_PER_MINUTE: u32 = 6;
/// Meetings to come at an event for one e-mail address: somebody who brings colleagues books for them too.
const DEFAULT_MEETINGS_PER_ADDRESS: u32 = 3;
/// Bookings a day at an event from one client: a booth's visitors share its network's address.
const DEFAULT_BOOKINGS_PER_CLIENT: u32 = 20;

/// How much one visitor may send.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Forms from one address at once.
    pub form_burst: u32,
    /// Forms from one address a minute, lastingly.
    pub forms_per_minute: u32,
    /// Meetings to come that an e-mail address may have at an event.
    pub meetings_per_address: u32,
    /// Bookings at an event from one address within a day.
    pub bookings_per_client: u32,
}

/// Reads `[limits]`.
pub(super) fn read(file: &Section<'_>) -> Result<Limits, ConfigError> {
    let section = file.optional_section(
        "limits",
        &["form_burst", "forms_per_minute", "meetings_per_address", "bookings_per_client"],
    )?;
    let number = |key: &str, default: u32| match &section {
        Some(section) => section
            .optional(key, "a number from 1 to 10000", |value| u32::try_from(values::whole(value, 1, 10_000)?).ok())
            .map(|number| number.unwrap_or(default)),
        None => Ok(default),
    };
    Ok(Limits {
        form_burst: number("form_burst", DEFAULT_BURST)?,
        forms_per_minute: number("forms_per_minute", DEFAULT_PER_MINUTE)?,
        meetings_per_address: number("meetings_per_address", DEFAULT_MEETINGS_PER_ADDRESS)?,
        bookings_per_client: number("bookings_per_client", DEFAULT_BOOKINGS_PER_CLIENT)?,
    })
}
