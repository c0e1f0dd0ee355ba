//! The way through the section: scroll progress to frame and back.
//!
//! The way is cut into eleven equal stretches. In every other one the canvas rests on a step's frame, in those between
//! it plays to the next step's; the last two together play the rest of the frames under the closing text:
//! 1, 1→12, 12, 12→24, 24, 24→36, 36, 36→48, 48, 48→72, 48→72.

use super::{FRAMES, STEP_FRAMES};
use crate::motion::progress::clamp_progress;

/// Rests of five steps, four ways between them, and two stretches for the closing text.
const STRETCHES: f64 = 11.0;

/// Where the closing text takes over.
const LAST_STEP_FRAME: u8 = 48;

/// How long a resting stretch and the way to the next step are together.
const STEP_STRETCHES: f64 = 2.0;

/// Frames are counted down to the last one fully reached; this forgives the rounding of a progress that was itself
/// worked out from a frame.
const ROUNDING: f64 = 1e-6;

/// The frame at a progress.
#[must_use]
pub fn frame_at(progress: f64) -> u8 {
    let way = clamp_progress(progress) * STRETCHES;
    let mut start = 0.0;
    let mut frame = FRAMES;
    for (from, to) in legs() {
        let playing = (way - start - 1.0) / play_stretches(to);
        if playing < 1.0 - ROUNDING {
            frame = from + (f64::from(to - from) * clamp_progress(playing) + ROUNDING) as u8;
            break;
        }
        start += STEP_STRETCHES;
    }
    frame
}

/// The first progress at which a frame shows; a number beyond the sequence counts as its nearest end.
#[must_use]
pub fn progress_at(frame: u8) -> f64 {
    let frame = frame.clamp(1, FRAMES);
    let mut start = 0.0;
    for (from, to) in legs() {
        if frame == from {
            return start / STRETCHES;
        }
        if frame < to || to == FRAMES {
            let played = f64::from(frame - from) / f64::from(to - from) * play_stretches(to);
            return (start + 1.0 + played) / STRETCHES;
        }
        start += STEP_STRETCHES;
    }
    1.0
}

/// The frame on which a step (from 0) rests; the last step's for any later one.
#[must_use]
pub fn step_frame(step: u32) -> u8 {
    STEP_FRAMES.get(step as usize).copied().unwrap_or(LAST_STEP_FRAME)
}

/// The middle of a step's rest, for a control that scrolls to it.
#[must_use]
pub fn step_progress(step: u32) -> f64 {
    (f64::from(step.min(4)) * STEP_STRETCHES + 0.5) / STRETCHES
}

/// The step (from 0) reached at a frame.
#[must_use]
pub fn step_at(frame: u8) -> u32 {
    (STEP_FRAMES.iter().filter(|step| **step <= frame).count() as u32).saturating_sub(1)
}

/// Whether the closing text shows: the frames after the last step's play under it (DECISIONS, About).
#[must_use]
pub fn is_closing(frame: u8) -> bool {
    frame > LAST_STEP_FRAME
}

/// From each step's frame to the next one's, and from the last step's to the end.
fn legs() -> impl Iterator<Item = (u8, u8)> {
    STEP_FRAMES.into_iter().zip(STEP_FRAMES.into_iter().skip(1).chain([FRAMES]))
}

/// How many stretches the way to a frame takes.
fn play_stretches(to: u8) -> f64 {
    if to == FRAMES { 2.0 } else { 1.0 }
}
