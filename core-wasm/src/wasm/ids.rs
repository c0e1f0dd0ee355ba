//! Enums for JavaScript: numbers, which TypeScript sees as unions of their names, so that a wrong name does not
//! compile.

use wasm_bindgen::prelude::*;

use crate::fields::{self, key::each_field};

/// Declares the variants of one of the core's enums with their JavaScript names. A name from untyped JavaScript becomes
/// `None`.
macro_rules! ids {
    ($name:ident is $core:ty; $($(#[$doc:meta])* $variant:ident = $id:tt),+ $(,)?) => {
        #[wasm_bindgen(skip_typescript)]
        #[derive(Clone, Copy)]
        pub enum $name {
            $($variant = $id),+
        }

        impl $name {
            /// Returns the core's own enum.
            pub(super) const fn known(self) -> Option<$core> {
                match self {
                    $(Self::$variant => Some(<$core>::$variant),)+
                    _ => None,
                }
            }
        }
    };
}

each_field!(ids!(FieldKey is fields::FieldKey;));

/// The core's [`SequencerPhase`](crate::motion::sequencer::SequencerPhase), which is only returned.
#[wasm_bindgen(skip_typescript)]
#[derive(Clone, Copy)]
pub enum SequencerPhase {
    Loading = "loading",
    Ready = "ready",
    Failed = "failed",
}
