//! Health of the background jobs, for `/readyz` and `/metrics`.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tokio::time::Instant;

/// The records of all jobs of a process. Clones share them.
#[derive(Debug, Clone, Default)]
pub struct BackgroundHealth(Arc<RwLock<Vec<Arc<JobRecord>>>>);

/// The record of one job.
#[derive(Debug)]
pub(super) struct JobRecord {
    name: &'static str,
    stalls_after: Option<Duration>,
    last_success: RwLock<Instant>,
    failures: AtomicU64,
    restarts: AtomicU64,
}

/// The health of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JobReport {
    pub name: &'static str,
    /// Time since the last successful round, or since the start.
    pub since_success: Duration,
    /// True if that exceeds the job's limit.
    pub is_stalled: bool,
    /// Rounds that returned an error.
    pub failures: u64,
    /// Rounds that panicked or timed out, after each of which the job was restarted.
    pub restarts: u64,
}

impl BackgroundHealth {
    pub(super) fn add(&self, name: &'static str, stalls_after: Option<Duration>) -> Arc<JobRecord> {
        let record = Arc::new(JobRecord {
            name,
            stalls_after,
            last_success: RwLock::new(Instant::now()),
            failures: AtomicU64::default(),
            restarts: AtomicU64::default(),
        });
        self.0.write().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&record));
        record
    }

    /// Returns the health of each job, in the order of their start.
    pub fn report(&self) -> Vec<JobReport> {
        let records = self.0.read().unwrap_or_else(PoisonError::into_inner);
        records.iter().map(|record| record.report()).collect()
    }

    /// Returns the names of required jobs that make no progress.
    pub fn stalled(&self) -> Vec<&'static str> {
        self.report().into_iter().filter(|report| report.is_stalled).map(|report| report.name).collect()
    }
}

impl JobRecord {
    pub(super) fn succeeded(&self) {
        *self.last_success.write().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    pub(super) fn failed(&self) {
        self.failures.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn restarted(&self) {
        self.restarts.fetch_add(1, Ordering::Relaxed);
    }

    fn report(&self) -> JobReport {
        let since_success = self.last_success.read().unwrap_or_else(PoisonError::into_inner).elapsed();
        JobReport {
            name: self.name,
            since_success,
            is_stalled: self.stalls_after.is_some_and(|limit| since_success > limit),
            failures: self.failures.load(Ordering::Relaxed),
            restarts: self.restarts.load(Ordering::Relaxed),
        }
    }
}
