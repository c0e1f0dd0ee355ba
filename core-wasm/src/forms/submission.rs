//! A submission: idle, submitting, then success or error.

use serde::Serialize;

/// The reason why a submission failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Failure {
    /// There was no response.
    Network,
    /// 409: the slot is no longer free.
    Conflict,
    /// 422: the server rejected a value.
    Rejected,
    /// 429: too many attempts.
    TooMany,
    /// Any other status.
    Server,
}

impl Failure {
    /// Returns the failure for an HTTP status; 0 stands for no response.
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

/// The state of a submission.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Submission {
    #[default]
    Idle,
    Submitting,
    Success {
        /// The server's reference; empty if it sent none.
        reference: String,
    },
    Error(Failure),
}

/// The name of a submission's state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum SubmissionStatus {
    /// Not submitted.
    Idle,
    /// The response is pending.
    Submitting,
    /// The server accepted it.
    Success,
    /// The submission failed.
    Error,
}

/// The state of a submission, for the view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct SubmissionSnapshot {
    /// The name of the state.
    pub status: SubmissionStatus,
    /// True if the button is disabled.
    pub disabled: bool,
    /// The server's reference after a success, if it sent one.
    pub reference: Option<String>,
    /// The reason of a failure.
    pub failure: Option<Failure>,
}

impl Submission {
    /// Starts a submission.
    pub fn start(&mut self) {
        *self = Self::Submitting;
    }

    /// Handles success. Returns false if no submission was pending.
    pub fn succeed(&mut self, reference: &str) -> bool {
        self.settle(Self::Success { reference: reference.to_owned() })
    }

    /// Handles a failure. Returns false if no submission was pending.
    pub fn fail(&mut self, failure: Failure) -> bool {
        self.settle(Self::Error(failure))
    }

    /// Handles an edit: clears a success, keeps a failure until the next attempt. Returns true when the state changed.
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

    pub fn snapshot(&self) -> SubmissionSnapshot {
        let status = match self {
            Self::Idle => SubmissionStatus::Idle,
            Self::Submitting => SubmissionStatus::Submitting,
            Self::Success { .. } => SubmissionStatus::Success,
            Self::Error(_) => SubmissionStatus::Error,
        };
        SubmissionSnapshot {
            status,
            disabled: status == SubmissionStatus::Submitting,
            reference: match self {
                Self::Success { reference } if !reference.is_empty() => Some(reference.clone()),
                _ => None,
            },
            failure: if let Self::Error(failure) = self { Some(*failure) } else { None },
        }
    }
}
