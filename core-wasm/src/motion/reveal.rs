//! The mission statement: words light up one after another as the page scrolls.

use super::progress::clamp_progress;

/// Opacity of an unlit word, high enough for unlit text to be readable: white at 60 % on black has a contrast of 7:1.
pub const UNLIT_OPACITY: f64 = 0.6;

/// The reveal of a text's words.
#[derive(Debug, Clone, PartialEq)]
pub struct WordReveal {
    words: u32,
}

impl WordReveal {
    /// Creates a reveal of `words` words.
    pub const fn new(words: u32) -> Self {
        Self { words }
    }

    /// Returns the opacity of a word (from 0) at a progress.
    pub fn opacity(&self, word: u32, progress: f64) -> f64 {
        let light = clamp_progress(clamp_progress(progress) * f64::from(self.words) - f64::from(word));
        UNLIT_OPACITY + (1.0 - UNLIT_OPACITY) * light
    }
}
