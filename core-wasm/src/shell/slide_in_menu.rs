//! The menu behind the round button, with groups that expand and collapse.

use serde::Serialize;

use super::active_section::active_group;
use crate::site::DropdownId;

/// A group as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct SlideInGroup {
    /// Which one.
    pub id: DropdownId,
    /// Whether its items are shown.
    pub expanded: bool,
    /// Whether the page belongs to it. At most one group is active.
    pub active: bool,
}

/// The menu as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct SlideInMenuSnapshot {
    /// Whether the menu is open.
    pub open: bool,
    /// Every group, in the order of [`DropdownId::ALL`].
    pub groups: Vec<SlideInGroup>,
}

/// The machine behind the slide-in menu.
#[derive(Debug, Clone)]
pub struct SlideInMenu {
    open: bool,
    expanded: [bool; DropdownId::ALL.len()],
    active: Option<DropdownId>,
}

impl SlideInMenu {
    /// A closed menu on the page at `path`.
    #[must_use]
    pub fn new(path: &str) -> Self {
        Self { open: false, expanded: [false; DropdownId::ALL.len()], active: active_group(path) }
    }

    /// The round button has been clicked. The menu opens with the active group expanded and the others collapsed.
    pub fn toggle(&mut self) {
        self.open = !self.open;
        if self.open {
            self.expanded = DropdownId::ALL.map(|group| self.active == Some(group));
        }
    }

    /// A group's heading has been clicked; the other groups stay as they are. A closed menu has no headings.
    pub fn toggle_group(&mut self, group: DropdownId) {
        if !self.open {
            return;
        }
        for (expanded, id) in self.expanded.iter_mut().zip(DropdownId::ALL) {
            *expanded ^= id == group;
        }
    }

    /// An item has been chosen, or the visitor has clicked beside the menu.
    pub fn close(&mut self) {
        self.open = false;
    }

    /// Escape has been pressed. Says whether this closes the menu: focus returns to the round button.
    pub fn escape(&mut self) -> bool {
        std::mem::take(&mut self.open)
    }

    /// The page now is the one at `path`; the menu closes.
    pub fn navigate(&mut self, path: &str) {
        self.active = active_group(path);
        self.open = false;
    }

    /// The menu as it is shown.
    #[must_use]
    pub fn snapshot(&self) -> SlideInMenuSnapshot {
        let group = |(id, expanded)| SlideInGroup { id, expanded, active: self.active == Some(id) };
        SlideInMenuSnapshot {
            open: self.open,
            groups: DropdownId::ALL.into_iter().zip(self.expanded).map(group).collect(),
        }
    }
}
