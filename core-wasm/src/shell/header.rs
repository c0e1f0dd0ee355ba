//! The bar at the top: its appearance by scroll position, width and path.

use serde::Serialize;

use super::active_section::active_section;
use crate::site::DropdownId;

/// Scroll position in CSS pixels above which the header has its dark, blurred background (document 1, section 9).
pub const SCROLLED_ABOVE: f64 = 100.0;

/// Width in CSS pixels from which the contact pill shows its text; narrower, only its icon (document 1, section 9).
pub const CONTACT_LABEL_MIN_WIDTH: f64 = 1150.0;

/// Of the header's text, and of the logo variant that goes with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Tone {
    /// Light text and logo, for a dark background.
    Light,
    /// Dark text and logo, for a light background.
    Dark,
}

/// The header as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct HeaderSnapshot {
    /// Whether the dark, blurred background is shown.
    pub scrolled: bool,
    /// Of text and logo.
    pub tone: Tone,
    /// Whether the contact pill shows only its icon.
    pub contact_icon_only: bool,
    /// The highlighted heading.
    pub active: Option<DropdownId>,
}

/// The machine behind the header.
#[derive(Debug, Clone)]
pub struct Header {
    scroll_y: f64,
    width: f64,
    on_light: bool,
    active: Option<DropdownId>,
}

impl Header {
    /// A header at the top of the page at `path`, in a viewport `width` CSS pixels wide, over a dark backdrop.
    #[must_use]
    pub fn new(path: &str, width: f64) -> Self {
        Self { scroll_y: 0.0, width, on_light: false, active: active_section(path) }
    }

    /// The page is scrolled to `y` CSS pixels. Says whether the snapshot has changed.
    pub fn scroll(&mut self, y: f64) -> bool {
        self.changed_by(|header| header.scroll_y = y)
    }

    /// The viewport is `width` CSS pixels wide. Says whether the snapshot has changed.
    pub fn resize(&mut self, width: f64) -> bool {
        self.changed_by(|header| header.width = width)
    }

    /// The page now is the one at `path`; it starts at its top.
    pub fn navigate(&mut self, path: &str) {
        self.active = active_section(path);
        self.scroll_y = 0.0;
    }

    /// Whether the page's top, over which the transparent header lies, is light.
    pub fn set_on_light(&mut self, on_light: bool) {
        self.on_light = on_light;
    }

    /// The header as it is shown.
    #[must_use]
    pub fn snapshot(&self) -> HeaderSnapshot {
        let scrolled = self.scroll_y > SCROLLED_ABOVE;
        HeaderSnapshot {
            scrolled,
            tone: if self.on_light && !scrolled { Tone::Dark } else { Tone::Light },
            contact_icon_only: self.width < CONTACT_LABEL_MIN_WIDTH,
            active: self.active,
        }
    }

    fn changed_by(&mut self, event: impl FnOnce(&mut Self)) -> bool {
        let before = self.snapshot();
        event(self);
        self.snapshot() != before
    }
}
