//! The contact form and its payload.

use super::input::Input;
use core_wasm::fields::{ErrorCode, FieldError, FieldKey};
use core_wasm::forms::{Form, Payload, Refusal, SubmissionStatus};
use core_wasm::phone::input::Deletion;

/// Checks that the server accepts what the form accepts, that no input is sent twice, and that any payload is accepted or
/// has errors in the order of the fields.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let mut form = Form::contact(&input.pieces(&["G", "B", "U", "S"]), input.flag().then(|| input.text()).as_deref());
    while let Some(event) = input.event(10) {
        let Some(field) = input.pick(&FieldKey::ALL) else { break };
        match event {
            0 => form.blur(field),
            1 => form.set_privacy(input.flag()),
            2 => form.succeeded(&input.text()),
            3 => form.failed(u16::from(input.byte()) * 4),
            4 => form.server_errors(vec![FieldError::new(field, ErrorCode::Invalid)]),
            5 => fill(&mut form, &mut input),
            6 => submit(&mut form),
            7 => form.select_country(&input.pieces(&["G", "B", "I", "N", "x"])),
            _ => {
                let text = input.text();
                form.input(field, &text, input.whole(), Deletion::Backward);
            }
        }
        let submission = form.snapshot().submission;
        assert_eq!(submission.disabled, submission.status == SubmissionStatus::Submitting);
    }
    let mut input = Input::new(data);
    let pairs: Vec<(String, String)> =
        (0..8).map(|_| (input.pieces(&["fullName", "email", "phone", "service", "privacy"]), input.text())).collect();
    let received = Payload::from_pairs(pairs.iter().map(|(key, value)| (key.as_str(), value.as_str())));
    match received.check_contact("GB") {
        Ok(_) => assert!(!received.is_contact_form() || received.privacy == Some(true)),
        Err(errors) => {
            let place = |error: &FieldError| FieldKey::ALL.iter().position(|field| *field == error.field);
            assert!(!errors.is_empty() && errors.is_sorted_by(|one, other| place(one) < place(other)), "{errors:?}");
        }
    }
}

/// Fills in every required field, so that a submit may succeed.
fn fill(form: &mut Form, input: &mut Input) {
    form.input(FieldKey::FullName, "Mía O. കെ", 0, Deletion::Backward);
    form.input(FieldKey::Email, "mia@example.org", 0, Deletion::Backward);
    let number = input.pieces(&["+1 704", " 555 01", "9", "(0)", "00", "+91"]);
    form.input(FieldKey::Phone, &number, 0, Deletion::Backward);
    form.set_privacy(true);
}

fn submit(form: &mut Form) {
    let before = form.snapshot().submission.status;
    if form.submit().is_err() {
        return;
    }
    assert_ne!(before, SubmissionStatus::Submitting, "sent twice");
    assert_eq!(form.submit(), Err(Refusal::Awaiting), "sent twice");
    let checked = form.payload().as_ref().map(|payload| payload.check_contact("GB"));
    assert!(matches!(checked, Some(Ok(_))), "{:?} was let through and refused: {checked:?}", form.payload());
}
