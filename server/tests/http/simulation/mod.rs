//! Days of faults in milliseconds: the real worker, supervisor and store under a seeded simulation in which calls hang,
//! connections vanish silently, code panics at any call, clocks jump, rows are unreadable, and processes are killed.
//!
//! `SIMULATION_SEEDS=2000` runs that many, `SIMULATION_SEED=17` repeats one.

mod disk;
mod faults;
mod random;
mod world;

use std::panic;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use disk::Disk;
pub(crate) use random::Random;
use tokio::runtime::Handle;
use world::{Summary, World};

/// Default number of runs.
const SEEDS: u64 = 24;

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap())
}

/// Silences simulated panics, which are part of the plan.
fn silence_simulated_panics() {
    let loud = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if info.payload_as_str() != Some(faults::PANIC) {
            loud(info);
        }
    }));
}

fn simulate(seed: u64, handle: &Handle) -> Result<Summary, String> {
    let disk = Disk::new(handle);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    let result = runtime.block_on(async { World::new(seed, &disk).run().await });
    drop(runtime);
    disk.close();
    result
}

#[test]
fn no_acknowledged_lead_is_lost_and_no_channel_stalls() {
    silence_simulated_panics();
    let database = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (first, count) = match number("SIMULATION_SEED") {
        Some(seed) => (seed, 1),
        None => (0, number("SIMULATION_SEEDS").unwrap_or(SEEDS)),
    };
    let (next, outcomes) = (AtomicU64::new(first), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + count {
                        return;
                    }
                    let outcome = simulate(seed, database.handle());
                    outcomes.lock().unwrap().push((seed, outcome));
                }
            });
        }
    });
    let outcomes = outcomes.into_inner().unwrap();
    let failed: Vec<_> = outcomes.iter().filter_map(|(seed, outcome)| Some((seed, outcome.as_ref().err()?))).collect();
    assert!(
        failed.is_empty() && outcomes.len() as u64 == count,
        "SIMULATION_SEED, and what does not hold: {failed:#?}"
    );
    let sum = |part: fn(&Summary) -> u64| outcomes.iter().flat_map(|(_, outcome)| outcome).map(part).sum::<u64>();
    let (leads, mails) = (sum(|run| run.acknowledged as u64), sum(|run| run.mails as u64));
    let (dead, restarts) = (sum(|run| run.dead as u64), sum(|run| run.restarts));
    println!("{count} runs: {leads} leads acknowledged, {mails} mails out, {dead} dead letters, {restarts} restarts");
    assert!(leads > 0 && mails > 0, "the simulation simulates something");
}
