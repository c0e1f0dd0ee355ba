//! Bindings of `shell`.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::ids::DropdownId;
use super::to_ts;
use crate::shell::{self, HeaderSnapshot, ReloadDecision, SlideInMenuSnapshot};
use crate::site;

/// What to do about an error's `message` on the page at `path`, given what the session's storage keeps.
#[wasm_bindgen(js_name = reloadGuard)]
pub fn reload_guard(message: &str, stored: &str, path: &str) -> Ts<ReloadDecision> {
    to_ts(&shell::reload_guard(message, stored, path))
}

/// The bar at the top.
#[wasm_bindgen]
pub struct Header(shell::Header);

#[wasm_bindgen]
impl Header {
    /// A header at the top of the page at `path`, in a viewport `width` CSS pixels wide.
    #[wasm_bindgen(constructor)]
    pub fn new(path: &str, width: f64) -> Self {
        Self(shell::Header::new(path, width))
    }

    /// The page is scrolled to `y` CSS pixels. Says whether the snapshot has changed.
    pub fn scroll(&mut self, y: f64) -> bool {
        self.0.scroll(y)
    }

    /// The viewport is `width` CSS pixels wide. Says whether the snapshot has changed.
    pub fn resize(&mut self, width: f64) -> bool {
        self.0.resize(width)
    }

    /// The page now is the one at `path`.
    pub fn navigate(&mut self, path: &str) {
        self.0.navigate(path);
    }

    /// Whether the page's top is light.
    #[wasm_bindgen(js_name = setOnLight)]
    pub fn set_on_light(&mut self, on_light: bool) {
        self.0.set_on_light(on_light);
    }

    /// The header as it is shown.
    pub fn snapshot(&self) -> Ts<HeaderSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// The dropdowns of the navigation bar.
#[wasm_bindgen]
#[derive(Default)]
pub struct Dropdowns(shell::Dropdowns);

#[wasm_bindgen]
impl Dropdowns {
    /// All closed.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// A heading has been clicked.
    pub fn toggle(&mut self, dropdown: DropdownId) {
        if let Some(dropdown) = dropdown.known() {
            self.0.toggle(dropdown);
        }
    }

    /// An item has been chosen, or the visitor has clicked or moved elsewhere.
    pub fn close(&mut self) {
        self.0.close();
    }

    /// Escape has been pressed. Answers the dropdown that this closes, else undefined.
    pub fn escape(&mut self) -> Option<Ts<site::DropdownId>> {
        self.0.escape().as_ref().map(to_ts)
    }

    /// The open dropdown, else undefined.
    pub fn snapshot(&self) -> Option<Ts<site::DropdownId>> {
        self.0.snapshot().as_ref().map(to_ts)
    }
}

/// The menu behind the round button.
#[wasm_bindgen]
pub struct SlideInMenu(shell::SlideInMenu);

#[wasm_bindgen]
impl SlideInMenu {
    /// A closed menu on the page at `path`.
    #[wasm_bindgen(constructor)]
    pub fn new(path: &str) -> Self {
        Self(shell::SlideInMenu::new(path))
    }

    /// The round button has been clicked.
    pub fn toggle(&mut self) {
        self.0.toggle();
    }

    /// A group's heading has been clicked.
    #[wasm_bindgen(js_name = toggleGroup)]
    pub fn toggle_group(&mut self, group: DropdownId) {
        if let Some(group) = group.known() {
            self.0.toggle_group(group);
        }
    }

    /// An item has been chosen, or the visitor has clicked beside the menu.
    pub fn close(&mut self) {
        self.0.close();
    }

    /// Escape has been pressed. Says whether this closes the menu.
    pub fn escape(&mut self) -> bool {
        self.0.escape()
    }

    /// The page now is the one at `path`.
    pub fn navigate(&mut self, path: &str) {
        self.0.navigate(path);
    }

    /// The menu as it is shown.
    pub fn snapshot(&self) -> Ts<SlideInMenuSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// The table of contents beside a long page.
#[wasm_bindgen]
pub struct TableOfContents(shell::TableOfContents);

#[wasm_bindgen]
impl TableOfContents {
    /// A table over sections with these tops, in CSS pixels from the document's top.
    #[wasm_bindgen(constructor)]
    pub fn new(tops: Vec<f64>) -> Self {
        Self(shell::TableOfContents::new(tops))
    }

    /// The layout has changed.
    #[wasm_bindgen(js_name = setTops)]
    pub fn set_tops(&mut self, tops: Vec<f64>) {
        self.0.set_tops(tops);
    }

    /// Index of the highlighted entry when the page is scrolled to `y`, or -1.
    pub fn active(&self, y: f64) -> i32 {
        self.0.active(y).and_then(|index| i32::try_from(index).ok()).unwrap_or(-1)
    }
}
