//! The contact endpoint, described. Its handler takes forms too and stands under the owner's own name.

use serde::Serialize;
use utoipa::ToSchema;

use super::problem::{ProblemDetails, RefusedForm};

/// The contact form. With any of `service`, `description` or `privacy` it is the contact page's, and `privacy` must be
/// true; without them it is an event page's.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(example = json!({
    "fullName": "Ada Lovelace", "email": "ada@example.com", "phone": "+17045550142", "company": "Engines",
    "service": "Cloud Technology", "description": "A first message.", "privacy": true
}))]
#[allow(missing_docs, reason = "the payload's keys")]
pub(super) struct ContactPayload {
    pub full_name: String,
    pub email: String,
    /// A plus and 7 to 15 digits.
    pub phone: String,
    pub company: Option<String>,
    pub service: Option<String>,
    pub description: Option<String>,
    pub privacy: Option<bool>,
    /// The path of the page that the sender came from.
    pub origin: Option<String>,
    /// The event landing's token, for an event page's form.
    pub event: Option<String>,
}

/// The envelope of an accepted submission.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Accepted {
    /// What was accepted.
    pub data: AcceptedLead,
}

/// An accepted submission.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AcceptedLead {
    /// What the sender is told, such as L-7K3M9Q2.
    pub reference: String,
}

/// Takes a message.
#[utoipa::path(post, path = "/api/{product}-contact-us/", tag = "contact", request_body = ContactPayload,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 128, pattern = "^[!-~]+$",
        description = "The same key and body give the first answer again.")),
    responses(
        (status = 200, description = "Recorded.", body = Accepted),
        (status = 409, description = "The key was used for another body.", body = ProblemDetails, content_type = "application/problem+json"),
        RefusedForm,
    ))]
#[allow(dead_code, reason = "read by the derive alone")]
pub(super) fn contact_us() {}
