//! The slide-in menu, with groups that expand and collapse.

use serde::Serialize;

/// A group of the slide-in menu, for the view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct SlideInGroup {
    /// True if its items are shown.
    pub expanded: bool,
    /// True if the current page belongs to it. At most one group is active.
    pub active: bool,
}

/// The state of the slide-in menu, for the view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct SlideInMenuSnapshot {
    /// True if the menu is open.
    pub open: bool,
    /// Every group, in menu order.
    pub groups: Vec<SlideInGroup>,
}

/// The state machine of the slide-in menu, whose groups are numbered from 0.
#[derive(Debug, Clone)]
pub struct SlideInMenu {
    open: bool,
    groups: Vec<SlideInGroup>,
}

impl SlideInMenu {
    /// Creates a closed menu of `groups` groups on a page of the `active` one.
    pub fn new(groups: u32, active: Option<u32>) -> Self {
        let group = |index| SlideInGroup { expanded: false, active: active == Some(index) };
        Self { open: false, groups: (0..groups).map(group).collect() }
    }

    /// Toggles the menu. It opens with the active group expanded and the others collapsed.
    pub fn toggle(&mut self) {
        self.open = !self.open;
        if self.open {
            for group in &mut self.groups {
                group.expanded = group.active;
            }
        }
    }

    /// Toggles a group; the others stay as they are. Ignored while the menu is closed.
    pub fn toggle_group(&mut self, group: u32) {
        if let Some(group) = self.groups.get_mut(group as usize).filter(|_| self.open) {
            group.expanded = !group.expanded;
        }
    }

    /// Closes the menu, after a choice, a click outside or Escape.
    pub fn close(&mut self) {
        self.open = false;
    }

    /// Sets the active group after navigation, and closes the menu.
    pub fn navigate(&mut self, active: Option<u32>) {
        for (index, group) in (0..).zip(&mut self.groups) {
            group.active = active == Some(index);
        }
        self.open = false;
    }

    pub fn snapshot(&self) -> SlideInMenuSnapshot {
        SlideInMenuSnapshot { open: self.open, groups: self.groups.clone() }
    }
}
