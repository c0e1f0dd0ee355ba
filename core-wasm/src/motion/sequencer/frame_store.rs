//! What there is of each frame, from not asked for to decoded.

use super::load_order::LOAD_ORDER;
use super::{FRAMES, MOST_DECODED, STEP_FRAMES};

/// What there is of one frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameState {
    /// Not asked for yet.
    Waiting,
    /// Being fetched.
    Loading,
    /// Could not be fetched or decoded; another frame stands in for it.
    Failed,
    /// Here, compressed.
    Loaded,
    /// Being decoded; already counts as decoded, as its memory is taken.
    Decoding,
    /// Here as a bitmap, ready to be drawn.
    Decoded,
}

impl FrameState {
    /// Whether the compressed frame is here.
    #[must_use]
    pub const fn is_loaded(self) -> bool {
        matches!(self, Self::Loaded | Self::Decoding | Self::Decoded)
    }

    /// Whether the frame takes the memory of a bitmap.
    #[must_use]
    pub const fn is_bitmap(self) -> bool {
        matches!(self, Self::Decoding | Self::Decoded)
    }
}

/// All frames. Numbers that are no frame are ignored.
#[derive(Debug, Clone, PartialEq)]
pub struct FrameStore {
    states: [FrameState; FRAMES as usize],
}

impl FrameStore {
    /// Nothing asked for.
    #[must_use]
    pub const fn new() -> Self {
        Self { states: [FrameState::Waiting; FRAMES as usize] }
    }

    /// What there is of a frame.
    #[must_use]
    pub fn state(&self, frame: u8) -> Option<FrameState> {
        self.states.get(usize::from(frame).checked_sub(1)?).copied()
    }

    /// Notes what there is of a frame from now on.
    pub fn set(&mut self, frame: u8, state: FrameState) {
        if let Some(slot) = usize::from(frame).checked_sub(1).and_then(|index| self.states.get_mut(index)) {
            *slot = state;
        }
    }

    /// Whether something holds of a frame.
    #[must_use]
    pub fn is(&self, frame: u8, test: impl Fn(FrameState) -> bool) -> bool {
        self.state(frame).is_some_and(test)
    }

    /// How many frames something holds of.
    #[must_use]
    pub fn count(&self, test: fn(FrameState) -> bool) -> usize {
        self.states.iter().filter(|state| test(**state)).count()
    }

    /// The frame nearest to another of which something holds; of two equally near ones the earlier, so that the
    /// sequence never runs ahead of the scroll position.
    #[must_use]
    pub fn nearest(&self, frame: u8, test: &dyn Fn(u8, FrameState) -> bool) -> Option<u8> {
        (1..=FRAMES)
            .filter(|near| self.is(*near, |state| test(*near, state)))
            .min_by_key(|near| (near.abs_diff(frame), *near))
    }

    /// The next frames to fetch so that `parallel` are under way.
    pub fn fetch(&mut self, parallel: usize, only_steps: bool) -> Vec<u8> {
        let under_way = self.count(|state| state == FrameState::Loading);
        let next: Vec<u8> = LOAD_ORDER
            .iter()
            .copied()
            .filter(|frame| !only_steps || STEP_FRAMES.contains(frame))
            .filter(|frame| self.is(*frame, |state| state == FrameState::Waiting))
            .take(parallel.saturating_sub(under_way))
            .collect();
        for frame in &next {
            self.set(*frame, FrameState::Loading);
        }
        next
    }

    /// The bitmaps to let go: all but those in `wanted`.
    pub fn release(&mut self, wanted: &[u8]) -> Vec<u8> {
        let gone: Vec<u8> = (1..=FRAMES)
            .filter(|frame| self.is(*frame, |state| state == FrameState::Decoded) && !wanted.contains(frame))
            .collect();
        for frame in &gone {
            self.set(*frame, FrameState::Loaded);
        }
        gone
    }

    /// The frames of `wanted` to decode now, as far as there is room.
    pub fn decode(&mut self, wanted: &[u8]) -> Vec<u8> {
        let room = MOST_DECODED.saturating_sub(self.count(FrameState::is_bitmap));
        let next: Vec<u8> = wanted
            .iter()
            .copied()
            .filter(|frame| self.is(*frame, |state| state == FrameState::Loaded))
            .take(room)
            .collect();
        for frame in &next {
            self.set(*frame, FrameState::Decoding);
        }
        next
    }

    /// Frames that failed may be fetched again. Returns whether there are any.
    pub fn retry(&mut self) -> bool {
        let mut any = false;
        for state in &mut self.states {
            if *state == FrameState::Failed {
                *state = FrameState::Waiting;
                any = true;
            }
        }
        any
    }
}

impl Default for FrameStore {
    fn default() -> Self {
        Self::new()
    }
}
