//! An endpoint of the back office's API: its handler with its OpenAPI description, so that no route lacks one.

use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodRouter, delete, get, patch, post, put};
use utoipa::ToSchema;
use utoipa::openapi::path::{HttpMethod, Operation, OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme};
use utoipa::openapi::tag::TagBuilder;
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Required, Response, ResponseBuilder};

use super::API;
use super::request::COOKIE_NAME;
use crate::api::responses::{TOO_MANY, UNREACHABLE, problem};
use crate::app::state::AppState;

/// The tag of every endpoint.
const TAG: &str = "Back office";
/// Name of the security scheme.
const SCHEME: &str = "session";
/// Media type of a body that is a file.
const FILE: &str = "*/*";

const NOT_SIGNED_IN: (u16, &str) = (401, "Nobody is signed in.");
const WRONG_SECRET: (u16, &str) = (401, "The address, the password or the code is wrong.");
const UNKNOWN: (u16, &str) = (404, "It does not exist.");
const CONFLICT: (u16, &str) = (409, "Conflict with another change. `current`, if present, is the current state.");
const NOT_ALLOWED: (u16, &str) = (403, "The role does not include this.");
const OTHER_SITE: (u16, &str) =
    (403, "The role does not include this, or the request has no `Origin` header of this site.");
/// Errors of an endpoint with a body.
const BODY_ERRORS: [(u16, &str); 5] = [
    (400, "Invalid JSON or wrong types."),
    (408, "The body took too long to arrive."),
    (413, "The body is too large."),
    (415, "The body is of another type."),
    (422, "Members are wrong: `errors` names them, `faults` those of a document."),
];

/// An endpoint.
pub(super) struct Endpoint {
    method: HttpMethod,
    path: &'static str,
    handler: MethodRouter<AppState>,
    /// The operation's id, without its prefix.
    id: &'static str,
    summary: &'static str,
    /// Media type and schema; `*/*` for a file.
    body: Option<(&'static str, RefOr<Schema>)>,
    status: u16,
    content: Option<(&'static str, RefOr<Schema>)>,
    query: Vec<(&'static str, Required, &'static str)>,
    /// True if it needs no session.
    is_open: bool,
    errors: Vec<(u16, &'static str)>,
    /// An error whose response is a text, as for a frame.
    text_error: Option<(u16, &'static str)>,
    schemas: Vec<(String, RefOr<Schema>)>,
}

/// Returns an endpoint that needs a session and answers 204.
pub(super) fn at<T: 'static>(
    method: HttpMethod,
    path: &'static str,
    handler: impl Handler<T, AppState>,
    id: &'static str,
    summary: &'static str,
) -> Endpoint {
    let handler = match method {
        HttpMethod::Get => get(handler),
        HttpMethod::Put => put(handler),
        HttpMethod::Patch => patch(handler),
        HttpMethod::Delete => delete(handler),
        _ => post(handler),
    };
    Endpoint {
        method,
        path,
        handler,
        id,
        summary,
        body: None,
        status: 204,
        content: None,
        query: Vec::new(),
        is_open: false,
        errors: Vec::new(),
        text_error: None,
        schemas: Vec::new(),
    }
}

impl Endpoint {
    /// Sets the type of the JSON body.
    pub(super) fn body<T: ToSchema>(mut self) -> Self {
        self.body = Some(("application/json", self.schema::<T>().into()));
        self
    }

    /// Declares that the body is a file.
    pub(super) fn file(mut self) -> Self {
        self.body = Some((FILE, of_type(Type::String)));
        self
    }

    /// Returns true if the body is a file.
    pub(super) fn receives_file(&self) -> bool {
        self.body.as_ref().is_some_and(|(media_type, _)| *media_type == FILE)
    }

    /// Sets the type of the JSON response.
    pub(super) fn answers<T: ToSchema>(mut self) -> Self {
        let schema = self.schema::<T>();
        self.with_content("application/json", schema.into())
    }

    /// Sets the type of the JSON response to a creation.
    pub(super) fn creates<T: ToSchema>(self) -> Self {
        Self { status: 201, ..self.answers::<T>() }
    }

    /// Declares that the response is a JSON object of any members.
    pub(super) fn answers_object(self) -> Self {
        self.with_content("application/json", of_type(Type::Object))
    }

    /// Sets the media type of a text response.
    pub(super) fn answers_text(self, media_type: &'static str) -> Self {
        self.with_content(media_type, of_type(Type::String))
    }

    fn with_content(mut self, media_type: &'static str, schema: RefOr<Schema>) -> Self {
        self.content = Some((media_type, schema));
        self.status = 200;
        self
    }

    /// Adds a parameter of the query.
    pub(super) fn query(mut self, name: &'static str, required: bool, about: &'static str) -> Self {
        self.query.push((name, if required { Required::True } else { Required::False }, about));
        self
    }

    /// Declares that somebody else may have changed the object first.
    pub(super) fn may_conflict(mut self) -> Self {
        self.errors.push(CONFLICT);
        self
    }

    /// Adds an error.
    pub(super) fn fails(mut self, status: u16, why: &'static str) -> Self {
        self.errors.push((status, why));
        self
    }

    /// Adds an error whose response is a text, since a frame shows it.
    pub(super) fn fails_in_text(mut self, status: u16, why: &'static str) -> Self {
        self.text_error = Some((status, why));
        self
    }

    /// Declares that attempts are limited: the body holds a secret to guess, or the response is expensive.
    pub(super) fn limited(mut self) -> Self {
        self.errors.push(TOO_MANY);
        self
    }

    /// Declares that no session is needed.
    pub(super) fn open(mut self) -> Self {
        self.is_open = true;
        self
    }

    /// Declares that no session is needed, and that the body proves who it is.
    pub(super) fn signs_in(mut self) -> Self {
        self.errors.push(WRONG_SECRET);
        self.open().limited()
    }

    /// Adds a type's schemas and returns the reference to it.
    fn schema<T: ToSchema>(&mut self) -> Ref {
        T::schemas(&mut self.schemas);
        self.schemas.push((T::name().into_owned(), T::schema()));
        Ref::from_schema_name(T::name())
    }

    /// Adds the endpoint to a router.
    pub(super) fn mount(self, router: Router<AppState>) -> Router<AppState> {
        router.route(self.path, self.handler)
    }

    fn operation(&self) -> Operation {
        let mut operation = OperationBuilder::new()
            .tag(TAG)
            .operation_id(Some(format!("back_office_{}", self.id)))
            .summary(Some(self.summary))
            .response(self.status.to_string(), self.response());
        for name in self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
            let parameter = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path);
            let parameter = parameter.required(Required::True).schema(Some(of_type(Type::String)));
            operation = operation.parameter(parameter.build());
        }
        for (name, required, about) in &self.query {
            let parameter = ParameterBuilder::new().name(*name).parameter_in(ParameterIn::Query);
            let parameter = parameter.required(required.clone()).description(Some(*about));
            operation = operation.parameter(parameter.schema(Some(of_type(Type::String))).build());
        }
        if let Some((media_type, schema)) = &self.body {
            let content = ContentBuilder::new().schema(Some(schema.clone())).build();
            let body = RequestBodyBuilder::new().required(Some(Required::True)).content(*media_type, content);
            operation = operation.request_body(Some(body.build()));
        }
        for (status, why) in self.all_errors() {
            operation = operation.response(status.to_string(), problem(status, why));
        }
        if let Some((status, why)) = self.text_error {
            let content = ContentBuilder::new().schema(Some(of_type(Type::String))).build();
            let response = ResponseBuilder::new().description(why).content("text/plain", content).build();
            operation = operation.response(status.to_string(), response);
        }
        // The document requires no session by default.
        if !self.is_open {
            operation = operation.security(SecurityRequirement::new(SCHEME, Vec::<String>::new()));
        }
        operation.build()
    }

    fn response(&self) -> Response {
        let response = ResponseBuilder::new().description("Done.");
        match &self.content {
            Some((media_type, schema)) => {
                response.content(*media_type, ContentBuilder::new().schema(Some(schema.clone())).build()).build()
            }
            None => response.build(),
        }
    }

    /// Returns the errors; of two with the same status, the more specific is the last.
    fn all_errors(&self) -> Vec<(u16, &'static str)> {
        let is_read = matches!(self.method, HttpMethod::Get);
        let mut errors = vec![if is_read { NOT_ALLOWED } else { OTHER_SITE }, UNREACHABLE];
        if !self.is_open {
            errors.push(NOT_SIGNED_IN);
        }
        if self.path.contains('{') {
            errors.push(UNKNOWN);
        }
        if !self.query.is_empty() {
            errors.push((400, "A parameter of the query is missing or wrong."));
        }
        if self.body.is_some() {
            errors.extend(BODY_ERRORS);
        }
        errors.extend(&self.errors);
        errors
    }
}

fn of_type(type_: Type) -> RefOr<Schema> {
    Schema::Object(ObjectBuilder::new().schema_type(SchemaType::new(type_)).build()).into()
}

/// Adds endpoints to a description.
pub(super) fn describe(openapi: &mut OpenApi, endpoints: Vec<Endpoint>) {
    let components = openapi.components.get_or_insert_default();
    let cookie = ApiKeyValue::with_description(COOKIE_NAME, "The cookie that signing in sets.");
    components.add_security_scheme(SCHEME, SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    for mut endpoint in endpoints {
        let operation = endpoint.operation();
        components.schemas.extend(endpoint.schemas.drain(..));
        openapi.paths.add_path_operation(format!("{API}{}", endpoint.path), vec![endpoint.method], operation);
    }
    let about =
        "The API of the back office, for people who are signed in. Writes need an `Origin` header of this site.";
    let tag = TagBuilder::new().name(TAG).description(Some(about)).build();
    openapi.tags.get_or_insert_default().push(tag);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::endpoints;

    #[test]
    fn a_schema_has_the_same_name_as_no_other() {
        let mut schemas = BTreeMap::new();
        let public = crate::api::openapi::public_schemas();
        for (name, schema) in public.into_iter().chain(endpoints().into_iter().flat_map(|endpoint| endpoint.schemas)) {
            let schema = serde_json::to_value(schema).unwrap();
            let other = schemas.insert(name.clone(), schema.clone());
            assert!(other.is_none_or(|other| other == schema), "two types are called {name}");
        }
    }
}
