//! What runs beside the requests: jobs that go round by round, all under one supervisor.

mod backoff;
mod health;
mod jobs;
mod supervisor;

pub use health::{BackgroundHealth, JobReport};
pub use jobs::{Background, deliver, keep_slots_live, start_background_work};
pub use supervisor::{Job, Next, Supervisor};
