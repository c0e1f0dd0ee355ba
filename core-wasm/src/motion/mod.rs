//! Animation by scroll position, pointer or time, as numbers: views only set styles from them.
//!
//! Progress is a share of a scroll distance, 0 at its start and 1 at its end; it is clamped, and NaN counts as 0. Times
//! are in milliseconds, lengths in CSS pixels. Counters and particles stand still under reduced motion; scenes are not
//! played then.

pub mod count_up;
pub mod cycle;
pub mod particles;
pub mod pinned_stack;
pub mod progress;
pub mod reveal;
pub mod sequencer;
pub mod sideways;

pub use count_up::{CountPhase, CountUp, CountUpSnapshot};
pub use cycle::StatementCycle;
pub use particles::Particles;
pub use pinned_stack::PinnedStack;
pub use reveal::WordReveal;
pub use sequencer::{Sequencer, SequencerPhase};
pub use sideways::SidewaysTravel;
