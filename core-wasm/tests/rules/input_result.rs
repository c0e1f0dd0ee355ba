//! The result of an input: no revision while only the typed text changes, and a revision for any other displayed
//! change.

use core_wasm::fields::{ErrorCode, FieldError, FieldKey};
use core_wasm::forms::{Form, FormSnapshot, FormValues};
use core_wasm::phone::input::Deletion;

/// Returns the snapshot without the values of the inputs.
fn shown(form: &Form) -> FormSnapshot {
    let mut snapshot = form.snapshot();
    snapshot.values = FormValues::default();
    snapshot.phone.value.clear();
    snapshot.phone.text.clear();
    snapshot
}

/// Types a text with the cursor at its end, and compares the result with the actual changes. Returns true for a
/// revision.
fn revises(form: &mut Form, field: FieldKey, text: &str) -> bool {
    let before = shown(form);
    let result = form.input(field, text, u32::try_from(text.len()).expect("32 bits"), Deletion::Backward);
    assert!(result.is_revised || shown(form) == before, "a change went unnoticed: {:?}", form.snapshot());
    assert_eq!(result.is_rewritten, form.text(field) != text);
    result.is_revised
}

#[test]
fn only_changes_other_than_the_text_make_a_revision() {
    let mut form = Form::contact("US", None);
    assert!(!revises(&mut form, FieldKey::FullName, "Ada"));
    assert!(!revises(&mut form, FieldKey::Phone, "+1201"));
    assert!(revises(&mut form, FieldKey::Phone, "+44"), "another country");
    assert!(revises(&mut form, FieldKey::Phone, "+44 20 7946 0018 ext. 5"), "a notice");
    form.blur(FieldKey::Email);
    assert!(revises(&mut form, FieldKey::Email, "a"), "another error");
    assert!(!revises(&mut form, FieldKey::Email, "ad"));
    assert!(revises(&mut form, FieldKey::Email, "ada@example.org"), "the error is cleared");
    form.set_privacy(true);
    assert!(form.submit().is_ok());
    form.server_errors(vec![FieldError::new(FieldKey::Email, ErrorCode::Invalid)]);
    assert!(revises(&mut form, FieldKey::Email, "x"), "the form's error replaces the server's");
    assert!(revises(&mut form, FieldKey::Email, "ada@example.org"));
    assert!(form.submit().is_ok());
    form.succeeded("R-1");
    assert!(revises(&mut form, FieldKey::FullName, "B"), "an edit clears the success");
}
