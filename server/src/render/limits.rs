//! Resource limits of one engine.

use std::time::Duration;

/// Resource limits of one engine. A page that exceeds one is stopped and its engine replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EngineLimits {
    /// Memory of the whole engine, in bytes. The bundle takes about 10 MiB; the largest page a few more.
    pub memory: usize,
    /// Time for one page. A page takes about 20 ms; a hundred times as much indicates a bug.
    pub time: Duration,
    /// Time for loading the bundle: about 50 ms, but far more on a machine that is compiling or waking up.
    pub start: Duration,
    /// Stack of the engine's code, in bytes: React uses at least one frame per element.
    pub stack: usize,
    /// Pages that may wait for an engine: about a second of waiting.
    pub queue: usize,
    /// Pages of `queue` that may be for a single visitor, such as searches. Bounds the wait of a cacheable page behind
    /// them: about a third of a second on one engine.
    pub uncached_queue: usize,
}

impl Default for EngineLimits {
    fn default() -> Self {
        Self {
            memory: 64 * 1024 * 1024,
            time: Duration::from_secs(2),
            start: Duration::from_secs(30),
            stack: 2 * 1024 * 1024,
            queue: 64,
            uncached_queue: 16,
        }
    }
}
