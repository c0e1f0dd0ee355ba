//! Work that keeps a processor busy for milliseconds: compressing, drawing, indexing. As much of it at a time as there are
//! processors; more threads would finish no sooner, and each keeps memory of its own.

use std::sync::LazyLock;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

static PLACES: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(available_parallelism().map_or(1, std::num::NonZero::get)));

/// The work did not come to its end: it panicked, or the server stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the work did not come to its end")]
pub struct Abandoned;

/// Does the work beside the requests, in its turn.
pub async fn in_turn<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Abandoned> {
    // The places are never closed.
    let place = PLACES.acquire().await.map_err(|_| Abandoned)?;
    let in_place = move || {
        let done = work();
        // Not before: whoever asked may have gone meanwhile, and the work goes on.
        drop(place);
        done
    };
    spawn_blocking(in_place).await.map_err(|_| Abandoned)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use futures_util::future::join_all;

    use super::*;

    #[tokio::test]
    async fn no_more_is_done_at_a_time_than_there_are_processors() {
        let running = Arc::new(AtomicUsize::new(0));
        let work = || {
            let running = Arc::clone(&running);
            in_turn(move || {
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
    async fn work_that_panics_gives_its_place_back() {
        for _ in 0..100 {
            assert_eq!(in_turn(|| assert!(std::hint::black_box(false))).await, Err(Abandoned));
        }
        assert_eq!(in_turn(|| 7).await, Ok(7));
    }
}
