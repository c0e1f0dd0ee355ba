//! A pool for CPU-bound work of several milliseconds: compressing, drawing, indexing. It runs as many tasks at a time
//! as there are processors; more threads would finish no sooner, and each keeps memory of its own.

use std::sync::LazyLock;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

static PERMITS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(available_parallelism().map_or(1, std::num::NonZero::get)));

/// The task did not complete: it panicked, or the server is shutting down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the task was cancelled")]
pub struct TaskCancelled;

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

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use futures_util::future::join_all;

    use super::*;

    #[tokio::test]
    async fn runs_as_many_tasks_at_a_time_as_there_are_processors() {
        let running = Arc::new(AtomicUsize::new(0));
        let work = || {
            let running = Arc::clone(&running);
            run(move || {
                let now = running.fetch_add(1, Ordering::SeqCst) + 1;
                std::thread::sleep(Duration::from_millis(5));
                running.fetch_sub(1, Ordering::SeqCst);
                now
            })
        };
        let most = join_all((0..40).map(|_| work())).await.into_iter().map(Result::unwrap).max();
        assert!(most <= Some(available_parallelism().unwrap().get()), "{most:?}");
    }

    #[tokio::test]
    async fn returns_the_permit_of_a_task_that_panics() {
        for _ in 0..100 {
            assert_eq!(run(|| assert!(std::hint::black_box(false))).await, Err(TaskCancelled));
        }
        assert_eq!(run(|| 7).await, Ok(7));
    }
}
