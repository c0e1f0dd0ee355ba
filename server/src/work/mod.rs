//! Work outside requests: jobs, deliveries, and tasks for the processor.

pub mod background;
pub mod careers;
pub mod cpu_pool;
pub mod jobs;
pub mod media;
pub mod outbox;
pub mod picture_process;
mod reminders;
pub mod retention;
