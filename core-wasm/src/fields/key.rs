//! Names of the fields, as payloads spell them.

use super::limits;
use serde::{Deserialize, Serialize};

/// A field of the contact, event contact or booking payload.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum FieldKey {
    /// Full name: letters, dots and spaces.
    FullName,
    /// E-mail address.
    Email,
    /// Phone number in international form.
    Phone,
    /// Company, optional.
    Company,
    /// The service of interest; optional.
    Service,
    /// The message; optional.
    Description,
    /// Consent to the privacy policy.
    Privacy,
    /// The day of a booking.
    Date,
    /// The slot of a booking.
    Time,
}

impl FieldKey {
    /// Every field, in the order of forms and error summaries.
    pub const ALL: [Self; 9] = [
        Self::FullName,
        Self::Email,
        Self::Phone,
        Self::Company,
        Self::Service,
        Self::Description,
        Self::Privacy,
        Self::Date,
        Self::Time,
    ];

    /// Returns the payload's key.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::FullName => "fullName",
            Self::Email => "email",
            Self::Phone => "phone",
            Self::Company => "company",
            Self::Service => "service",
            Self::Description => "description",
            Self::Privacy => "privacy",
            Self::Date => "date",
            Self::Time => "time",
        }
    }

    /// Returns the field with a payload's key.
    #[must_use]
    pub fn parse(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.as_str() == key)
    }

    /// Returns true for free text on a single line.
    #[must_use]
    pub const fn is_line(self) -> bool {
        matches!(self, Self::FullName | Self::Company | Self::Service)
    }

    /// Returns the field's bit in a [`FieldSet`](super::FieldSet).
    pub(super) const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// Returns the limit of characters of a free-text field.
    #[must_use]
    pub const fn limit(self) -> Option<usize> {
        match self {
            Self::FullName => Some(limits::FULL_NAME),
            Self::Email => Some(limits::EMAIL),
            Self::Company => Some(limits::COMPANY),
            Self::Service => Some(limits::SERVICE),
            Self::Description => Some(limits::DESCRIPTION),
            Self::Phone | Self::Privacy | Self::Date | Self::Time => None,
        }
    }
}
