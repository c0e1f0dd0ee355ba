//! What visitors' messages cause: mails and webhook calls, written with them and delivered afterwards.

mod lead;
mod letterhead;
mod message;

pub use lead::{greeting, messages_of_lead};
pub use letterhead::Letterhead;
pub use message::{CalendarPart, Mail, Message, Webhook};
