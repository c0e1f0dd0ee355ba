//! Background jobs, which run in rounds under one supervisor.

mod health;
mod supervisor;

pub use health::{BackgroundHealth, JobReport};
pub use supervisor::{BackgroundJob, Next, Supervisor};
