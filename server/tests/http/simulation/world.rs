//! One run: visitors, two processes and all kinds of faults, until everything has recovered and all mail is delivered.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use core_wasm::forms::Texts;
use model::clock::Clock;
use model::{Mail, Message};
use server::app::metrics::DeliveryCounts;
use server::work::background::{BackgroundHealth, Supervisor};
use server::work::jobs::{Background, deliver};
use server::work::outbox::{Channel, DeliveryLimits, OutboxNotify, Worker, WorkerParts};
use store::{IdempotencyRecord, LeadKind, NewLead, Recorded, Reference, Store, StoreError, Visitor};
use tokio::time::{Instant, sleep, timeout};

use super::disk::Disk;
use super::faults::{Condition, FaultyPost, FaultyStore, Link};
use super::random::Random;
use crate::harness::{DAY_MS, NOW};

/// Limit of a process's shutdown, which is also its grace period.
const STOP_TIMEOUT: Duration = Duration::from_secs(5);
/// Time after which `/readyz` has to report a broken link: a hanging round ends after 45 s, its pause takes 30 s, and
/// two minutes without progress are a stall.
const STALL_KNOWN: Duration = Duration::from_secs(200);
/// Time in which a lead is delivered after recovery: hanging deliveries still hold permits for an attempt and four
/// tries to record its outcome.
const FRESH_MAIL: Duration = Duration::from_secs(180);
/// Longer than the longest pause before a retry.
const ALL_MAIL: Duration = Duration::from_secs(7 * 60 * 60);

/// Totals of a run.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(super) struct Summary {
    pub(super) acknowledged: usize,
    pub(super) mails: usize,
    pub(super) dead: usize,
    pub(super) restarts: u64,
}

struct Process {
    store: FaultyStore,
    post: Link,
    clock: &'static AtomicI64,
    health: BackgroundHealth,
    background: Background<FaultyStore, FaultyPost>,
}

pub(super) struct World {
    random: Random,
    disk: Disk,
    start: Instant,
    taken: Arc<Mutex<Vec<String>>>,
    processes: Vec<Process>,
    /// Stores of the running processes.
    running: Arc<Mutex<Vec<FaultyStore>>>,
    visitors: usize,
    /// References that visitors received.
    acknowledged: Arc<Mutex<BTreeSet<String>>>,
    poisoned: usize,
    restarts: u64,
}

fn check(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl World {
    pub(super) fn new(seed: u64, disk: &Disk) -> Self {
        let mut world = Self {
            random: Random::new(seed),
            disk: disk.clone(),
            start: Instant::now(),
            taken: Arc::default(),
            processes: Vec::new(),
            running: Arc::default(),
            visitors: 0,
            acknowledged: Arc::default(),
            poisoned: 0,
            restarts: 0,
        };
        world.start_process();
        world.start_process();
        world
    }

    pub(super) async fn run(mut self) -> Result<Summary, String> {
        for _ in 0..self.random.between(6, 14) {
            self.disturb().await?;
            for _ in 0..self.random.between(1, 12) {
                sleep(Duration::from_secs(10)).await;
                self.check_readiness()?;
            }
        }
        self.heal();
        self.visit();
        let healed = Instant::now();
        self.wait_until(FRESH_MAIL, "every answer", |world| world.acknowledged.lock().unwrap().len() == world.visitors)
            .await?;
        let fresh = "select cast(count(*) as text) from outbox where state = 'pending' and subject_id = \
            (select id from leads order by id desc limit 1)";
        self.wait_until(FRESH_MAIL, "the mail of a fresh lead", |world| world.disk.column(fresh) == ["0"]).await?;
        let pending = "select cast(count(*) as text) from outbox where state = 'pending'";
        self.wait_until(ALL_MAIL, "all mail", |world| world.disk.column(pending) == ["0"]).await?;
        sleep(STALL_KNOWN.saturating_sub(healed.elapsed())).await;
        self.check_readiness()?;
        let summary = self.account()?;
        while !self.processes.is_empty() {
            self.stop_process(0).await?;
        }
        Ok(Summary { restarts: self.restarts, ..summary })
    }

    /// Applies a random disturbance.
    async fn disturb(&mut self) -> Result<(), String> {
        let random = self.random.clone();
        let one = usize::try_from(random.below(self.processes.len() as u64)).unwrap();
        match random.below(12) {
            0 => self.processes[one].store.link.set(Condition::HalfOpen),
            1 => self.processes[one].store.link.set(Condition::Refusing),
            2 => self.processes[one].post.set(Condition::HalfOpen),
            3 => self.processes[one].post.set(Condition::Refusing),
            4 => {
                let chance = random.between(1, 150);
                self.processes[one].store.link.set_chance(chance);
                self.processes[one].post.set_chance(chance);
            }
            5 => {
                self.start_process();
                self.kill_process(one);
            }
            6 => {
                self.start_process();
                self.stop_process(one).await?;
            }
            7 => {
                let days = i64::try_from(random.between(0, 7300)).unwrap() - 3650;
                self.processes[one].clock.store(NOW + days * DAY_MS, Ordering::Relaxed);
            }
            8 => self.poison(),
            9 => self.heal(),
            _ => {}
        }
        for _ in 0..random.below(5) {
            self.visit();
        }
        Ok(())
    }

    fn start_process(&mut self) {
        let clock: &'static AtomicI64 = Box::leak(Box::new(AtomicI64::new(NOW)));
        let store = FaultyStore { disk: self.disk.clone(), link: Link::new(&self.random) };
        let post = FaultyPost { link: Link::new(&self.random), taken: Arc::clone(&self.taken) };
        let parts = WorkerParts {
            store: store.clone(),
            transport: post.clone(),
            clock: Clock::Set { at: clock, start: self.start },
            limits: DeliveryLimits::default(),
            counts: DeliveryCounts::default(),
            // Constant, so that a seed always gives the same run.
            jitter: || u16::MAX / 2,
        };
        let worker = Worker::of(Channel::Mail, parts);
        let health = BackgroundHealth::default();
        let mut supervisor = Supervisor::new(&health);
        let notify = Arc::new(OutboxNotify::default());
        deliver(&mut supervisor, &worker, move || {
            let notify = Arc::clone(&notify);
            async move { notify.notified(Channel::Mail).await }
        });
        let background = Background::of(supervisor, vec![worker]);
        self.processes.push(Process { store, post: post.link, clock, health, background });
        self.show_running();
    }

    fn show_running(&self) {
        *self.running.lock().unwrap() = self.processes.iter().map(|process| process.store.clone()).collect();
    }

    /// Kills a process as by kill -9: none of its work completes.
    fn kill_process(&mut self, index: usize) {
        let process = self.processes.remove(index);
        self.show_running();
        process.store.link.set(Condition::Killed);
        process.post.set(Condition::Killed);
        self.restarts += process.health.report()[0].restarts;
    }

    async fn stop_process(&mut self, index: usize) -> Result<(), String> {
        let process = self.processes.remove(index);
        self.show_running();
        self.restarts += process.health.report()[0].restarts;
        let asked = Instant::now();
        process.background.stop(STOP_TIMEOUT).await;
        let took = asked.elapsed();
        // Interrupted work ends with the process.
        process.store.link.set(Condition::Killed);
        process.post.set(Condition::Killed);
        check(took <= STOP_TIMEOUT, || format!("a stop took {took:?}"))
    }

    fn heal(&self) {
        for process in &self.processes {
            process.clock.store(NOW, Ordering::Relaxed);
            for link in [&process.store.link, &process.post] {
                link.set(Condition::Open);
                link.set_chance(0);
            }
        }
    }

    /// Sends a lead to a process, as the page does, until it is acknowledged.
    fn visit(&mut self) {
        self.visitors += 1;
        let key = format!("visitor-{}", self.visitors);
        let (running, random, start) = (Arc::clone(&self.running), self.random.clone(), self.start);
        let acknowledged = Arc::clone(&self.acknowledged);
        let sending = async move {
            // Longer than any run: a visitor never gives up.
            for attempt in 0..500_u64 {
                let through = {
                    let running = running.lock().unwrap();
                    running[usize::try_from(random.below(running.len() as u64)).unwrap()].clone()
                };
                let (store, key) = (through.disk.store.clone(), key.clone());
                let now_ms = NOW + i64::try_from(start.elapsed().as_millis()).unwrap();
                // Each request is a separate task, which may panic, with the request timeout.
                let request =
                    tokio::spawn(async move { through.call(async move { record(&store, &key, now_ms).await }).await });
                match timeout(Duration::from_secs(20), request).await {
                    Ok(Ok(Ok(reference))) => {
                        acknowledged.lock().unwrap().insert(reference);
                        return;
                    }
                    _ => sleep(Duration::from_secs(1 + attempt.min(20))).await,
                }
            }
        };
        tokio::spawn(sending);
    }

    /// Inserts rows that this version cannot read, and one from the year 12000.
    fn poison(&mut self) {
        for _ in 0..self.random.between(1, 20) {
            self.poisoned += 1;
            let body = match self.random.below(3) {
                0 => r#"{"telegram":{"to":"x"}}"#,
                1 => "",
                _ => "{",
            };
            let now_ms = NOW + i64::try_from(self.start.elapsed().as_millis()).unwrap();
            let created_at = if self.random.permille(100) { 316_500_000_000_000 } else { now_ms };
            let id = format!("poison-{}", self.poisoned);
            self.disk.change(format!(
                "insert into outbox (id, subject_kind, subject_id, kind, body, created_at, due_at, state, attempts) \
                 values ('{id}', 'lead', '{id}', 'mail', '{body}', {created_at}, {now_ms}, 'pending', 0)"
            ));
        }
    }

    /// Checks that readiness fails exactly for processes without a database.
    fn check_readiness(&self) -> Result<(), String> {
        for process in &self.processes {
            let Some((condition, since)) = process.store.link.condition() else { continue };
            if since > STALL_KNOWN {
                let stalled = !process.health.stalled().is_empty();
                check(stalled == (condition != Condition::Open), || {
                    format!("{condition:?} since {since:?}, and stalled is {stalled}")
                })?;
            }
        }
        Ok(())
    }

    async fn wait_until(&self, limit: Duration, what: &str, holds: impl Fn(&Self) -> bool) -> Result<(), String> {
        let began = Instant::now();
        while !holds(self) {
            check(began.elapsed() < limit, || format!("{what} is not out after {limit:?}"))?;
            sleep(Duration::from_secs(10)).await;
        }
        Ok(())
    }

    /// Checks that every acknowledged lead is present.
    fn account(&self) -> Result<Summary, String> {
        let acknowledged = self.acknowledged.lock().unwrap();
        check(acknowledged.len() == self.visitors, || {
            format!("{} of {} visitors were told that their lead was taken", acknowledged.len(), self.visitors)
        })?;
        let stored = self.disk.column("select reference from leads");
        check(stored.len() == self.visitors, || format!("{} leads of {} visitors", stored.len(), self.visitors))?;
        let taken: BTreeSet<String> = self.taken.lock().unwrap().iter().cloned().collect();
        let dead = self.disk.column("select body from outbox where state = 'dead' and id not like 'poison-%'");
        for reference in acknowledged.iter() {
            for to in ["owner", "visitor"] {
                let subject = format!("{to} {reference}");
                let is_dead = dead.iter().any(|body| body.contains(&subject));
                check(taken.contains(&subject) || is_dead, || format!("'{subject}' was never delivered"))?;
            }
        }
        let poisoned = self.disk.column("select id from outbox where state = 'dead' and id like 'poison-%'").len();
        check(poisoned == self.poisoned, || format!("{poisoned} of {} poisoned rows are dead", self.poisoned))?;
        Ok(Summary { acknowledged: acknowledged.len(), mails: taken.len(), dead: dead.len(), restarts: 0 })
    }
}

/// Records a lead, once for a key. Returns its reference.
async fn record(store: &Store, key: &str, now_ms: i64) -> Result<String, StoreError> {
    let reference = Reference::for_lead()?;
    let mails = ["owner", "visitor"].map(|to| {
        Message::Mail(Mail {
            to: format!("{to}@acme.example"),
            reply_to: None,
            visitor: None,
            subject: format!("{to} {reference}"),
            text: String::new(),
            html: String::new(),
            calendar: None,
        })
    });
    let lead = NewLead {
        id: uuid::Uuid::now_v7().to_string(),
        reference,
        kind: LeadKind::Contact,
        visitor: Visitor {
            full_name: "Ada Lovelace".to_owned(),
            email: "ada@engines.example".to_owned(),
            phone: "+17045550101".to_owned(),
            company: String::new(),
        },
        answers: Texts::default(),
        consent_version: None,
        origin: None,
        campaign: None,
        event: None,
        suspect: false,
    };
    let idempotency = IdempotencyRecord {
        scope: "simulation",
        key: key.to_owned(),
        body_hash: key.to_owned(),
        lifetime_ms: i64::MAX / 2,
    };
    Ok(match store.record_lead(&lead, || mails.into(), lead.reference.as_str(), Some(&idempotency), now_ms).await? {
        Recorded::Repeated { body } => body,
        _ => lead.reference.to_string(),
    })
}
