//! Errors of rendering.

use std::time::Duration;

/// The reason why rendering failed, for the log. Visitors do not see it: the browser renders the page instead.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    /// The bundle cannot be loaded, so no engine starts.
    #[error("the server bundle cannot be loaded: {0}")]
    Bundle(String),
    /// The page's code threw an exception.
    #[error("the page threw an exception: {0}")]
    Threw(String),
    /// The page exceeded the time limit.
    #[error("stopped after {} ms", .0.as_millis())]
    TooSlow(Duration),
    /// The page exceeded the memory limit.
    #[error("stopped at {} MiB of memory", .0 / (1024 * 1024))]
    TooMuchMemory(usize),
    /// The result has an unexpected shape.
    #[error("unexpected output: {0}")]
    Output(String),
    /// All engines are busy and the queue is full, or the wait was too long.
    #[error("all engines are busy")]
    Busy,
    /// The engine's thread has ended.
    #[error("the engine stopped")]
    Stopped,
}
