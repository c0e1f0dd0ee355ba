//! Small writes that share a transaction. A commit waits for the disk, however much it holds: what comes in while SQLite
//! writes one transaction goes into the next one together. PostgreSQL does the like by itself, for any number of
//! connections.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::{Backend, Store, StoreError, Write};

/// Most writes in one transaction: some milliseconds of work, which the first of them waits for.
const MOST: usize = 64;
/// How long the writes of a turn may take: a disk that hangs must not keep the turn for ever, and with it every later writer.
const TURN_LIMIT: Duration = Duration::from_secs(15);

/// One write and whoever waits for it.
struct Errand<T, F> {
    work: F,
    result: Option<Result<T, StoreError>>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

/// An errand, whatever it answers.
trait Run: Send {
    /// Does the work. Answers whether it went well.
    fn run<'a>(&'a mut self, write: &'a mut Write) -> BoxFuture<'a, bool>;
    /// Tells whoever waits what became of it.
    fn finish(self: Box<Self>, committed: Result<(), Arc<sqlx::Error>>);
}

impl<T, F> Run for Errand<T, F>
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
        // A visitor who has gone is told nothing; what was committed stays.
        drop(self.answer.send(result));
    }
}

/// Writes that wait for the next transaction.
#[derive(Default)]
pub(super) struct Errands(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    errands: VecDeque<Box<dyn Run>>,
    /// Whether somebody waits for a turn to run them. One is enough: more would stand in the way of other writers, and
    /// grow in number for as long as errands come faster than turns.
    runner: bool,
}

impl std::fmt::Debug for Errands {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Errands").finish_non_exhaustive()
    }
}

impl Errands {
    /// Answers whether a runner has to be called.
    fn add(&self, errand: Box<dyn Run>) -> bool {
        let mut waiting = self.waiting();
        waiting.errands.push_back(errand);
        !std::mem::replace(&mut waiting.runner, true)
    }

    /// What the runner takes along in its turn, and whether the next one has to be called.
    fn next(&self) -> (Vec<Box<dyn Run>>, bool) {
        let mut waiting = self.waiting();
        let most = waiting.errands.len().min(MOST);
        let errands = waiting.errands.drain(..most).collect();
        waiting.runner = !waiting.errands.is_empty();
        (errands, waiting.runner)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store {
    /// Does a write in a transaction that others may share, and answers when it is committed. The work is done again, in
    /// a transaction of its own, when that of another one fails beside it; it changes nothing but the database.
    pub(super) async fn together<T, F>(&self, work: F) -> Result<T, StoreError>
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
        if self.errands.add(Box::new(Errand { work, result: None, answer })) {
            self.call_runner();
        }
        answered.await.unwrap_or(Err(StoreError::TimedOut))
    }

    /// On a task of its own: a visitor who hangs up must not take the others' transaction along.
    fn call_runner(&self) {
        let store = self.clone();
        tokio::spawn(async move {
            let turn = Arc::clone(&store.writer).lock_owned().await;
            let (errands, more) = store.errands.next();
            if more {
                store.call_runner();
            }
            if timeout(TURN_LIMIT, store.run_errands(errands)).await.is_err() {
                tracing::error!("the database did not write in time; whoever waits is told so");
            }
            drop(turn);
        });
    }

    async fn run_errands(&self, mut errands: Vec<Box<dyn Run>>) {
        match self.try_errands(&mut errands).await {
            Ok(false) if errands.len() > 1 => {
                for errand in errands {
                    let mut alone = [errand];
                    let committed = self.try_errands(&mut alone).await.map(drop).map_err(Arc::new);
                    let [errand] = alone;
                    errand.finish(committed);
                }
            }
            outcome => {
                let committed = outcome.map(drop).map_err(Arc::new);
                for errand in errands {
                    errand.finish(committed.clone());
                }
            }
        }
    }

    /// One transaction with all of them. `false`: one went wrong, and nothing is written.
    async fn try_errands(&self, errands: &mut [Box<dyn Run>]) -> Result<bool, sqlx::Error> {
        let mut write = Write { transaction: self.pool.begin_with("begin immediate").await?, _turn: None };
        for errand in errands {
            if !errand.run(&mut write).await {
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

    struct Nothing;

    impl Run for Nothing {
        fn run<'a>(&'a mut self, _: &'a mut Write) -> BoxFuture<'a, bool> {
            Box::pin(async { true })
        }

        fn finish(self: Box<Self>, _: Result<(), Arc<sqlx::Error>>) {}
    }

    #[test]
    fn one_runner_at_a_time_is_called_however_many_errands_come() {
        let errands = Errands::default();
        let called = (0..=MOST).filter(|_| errands.add(Box::new(Nothing))).count();
        assert_eq!(called, 1);

        let (taken, more) = errands.next();
        assert_eq!((taken.len(), more), (MOST, true), "the next runner is called for what was left");
        assert!(!errands.add(Box::new(Nothing)), "and stands for what comes meanwhile");

        let (taken, more) = errands.next();
        assert_eq!((taken.len(), more), (2, false));
        assert!(errands.add(Box::new(Nothing)), "with nobody waiting, a runner is called again");
    }
}
