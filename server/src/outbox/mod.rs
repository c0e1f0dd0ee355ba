//! What visitors' messages cause: mails and webhook calls, written with them and delivered afterwards.

mod backoff;
mod caller;
mod error;
mod lead;
mod letterhead;
mod limits;
mod mail_files;
mod mailer;
mod message;
mod mime;
mod wake;
mod worker;

pub use caller::signature;
pub use error::DeliveryError;
pub use lead::{greeting, messages_of_lead};
pub use letterhead::Letterhead;
pub use limits::DeliveryLimits;
pub use mail_files::mail_files_of;
pub use message::{CalendarPart, Mail, Message, Webhook};
pub use wake::OutboxBell;
pub use worker::{Channel, Worker, WorkerError, Workers, start_workers};
