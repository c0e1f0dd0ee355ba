//! A pool for CPU-bound work of several milliseconds: compressing, drawing, indexing. It runs as many tasks at a time
//! as there are processors; more threads would finish no sooner, and each needs memory.

use std::sync::LazyLock;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use store::StoreError;

static PERMITS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(available_parallelism().map_or(1, std::num::NonZero::get)));

/// The task did not complete: it panicked, or the server is shutting down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the task was cancelled")]
pub struct TaskCancelled;

impl From<TaskCancelled> for StoreError {
    fn from(TaskCancelled: TaskCancelled) -> Self {
        Self::TimedOut
    }
}

/// Runs a task on the blocking pool, once a permit is free.
pub async fn run<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, TaskCancelled> {
    // Fails only for a closed semaphore, which this one never is.
    let permit = PERMITS.acquire().await.map_err(|_| TaskCancelled)?;
    let task = move || {
        let done = work();
        // Released by the task, not by the caller: a cancelled caller leaves the task running.
        drop(permit);
        done
    };
    spawn_blocking(task).await.map_err(|_| TaskCancelled)
}
