//! Group commit: small writes that share a transaction. A commit waits for the disk, however much it holds: writes that
//! arrive while SQLite commits one transaction share the next. PostgreSQL does the same by itself, for any number of
//! connections.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::{Backend, Store, StoreError, Write};

/// Limit of writes in one transaction: a few milliseconds of work, which the first of them waits for.
const MAX_WRITES: usize = 64;
/// Longest duration of a transaction: a disk that hangs must not hold the write lock, and every later writer, forever.
const TRANSACTION_LIMIT: Duration = Duration::from_secs(15);

/// A write, its result, and the channel to the task that waits for it.
struct QueuedWrite<T, F> {
    work: F,
    result: Option<Result<T, StoreError>>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

/// A queued write of any result.
trait GroupWrite: Send {
    /// Runs the write. Returns whether it succeeded.
    fn run<'a>(&'a mut self, write: &'a mut Write) -> BoxFuture<'a, bool>;
    /// Sends the result to the task that waits for it.
    fn finish(self: Box<Self>, committed: Result<(), Arc<sqlx::Error>>);
}

impl<T, F> GroupWrite for QueuedWrite<T, F>
where
    T: Send + 'static,
    F: for<'a> Fn(&'a mut Write) -> BoxFuture<'a, Result<T, StoreError>> + Send,
{
    fn run<'a>(&'a mut self, write: &'a mut Write) -> BoxFuture<'a, bool> {
        let work = (self.work)(write);
        let result = &mut self.result;
        Box::pin(async move { result.insert(work.await).is_ok() })
    }

    fn finish(self: Box<Self>, committed: Result<(), Arc<sqlx::Error>>) {
        let result = match (self.result, committed) {
            (Some(Err(cause)), _) => Err(cause),
            (_, Err(cause)) => Err(StoreError::Commit(cause)),
            (Some(Ok(value)), Ok(())) => Ok(value),
            (None, Ok(())) => Err(StoreError::Database(sqlx::Error::WorkerCrashed)),
        };
        // The receiver is gone when the visitor has disconnected; the write stays committed.
        drop(self.answer.send(result));
    }
}

/// The writes that wait for the next transaction.
#[derive(Default)]
pub(super) struct GroupCommit(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    writes: VecDeque<Box<dyn GroupWrite>>,
    /// True while a leader waits for the write lock. One is enough: further leaders would delay other writers, and
    /// their number would grow for as long as writes arrive faster than transactions end.
    has_leader: bool,
}

impl std::fmt::Debug for GroupCommit {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("GroupCommit").finish_non_exhaustive()
    }
}

impl GroupCommit {
    /// Queues a write. Returns whether a leader has to be spawned.
    fn add(&self, queued: Box<dyn GroupWrite>) -> bool {
        let mut waiting = self.waiting();
        waiting.writes.push_back(queued);
        !std::mem::replace(&mut waiting.has_leader, true)
    }

    /// Takes the writes of the leader's transaction. Also returns whether the next leader has to be spawned.
    fn next(&self) -> (Vec<Box<dyn GroupWrite>>, bool) {
        let mut waiting = self.waiting();
        let most = waiting.writes.len().min(MAX_WRITES);
        let writes = waiting.writes.drain(..most).collect();
        waiting.has_leader = !waiting.writes.is_empty();
        (writes, waiting.has_leader)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store {
    /// Runs a write in a transaction that others may share, and returns once it is committed. When another write of the
    /// transaction fails, `work` runs again in a transaction of its own; it must have no effect outside the database.
    pub(super) async fn group_commit<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'a> Fn(&'a mut Write) -> BoxFuture<'a, Result<T, StoreError>> + Send + 'static,
    {
        if self.backend == Backend::Postgres {
            let mut write = self.write().await?;
            let value = work(&mut write).await?;
            write.commit().await?;
            return Ok(value);
        }
        let (answer, answered) = oneshot::channel();
        if self.queued.add(Box::new(QueuedWrite { work, result: None, answer })) {
            self.spawn_leader();
        }
        answered.await.unwrap_or(Err(StoreError::TimedOut))
    }

    /// Spawns the leader on a task of its own: a visitor who disconnects must not cancel the transaction of others.
    fn spawn_leader(&self) {
        let store = self.clone();
        tokio::spawn(async move {
            let lock = Arc::clone(&store.writer).lock_owned().await;
            let (writes, more) = store.queued.next();
            if more {
                store.spawn_leader();
            }
            if timeout(TRANSACTION_LIMIT, store.run_writes(writes)).await.is_err() {
                tracing::error!("the database did not write in time");
            }
            drop(lock);
        });
    }

    async fn run_writes(&self, mut writes: Vec<Box<dyn GroupWrite>>) {
        match self.try_writes(&mut writes).await {
            Ok(false) if writes.len() > 1 => {
                for queued in writes {
                    let mut alone = [queued];
                    let committed = self.try_writes(&mut alone).await.map(drop).map_err(Arc::new);
                    let [queued] = alone;
                    queued.finish(committed);
                }
            }
            outcome => {
                let committed = outcome.map(drop).map_err(Arc::new);
                for queued in writes {
                    queued.finish(committed.clone());
                }
            }
        }
    }

    /// Runs all writes in one transaction. Returns `false` when one failed and nothing was written.
    async fn try_writes(&self, writes: &mut [Box<dyn GroupWrite>]) -> Result<bool, sqlx::Error> {
        let mut write = Write { transaction: self.pool.begin_with("begin immediate").await?, _turn: None };
        for queued in writes {
            if !queued.run(&mut write).await {
                write.rollback().await?;
                return Ok(false);
            }
        }
        write.commit().await?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct EmptyWrite;

    impl GroupWrite for EmptyWrite {
        fn run<'a>(&'a mut self, _: &'a mut Write) -> BoxFuture<'a, bool> {
            Box::pin(async { true })
        }

        fn finish(self: Box<Self>, _: Result<(), Arc<sqlx::Error>>) {}
    }

    #[test]
    fn spawns_one_leader_at_a_time_however_many_writes_come() {
        let writes = GroupCommit::default();
        let called = (0..=MAX_WRITES).filter(|_| writes.add(Box::new(EmptyWrite))).count();
        assert_eq!(called, 1);

        let (taken, more) = writes.next();
        assert_eq!((taken.len(), more), (MAX_WRITES, true), "the next leader is spawned for the rest");
        assert!(!writes.add(Box::new(EmptyWrite)), "and takes what comes meanwhile");

        let (taken, more) = writes.next();
        assert_eq!((taken.len(), more), (2, false));
        assert!(writes.add(Box::new(EmptyWrite)), "with nothing queued, a leader is spawned again");
    }
}
