//! Conversion between scroll progress and frames.
//!
//! The steps rest on evenly spaced frames, the first on frame 1. The progress is divided into equal stretches: for each
//! step one in which its frame rests and one that plays to the next step's frame, except that two stretches play the
//! remaining frames under the closing text after the last step. Five steps:
//! 1, 1→12, 12, 12→24, 24, 24→36, 36, 36→48, 48, 48→72, 48→72.

use super::FRAMES;
use crate::motion::progress::clamp_progress;

/// Limit of steps: with more, adjacent steps would be one frame apart and nothing would play between them.
pub const STEPS_MAX: u32 = 35;

/// Stretches per step: a rest, and the movement to the next step.
const STEP_STRETCHES: f64 = 2.0;

/// Tolerance for rounding: frames are rounded down, and the progress of a frame may be computed just short of it.
const ROUNDING: f64 = 1e-6;

/// The timeline of a number of steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeline {
    steps: u8,
}

impl Timeline {
    /// Creates a timeline of `steps` steps, at most [`STEPS_MAX`].
    pub fn new(steps: u32) -> Self {
        Self { steps: steps.min(STEPS_MAX) as u8 }
    }

    /// Returns the frame at a progress.
    pub fn frame_at(self, progress: f64) -> u8 {
        let way = clamp_progress(progress) * self.stretches();
        let mut start = 0.0;
        let mut frame = FRAMES;
        for (from, to) in self.legs() {
            let playing = (way - start - 1.0) / play_stretches(to);
            if playing < 1.0 - ROUNDING {
                frame = from + (f64::from(to - from) * clamp_progress(playing) + ROUNDING) as u8;
                break;
            }
            start += STEP_STRETCHES;
        }
        frame
    }

    /// Returns the frame of a step (from 0); for any later step, that of the last one.
    pub fn step_frame(self, step: u32) -> u8 {
        let step = step.min(u32::from(self.steps).saturating_sub(1));
        let frame = step * u32::from(FRAMES) / (u32::from(self.steps) + 1);
        frame.max(1) as u8
    }

    /// Returns the frames of the steps, in order.
    pub fn step_frames(self) -> impl Iterator<Item = u8> {
        (0..u32::from(self.steps)).map(move |step| self.step_frame(step))
    }

    pub fn is_step_frame(self, frame: u8) -> bool {
        self.step_frames().any(|step| step == frame)
    }

    /// Returns the part of a step that is done at a progress, 0 to 1: its rest and the frames to the next step's, and of
    /// the last step the frames to the end. An unknown step has none.
    pub fn share(self, step: u32, progress: f64) -> f64 {
        let steps = u32::from(self.steps);
        if step >= steps {
            return 0.0;
        }
        let start = f64::from(step) * STEP_STRETCHES;
        let length = if step + 1 == steps { self.stretches() - start } else { STEP_STRETCHES };
        clamp_progress((clamp_progress(progress) * self.stretches() - start) / length)
    }

    /// Returns the step (from 0) at a frame.
    pub fn step_at(self, frame: u8) -> u32 {
        (self.step_frames().filter(|step| *step <= frame).count() as u32).saturating_sub(1)
    }

    /// Returns true when the closing text is shown: for the frames after the last step's.
    pub fn is_closing(self, frame: u8) -> bool {
        frame > self.step_frame(STEPS_MAX)
    }

    /// Returns the number of stretches: rests, ways between them, and two for the closing text.
    fn stretches(self) -> f64 {
        f64::from(self.steps) * STEP_STRETCHES + 1.0
    }

    /// Returns the ranges from each step's frame to the next, and from the last step's to the end.
    fn legs(self) -> impl Iterator<Item = (u8, u8)> {
        self.step_frames().zip(self.step_frames().skip(1).chain([FRAMES]))
    }
}

/// Returns the number of stretches that play to a frame.
fn play_stretches(to: u8) -> f64 {
    if to == FRAMES { 2.0 } else { 1.0 }
}
