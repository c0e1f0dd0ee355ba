//! The mission statement: words light up one after another as the page scrolls.

use super::progress::clamp_progress;

/// A word's opacity before it is lit. Not lower, so that unlit text can still be read: white at 60 % on black has a
/// contrast of 7 to 1.
pub const UNLIT_OPACITY: f64 = 0.6;

/// The reveal of a text of some words.
#[derive(Debug, Clone, PartialEq)]
pub struct WordReveal {
    words: u32,
    still: bool,
}

impl WordReveal {
    /// A reveal of `words` words.
    #[must_use]
    pub const fn new(words: u32) -> Self {
        Self { words, still: false }
    }

    /// The system's wish for reduced motion: every word is lit.
    pub const fn reduce_motion(&mut self, reduce: bool) {
        self.still = reduce;
    }

    /// How many words are fully lit at a progress.
    #[must_use]
    pub fn lit(&self, progress: f64) -> u32 {
        if self.still {
            return self.words;
        }
        ((clamp_progress(progress) * f64::from(self.words)) as u32).min(self.words)
    }

    /// The opacity of a word (from 0) at a progress: unlit, on its way, or 1.
    #[must_use]
    pub fn opacity(&self, word: u32, progress: f64) -> f64 {
        if self.still {
            return 1.0;
        }
        let light = clamp_progress(clamp_progress(progress) * f64::from(self.words) - f64::from(word));
        UNLIT_OPACITY + (1.0 - UNLIT_OPACITY) * light
    }
}
