//! Reasons for refusing a form.

use axum::http::StatusCode;
use core_wasm::fields::FieldError;
use core_wasm::forms::{FormValues, Payload};

use super::failure;
use crate::api::responses::FieldProblem;
use crate::http::Problem;
use crate::pages::{Alternative, RefusedForm};
use crate::site::messages::field_message;
use crate::site::site_content::SiteContent;
use model::{Phrase, Words};

/// The reason why a form was refused.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Refusal {
    /// Fields are missing or invalid.
    Invalid(Vec<FieldError>),
    /// The slot is no longer free; holds free ones.
    Taken(Vec<Alternative>),
    /// The meeting has begun, and can no longer be changed.
    Past,
    /// The meeting was cancelled, and can no longer be moved.
    Cancelled,
    Problem(Problem),
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

impl Refusal {
    /// Converts to the response for a program.
    pub(crate) fn problem(self, words: &Words) -> Problem {
        let conflict = |why: &Phrase| Problem::new(StatusCode::CONFLICT, why.as_str());
        match self {
            Self::Invalid(errors) => {
                let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "Some fields are missing or wrong.");
                let error = |error: &FieldError| FieldProblem {
                    field: error.field.as_str().to_owned(),
                    code: error.code.as_str().to_owned(),
                    message: field_message(&words.messages, error),
                };
                problem.member("errors", errors.iter().map(error).collect::<Vec<_>>())
            }
            Self::Taken(alternatives) => conflict(&words.messages.slot_taken).member("alternatives", &alternatives),
            Self::Past => conflict(&words.refusals.meeting_past),
            Self::Cancelled => conflict(&words.refusals.meeting_cancelled),
            Self::Problem(problem) => problem,
        }
    }

    /// Converts to the errors that a page shows, with the status of the response.
    pub(in crate::api) fn form(self, content: &SiteContent, typed: &Payload) -> (StatusCode, RefusedForm) {
        let words = &content.words;
        let conflict = |why: &Phrase| {
            (StatusCode::CONFLICT, RefusedForm { failure: Some(why.to_string()), ..RefusedForm::default() })
        };
        let (status, form) = match self {
            Self::Invalid(errors) => {
                (StatusCode::UNPROCESSABLE_ENTITY, RefusedForm { errors, ..RefusedForm::default() })
            }
            Self::Taken(alternatives) => {
                let (status, form) = conflict(&words.messages.slot_taken);
                let alternatives = alternatives.iter().map(|slot| slot.choice(&content.formats)).collect();
                (status, RefusedForm { alternatives, ..form })
            }
            Self::Past => conflict(&words.refusals.meeting_past),
            Self::Cancelled => conflict(&words.refusals.meeting_cancelled),
            Self::Problem(problem) => {
                let failure = Some(failure(words, &problem));
                (problem.status(), RefusedForm { failure, ..RefusedForm::default() })
            }
        };
        let values = FormValues { texts: typed.texts.clone(), privacy: typed.privacy.unwrap_or_default() };
        (status, RefusedForm { values, ..form })
    }
}
