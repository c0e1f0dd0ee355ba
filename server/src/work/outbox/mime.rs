//! MIME encoding of mails.

use std::time::{Duration, UNIX_EPOCH};

use lettre::Message as MimeMessage;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart, SinglePart};

use super::error::DeliveryError;
use crate::config::mail_address;
use model::{CalendarPart, Mail};
use store::LeasedMessage;

/// Name of the header with the digest of a visitor's address, by which the mail's file is found when the visitor is erased.
/// Not every such address is valid in `Reply-To`.
pub(super) const VISITOR_HEADER: &str = "X-Visitor";

/// The sender of every mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sender {
    /// Display name.
    pub(super) name: String,
    pub(super) address: String,
}

/// Last instant that a mail's date can represent, in UTC milliseconds: the end of the year 9999 (RFC 5322, section
/// 3.3).
const LAST_DATE_MS: i64 = 253_402_300_799_999;

/// Encodes a mail. Its id is that of the row, so that duplicates can be recognised. An invalid reply address is left out:
/// it would make the whole mail fail.
pub(super) fn compose(sender: &Sender, row: &LeasedMessage, mail: &Mail) -> Result<MimeMessage, DeliveryError> {
    let refused = |what: &str| DeliveryError::Refused(format!("the mail cannot be written: {what}"));
    let address = |text: &str| mail_address::parse(text).ok_or_else(|| refused("an address is not one"));
    let from = Mailbox::new(Some(sender.name.clone()), address(&sender.address)?);
    let domain = sender.address.rsplit_once('@').map_or("localhost", |(_, domain)| domain);
    let written = u64::try_from(row.planned_at.clamp(0, LAST_DATE_MS)).unwrap_or_default();
    let mut message = MimeMessage::builder()
        .message_id(Some(format!("<{}@{domain}>", row.id)))
        .date(UNIX_EPOCH + Duration::from_millis(written))
        .from(from)
        .to(Mailbox::new(None, address(&mail.to)?))
        // lettre loses the white space between encoded words unless it is one space.
        .subject(mail.subject.split_whitespace().collect::<Vec<_>>().join(" "))
        // Marks the mail as automatic, so that holiday notices do not reply (RFC 3834).
        .raw_header(header("Auto-Submitted", "auto-generated"));
    if let Some(reply_to) = mail.reply_to.as_deref().and_then(mail_address::parse) {
        message = message.reply_to(Mailbox::new(None, reply_to));
    }
    if let Some(visitor) = &mail.visitor {
        message = message.raw_header(header(VISITOR_HEADER, visitor));
    }
    let words = MultiPart::alternative()
        .singlepart(SinglePart::plain(with_line_feeds(&mail.text)))
        .singlepart(SinglePart::html(with_line_feeds(&mail.html)));
    let body = match &mail.calendar {
        None => words,
        Some(calendar) => with_calendar(words, calendar).map_err(|_| refused("its calendar's method"))?,
    };
    message.multipart(body).map_err(|_| refused("its headers"))
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

/// Converts CR LF and CR to LF, which the encoding converts to CR LF. Servers refuse a bare CR, and some take it for a line
/// end, after which a dot ends the mail. A row may be older than the rule of its fields.
fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Adds a calendar invitation. Mail programs with a calendar read the inner part, others offer the attachment.
fn with_calendar(
    words: MultiPart,
    calendar: &CalendarPart,
) -> Result<MultiPart, lettre::message::header::ContentTypeErr> {
    let body = with_line_feeds(&calendar.body);
    let kind = ContentType::parse(&format!("text/calendar; charset=utf-8; method={}", calendar.method))?;
    let inner = SinglePart::builder().header(kind).body(body.clone());
    let file =
        Attachment::new("invitation.ics".to_owned()).body(body, ContentType::parse("text/calendar; charset=utf-8")?);
    Ok(MultiPart::mixed().multipart(words.singlepart(inner)).singlepart(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_between_encoded_words_stays_one_space() {
        let sender = Sender { name: "Acme".to_owned(), address: "info@acme.example".to_owned() };
        let row = LeasedMessage { id: "1".to_owned(), body: String::new(), created_at: 0, planned_at: 0, attempts: 1 };
        let formatted = |text: &str| {
            let mail = Mail {
                to: "ada@engines.example".to_owned(),
                reply_to: None,
                visitor: None,
                subject: text.to_owned(),
                text: String::new(),
                html: String::new(),
                calendar: None,
            };
            String::from_utf8(compose(&sender, &row, &mail).unwrap().formatted()).unwrap()
        };
        let header = |text: &str| {
            let mail = formatted(text);
            let (_, rest) = mail.split_once("Subject: ").unwrap();
            rest.split_once("\r\nAuto-Submitted").unwrap().0.to_owned()
        };
        // "Zoë Émile Ünal" in one encoded word (RFC 2047).
        assert_eq!(header("Zoë  Émile\t Ünal"), "=?utf-8?b?Wm/DqyDDiW1pbGUgw5xuYWw=?=");
    }
}
