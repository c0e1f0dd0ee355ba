//! The dropdowns of the navigation bar: at most one is open.

/// The state machine of the dropdowns, numbered from 0: at first all closed. Its snapshot is the open one, if any.
#[derive(Debug, Clone, Default)]
pub struct Dropdowns {
    open: Option<u32>,
}

impl Dropdowns {
    /// Toggles a dropdown from its heading, and closes any other.
    pub fn toggle(&mut self, dropdown: u32) {
        self.open = if self.open == Some(dropdown) { None } else { Some(dropdown) };
    }

    /// Closes the dropdown, after a choice, an outside click or a loss of focus.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Handles Escape. Returns the dropdown that it closes, whose heading takes the focus.
    pub fn escape(&mut self) -> Option<u32> {
        self.open.take()
    }

    /// Returns the open dropdown.
    pub const fn snapshot(&self) -> Option<u32> {
        self.open
    }
}
