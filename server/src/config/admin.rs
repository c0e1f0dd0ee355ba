//! The back office: `[admin]`.

use super::error::ConfigError;
use super::section::Section;
use super::values;
use model::is_time_zone;

/// Settings of the back office.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AdminSettings {
    /// False removes the back office with all its addresses.
    pub enabled: bool,
    /// True if everybody needs a second factor.
    pub require_second_factor: bool,
    /// The tz name of the zone by whose days leads are counted and filtered.
    pub time_zone: String,
}

/// Reads `[admin]`. Every key is optional.
pub(super) fn read(file: &Section<'_>) -> Result<AdminSettings, ConfigError> {
    let section = file.section_or_empty("admin", &["enabled", "require_second_factor", "time_zone"])?;
    let enabled = section.optional("enabled", "true or false", values::flag)?;
    let second_factor = section.optional("require_second_factor", "true or false", values::flag)?;
    let zone = section.optional("time_zone", "a tz name such as Europe/Berlin", |value| {
        values::text(value).filter(|name| is_time_zone(name))
    })?;
    Ok(AdminSettings {
        enabled: enabled.unwrap_or(true),
        require_second_factor: second_factor.unwrap_or(false),
        time_zone: zone.unwrap_or_else(|| "UTC".to_owned()),
    })
}
