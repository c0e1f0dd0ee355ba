//! The workflow section's image sequence: which frame stands for which scroll position, what to load, what to decode.
//!
//! Frames are numbered from 1 to 72, steps from 0 to 4.

pub mod canvas;
pub mod frame_store;
pub mod load_order;
pub mod machine;
pub mod timeline;

pub use frame_store::{FrameState, FrameStore};
pub use machine::{Sequencer, SequencerPhase, SequencerSnapshot};

/// How many frames there are (document 1, section 9: 'Workflow: 72 frames').
pub const FRAMES: u8 = 72;

/// The frames on which the steps rest (document 1, section 9: 'step frames 1, 12, 24, 36, 48').
pub const STEP_FRAMES: [u8; 5] = [1, 12, 24, 36, 48];

/// At most this many frames are held decoded: 72 would take 222 MB, 12 take 37 MB.
pub const MOST_DECODED: usize = 12;
