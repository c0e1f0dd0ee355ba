//! A form's revision: it stands still while nothing but the typed text changes, and moves with everything else that is shown.

use core_wasm::fields::{ErrorCode, FieldError, FieldKey};
use core_wasm::forms::{ContactForm, FormSnapshot, FormValues};

/// The snapshot without what the inputs hold themselves.
fn shown(form: &ContactForm) -> FormSnapshot {
    let mut snapshot = form.snapshot();
    snapshot.values = FormValues::default();
    snapshot.phone.value.clear();
    snapshot.phone.text.clear();
    snapshot
}

/// Runs one event and holds the revision to what it changed.
fn moves(form: &mut ContactForm, event: impl FnOnce(&mut ContactForm)) -> bool {
    let (before, revision) = (shown(form), form.revision());
    event(form);
    let moved = form.revision() != revision;
    assert!(moved || shown(form) == before, "a change went unnoticed: {:?}", form.snapshot());
    moved
}

#[test]
fn stands_still_while_a_text_grows_and_moves_with_what_is_shown_beside_it() {
    let mut form = ContactForm::new(None);
    assert!(!moves(&mut form, |form| _ = form.input(FieldKey::FullName, "Ada", 3)));
    assert!(!moves(&mut form, |form| _ = form.input(FieldKey::Phone, "+1201", 5)));
    assert!(moves(&mut form, |form| _ = form.input(FieldKey::Phone, "+44", 3)), "another country");
    assert!(moves(&mut form, |form| _ = form.input(FieldKey::Phone, "+44 20 7946 0018 ext. 5", 23)), "a notice");
    assert!(moves(&mut form, |form| form.blur(FieldKey::Email)), "an error comes");
    assert!(!moves(&mut form, |form| form.blur(FieldKey::Email)));
    assert!(moves(&mut form, |form| _ = form.input(FieldKey::Email, "a", 1)), "another error");
    assert!(!moves(&mut form, |form| _ = form.input(FieldKey::Email, "ad", 2)));
    assert!(moves(&mut form, |form| _ = form.input(FieldKey::Email, "ada@example.org", 15)), "the error goes");
    assert!(moves(&mut form, |form| _ = form.submit()), "the consent is missing");
    assert!(moves(&mut form, |form| form.set_privacy(true)));
    assert!(moves(&mut form, |form| _ = form.submit()));
    let taken = FieldError { message: "Not this one.".into(), ..FieldError::new(FieldKey::Email, ErrorCode::Invalid) };
    assert!(moves(&mut form, |form| form.server_errors(vec![taken])));
    assert!(
        moves(&mut form, |form| _ = form.input(FieldKey::Email, "x", 1)),
        "the server's wording gives way to the form's"
    );
    assert!(moves(&mut form, |form| _ = form.input(FieldKey::Email, "ada@example.org", 15)));
    assert!(moves(&mut form, |form| _ = form.submit()));
    assert!(moves(&mut form, |form| form.succeeded("R-1")));
    assert!(moves(&mut form, |form| _ = form.input(FieldKey::FullName, "B", 1)), "the success is over");
}
