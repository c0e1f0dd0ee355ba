//! Previous and next buttons over a natively scrolling track, as the leaders' carousel has them.

use crate::motion::progress::clamp_length;
use serde::Serialize;

/// How near the end the next button is already disabled, in CSS pixels (document 1, section 2.6: 'within 10 px of the
/// end'). Browsers round scroll positions, so the exact end may never be reached.
pub const END_TOLERANCE_PX: f64 = 10.0;

/// The gap between two cards, in CSS pixels, which a step adds to the card's width (document 1, section 9).
pub const CARD_GAP_PX: f64 = 24.0;

/// A card's width as long as none has been measured, in CSS pixels (document 1, section 2.6).
pub const DEFAULT_CARD_WIDTH_PX: f64 = 280.0;

/// What the buttons need.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct ScrollBoundsSnapshot {
    /// At the start there is nothing before.
    pub previous_disabled: bool,
    /// At the end there is nothing after.
    pub next_disabled: bool,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Track {
    viewport: f64,
    content: f64,
}

/// The track's machine: it hears of scrolls and sizes and answers where a button leads.
#[derive(Debug, Clone, PartialEq)]
pub struct ScrollBounds {
    left: f64,
    track: Option<Track>,
    card: f64,
}

impl ScrollBounds {
    /// At the start, nothing measured.
    #[must_use]
    pub const fn new() -> Self {
        Self { left: 0.0, track: None, card: DEFAULT_CARD_WIDTH_PX }
    }

    /// Sizes in CSS pixels: the part that is seen, the whole content, one card. A card that is not a positive number
    /// (not laid out yet) counts as the default width.
    pub fn resize(&mut self, viewport: f64, content: f64, card: f64) {
        self.track = (viewport.is_finite() && content.is_finite()).then_some(Track { viewport, content });
        self.card = if card.is_finite() && card > 0.0 { card } else { DEFAULT_CARD_WIDTH_PX };
    }

    /// The track was scrolled to `left` CSS pixels.
    pub fn scroll(&mut self, left: f64) {
        if left.is_finite() {
            self.left = left.max(0.0);
        }
    }

    /// How far one press scrolls, in CSS pixels.
    #[must_use]
    pub fn step(&self) -> f64 {
        self.card + CARD_GAP_PX
    }

    /// Where the next button scrolls to, in CSS pixels.
    #[must_use]
    pub fn next(&self) -> f64 {
        (self.left + self.step()).min(self.end())
    }

    /// Where the previous button scrolls to, in CSS pixels.
    #[must_use]
    pub fn previous(&self) -> f64 {
        (self.left.min(self.end()) - self.step()).max(0.0)
    }

    /// Which buttons are disabled. Before the first measurement next is enabled: the markup holds more leaders than fit.
    #[must_use]
    pub fn snapshot(&self) -> ScrollBoundsSnapshot {
        ScrollBoundsSnapshot {
            previous_disabled: self.left <= 0.0,
            next_disabled: self.end() - self.left <= END_TOLERANCE_PX,
        }
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
