//! OpenAPI description of error responses, and of the sets that endpoints share.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, ToSchema};

use crate::pages::Alternative;

/// Media type of every error response.
const PROBLEM: &str = "application/problem+json";

/// An error response: RFC 9457.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProblemDetails {
    #[serde(rename = "type")]
    pub type_: String,
    pub title: String,
    pub status: u16,
    pub detail: String,
    /// With status 422: the faulty fields, in the order of the form.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(test, ts(optional, type = "FieldError[]"))]
    pub errors: Option<Vec<FieldProblem>>,
    /// With status 409, when a slot was taken: free slots near it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    #[cfg_attr(test, ts(optional))]
    pub alternatives: Option<Vec<Alternative>>,
}

/// The error of a field.
#[derive(Debug, Serialize, ToSchema)]
pub struct FieldProblem {
    /// The key of the payload.
    pub field: String,
    /// A stable code for programs.
    pub code: String,
    /// The message for visitors.
    pub message: String,
}

const NOT_FOUND: (u16, &str) = (404, "Not found, or not public.");
pub(crate) const TOO_MANY: (u16, &str) = (429, "Too many requests.");
pub(crate) const UNREACHABLE: (u16, &str) = (503, "The database is unavailable.");

const REFUSED: [(u16, &str); 7] = [
    (400, "Invalid JSON, wrong types, or an invalid Idempotency-Key."),
    (403, "Sent by another site's page."),
    (408, "The body took too long to arrive."),
    (413, "Larger than 64 KiB."),
    (415, "Neither JSON nor a form."),
    TOO_MANY,
    UNREACHABLE,
];

/// Declares sets of error responses.
macro_rules! errors {
    ($($(#[$doc:meta])* $name:ident = $responses:expr;)*) => { $(
        $(#[$doc])*
        pub struct $name;

        impl IntoResponses for $name {
            fn responses() -> BTreeMap<String, RefOr<Response>> {
                problems($responses)
            }
        }
    )* };
}

errors! {
    /// Errors of an endpoint that reads the database.
    Unreachable = [UNREACHABLE];
    /// Errors of an endpoint that reads one item of the database.
    Unknown = [NOT_FOUND, UNREACHABLE];
    /// Errors of an endpoint that streams an item of the database.
    Unstreamed = [NOT_FOUND, TOO_MANY, UNREACHABLE];
    /// Errors of an endpoint that reads one item from memory.
    Missing = [NOT_FOUND];
    /// Errors of a search.
    Unanswered = [(400, "The query is missing."), TOO_MANY];
    /// Errors of an endpoint with a body.
    Refused = REFUSED;
    /// Errors of an endpoint with a body whose fields are validated.
    RefusedForm = REFUSED.into_iter().chain([(422, "Members are missing or wrong, or the slot cannot be booked.")]);
}

fn problems(refusals: impl IntoIterator<Item = (u16, &'static str)>) -> BTreeMap<String, RefOr<Response>> {
    refusals.into_iter().map(|(status, why)| (status.to_string(), problem(status, why).into())).collect()
}

/// Describes an error response.
pub(crate) fn problem(status: u16, why: &str) -> Response {
    let schema = Ref::from_schema_name(ProblemDetails::name());
    let response =
        ResponseBuilder::new().description(why).content(PROBLEM, ContentBuilder::new().schema(Some(schema)).build());
    if !matches!(status, 429 | 503) {
        return response.build();
    }
    let seconds = ObjectBuilder::new().schema_type(SchemaType::new(Type::Integer)).minimum(Some(1)).build();
    let retry_after = HeaderBuilder::new().schema(Some(seconds)).description(Some("Seconds until a retry."));
    response.header("Retry-After", retry_after.build()).build()
}
