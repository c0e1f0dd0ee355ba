//! The outbox: mails and webhook calls, written with the change that causes them and delivered afterwards.

mod backoff;
mod error;
mod lead;
mod limits;
mod mail_files;
mod mail_layout;
mod mailer;
mod mime;
mod notify;
mod owner_mail;
mod test_mail;
mod transport;
mod webhook_client;
mod worker;

pub use error::{DeliveryError, WorkerError};
pub use lead::{example_mail, greeting, messages_of_lead, salutation};
pub use limits::DeliveryLimits;
pub use mail_files::{MAIL_FILE_EXTENSIONS, delete_mail_files_of, delete_old_mail_files, mail_files_of};
pub use mail_layout::MailLayout;
pub use notify::OutboxNotify;
pub use owner_mail::{BackOfficeLink, OwnerMail, visitor_facts};
pub use test_mail::{TestMailError, send_test_mail};
pub use transport::{Network, Transport};
pub use webhook_client::signature;
pub use worker::{Channel, Worker, WorkerParts, jitter};
