//! The forms: behaviour while filling in, and validation of payloads on both sides of the API.
//!
//! [`form`] is the state machine of all forms: the fields, the slot of a booking (`appointment`) and the submission
//! ([`submission`]). [`payload`] defines what is sent and validates what is received, so that browser and server agree.

mod appointment;
pub mod form;
pub mod payload;
pub mod submission;
pub mod texts;

pub use form::{Form, FormSnapshot, FormValues, InputResult, Refusal};
pub use payload::{BookingRequest, ContactLead, ContactRequest, Payload, Visitor};
pub use submission::{Failure, Submission, SubmissionStatus};
pub use texts::Texts;
