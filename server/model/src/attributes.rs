//! Attributes that most types of content have, to be applied with `#[apply(…)]`, the names of enums, and rules.

/// A type that the values of a file are read into. Unknown keys are faults. Types whose rules say `self` have these
/// attributes themselves: a macro's `self` is another one.
macro_rules! document {
    ($item:item) => {
        #[derive(
            Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize, garde::Validate, schemars::JsonSchema,
        )]
        #[serde(deny_unknown_fields)]
        #[garde(allow_unvalidated)]
        $item
    };
}

/// A part of a document that views receive too.
macro_rules! view {
    ($item:item) => {
        #[derive(
            Debug,
            Clone,
            PartialEq,
            serde::Serialize,
            serde::Deserialize,
            garde::Validate,
            schemars::JsonSchema,
            ts_rs::TS,
        )]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        #[garde(allow_unvalidated)]
        $item
    };
}

/// Defines an enum with the names by which the database, files, commands and JSON refer to its values.
macro_rules! names {
    ($(#[$about:meta])* pub enum $type:ident { $($(#[$note:meta])* $variant:ident = $name:tt,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub enum $type {
            $($(#[$note])* #[serde(rename = $name)] $variant,)+
        }

        impl $type {
            /// Every value, in display order.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// Returns the name.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }

            /// Returns the value with a name.
            pub fn parse(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.as_str() == name)
            }
        }
    };
}

pub(crate) use {document, names, view};

/// Returns a fault unless a rule holds.
pub(crate) fn rule(is_kept: bool, problem: impl Into<String>) -> garde::Result {
    if is_kept { Ok(()) } else { Err(garde::Error::new(problem.into())) }
}
