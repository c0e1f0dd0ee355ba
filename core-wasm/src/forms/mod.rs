//! The forms: what happens while somebody fills one in, and what a payload must hold on either side of the wire.
//!
//! [`contact`], [`event_contact`] and [`booking`] are machines over the same parts: the fields under the cursor ([`form`])
//! and the submission ([`submission`]). [`payload`] holds what is sent and checks what was received, so that browser and server
//! cannot differ.

pub mod booking;
pub mod contact;
pub mod event_contact;
pub mod form;
pub mod payload;
pub mod submission;

pub use booking::{BookingForm, BookingFormSnapshot};
pub use contact::ContactForm;
pub use event_contact::EventContactForm;
pub use form::{Form, FormSnapshot, FormValues, Refusal};
pub use payload::{
    BookingInput, BookingPayload, BookingRequest, ContactInput, ContactLead, ContactPayload, ContactRequest,
    EventContactLead, EventContactPayload,
};
pub use submission::{Failure, Submission, SubmissionSnapshot, SubmissionStatus};
