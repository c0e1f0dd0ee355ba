//! The featured products: a pinned section in which each card slides up over the one before.

use super::progress::clamp_progress;

/// How long a card takes, in pixels of scrolling (document 1, section 9: 'Pinned products scroll: 400 px per card').
pub const SCROLL_PER_CARD_PX: f64 = 400.0;

/// How many cards there are (document 1, section 9: '4 cards').
pub const STACK_CARDS: u32 = 4;

/// How much smaller a card is for each card that lies upon it, so that the stack is seen to have depth.
const SHRINK_PER_COVER: f64 = 0.05;

/// The stack. The first card is in place from the start; card n (from 0) comes during the n-th 400 px, and the last
/// 400 px let the whole stack rest before the page goes on.
#[derive(Debug, Clone, PartialEq)]
pub struct PinnedStack {
    still: bool,
}

impl PinnedStack {
    /// A stack that moves.
    #[must_use]
    pub const fn new() -> Self {
        Self { still: false }
    }

    /// The system's wish for reduced motion: no pinning, all cards in place.
    pub const fn reduce_motion(&mut self, reduce: bool) {
        self.still = reduce;
    }

    /// How long the section stays pinned, in pixels of scrolling.
    #[must_use]
    pub fn distance(&self) -> f64 {
        if self.still { 0.0 } else { SCROLL_PER_CARD_PX * f64::from(STACK_CARDS) }
    }

    /// How far below its place a card is: 1 is a whole travel (out of sight below), 0 is in place.
    #[must_use]
    pub fn offset(&self, card: u32, progress: f64) -> f64 {
        if self.still { 0.0 } else { 1.0 - arrived(card, progress) }
    }

    /// A card's size: 1 while nothing lies upon it, less for each card that does.
    #[must_use]
    pub fn scale(&self, card: u32, progress: f64) -> f64 {
        if self.still {
            return 1.0;
        }
        let covers: f64 = (card.saturating_add(1)..STACK_CARDS).map(|above| arrived(above, progress)).sum();
        1.0 - SHRINK_PER_COVER * covers
    }

    /// The card on top, from 0: the last one that is more than half in place.
    #[must_use]
    pub fn active(&self, progress: f64) -> u32 {
        if self.still {
            return 0;
        }
        (1..STACK_CARDS).filter(|card| arrived(*card, progress) > 0.5).count() as u32
    }
}

impl Default for PinnedStack {
    fn default() -> Self {
        Self::new()
    }
}

/// How much of its way a card has made: 0 to 1. One that does not exist never comes.
fn arrived(card: u32, progress: f64) -> f64 {
    match card {
        0 => 1.0,
        1..STACK_CARDS => clamp_progress(clamp_progress(progress) * f64::from(STACK_CARDS) - f64::from(card - 1)),
        _ => 0.0,
    }
}
