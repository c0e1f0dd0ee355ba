//! Undo and redo in the phone field. Its text is written by script, which empties the browser's own history.

use super::PhoneInput;

/// The earlier and undone states of a phone field.
#[derive(Debug, Clone, Default)]
pub struct PhoneHistory {
    /// All states but the present one, oldest first.
    states: Vec<State>,
    /// Number of states before the present one.
    past: usize,
    /// Caret after the last edit.
    caret: u32,
    last: Edit,
}

/// A field with its caret.
type State = (PhoneInput, u32);

/// The kind of an edit. Successive ones of one kind, each where the last one ended, are one step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Edit {
    Insertion,
    Deletion,
    /// An edit that never continues a step, such as a selected country.
    #[default]
    Other,
}

impl PhoneHistory {
    /// Records `field` before an input that makes it show `text` with its caret at `typed_caret`.
    pub fn record_input(&mut self, field: &PhoneInput, text: &str, typed_caret: u32) {
        // Bytes are as good as code units: only ASCII is typed one by one.
        let is_longer = text.len() == field.text().len().wrapping_add(1);
        let is_shorter = text.len().wrapping_add(1) == field.text().len();
        let moved = typed_caret.wrapping_sub(self.caret).cast_signed();
        let (edit, continues) = match moved {
            1 if is_longer => (Edit::Insertion, self.last == Edit::Insertion),
            -1 | 0 if is_shorter => (Edit::Deletion, self.last == Edit::Deletion),
            _ => (if text.is_empty() { Edit::Deletion } else { Edit::Insertion }, false),
        };
        if !continues {
            self.record(field);
        }
        self.last = edit;
    }

    /// Records `field` before an edit that no other edit joins.
    pub fn record(&mut self, field: &PhoneInput) {
        self.states.truncate(self.past);
        self.states.push((field.clone(), self.caret));
        self.past = self.states.len();
        self.last = Edit::Other;
    }

    /// Sets the caret after the recorded edit, in UTF-16 code units.
    pub const fn set_caret(&mut self, caret: u32) {
        self.caret = caret;
    }

    /// Undoes the last step of `field`, or redoes the last undone one. Returns the caret; `None` if there is no step.
    pub fn step(&mut self, field: &mut PhoneInput, is_redo: bool) -> Option<u32> {
        let index = if is_redo { self.past } else { self.past.checked_sub(1)? };
        let (state, caret) = self.states.get_mut(index)?;
        std::mem::swap(state, field);
        std::mem::swap(caret, &mut self.caret);
        self.past = index.saturating_add(usize::from(is_redo));
        self.last = Edit::Other;
        Some(self.caret)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phone::Country;
    use crate::phone::input::Deletion;

    /// A field with its history, as a form has it.
    struct Field(PhoneInput, PhoneHistory);

    impl Field {
        fn new() -> Self {
            Self(PhoneInput::new(Country::by_iso_or_default("US")), PhoneHistory::default())
        }

        fn input(&mut self, text: &str, typed_caret: u32) {
            self.1.record_input(&self.0, text, typed_caret);
            self.1.set_caret(self.0.input(text, typed_caret, Deletion::Backward));
        }

        /// Types at the end.
        fn write(&mut self, keys: &str) {
            for key in keys.chars() {
                let text = format!("{}{key}", self.0.text());
                self.input(&text, u32::try_from(text.len()).unwrap());
            }
        }

        fn step(&mut self, is_redo: bool) -> (String, &'static str) {
            self.1.step(&mut self.0, is_redo);
            (self.0.text().to_owned(), self.0.country_and_notice().0)
        }
    }

    #[test]
    fn typed_over_number_returns_with_its_country() {
        let mut field = Field::new();
        field.write("+12015550123");
        field.input("+", 1);
        field.write("442079460958");
        assert_eq!(field.0.text(), "+44 20 7946 0958");
        assert_eq!(field.step(false), ("+1 201 555 0123".into(), "US"));
        assert_eq!(field.step(false), (String::new(), "US"));
        assert_eq!(field.step(false), (String::new(), "US"));
        assert_eq!(field.step(true), ("+1 201 555 0123".into(), "US"));
        assert_eq!(field.step(true), ("+44 20 7946 0958".into(), "GB"));
        assert_eq!(field.step(true), ("+44 20 7946 0958".into(), "GB"));
    }

    #[test]
    fn each_run_of_edits_is_one_step() {
        let mut field = Field::new();
        field.write("2015550123");
        field.input("+1 201 555 012", 14);
        field.input("+1 201 555 01", 13);
        field.write("9");
        field.input("+1 201 555 09", 12);
        assert_eq!(field.step(false).0, "+1 201 555 019");
        assert_eq!(field.step(false).0, "+1 201 555 01");
        assert_eq!(field.step(false).0, "+1 201 555 0123");
        assert_eq!(field.step(false).0, "");
    }

    #[test]
    fn edit_after_an_undo_ends_the_redo() {
        let mut field = Field::new();
        field.write("201");
        field.step(false);
        field.write("44");
        assert_eq!(field.step(true).0, field.0.text());
        assert_eq!(field.step(false).0, "");
    }

    #[test]
    fn selected_country_is_one_step() {
        let mut field = Field::new();
        field.write("2015550123");
        field.1.record(&field.0);
        field.0.select_country("DE");
        assert_eq!(field.step(false), ("+1 201 555 0123".into(), "US"));
        assert_eq!(field.step(true).1, "DE");
    }
}
