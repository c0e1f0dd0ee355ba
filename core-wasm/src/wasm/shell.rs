//! Bindings of `shell`.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::to_ts;
use crate::shell::{self, HeaderSnapshot, SlideInMenuSnapshot};

/// The header.
#[wasm_bindgen]
#[derive(Default)]
pub struct Header(shell::Header);

#[wasm_bindgen]
impl Header {
    /// Creates a header at the top of a page.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the scroll position in CSS pixels. Returns true when the snapshot changed.
    pub fn scroll(&mut self, y: f64) -> bool {
        self.0.scroll(y)
    }

    /// Sets whether the top of the page is light.
    #[wasm_bindgen(js_name = setOnLight)]
    pub fn set_on_light(&mut self, on_light: bool) {
        self.0.set_on_light(on_light);
    }

    pub fn snapshot(&self) -> Ts<HeaderSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// The dropdowns of the navigation bar, numbered from 0.
#[wasm_bindgen]
#[derive(Default)]
pub struct Dropdowns(shell::Dropdowns);

#[wasm_bindgen]
impl Dropdowns {
    /// Creates the machine with all dropdowns closed.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Toggles a dropdown from its heading.
    pub fn toggle(&mut self, dropdown: u32) {
        self.0.toggle(dropdown);
    }

    /// Closes the dropdown, after a choice, an outside click or a loss of focus.
    pub fn close(&mut self) {
        self.0.close();
    }

    /// Handles Escape. Returns the dropdown that it closes, otherwise undefined.
    pub fn escape(&mut self) -> Option<u32> {
        self.0.escape()
    }

    /// Returns the open dropdown, otherwise undefined.
    pub fn snapshot(&self) -> Option<u32> {
        self.0.snapshot()
    }
}

/// The slide-in menu, whose groups are numbered from 0.
#[wasm_bindgen]
pub struct SlideInMenu(shell::SlideInMenu);

#[wasm_bindgen]
impl SlideInMenu {
    /// Creates a closed menu of `groups` groups on a page of the `active` one.
    #[wasm_bindgen(constructor)]
    pub fn new(groups: u32, active: Option<u32>) -> Self {
        Self(shell::SlideInMenu::new(groups, active))
    }

    /// Toggles the menu.
    pub fn toggle(&mut self) {
        self.0.toggle();
    }

    /// Toggles a group from its heading.
    #[wasm_bindgen(js_name = toggleGroup)]
    pub fn toggle_group(&mut self, group: u32) {
        self.0.toggle_group(group);
    }

    /// Closes the menu, after a choice, a click outside or Escape.
    pub fn close(&mut self) {
        self.0.close();
    }

    /// Sets the active group after navigation.
    pub fn navigate(&mut self, active: Option<u32>) {
        self.0.navigate(active);
    }

    pub fn snapshot(&self) -> Ts<SlideInMenuSnapshot> {
        to_ts(&self.0.snapshot())
    }
}

/// The table of contents next to a long page.
#[wasm_bindgen]
pub struct TableOfContents(shell::TableOfContents);

#[wasm_bindgen]
impl TableOfContents {
    /// Creates a table from the sections' tops, in CSS pixels from the document's top.
    #[wasm_bindgen(constructor)]
    pub fn new(tops: Vec<f64>) -> Self {
        Self(shell::TableOfContents::new(tops))
    }

    /// Replaces the tops after a change of layout.
    #[wasm_bindgen(js_name = setTops)]
    pub fn set_tops(&mut self, tops: Vec<f64>) {
        self.0.set_tops(tops);
    }

    /// Returns the index of the highlighted entry at a scroll position, or -1.
    pub fn active(&self, y: f64) -> i32 {
        self.0.active(y).and_then(|index| i32::try_from(index).ok()).unwrap_or(-1)
    }
}
