//! The expertise section: a pinned section whose track of cards moves sideways as the page scrolls.

use super::progress::{clamp_length, clamp_progress};

/// Product requirement: space after the last card at the end, in CSS pixels.
pub const TRAVEL_MARGIN_PX: f64 = 100.0;

/// Product requirement: initial offset of the track from the left, next to the heading, in CSS pixels. Adds to the
/// travel.
pub const TRACK_SHIFT_PX: f64 = 300.0;

/// Longest track in CSS pixels, which keeps every result finite.
const LONGEST_PX: f64 = 1e7;

/// The state machine of the track: at first unmeasured, so that it does not move.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SidewaysTravel {
    content: f64,
    window: f64,
}

impl SidewaysTravel {
    /// Sets the widths of track and window, in CSS pixels.
    pub const fn resize(&mut self, content: f64, window: f64) {
        self.content = clamp_length(content, LONGEST_PX);
        self.window = clamp_length(window, LONGEST_PX);
    }

    /// Returns the distance for which the section is pinned, in pixels of scrolling: one per pixel of travel.
    pub fn distance(&self) -> f64 {
        let travel = self.travel();
        if travel > 0.0 { travel + TRACK_SHIFT_PX } else { 0.0 }
    }

    /// Returns the offset of the track at a progress, in CSS pixels; negative to the left.
    pub fn position(&self, progress: f64) -> f64 {
        let distance = self.distance();
        if distance > 0.0 { TRACK_SHIFT_PX - distance * clamp_progress(progress) } else { 0.0 }
    }

    /// Returns the travel in CSS pixels: content minus window plus margin; 0 if all cards fit.
    fn travel(&self) -> f64 {
        if self.content <= self.window { 0.0 } else { self.content - self.window + TRAVEL_MARGIN_PX }
    }
}
