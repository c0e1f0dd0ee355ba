//! The dropdowns of the navigation bar: none is open, or exactly one.

use crate::site::DropdownId;

/// The machine behind the dropdowns. Its snapshot is the open one, if any.
#[derive(Debug, Clone, Default)]
pub struct Dropdowns {
    open: Option<DropdownId>,
}

impl Dropdowns {
    /// All closed.
    #[must_use]
    pub const fn new() -> Self {
        Self { open: None }
    }

    /// A heading has been clicked: its dropdown closes if it is open, else opens in place of any other.
    pub fn toggle(&mut self, dropdown: DropdownId) {
        self.open = if self.open == Some(dropdown) { None } else { Some(dropdown) };
    }

    /// An item has been chosen, or the visitor has clicked or moved elsewhere.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Escape has been pressed. Answers the dropdown that this closes: focus returns to its heading.
    pub fn escape(&mut self) -> Option<DropdownId> {
        self.open.take()
    }

    /// The open dropdown.
    #[must_use]
    pub const fn snapshot(&self) -> Option<DropdownId> {
        self.open
    }
}
