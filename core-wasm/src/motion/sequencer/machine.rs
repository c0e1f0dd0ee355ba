//! The state machine: handles scrolling, loading and decoding, and decides what to draw, fetch, decode and release.

use super::frame_store::{FrameState, FrameStore};
use super::timeline::Timeline;
use super::{FRAMES, MOST_DECODED};
use serde::Serialize;

/// Parallel requests: enough to use the bandwidth, few enough to keep the order effective.
pub const PARALLEL: u32 = 4;

/// Frames decoded ahead for each one behind: the visitor will most likely keep scrolling in the same direction.
const AHEAD_FOR_EACH_BEHIND: u8 = 2;

/// The phase of the sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum SequencerPhase {
    /// 'Loading images...': some step frame is neither loaded nor failed.
    Loading,
    /// Every step frame is loaded or failed.
    Ready,
    /// All step frames failed: the steps are shown without images.
    Failed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Direction {
    Forward,
    Backward,
}

/// The state machine of the sequence.
///
/// The caller fetches the frames of [`fetch`](Self::fetch) and reports `loaded` or `failed`. After a movement of the
/// playhead or a report it closes the bitmaps of [`release`](Self::release), decodes the frames of
/// [`decode`](Self::decode), reports `decoded` or `failed`, and draws [`drawable`](Self::drawable).
#[derive(Debug, Clone, PartialEq)]
pub struct Sequencer {
    timeline: Timeline,
    store: FrameStore,
    playhead: u8,
    direction: Direction,
    save_data: bool,
    /// True once the visitor has scrolled in the section.
    moved: bool,
}

impl Sequencer {
    /// Creates a sequence of `steps` steps at its first frame, with nothing loaded. With `save_data` only the step
    /// frames are fetched and shown: for five steps that is 120 kB instead of 1.8 MB.
    pub fn new(steps: u32, save_data: bool) -> Self {
        let timeline = Timeline::new(steps);
        Self {
            timeline,
            store: FrameStore::new(timeline),
            playhead: 1,
            direction: Direction::Forward,
            save_data,
            moved: false,
        }
    }

    /// Moves the playhead to a progress. Returns the nearest loaded frame, or 0 while no frame is loaded.
    pub fn frame(&mut self, progress: f64) -> u8 {
        let wanted = self.timeline.frame_at(progress);
        self.moved |= progress > 0.0;
        if wanted != self.playhead {
            self.direction = if wanted > self.playhead { Direction::Forward } else { Direction::Backward };
            self.playhead = wanted;
        }
        self.nearest(FrameState::is_loaded)
    }

    /// Returns the decoded frame nearest to the playhead, to be drawn now, or 0 while no frame is decoded.
    pub fn drawable(&self) -> u8 {
        self.nearest(|state| state == FrameState::Decoded)
    }

    /// Returns the current step, from 0.
    pub fn step(&self) -> u32 {
        self.timeline.step_at(self.playhead)
    }

    /// Returns the part of a step that is done at a progress, 0 to 1. See [`Timeline::share`].
    pub fn share(&self, step: u32, progress: f64) -> f64 {
        self.timeline.share(step, progress)
    }

    /// Returns true while the closing text is shown.
    pub fn closing(&self) -> bool {
        self.timeline.is_closing(self.playhead)
    }

    /// Returns the frames to fetch now: all step frames at once before the visitor scrolls, then further ones up to
    /// [`PARALLEL`] requests.
    pub fn begin_fetching(&mut self) -> Vec<u8> {
        let steps = self.step_count();
        if self.moved { self.fetch(PARALLEL) } else { self.store.fetch(steps, steps) }
    }

    /// Returns the frames to fetch now, most useful first, up to `parallel` requests.
    pub fn fetch(&mut self, parallel: u32) -> Vec<u8> {
        let frames = usize::from(FRAMES);
        let most = if self.save_data { self.step_count() } else { frames };
        self.store.fetch((parallel as usize).min(frames), most)
    }

    /// Records that a compressed frame has arrived.
    pub fn loaded(&mut self, frame: u8) {
        if !self.store.is(frame, FrameState::is_loaded) {
            self.store.set(frame, FrameState::Loaded);
        }
    }

    /// Records that a frame could not be fetched or decoded.
    pub fn failed(&mut self, frame: u8) {
        if self.store.state(frame) != Some(FrameState::Decoded) {
            self.store.set(frame, FrameState::Failed);
        }
    }

    /// Makes failed frames available for fetching again. Returns true when there are any.
    pub fn retry(&mut self) -> bool {
        self.store.retry()
    }

    /// Returns the bitmaps to close now, since others are nearer to the playhead.
    pub fn release(&mut self) -> Vec<u8> {
        let wanted = self.wanted();
        self.store.release(&wanted)
    }

    /// Returns the frames to decode now, most urgent first, within the limit of twelve bitmaps.
    pub fn decode(&mut self) -> Vec<u8> {
        let wanted = self.wanted();
        self.store.decode(&wanted)
    }

    /// Records that a frame is decoded. Returns false for an unexpected bitmap, which has to be closed at once.
    pub fn decoded(&mut self, frame: u8) -> bool {
        let asked = self.store.state(frame) == Some(FrameState::Decoding);
        if asked {
            self.store.set(frame, FrameState::Decoded);
        }
        asked
    }

    pub fn phase(&self) -> SequencerPhase {
        let failed = |frame| self.store.state(frame) == Some(FrameState::Failed);
        let settled = |frame| failed(frame) || self.store.is(frame, FrameState::is_loaded);
        if self.timeline.step_frames().all(failed) {
            SequencerPhase::Failed
        } else if self.timeline.step_frames().all(settled) {
            SequencerPhase::Ready
        } else {
            SequencerPhase::Loading
        }
    }

    /// Returns the frame at the playhead: the exact one, or the step frame if only these are shown.
    fn target(&self) -> u8 {
        if self.save_data { self.timeline.step_frame(self.step()) } else { self.playhead }
    }

    fn step_count(&self) -> usize {
        self.timeline.step_frames().count()
    }

    fn shows(&self, frame: u8) -> bool {
        !self.save_data || self.timeline.is_step_frame(frame)
    }

    fn nearest(&self, test: fn(FrameState) -> bool) -> u8 {
        self.store.nearest(self.target(), &|frame, state| self.shows(frame) && test(state)).unwrap_or(0)
    }

    /// Returns the loaded frames to hold as bitmaps, most urgent first, at most twelve: outwards from the target, two
    /// ahead for each one behind.
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
            // Insertion after equally urgent frames: the lower one stays first.
            wanted.insert(wanted.partition_point(|other| urgency(*other) <= urgency(frame)), frame);
            wanted.truncate(MOST_DECODED);
        }
        wanted
    }
}
