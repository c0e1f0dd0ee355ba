//! Reasons for refusing a form.

use axum::http::StatusCode;
use core_wasm::booking::picker::{AlternativeChoice, SLOT_TAKEN};
use core_wasm::fields::FieldError;
use core_wasm::forms::{FormValues, Payload};

use super::failure;
use crate::http::Problem;
use crate::pages::{Alternative, RefusedForm};

/// The reason why a form was refused.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Refusal {
    /// Fields are missing or invalid.
    Invalid(Vec<FieldError>),
    /// The slot is no longer free; holds free ones.
    Taken(Vec<Alternative>),
    /// The booking can no longer be changed.
    Closed(&'static str),
    Problem(Problem),
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

impl Refusal {
    /// Converts to the response for a program.
    pub(crate) fn problem(self) -> Problem {
        match self {
            Self::Invalid(errors) => {
                let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "Some fields are missing or wrong.");
                problem.member("errors", &errors)
            }
            Self::Taken(alternatives) => {
                Problem::new(StatusCode::CONFLICT, SLOT_TAKEN).member("alternatives", &alternatives)
            }
            Self::Closed(why) => Problem::new(StatusCode::CONFLICT, why),
            Self::Problem(problem) => problem,
        }
    }

    /// Converts to the errors that a page shows, with the status of the response.
    pub(in crate::api) fn form(self, typed: &Payload) -> (StatusCode, RefusedForm) {
        let values = FormValues { texts: typed.texts.clone(), privacy: typed.privacy.unwrap_or_default() };
        let empty = RefusedForm { values, ..RefusedForm::default() };
        match self {
            Self::Invalid(errors) => (StatusCode::UNPROCESSABLE_ENTITY, RefusedForm { errors, ..empty }),
            Self::Taken(alternatives) => {
                let alternatives: Vec<AlternativeChoice> = alternatives.iter().map(Alternative::choice).collect();
                let failure = Some(SLOT_TAKEN.to_owned());
                (StatusCode::CONFLICT, RefusedForm { failure, alternatives, ..empty })
            }
            Self::Closed(why) => (StatusCode::CONFLICT, RefusedForm { failure: Some(why.to_owned()), ..empty }),
            Self::Problem(problem) => (problem.status(), RefusedForm { failure: Some(failure(&problem)), ..empty }),
        }
    }
}
