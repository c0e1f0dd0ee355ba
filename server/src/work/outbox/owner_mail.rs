//! The mail to the owner about a lead or a booking.

use askama::Template;

use super::mail_layout::MailLayout;
use crate::config::mail_address::reply_address;
use core_wasm::text::fill;
use model::{Mail, OwnerMailWords, Phrase};
use store::{Visitor, email_digest};

/// Content of a mail to the owner.
pub struct OwnerMail<'a> {
    pub words: &'a OwnerMailWords,
    /// The visitor's reference.
    pub reference: &'a str,
    pub visitor: &'a Visitor,
    /// End of the subject.
    pub about: &'a str,
    pub heading: &'a Phrase,
    /// The consequence for the sender, if a program seems to have filled in the form.
    pub suspicion: Option<&'a Phrase>,
    /// Labels and values, in order; empty values are left out.
    pub facts: Vec<(String, String)>,
    /// The visitor's message; may be empty.
    pub message: &'a str,
    /// The link to the back office, if that is enabled.
    pub link: Option<BackOfficeLink>,
}

/// A link to a lead or a booking in the back office.
pub struct BackOfficeLink {
    pub label: String,
    pub address: String,
}

impl BackOfficeLink {
    /// Creates the link to the lead or booking with a reference.
    pub fn new(words: &OwnerMailWords, reference: &str, address: String) -> Self {
        Self { label: fill(words.open.as_str(), &[("reference", reference)]), address }
    }
}

#[derive(Template)]
#[template(path = "mail/owner.html")]
struct Html<'a> {
    mail_layout: &'a MailLayout,
    subject: &'a str,
    mail: &'a OwnerMail<'a>,
    can_reply: bool,
}

#[derive(Template)]
#[template(path = "mail/owner.txt")]
struct Text<'a> {
    mail_layout: &'a MailLayout,
    mail: &'a OwnerMail<'a>,
    can_reply: bool,
}

impl OwnerMail<'_> {
    /// Returns the mail to one of the owner's addresses.
    pub fn to(&self, to: &str, mail_layout: &MailLayout) -> Result<Mail, askama::Error> {
        let mark = self.suspicion.map(|_| format!("{} ", self.words.suspect)).unwrap_or_default();
        let subject = format!("{mark}{} {}: {}", mail_layout.brand, self.reference, self.about);
        let reply_to = reply_address(&self.visitor.email);
        let can_reply = reply_to.is_some();
        Ok(Mail {
            to: to.to_owned(),
            text: Text { mail_layout, mail: self, can_reply }.render()?,
            html: Html { mail_layout, subject: &subject, mail: self, can_reply }.render()?,
            subject,
            reply_to,
            visitor: Some(email_digest(&self.visitor.email)),
            calendar: None,
        })
    }
}

/// Returns the facts about a visitor.
pub fn visitor_facts(words: &OwnerMailWords, reference: &str, visitor: &Visitor) -> [(String, String); 5] {
    [
        (&words.reference, reference),
        (&words.name, &visitor.full_name),
        (&words.email, &visitor.email),
        (&words.phone, &visitor.phone),
        (&words.company, &visitor.company),
    ]
    .map(|(label, value)| (label.to_string(), value.to_owned()))
}
