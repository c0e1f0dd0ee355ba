//! Why a page could not be rendered.

use std::time::Duration;

/// The cause, as the log tells it. A visitor never sees one: the browser renders the page instead.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    /// The bundle does not load, so no engine can start.
    #[error("the server bundle does not load: {0}")]
    Bundle(String),
    /// The page's code threw.
    #[error("the page's code threw: {0}")]
    Threw(String),
    /// The page took longer than the limit.
    #[error("stopped after {} ms", .0.as_millis())]
    TooSlow(Duration),
    /// The page took more memory than the limit.
    #[error("stopped at {} MiB of memory", .0 / (1024 * 1024))]
    TooMuchMemory(usize),
    /// What came back is not what the document is made of.
    #[error("unexpected output: {0}")]
    Output(String),
    /// Every engine is busy and the queue is full, or the turn came too late.
    #[error("all engines are busy")]
    Busy,
    /// The engine's thread is gone.
    #[error("the engine stopped")]
    Stopped,
}
