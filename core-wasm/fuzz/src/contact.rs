//! The contact form and its payload.

use super::input::Input;
use core_wasm::fields::{ErrorCode, FieldError, FieldKey};
use core_wasm::forms::{ContactForm, ContactInput, ContactPayload, Refusal, SubmissionStatus};

/// What the form lets through, the server's check lets through; nothing is sent twice; any payload has an answer.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let mut form = ContactForm::new(input.flag().then(|| input.text()).as_deref());
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
            7 => form.reset(),
            _ => {
                let text = input.text();
                form.input(field, &text, input.whole());
            }
        }
        let _ = form.snapshot();
    }
    let mut input = Input::new(data);
    let pairs: Vec<(String, String)> =
        (0..8).map(|_| (input.pieces(&["fullName", "email", "phone", "service", "privacy"]), input.text())).collect();
    let received = ContactInput::from_pairs(pairs.iter().map(|(key, value)| (key.as_str(), value.as_str())));
    let _ = received.check();
}

/// Everything that is required, so that a submit may pass.
fn fill(form: &mut ContactForm, input: &mut Input) {
    form.input(FieldKey::FullName, "Mía O. കെ", 0);
    form.input(FieldKey::Email, "mia@example.org", 0);
    form.input(FieldKey::Phone, &input.pieces(&["+1 704", " 555 01", "9", "(0)", "00", "+91"]), 0);
    form.set_privacy(true);
}

fn submit(form: &mut ContactForm) {
    let before = form.snapshot().submission.status;
    if form.submit().is_err() {
        return;
    }
    let payload = form.payload();
    assert_ne!(before, SubmissionStatus::Submitting, "sent twice");
    assert_eq!(form.submit(), Err(Refusal::Awaiting), "sent twice");
    let received = received(&payload);
    assert!(received.check().is_ok(), "{payload:?} was let through and refused: {:?}", received.check());
}

fn received(payload: &ContactPayload) -> ContactInput {
    ContactInput {
        full_name: Some(payload.full_name.clone()),
        email: Some(payload.email.clone()),
        phone: Some(payload.phone.clone()),
        company: Some(payload.company.clone()),
        service: Some(payload.service.clone()),
        description: Some(payload.description.clone()),
        privacy: Some(payload.privacy),
        origin: payload.origin.clone(),
        website: None,
    }
}
