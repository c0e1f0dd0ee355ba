//! The image sequence of the workflow section: the frame for a scroll position, and what to load and decode.
//!
//! Frames are numbered from 1 to 72, steps from 0.

pub mod canvas;
pub mod frame_store;
pub mod load_order;
pub mod machine;
pub mod timeline;

pub use machine::{Sequencer, SequencerPhase};
pub use timeline::Timeline;

/// Product requirement: 72 frames.
pub const FRAMES: u8 = 72;

/// Limit of decoded frames: 72 of 1200 px would take 222 MB, 12 take 37 MB. One of 2400 px, in which key frames may come,
/// takes 13 MB.
pub const MOST_DECODED: usize = 12;
