//! What one engine may take.

use std::time::Duration;

/// Bounds of one engine. A page that crosses one is stopped and its engine replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Memory of the whole engine, in bytes. The bundle takes about 10 MiB; the largest page a few more.
    pub memory: usize,
    /// Time for one page. A page takes some 20 ms; a hundred times that is a mistake in its code.
    pub time: Duration,
    /// Time for loading the bundle: some 50 ms, but on a machine that is still compiling, or has just woken, far more.
    pub start: Duration,
    /// Stack of the engine's code, in bytes: React descends one frame or more an element.
    pub stack: usize,
    /// Pages that may wait for an engine. With the time of a page, about a second of waiting.
    pub queue: usize,
    /// Pages for one visitor alone, such as a search's, that may wait among them: whoever asks for a page that is kept for everyone
    /// waits behind these at most, about a third of a second on one engine.
    pub uncached_queue: usize,
}

impl Default for Limits {
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
