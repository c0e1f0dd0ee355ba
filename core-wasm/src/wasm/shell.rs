//! Bindings of `shell`.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::{machine, to_ts};
use crate::shell::{self, HeaderSnapshot, SlideInMenuSnapshot};

machine! {
    /// The header.
    #[derive(Default)]
    Header(shell::Header) {
        /// Creates a header at the top of a page.
        fn new() -> Self;
        /// Sets the scroll position in CSS pixels. Returns true when the snapshot changed.
        fn scroll(&mut self, y: f64) -> bool;
        /// Sets whether the top of the page is light.
        #[wasm_bindgen(js_name = setOnLight)]
        fn set_on_light(&mut self, on_light: bool);
        fn snapshot(&self) -> Ts<HeaderSnapshot>;
    }
}

machine! {
    /// The dropdowns of the navigation bar, numbered from 0.
    #[derive(Default)]
    Dropdowns(shell::Dropdowns) {
        /// Creates the machine with all dropdowns closed.
        fn new() -> Self;
        /// Toggles a dropdown from its heading.
        fn toggle(&mut self, dropdown: u32);
        /// Closes the dropdown, after a choice, an outside click or a loss of focus.
        fn close(&mut self);
        /// Handles Escape. Returns the dropdown that it closes, otherwise undefined.
        fn escape(&mut self) -> Option<u32>;
        /// Returns the open dropdown, otherwise undefined.
        fn snapshot(&self) -> Option<u32>;
    }
}

machine! {
    /// The slide-in menu, whose groups are numbered from 0.
    SlideInMenu(shell::SlideInMenu) {
        /// Creates a closed menu of `groups` groups on a page of the `active` one.
        fn new(groups: u32, active: Option<u32>) -> Self;
        /// Toggles the menu.
        fn toggle(&mut self);
        /// Toggles a group from its heading.
        #[wasm_bindgen(js_name = toggleGroup)]
        fn toggle_group(&mut self, group: u32);
        /// Closes the menu, after a choice, a click outside or Escape.
        fn close(&mut self);
        /// Sets the active group after navigation.
        fn navigate(&mut self, active: Option<u32>);
        fn snapshot(&self) -> Ts<SlideInMenuSnapshot>;
    }
}

machine! {
    /// The table of contents next to a long page.
    TableOfContents(shell::TableOfContents) {
        /// Creates a table from the sections' tops, in CSS pixels from the document's top.
        fn new(tops: Vec<f64>) -> Self;
        /// Replaces the tops after a change of layout.
        #[wasm_bindgen(js_name = setTops)]
        fn set_tops(&mut self, tops: Vec<f64>);
    }
}

#[wasm_bindgen]
impl TableOfContents {
    /// Returns the index of the highlighted entry at a scroll position, or -1.
    pub fn active(&self, y: f64) -> i32 {
        self.0.active(y).and_then(|index| i32::try_from(index).ok()).unwrap_or(-1)
    }
}
