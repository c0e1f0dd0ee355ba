//! The mail by which an operator tests the mail server.

use askama::Template;

use super::error::DeliveryError;
use super::mail_layout::MailLayout;
use super::mailer::Mailer;
use super::{DeliveryLimits, WorkerError};
use crate::config::Config;
use model::Mail;
use store::LeasedMessage;

#[derive(Template)]
#[template(path = "mail/test.html")]
struct Html<'a> {
    mail_layout: &'a MailLayout,
    subject: &'a str,
}

#[derive(Template)]
#[template(path = "mail/test.txt")]
struct Text<'a> {
    mail_layout: &'a MailLayout,
}

/// The reason why a test mail was not sent.
#[derive(Debug, thiserror::Error)]
pub enum TestMailError {
    #[error(transparent)]
    Settings(#[from] WorkerError),
    #[error(transparent)]
    Delivery(#[from] DeliveryError),
    #[error(transparent)]
    Template(#[from] askama::Error),
}

/// Sends a test mail at once, past the outbox. Returns once the mail server has accepted it, or once its file is written
/// where no server is configured.
pub async fn send_test_mail(config: &Config, to: &str, now_ms: i64) -> Result<(), TestMailError> {
    let mail_layout = &MailLayout::english(config);
    let subject = format!("{}: test mail", mail_layout.brand);
    let mail = Mail {
        to: to.to_owned(),
        reply_to: None,
        visitor: None,
        text: Text { mail_layout }.render()?,
        html: Html { mail_layout, subject: &subject }.render()?,
        subject,
        calendar: None,
    };
    let mailer = Mailer::new(config, DeliveryLimits::default()).map_err(WorkerError::from)?;
    let id = uuid::Uuid::now_v7().to_string();
    let row = LeasedMessage { id, body: String::new(), created_at: now_ms, planned_at: now_ms, attempts: 1 };
    Ok(mailer.send(config, &row, &mail).await?)
}
