//! Previous and next buttons of a natively scrolling track, as in the leaders' carousel.

use crate::motion::progress::clamp_length;
use serde::Serialize;

/// Product requirement: distance from the end, in CSS pixels, within which the next button is disabled. Browsers round
/// scroll positions, so the exact end may never be reached.
pub const END_TOLERANCE_PX: f64 = 10.0;

/// Product requirement: gap between two cards in CSS pixels, which a step adds to the card's width.
pub const CARD_GAP_PX: f64 = 24.0;

/// Product requirement: width of a card before it is measured, in CSS pixels.
pub const DEFAULT_CARD_WIDTH_PX: f64 = 280.0;

/// The state of the buttons, for the view.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct ScrollBoundsSnapshot {
    /// True at the start.
    pub previous_disabled: bool,
    /// True at the end.
    pub next_disabled: bool,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Track {
    viewport: f64,
    content: f64,
}

/// The state machine of the track.
#[derive(Debug, Clone, PartialEq)]
pub struct ScrollBounds {
    left: f64,
    track: Option<Track>,
    card: f64,
}

impl ScrollBounds {
    /// Creates the machine at the start of an unmeasured track.
    pub const fn new() -> Self {
        Self { left: 0.0, track: None, card: DEFAULT_CARD_WIDTH_PX }
    }

    /// Sets the widths of viewport, content and card, in CSS pixels. A card without a positive width, before its
    /// layout, has the default width.
    pub fn resize(&mut self, viewport: f64, content: f64, card: f64) {
        self.track = (viewport.is_finite() && content.is_finite()).then_some(Track { viewport, content });
        self.card = if card.is_finite() && card > 0.0 { card } else { DEFAULT_CARD_WIDTH_PX };
    }

    /// Sets the scroll position, in CSS pixels.
    pub fn scroll(&mut self, left: f64) {
        if left.is_finite() {
            self.left = left.max(0.0);
        }
    }

    /// Returns the scroll position after a press of the next button, in CSS pixels.
    pub fn next(&self) -> f64 {
        (self.left + self.step()).min(self.end())
    }

    /// Returns the scroll position after a press of the previous button, in CSS pixels.
    pub fn previous(&self) -> f64 {
        (self.left.min(self.end()) - self.step()).max(0.0)
    }

    /// Returns the state of the buttons. Before the first measurement next is enabled: the markup holds more leaders
    /// than fit.
    pub fn snapshot(&self) -> ScrollBoundsSnapshot {
        ScrollBoundsSnapshot {
            previous_disabled: self.left <= 0.0,
            next_disabled: self.end() - self.left <= END_TOLERANCE_PX,
        }
    }

    /// Returns the length of a step, in CSS pixels.
    fn step(&self) -> f64 {
        self.card + CARD_GAP_PX
    }

    fn end(&self) -> f64 {
        self.track.map_or(f64::MAX, |track| clamp_length(track.content - track.viewport, f64::MAX))
    }
}

impl Default for ScrollBounds {
    fn default() -> Self {
        Self::new()
    }
}
