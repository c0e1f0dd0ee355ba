//! The table of contents next to a long page.

/// Product requirement: largest distance of a section's top from the viewport's top at which its entry is highlighted,
/// in CSS pixels.
pub const ACTIVE_OFFSET: f64 = 200.0;

/// The state machine of a table of contents. Tops are distances from the document's top in CSS pixels, one per section,
/// in order.
#[derive(Debug, Clone, Default)]
pub struct TableOfContents {
    tops: Vec<f64>,
}

impl TableOfContents {
    /// Creates a table from the sections' tops. NaN stands for a missing section.
    pub const fn new(tops: Vec<f64>) -> Self {
        Self { tops }
    }

    /// Replaces the tops after a change of layout.
    pub fn set_tops(&mut self, tops: Vec<f64>) {
        self.tops = tops;
    }

    /// Returns the highlighted entry at a scroll position: the last whose section starts less than [`ACTIVE_OFFSET`]
    /// below the viewport's top, and above all of them the first; `None` without sections.
    pub fn active(&self, y: f64) -> Option<usize> {
        let read = self.tops.iter().rposition(|&top| top < y + ACTIVE_OFFSET);
        read.or_else(|| self.tops.iter().position(|top| !top.is_nan()))
    }
}
