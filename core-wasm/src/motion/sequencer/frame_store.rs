//! The loading state of each frame.

use super::load_order::load_order;
use super::timeline::Timeline;
use super::{FRAMES, MOST_DECODED};

/// The loading state of a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameState {
    /// Not requested yet.
    Waiting,
    /// Being fetched.
    Loading,
    /// Could not be fetched or decoded; another frame is shown instead.
    Failed,
    /// Fetched, compressed.
    Loaded,
    /// Being decoded; counts as a bitmap, since its memory is allocated.
    Decoding,
    /// Decoded to a bitmap, ready to be drawn.
    Decoded,
}

impl FrameState {
    /// Returns true when the compressed frame is available.
    pub const fn is_loaded(self) -> bool {
        matches!(self, Self::Loaded | Self::Decoding | Self::Decoded)
    }

    /// Returns true when the frame uses the memory of a bitmap.
    pub const fn is_bitmap(self) -> bool {
        matches!(self, Self::Decoding | Self::Decoded)
    }
}

/// The states of all frames. Numbers out of range are ignored.
#[derive(Debug, Clone, PartialEq)]
pub struct FrameStore {
    states: [FrameState; FRAMES as usize],
    /// Order in which frames are fetched.
    order: Vec<u8>,
}

impl FrameStore {
    pub fn new(timeline: Timeline) -> Self {
        Self { states: [FrameState::Waiting; FRAMES as usize], order: load_order(timeline) }
    }

    pub fn state(&self, frame: u8) -> Option<FrameState> {
        self.states.get(usize::from(frame).checked_sub(1)?).copied()
    }

    pub fn set(&mut self, frame: u8, state: FrameState) {
        if let Some(slot) = usize::from(frame).checked_sub(1).and_then(|index| self.states.get_mut(index)) {
            *slot = state;
        }
    }

    /// Returns true when a frame's state passes the test.
    pub fn is(&self, frame: u8, test: impl Fn(FrameState) -> bool) -> bool {
        self.state(frame).is_some_and(test)
    }

    /// Returns the number of frames whose state passes the test.
    pub fn count(&self, test: fn(FrameState) -> bool) -> usize {
        self.states.iter().filter(|state| test(**state)).count()
    }

    /// Returns the nearest frame that passes the test; at equal distance the earlier one, so that the sequence never
    /// runs ahead of the scroll position.
    pub fn nearest(&self, frame: u8, test: &dyn Fn(u8, FrameState) -> bool) -> Option<u8> {
        (1..=FRAMES)
            .filter(|near| self.is(*near, |state| test(*near, state)))
            .min_by_key(|near| (near.abs_diff(frame), *near))
    }

    /// Returns the next frames to fetch, so that `parallel` requests are active, among the first `most` of the order.
    pub fn fetch(&mut self, parallel: usize, most: usize) -> Vec<u8> {
        let room = parallel.saturating_sub(self.count(|state| state == FrameState::Loading));
        let waiting = |frame: &u8| self.state(*frame) == Some(FrameState::Waiting);
        let next = self.order.iter().copied().take(most).filter(waiting).take(room).collect();
        self.set_all(next, FrameState::Loading)
    }

    /// Returns the bitmaps to release: all but `wanted`.
    pub fn release(&mut self, wanted: &[u8]) -> Vec<u8> {
        let decoded = |frame: &u8| self.state(*frame) == Some(FrameState::Decoded);
        let gone = (1..=FRAMES).filter(decoded).filter(|frame| !wanted.contains(frame)).collect();
        self.set_all(gone, FrameState::Loaded)
    }

    /// Returns the frames of `wanted` to decode now, as far as the limit allows.
    pub fn decode(&mut self, wanted: &[u8]) -> Vec<u8> {
        let room = MOST_DECODED.saturating_sub(self.count(FrameState::is_bitmap));
        let loaded = |frame: &u8| self.state(*frame) == Some(FrameState::Loaded);
        let next = wanted.iter().copied().filter(loaded).take(room).collect();
        self.set_all(next, FrameState::Decoding)
    }

    /// Makes failed frames available for fetching again. Returns true when there are any.
    pub fn retry(&mut self) -> bool {
        let failed = |frame: &u8| self.state(*frame) == Some(FrameState::Failed);
        let again = (1..=FRAMES).filter(failed).collect();
        !self.set_all(again, FrameState::Waiting).is_empty()
    }

    /// Sets the state of frames, and returns them.
    fn set_all(&mut self, frames: Vec<u8>, state: FrameState) -> Vec<u8> {
        for frame in &frames {
            self.set(*frame, state);
        }
        frames
    }
}
