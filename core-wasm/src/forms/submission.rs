//! A submission: idle, submitting, then success or error (document 1, section 4).

use serde::Serialize;
use std::borrow::Cow;

/// Label of the button while nothing is on its way.
pub const SUBMIT: &str = "Submit";
/// Label of the button, which is disabled, while the answer is awaited.
pub const SUBMITTING: &str = "Submitting...";
/// Shown when the server answered 200.
pub const SENT: &str = "Message sent successfully!";
/// Shown for any other answer, and for none.
pub const FAILED: &str = "Something went wrong. Please try again later.";

/// The one status that is a success (document 1, section 7).
const SUCCESS_STATUS: u16 = 200;

/// Why a submission failed; the message is the same, what a page offers next may differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Failure {
    /// No answer came.
    Network,
    /// 409: somebody else has the slot.
    Conflict,
    /// 422: the server refused a value.
    Rejected,
    /// 429: too many attempts.
    TooMany,
    /// Any other status.
    Server,
}

impl Failure {
    /// The failure that an HTTP status means; 0 stands for a call that got no answer.
    #[must_use]
    pub const fn from_status(status: u16) -> Self {
        match status {
            0 => Self::Network,
            409 => Self::Conflict,
            422 => Self::Rejected,
            429 => Self::TooMany,
            _ => Self::Server,
        }
    }
}

/// Whether a status is a success: 200 exactly.
#[must_use]
pub const fn is_success(status: u16) -> bool {
    status == SUCCESS_STATUS
}

/// Where a submission stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Submission {
    /// Nothing sent yet.
    #[default]
    Idle,
    /// Sent, no answer yet.
    Submitting,
    /// Accepted under this reference.
    Success {
        /// The server's reference, empty when it gave none.
        reference: String,
    },
    /// Not accepted.
    Error(Failure),
}

/// Name of the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum SubmissionStatus {
    /// Nothing sent yet.
    Idle,
    /// Sent, no answer yet.
    Submitting,
    /// Accepted.
    Success,
    /// Not accepted.
    Error,
}

/// What the view shows of a submission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct SubmissionSnapshot {
    /// Name of the state.
    pub status: SubmissionStatus,
    /// Label of the button.
    pub button_label: &'static str,
    /// Whether the button is disabled.
    pub disabled: bool,
    /// What is announced, if anything.
    pub message: Option<Cow<'static, str>>,
    /// The server's reference after a success, when it gave one.
    pub reference: Option<String>,
    /// Why it failed.
    pub failure: Option<Failure>,
}

impl Submission {
    /// Starts, unless one is under way. Answers whether it started.
    pub fn start(&mut self) -> bool {
        if *self == Self::Submitting {
            return false;
        }
        *self = Self::Submitting;
        true
    }

    /// The server accepted. Answers whether anything was waiting for that.
    pub fn succeed(&mut self, reference: &str) -> bool {
        self.settle(Self::Success { reference: reference.to_owned() })
    }

    /// The server refused, or did not answer. Answers whether anything was waiting for that.
    pub fn fail(&mut self, failure: Failure) -> bool {
        self.settle(Self::Error(failure))
    }

    /// A field changes: a success is old news then. A failure stays until the next attempt. Returns whether the state changed.
    pub fn edited(&mut self) -> bool {
        let over = matches!(self, Self::Success { .. });
        if over {
            *self = Self::Idle;
        }
        over
    }

    fn settle(&mut self, outcome: Self) -> bool {
        if *self != Self::Submitting {
            return false;
        }
        *self = outcome;
        true
    }

    /// What the view shows.
    #[must_use]
    pub fn snapshot(&self) -> SubmissionSnapshot {
        let (status, message) = match self {
            Self::Idle => (SubmissionStatus::Idle, None),
            Self::Submitting => (SubmissionStatus::Submitting, None),
            Self::Success { .. } => (SubmissionStatus::Success, Some(SENT)),
            Self::Error(_) => (SubmissionStatus::Error, Some(FAILED)),
        };
        let submitting = status == SubmissionStatus::Submitting;
        SubmissionSnapshot {
            status,
            button_label: if submitting { SUBMITTING } else { SUBMIT },
            disabled: submitting,
            message: message.map(Cow::Borrowed),
            reference: match self {
                Self::Success { reference } if !reference.is_empty() => Some(reference.clone()),
                _ => None,
            },
            failure: if let Self::Error(failure) = self { Some(*failure) } else { None },
        }
    }
}
