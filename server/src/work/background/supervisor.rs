//! Background jobs, each run in rounds on a separate task. A round that fails, panics or times out is repeated with
//! exponential backoff.

use std::fmt::Display;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::health::{BackgroundHealth, JobRecord};

/// Pause after the first failed round; each further pause is twice as long.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// Longest pause, and so the longest time until a recovered dependency is used again.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// Name and limits of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BackgroundJob {
    /// Appears in `/readyz`, in metrics and in the log.
    pub name: &'static str,
    /// Timeout of a round, after which it is dropped and repeated.
    pub round_limit: Duration,
    /// Longest time without a successful round before the server counts as not ready; `None` for an optional job.
    pub stalls_after: Option<Duration>,
    /// Shortest pause after a failed round.
    pub retry_after: Duration,
}

/// The step after a successful round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// Another round at once.
    Now,
    /// Another round after a pause, or as soon as the job is woken.
    After(Duration),
}

/// The jobs of a process.
#[derive(Debug)]
pub struct Supervisor {
    health: BackgroundHealth,
    stop: watch::Sender<bool>,
    tasks: JoinSet<()>,
}

impl Supervisor {
    /// Creates a supervisor that reports to `health`.
    pub fn new(health: &BackgroundHealth) -> Self {
        Self { health: health.clone(), stop: watch::Sender::new(false), tasks: JoinSet::new() }
    }

    /// Starts a job. `wake` ends a pause early.
    pub fn start<R, F, E, W, G>(&mut self, job: BackgroundJob, round: R, wake: W)
    where
        R: Fn() -> F + Send + Sync + 'static,
        F: Future<Output = Result<Next, E>> + Send + 'static,
        E: Display + Send + 'static,
        W: Fn() -> G + Send + Sync + 'static,
        G: Future<Output = ()> + Send + 'static,
    {
        let record = self.health.add(job.name, job.stalls_after);
        let stop = self.stop.subscribe();
        self.tasks.spawn(run(job, record, stop, round, wake));
    }

    /// Starts no further rounds, drops running rounds of optional jobs, and waits up to `grace` for rounds of required
    /// jobs.
    pub async fn stop(mut self, grace: Duration) {
        self.stop.send_replace(true);
        let finished = async { while self.tasks.join_next().await.is_some() {} };
        if timeout(grace, finished).await.is_err() {
            tracing::warn!("a background job was still running at shutdown and was aborted");
        }
    }
}

/// Runs the rounds of a job until the server stops.
async fn run<R, F, E, W, G>(
    job: BackgroundJob,
    record: Arc<JobRecord>,
    mut stop: watch::Receiver<bool>,
    round: R,
    wake: W,
) where
    R: Fn() -> F,
    F: Future<Output = Result<Next, E>>,
    E: Display,
    W: Fn() -> G,
    G: Future<Output = ()>,
{
    let mut failures = 0_u32;
    loop {
        let outcome = tokio::select! {
            biased;
            outcome = run_round(&job, &record, &round) => outcome,
            // A required job completes its round before it stops.
            _ = stop.wait_for(|stop| *stop), if job.stalls_after.is_none() => return,
        };
        let delay = match outcome {
            Some(Next::Now) => {
                failures = 0;
                Duration::ZERO
            }
            Some(Next::After(delay)) => {
                failures = 0;
                delay
            }
            None => {
                failures = failures.saturating_add(1);
                let pause = FIRST_PAUSE.saturating_mul(2_u32.saturating_pow(failures - 1)).min(LONGEST_PAUSE);
                pause.max(job.retry_after)
            }
        };
        // A wake-up does not shorten the pause after a failure: the job would only fail more often.
        let woken = async { if failures == 0 { wake().await } else { std::future::pending().await } };
        tokio::select! {
            biased;
            _ = stop.wait_for(|stop| *stop) => return,
            () = woken => {}
            () = tokio::time::sleep(delay) => {}
        }
    }
}

/// Runs one round and records its outcome. Returns `None` if it failed, panicked or timed out.
async fn run_round<R, F, E>(job: &BackgroundJob, record: &JobRecord, round: &R) -> Option<Next>
where
    R: Fn() -> F,
    F: Future<Output = Result<Next, E>>,
    E: Display,
{
    // Unwind safe: rounds keep their state in the database, so a panic leaves nothing half-done in memory.
    let guarded = AssertUnwindSafe(async { round().await }).catch_unwind();
    match timeout(job.round_limit, guarded).await {
        Ok(Ok(Ok(next))) => {
            record.succeeded();
            return Some(next);
        }
        Ok(Ok(Err(cause))) => {
            record.failed();
            tracing::warn!(job = job.name, %cause, "a background job failed and is retried");
        }
        Ok(Err(_)) => {
            record.restarted();
            tracing::error!(job = job.name, "a background job panicked and is restarted");
        }
        Err(_) => {
            record.restarted();
            tracing::error!(job = job.name, limit = ?job.round_limit, "a background job timed out and is restarted");
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    const JOB: BackgroundJob = BackgroundJob {
        name: "job",
        round_limit: Duration::from_secs(10),
        stalls_after: Some(Duration::from_secs(120)),
        retry_after: Duration::ZERO,
    };

    fn never() -> std::future::Pending<()> {
        std::future::pending()
    }

    async fn hours(count: u64) {
        tokio::time::sleep(Duration::from_secs(3600 * count)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_job_that_panics_hangs_or_fails_is_repeated() {
        let health = BackgroundHealth::default();
        let mut supervisor = Supervisor::new(&health);
        let rounds = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&rounds);
        supervisor.start(
            JOB,
            move || {
                let round = counted.fetch_add(1, Ordering::Relaxed);
                async move {
                    match round {
                        0 => panic!("the first round"),
                        1 => std::future::pending().await,
                        2 => Err("the third round"),
                        _ => Ok(Next::After(Duration::from_secs(60))),
                    }
                }
            },
            never,
        );
        hours(1).await;
        let report = health.report();
        assert_eq!((report[0].restarts, report[0].failures, report[0].is_stalled), (2, 1, false));
        // One second, ten of hanging, two, four, then a minute each.
        assert_eq!(rounds.load(Ordering::Relaxed), 4 + (3600 - 17) / 60);
        supervisor.stop(Duration::from_secs(1)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn failed_round_is_repeated_after_the_pause_of_its_job() {
        let health = BackgroundHealth::default();
        let mut supervisor = Supervisor::new(&health);
        let job = BackgroundJob { retry_after: Duration::from_secs(5 * 60), ..JOB };
        supervisor.start(job, || async { Err::<Next, _>("no") }, never);
        hours(1).await;
        assert_eq!(health.report()[0].failures, 12);
        supervisor.stop(Duration::ZERO).await;
    }

    #[tokio::test(start_paused = true)]
    async fn required_job_without_success_is_stalled_until_it_succeeds() {
        let health = BackgroundHealth::default();
        let mut supervisor = Supervisor::new(&health);
        let works = Arc::new(AtomicU32::new(0));
        let switch = Arc::clone(&works);
        let round = move || {
            let works = switch.load(Ordering::Relaxed) == 1;
            async move { if works { Ok(Next::After(Duration::from_secs(5))) } else { Err("no") } }
        };
        supervisor.start(JOB, round, never);
        supervisor.start(
            BackgroundJob { name: "optional", stalls_after: None, ..JOB },
            || async { Err::<Next, _>("never works") },
            never,
        );
        assert!(health.stalled().is_empty(), "not at once");
        hours(1).await;
        assert_eq!(health.stalled(), ["job"]);
        works.store(1, Ordering::Relaxed);
        hours(1).await;
        assert!(health.stalled().is_empty());
        supervisor.stop(Duration::from_secs(1)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn stop_does_not_wait_longer_than_its_grace_for_a_hung_job() {
        let mut supervisor = Supervisor::new(&BackgroundHealth::default());
        let job = BackgroundJob { round_limit: Duration::MAX, ..JOB };
        supervisor.start(job, std::future::pending::<Result<Next, Infallible>>, never);
        let started = tokio::time::Instant::now();
        hours(1).await;
        supervisor.stop(Duration::from_secs(5)).await;
        assert_eq!(started.elapsed(), Duration::from_secs(3605));
    }
}
