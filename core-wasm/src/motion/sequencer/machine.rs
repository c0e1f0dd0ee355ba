//! The machine: hears of scrolling, loading and decoding, answers what to draw, fetch, decode and let go.

use super::frame_store::{FrameState, FrameStore};
use super::timeline::{frame_at, is_closing, step_at, step_frame};
use super::{FRAMES, MOST_DECODED, STEP_FRAMES};
use crate::ordered;
use serde::Serialize;

/// Requests under way at a time: enough to fill the line, few enough that the order still means something.
pub const PARALLEL: u32 = 4;

/// How many frames ahead are decoded for each one behind: the visitor will most likely keep scrolling the same way.
const AHEAD_FOR_EACH_BEHIND: u8 = 2;

/// Loading, ready, or failed with nothing to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum SequencerPhase {
    /// 'Loading images...': some step frame is neither here nor failed.
    Loading,
    /// The step frames are here, as far as they can be had.
    Ready,
    /// No step frame could be had: the steps are read without a picture.
    Failed,
}

/// The sequence as views read it; all of it changes rarely, the frame itself is asked for by number.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct SequencerSnapshot {
    /// Loading, ready, or failed with nothing to show.
    pub phase: SequencerPhase,
    /// Only the five step frames are shown, one after another.
    pub still: bool,
    /// The step reached, from 0.
    pub step: u32,
    /// True while the closing text shows.
    pub closing: bool,
    /// How many frames are here.
    pub loaded: u32,
    /// How many frames could not be had.
    pub failed: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Direction {
    Forward,
    Backward,
}

/// The sequencer's machine.
///
/// The caller fetches what [`fetch`](Self::fetch) says and reports `loaded` or `failed`. After a move of the playhead or
/// a report it closes what [`release`](Self::release) says, decodes what [`decode`](Self::decode) says, reports
/// `decoded` or `failed`, and draws [`drawable`](Self::drawable).
#[derive(Debug, Clone, PartialEq)]
pub struct Sequencer {
    store: FrameStore,
    playhead: u8,
    direction: Direction,
    still: bool,
    /// True once the visitor has begun to scroll through the section.
    moved: bool,
}

impl Sequencer {
    /// Nothing loaded, at the first frame. See [`conditions`](Self::conditions) for the arguments.
    #[must_use]
    pub const fn new(reduced_motion: bool, save_data: bool, phone: bool) -> Self {
        Self {
            store: FrameStore::new(),
            playhead: 1,
            direction: Direction::Forward,
            still: reduced_motion || save_data || phone,
            moved: false,
        }
    }

    /// Reduced motion, a wish to save data, or a phone's width: only the five step frames are fetched and shown
    /// (ARCHITECTURE, Measured: 120 kB instead of 1.8 MB).
    pub const fn conditions(&mut self, reduced_motion: bool, save_data: bool, phone: bool) {
        self.still = reduced_motion || save_data || phone;
    }

    /// The section is scrolled to a progress: moves the playhead and answers the loaded frame nearest to it, 0 if there
    /// is none.
    pub fn frame(&mut self, progress: f64) -> u8 {
        let wanted = frame_at(progress);
        self.moved |= progress > 0.0;
        if wanted != self.playhead {
            self.direction = if wanted > self.playhead { Direction::Forward } else { Direction::Backward };
            self.playhead = wanted;
        }
        self.nearest(FrameState::is_loaded)
    }

    /// The decoded frame nearest to the playhead, to be drawn now; 0 if there is none.
    #[must_use]
    pub fn drawable(&self) -> u8 {
        self.nearest(|state| state == FrameState::Decoded)
    }

    /// The step reached, from 0.
    #[must_use]
    pub fn step(&self) -> u32 {
        step_at(self.playhead)
    }

    /// True while the closing text shows.
    #[must_use]
    pub fn closing(&self) -> bool {
        is_closing(self.playhead)
    }

    /// The frames to begin fetching now: the step frames, all at once, before the visitor scrolls; then so many of all that
    /// [`PARALLEL`] are under way.
    pub fn begin_fetching(&mut self) -> Vec<u8> {
        if self.moved { self.fetch(PARALLEL) } else { self.store.fetch(STEP_FRAMES.len(), true) }
    }

    /// The frames to begin fetching now, most useful first, so that `parallel` are under way.
    pub fn fetch(&mut self, parallel: u32) -> Vec<u8> {
        self.store.fetch(parallel.min(u32::from(FRAMES)) as usize, self.still)
    }

    /// A frame has arrived, compressed.
    pub fn loaded(&mut self, frame: u8) {
        if !self.store.is(frame, FrameState::is_loaded) {
            self.store.set(frame, FrameState::Loaded);
        }
    }

    /// A frame could not be fetched or decoded.
    pub fn failed(&mut self, frame: u8) {
        if self.store.is(frame, |state| state != FrameState::Decoded) {
            self.store.set(frame, FrameState::Failed);
        }
    }

    /// Frames that failed may be fetched again. Returns whether there are any.
    pub fn retry(&mut self) -> bool {
        self.store.retry()
    }

    /// The bitmaps to close now, because others are nearer to the playhead.
    pub fn release(&mut self) -> Vec<u8> {
        let wanted = self.wanted();
        self.store.release(&wanted)
    }

    /// The frames to begin decoding now, most urgent first; never so many that more than twelve bitmaps exist.
    pub fn decode(&mut self) -> Vec<u8> {
        let wanted = self.wanted();
        self.store.decode(&wanted)
    }

    /// A frame's bitmap is made: whether to keep it. One that was not asked for is to be closed at once.
    pub fn decoded(&mut self, frame: u8) -> bool {
        let asked = self.store.is(frame, |state| state == FrameState::Decoding);
        if asked {
            self.store.set(frame, FrameState::Decoded);
        }
        asked
    }

    /// How many bitmaps exist or are being made: never more than twelve.
    #[must_use]
    pub fn bitmaps(&self) -> usize {
        self.store.count(FrameState::is_bitmap)
    }

    /// The sequence as views read it.
    #[must_use]
    pub fn snapshot(&self) -> SequencerSnapshot {
        SequencerSnapshot {
            phase: self.phase(),
            still: self.still,
            step: self.step(),
            closing: self.closing(),
            loaded: self.store.count(FrameState::is_loaded) as u32,
            failed: self.store.count(|state| state == FrameState::Failed) as u32,
        }
    }

    /// Loading, ready, or failed with nothing to show.
    #[must_use]
    pub fn phase(&self) -> SequencerPhase {
        let failed = |frame: &u8| self.store.is(*frame, |state| state == FrameState::Failed);
        let settled = |frame: &u8| failed(frame) || self.store.is(*frame, FrameState::is_loaded);
        if STEP_FRAMES.iter().all(failed) {
            SequencerPhase::Failed
        } else if STEP_FRAMES.iter().all(settled) {
            SequencerPhase::Ready
        } else {
            SequencerPhase::Loading
        }
    }

    /// The frame that the playhead asks for: its own, or when still the one on which the step rests.
    fn target(&self) -> u8 {
        if self.still { step_frame(self.step()) } else { self.playhead }
    }

    fn shows(&self, frame: u8) -> bool {
        !self.still || STEP_FRAMES.contains(&frame)
    }

    fn nearest(&self, test: fn(FrameState) -> bool) -> u8 {
        self.store.nearest(self.target(), &|frame, state| self.shows(frame) && test(state)).unwrap_or(0)
    }

    /// The loaded frames that deserve a bitmap, most urgent first, at most twelve: outwards from the target, two ahead
    /// for each one behind.
    fn wanted(&self) -> Vec<u8> {
        let target = self.target();
        let urgency = |frame: u8| {
            let away = frame.abs_diff(target);
            let behind = match self.direction {
                Direction::Forward => frame < target,
                Direction::Backward => frame > target,
            };
            if behind { u16::from(away) * u16::from(AHEAD_FOR_EACH_BEHIND) } else { u16::from(away) }
        };
        let mut wanted: Vec<u8> = Vec::with_capacity(MOST_DECODED + 1);
        for frame in (1..=FRAMES).filter(|frame| self.shows(*frame) && self.store.is(*frame, FrameState::is_loaded)) {
            // Behind those as urgent: of two such frames the lower one stays first.
            ordered::insert(&mut wanted, frame, |other| urgency(*other) <= urgency(frame));
            wanted.truncate(MOST_DECODED);
        }
        wanted
    }
}
