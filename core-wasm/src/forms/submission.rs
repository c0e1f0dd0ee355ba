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

/// The name of a submission's state.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum SubmissionStatus {
    /// Not submitted.
    #[default]
    Idle,
    /// The response is pending.
    Submitting,
    /// The server accepted it.
    Success,
    /// The submission failed.
    Error,
}

/// The state of a submission.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Submission {
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
    /// Returns the state while the response is pending.
    pub fn pending() -> Self {
        Self { status: SubmissionStatus::Submitting, disabled: true, ..Self::default() }
    }

    /// Returns the state after a success. `reference` is empty if the server sent none.
    pub fn success(reference: &str) -> Self {
        let reference = Some(reference.to_owned()).filter(|reference| !reference.is_empty());
        Self { status: SubmissionStatus::Success, reference, ..Self::default() }
    }

    /// Returns the state after a failure.
    pub fn error(failure: Failure) -> Self {
        Self { status: SubmissionStatus::Error, failure: Some(failure), ..Self::default() }
    }

    /// Handles an edit: clears a success, keeps a failure until the next attempt. Returns true when the state changed.
    pub fn edited(&mut self) -> bool {
        let over = self.status == SubmissionStatus::Success;
        if over {
            *self = Self::default();
        }
        over
    }

    /// Handles the outcome. Returns false if no submission was pending.
    pub fn settle(&mut self, outcome: Self) -> bool {
        let is_pending = self.status == SubmissionStatus::Submitting;
        if is_pending {
            *self = outcome;
        }
        is_pending
    }
}
