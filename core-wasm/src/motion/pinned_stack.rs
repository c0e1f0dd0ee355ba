//! The featured products: a pinned section in which each card slides over the previous one.

use super::progress::{clamp_length, clamp_progress};

/// Product requirement: 400 px of scrolling per card.
pub const SCROLL_PER_CARD_PX: f64 = 400.0;

/// Reduction in scale of a card for each card on top of it, for an impression of depth.
const SHRINK_PER_COVER: f64 = 0.05;

/// The stack. The first card is in place from the start; card n (from 0) arrives during the n-th 400 px, and during the
/// last 400 px the whole stack rests. Fewer than two cards do not move and are not pinned.
#[derive(Debug, Clone, PartialEq)]
pub struct PinnedStack {
    cards: u32,
}

impl PinnedStack {
    /// Creates a stack of `cards` cards.
    pub const fn new(cards: u32) -> Self {
        Self { cards }
    }

    /// Returns the distance for which the section is pinned, in pixels of scrolling.
    pub fn distance(&self) -> f64 {
        if self.cards < 2 { 0.0 } else { SCROLL_PER_CARD_PX * f64::from(self.cards) }
    }

    /// Returns a card's distance below its place: 1 is out of sight, 0 is in place. A card that does not exist never
    /// arrives.
    pub fn offset(&self, card: u32, progress: f64) -> f64 {
        if card == 0 {
            0.0
        } else if card < self.cards {
            1.0 - clamp_progress(self.travelled(progress) - f64::from(card - 1))
        } else {
            1.0
        }
    }

    /// Returns a card's scale: 1 while it is uncovered, less for each card on top of it.
    pub fn scale(&self, card: u32, progress: f64) -> f64 {
        let above = self.cards.saturating_sub(card.saturating_add(1));
        if above == 0 {
            return 1.0;
        }
        let covers = clamp_length(self.travelled(progress) - f64::from(card), f64::from(above));
        // Under twenty cards the first one would vanish.
        clamp_progress(1.0 - SHRINK_PER_COVER * covers)
    }

    /// Returns the number of cards that have arrived, fractions included.
    fn travelled(&self, progress: f64) -> f64 {
        clamp_progress(progress) * f64::from(self.cards)
    }
}
