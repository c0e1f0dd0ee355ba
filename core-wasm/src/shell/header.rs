//! The header: its appearance by scroll position and backdrop.

use serde::Serialize;

/// Product requirement: scroll position in CSS pixels above which the header has a dark, blurred background.
pub const SCROLLED_ABOVE: f64 = 100.0;

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
}

/// The state machine of the header: at first at the top of a page over a dark backdrop.
#[derive(Debug, Clone, Default)]
pub struct Header {
    scroll_y: f64,
    on_light: bool,
}

impl Header {
    /// Sets the scroll position in CSS pixels. Returns true when the snapshot changed.
    pub fn scroll(&mut self, y: f64) -> bool {
        let before = self.snapshot();
        self.scroll_y = y;
        self.snapshot() != before
    }

    /// Sets whether the top of the page, under the transparent header, is light.
    pub fn set_on_light(&mut self, on_light: bool) {
        self.on_light = on_light;
    }

    pub fn snapshot(&self) -> HeaderSnapshot {
        let scrolled = self.scroll_y > SCROLLED_ABOVE;
        HeaderSnapshot { scrolled, tone: if self.on_light && !scrolled { Tone::Dark } else { Tone::Light } }
    }
}
