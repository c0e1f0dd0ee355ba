//! Refusals, described: what they look like, and which ones endpoints have in common.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, ToSchema};

/// The media type of every refusal.
const PROBLEM: &str = "application/problem+json";

/// Every refusal: RFC 9457.
#[derive(Debug, Serialize, ToSchema)]
#[allow(missing_docs, reason = "the RFC's members")]
pub struct ProblemDetails {
    #[serde(rename = "type")]
    pub type_: String,
    pub title: String,
    pub status: u16,
    pub detail: String,
    /// With status 422: what is wrong, in the order of the form.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub errors: Option<Vec<FieldProblem>>,
    /// With status 409, when a slot was taken: free slots near it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub alternatives: Option<Vec<FreeSlot>>,
}

/// A free slot.
#[derive(Debug, Serialize, ToSchema)]
pub struct FreeSlot {
    /// On the venue's clock.
    #[schema(format = Date)]
    pub date: String,
    /// Such as `10:30 AM-11:00 AM`.
    pub time: String,
}

/// What is wrong with a field.
#[derive(Debug, Serialize, ToSchema)]
pub struct FieldProblem {
    /// The payload's key.
    pub field: String,
    /// A stable word for programs.
    pub code: String,
    /// The sentence that a visitor reads.
    pub message: String,
}

/// An endpoint that reads the database.
pub struct Unreachable;

/// An endpoint that reads one thing of the database.
pub struct Unknown;

/// An endpoint that takes a body.
pub(super) struct Refused;

/// An endpoint that takes a body whose members are checked.
pub(super) struct RefusedForm;

const UNREACHABLE: (u16, &str) = (503, "The database is out of reach.");

const REFUSED: [(u16, &str); 7] = [
    (400, "Broken JSON, wrong types, or an Idempotency-Key that is none."),
    (403, "Sent by a page of another site."),
    (408, "The body took too long to arrive."),
    (413, "Larger than 64 KiB."),
    (415, "Neither JSON nor a form, or with a content coding."),
    (429, "Too many requests."),
    UNREACHABLE,
];

impl IntoResponses for Unreachable {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        problems([UNREACHABLE])
    }
}

impl IntoResponses for Unknown {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        problems([(404, "There is none, or it is not public."), UNREACHABLE])
    }
}

impl IntoResponses for Refused {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        problems(REFUSED)
    }
}

impl IntoResponses for RefusedForm {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        problems(REFUSED.into_iter().chain([(422, "Members are missing or wrong, or the slot cannot be booked.")]))
    }
}

fn problems(refusals: impl IntoIterator<Item = (u16, &'static str)>) -> BTreeMap<String, RefOr<Response>> {
    refusals.into_iter().map(|(status, why)| (status.to_string(), problem(status, why).into())).collect()
}

fn problem(status: u16, why: &str) -> Response {
    let schema = Ref::from_schema_name(ProblemDetails::name());
    let response =
        ResponseBuilder::new().description(why).content(PROBLEM, ContentBuilder::new().schema(Some(schema)).build());
    if !matches!(status, 429 | 503) {
        return response.build();
    }
    let seconds = ObjectBuilder::new().schema_type(SchemaType::new(Type::Integer)).minimum(Some(1)).build();
    let retry_after = HeaderBuilder::new().schema(Some(seconds)).description(Some("When to try again, in seconds."));
    response.header("Retry-After", retry_after.build()).build()
}
