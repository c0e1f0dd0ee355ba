//! 'Our Expertise': a pinned section whose track of cards travels sideways as the page scrolls.

use super::progress::{clamp_length, clamp_progress};

/// Space left after the last card at the end of the travel, in CSS pixels (document 1, section 9: 'content width minus
/// window width plus 100 px').
pub const TRAVEL_MARGIN_PX: f64 = 100.0;

/// How far right the track stands at first, beside the heading; it travels this much further (document 1, section 9:
/// 'with the track shifted a further 300 px').
pub const TRACK_SHIFT_PX: f64 = 300.0;

/// No track is longer, in CSS pixels: a bound that keeps every result finite.
const LONGEST_PX: f64 = 1e7;

/// The track's machine.
#[derive(Debug, Clone, PartialEq)]
pub struct SidewaysTravel {
    content: f64,
    window: f64,
    still: bool,
}

impl SidewaysTravel {
    /// At the start, nothing measured: no travel.
    #[must_use]
    pub fn new() -> Self {
        Self { content: 0.0, window: 0.0, still: false }
    }

    /// Widths in CSS pixels: the whole track, the window.
    pub const fn resize(&mut self, content: f64, window: f64) {
        self.content = clamp_length(content, LONGEST_PX);
        self.window = clamp_length(window, LONGEST_PX);
    }

    /// The system's wish for reduced motion: no pinning, no travel; the track scrolls like any other.
    pub const fn reduce_motion(&mut self, reduce: bool) {
        self.still = reduce;
    }

    /// Content minus window plus margin, in CSS pixels; 0 where all cards fit, and when still.
    #[must_use]
    pub fn travel(&self) -> f64 {
        if self.still || self.content <= self.window { 0.0 } else { self.content - self.window + TRAVEL_MARGIN_PX }
    }

    /// How long the section stays pinned, in pixels of scrolling: one for each pixel that the track moves.
    #[must_use]
    pub fn distance(&self) -> f64 {
        let travel = self.travel();
        if travel > 0.0 { travel + TRACK_SHIFT_PX } else { 0.0 }
    }

    /// Where the track stands at a progress, in CSS pixels from its own place; to the left is negative.
    #[must_use]
    pub fn position(&self, progress: f64) -> f64 {
        let distance = self.distance();
        if distance > 0.0 { TRACK_SHIFT_PX - distance * clamp_progress(progress) } else { 0.0 }
    }
}

impl Default for SidewaysTravel {
    fn default() -> Self {
        Self::new()
    }
}
