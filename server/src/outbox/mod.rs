//! What visitors' messages cause: mails and webhook calls, written with them and delivered afterwards.

mod address;
mod backoff;
mod caller;
mod counts;
mod error;
mod lead;
mod letterhead;
mod limits;
mod mail_files;
mod mailer;
mod message;
mod mime;
mod transport;
mod wake;
mod worker;

pub use address::reply_address;
pub use caller::signature;
pub use counts::DeliveryCounts;
pub use error::DeliveryError;
pub use lead::{greeting, messages_of_lead};
pub use letterhead::Letterhead;
pub use limits::DeliveryLimits;
pub use mail_files::mail_files_of;
pub use message::{CalendarPart, Mail, Message, Webhook};
pub use transport::{Network, Transport};
pub use wake::OutboxBell;
pub use worker::{Channel, Worker, WorkerError, WorkerParts};
