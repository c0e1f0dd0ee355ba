//! Ids that cross. TypeScript has each as a union of its names, so that a wrong one does not compile; what crosses is a number.

use wasm_bindgen::prelude::*;

use crate::careers;
use crate::fields;
use crate::site;

/// Names the variants of one of the core's enums as JavaScript spells them. A name that untyped JavaScript made up is `None`.
macro_rules! ids {
    ($name:ident is $core:ty { $($variant:ident = $id:tt),+ $(,)? }) => {
        #[wasm_bindgen(skip_typescript)]
        #[derive(Clone, Copy)]
        pub enum $name {
            $($variant = $id),+
        }

        impl $name {
            /// The core's own enum.
            pub(super) const fn known(self) -> Option<$core> {
                match self {
                    $(Self::$variant => Some(<$core>::$variant),)+
                    _ => None,
                }
            }
        }
    };
}

ids!(FieldKey is fields::FieldKey {
    FullName = "fullName",
    Email = "email",
    Phone = "phone",
    Company = "company",
    Service = "service",
    Description = "description",
    Privacy = "privacy",
    Date = "date",
    Time = "time",
});

ids!(DropdownId is site::DropdownId {
    Ai = "ai",
    Cl = "cl",
    Pd = "pd",
    Id = "id",
    Insights = "insights",
});

ids!(Location is careers::Location {
    All = "all",
    Kochi = "kochi",
    Bangalore = "bangalore",
});

ids!(Department is careers::Department {
    Engineering = "engineering",
    Marketing = "marketing",
    Oracle = "oracle",
    Other = "other",
});

/// See the core's own [`SequencerPhase`](crate::motion::sequencer::SequencerPhase); it only goes out.
#[wasm_bindgen(skip_typescript)]
#[derive(Clone, Copy)]
pub enum SequencerPhase {
    Loading = "loading",
    Ready = "ready",
    Failed = "failed",
}
