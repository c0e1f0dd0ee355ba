//! The table of contents beside a long page.

/// How far below the viewport's top a click brings a section's top, in CSS pixels: clear of the header
/// (document 2, section 2.8).
pub const CLICK_OFFSET: f64 = 100.0;

/// How far below the viewport's top a section's top may be for its entry to be highlighted, in CSS pixels
/// (document 2, section 2.8, and the decisions).
pub const ACTIVE_OFFSET: f64 = 200.0;

/// The machine behind a table of contents. Tops are distances from the document's top in CSS pixels, one for each
/// section in order.
#[derive(Debug, Clone, Default)]
pub struct TableOfContents {
    tops: Vec<f64>,
}

impl TableOfContents {
    /// A table over sections with these tops. One that is no number stands for a section that is not there.
    #[must_use]
    pub const fn new(tops: Vec<f64>) -> Self {
        Self { tops }
    }

    /// The layout has changed.
    pub fn set_tops(&mut self, tops: Vec<f64>) {
        self.tops = tops;
    }

    /// The highlighted entry when the page is scrolled to `y`: the last whose section starts less than
    /// [`ACTIVE_OFFSET`] below the viewport's top. `None` above the first.
    #[must_use]
    pub fn active(&self, y: f64) -> Option<usize> {
        self.tops.iter().rposition(|&top| top < y + ACTIVE_OFFSET)
    }

    /// Where to scroll when the entry at `index` is clicked. `None` if there is no such section.
    #[must_use]
    pub fn target(&self, index: usize) -> Option<f64> {
        self.tops.get(index).copied().filter(|top| top.is_finite()).map(|top| (top - CLICK_OFFSET).max(0.0))
    }
}
