//! The header: its appearance by scroll position, width and backdrop.

use serde::Serialize;

/// Product requirement: scroll position in CSS pixels above which the header has a dark, blurred background.
pub const SCROLLED_ABOVE: f64 = 100.0;

/// Product requirement: width in CSS pixels from which the contact button shows its text beside the icon.
pub const CONTACT_LABEL_MIN_WIDTH: f64 = 1150.0;

/// The tone of the header's text and logo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Tone {
    /// Light, for a dark backdrop.
    Light,
    /// Dark, for a light backdrop.
    Dark,
}

/// The state of the header, for the view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct HeaderSnapshot {
    /// True if the dark, blurred background is shown.
    pub scrolled: bool,
    /// The tone of text and logo.
    pub tone: Tone,
    /// True if the contact button shows only its icon.
    pub contact_icon_only: bool,
}

/// The state machine of the header.
#[derive(Debug, Clone)]
pub struct Header {
    scroll_y: f64,
    width: f64,
    on_light: bool,
}

impl Header {
    /// Creates a header at the top of a page over a dark backdrop, in a viewport of `width` CSS pixels.
    #[must_use]
    pub const fn new(width: f64) -> Self {
        Self { scroll_y: 0.0, width, on_light: false }
    }

    /// Sets the scroll position in CSS pixels. Returns true when the snapshot changed.
    pub fn scroll(&mut self, y: f64) -> bool {
        self.changed_by(|header| header.scroll_y = y)
    }

    /// Sets the viewport's width in CSS pixels. Returns true when the snapshot changed.
    pub fn resize(&mut self, width: f64) -> bool {
        self.changed_by(|header| header.width = width)
    }

    /// Sets whether the top of the page, under the transparent header, is light.
    pub fn set_on_light(&mut self, on_light: bool) {
        self.on_light = on_light;
    }

    #[must_use]
    pub fn snapshot(&self) -> HeaderSnapshot {
        let scrolled = self.scroll_y > SCROLLED_ABOVE;
        HeaderSnapshot {
            scrolled,
            tone: if self.on_light && !scrolled { Tone::Dark } else { Tone::Light },
            contact_icon_only: self.width < CONTACT_LABEL_MIN_WIDTH,
        }
    }

    fn changed_by(&mut self, event: impl FnOnce(&mut Self)) -> bool {
        let before = self.snapshot();
        event(self);
        self.snapshot() != before
    }
}
