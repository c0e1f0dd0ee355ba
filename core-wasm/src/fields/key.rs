//! Names of the fields, as payloads spell them.

use super::limits;
use serde::{Deserialize, Serialize};

/// Defines the fields with their keys in payloads.
macro_rules! field_key {
    ($($(#[$doc:meta])* $field:ident = $key:literal,)+) => {
        /// A field of the contact, event contact or booking payload.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase")]
        #[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
        pub enum FieldKey {
            $($(#[$doc])* $field,)+
        }

        impl FieldKey {
            /// Every field, in the order of forms and error summaries.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$field),+];

            /// Returns the payload's key.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$field => $key,)+
                }
            }
        }
    };
}

field_key! {
    /// Full name: letters, dots and spaces.
    FullName = "fullName",
    /// E-mail address.
    Email = "email",
    /// Phone number in international form.
    Phone = "phone",
    /// Company, optional.
    Company = "company",
    /// The service of interest; optional.
    Service = "service",
    /// The message; optional.
    Description = "description",
    /// Consent to the privacy policy.
    Privacy = "privacy",
    /// The day of a booking.
    Date = "date",
    /// The slot of a booking.
    Time = "time",
}

impl FieldKey {
    /// The text fields of every form.
    pub const VISITOR: [Self; 4] = [Self::FullName, Self::Email, Self::Phone, Self::Company];
    /// The optional text fields of the contact form.
    pub const ANSWERS: [Self; 2] = [Self::Service, Self::Description];

    /// Returns the field with a payload's key.
    pub fn parse(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.as_str() == key)
    }

    /// Returns true for free text on several lines.
    pub const fn is_multiline(self) -> bool {
        matches!(self, Self::Description)
    }

    /// Returns the limit of characters of a free-text field.
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
