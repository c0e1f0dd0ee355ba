//! Messages caused by a booking: mails to the visitor and the owner, a reminder, and a webhook call.

use askama::Template;
use serde_json::json;

use super::invitation::{Method, calendar_file};
use super::link::BookingKey;
use super::meeting::Meeting;
use crate::config::Config;
use crate::work::outbox::{BackOfficeLink, MailLayout, OwnerMail, salutation, visitor_facts};
use core_wasm::formats::DateFormats;
use core_wasm::text::fill;
use model::clock::{DAY_MS, rfc3339};
use model::{BookingMailWords, CalendarPart, Mail, Message, OwnerMailWords, Phrase, Reminder, Webhook, Words};

/// Time between reminder and meeting, in milliseconds.
const REMINDER_BEFORE_MS: i64 = DAY_MS;

/// A change of a booking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    Booked,
    Moved,
    Cancelled,
}

/// Who gets mails about a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recipients {
    /// Visitor and owner: the visitor made the change.
    All,
    /// Only the visitor: the office made the change.
    Visitor,
    /// No one: the office books without a confirmation.
    Nobody,
}

/// The kind of a mail to the visitor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MailKind {
    Change(Change),
    Reminder,
}

impl MailKind {
    /// Returns the heading and the text.
    fn phrases(self, words: &BookingMailWords) -> (&Phrase, &Phrase) {
        match self {
            Self::Change(Change::Booked) => (&words.booked, &words.booked_text),
            Self::Change(Change::Moved) => (&words.moved, &words.moved_text),
            Self::Change(Change::Cancelled) => (&words.cancelled, &words.cancelled_text),
            Self::Reminder => (&words.reminder, &words.reminder_text),
        }
    }

    fn is_cancelled(self) -> bool {
        self == Self::Change(Change::Cancelled)
    }
}

impl Change {
    fn webhook_event(self) -> &'static str {
        match self {
            Self::Booked => "booking.created",
            Self::Moved => "booking.moved",
            Self::Cancelled => "booking.cancelled",
        }
    }

    fn owner_heading(self, words: &OwnerMailWords) -> &Phrase {
        match self {
            Self::Booked => &words.booked,
            Self::Moved => &words.moved,
            Self::Cancelled => &words.cancelled,
        }
    }
}

/// Content of a mail to the visitor.
struct VisitorMail<'a> {
    words: &'a BookingMailWords,
    heading: &'a Phrase,
    text: &'a Phrase,
    greeting: String,
    facts: [(&'a Phrase, String); 3],
    cancelled: bool,
    link: &'a str,
}

#[derive(Template)]
#[template(path = "mail/booking_visitor.html")]
struct VisitorHtml<'a> {
    mail_layout: &'a MailLayout,
    subject: &'a str,
    mail: &'a VisitorMail<'a>,
}

#[derive(Template)]
#[template(path = "mail/booking_visitor.txt")]
struct VisitorText<'a> {
    mail_layout: &'a MailLayout,
    mail: &'a VisitorMail<'a>,
}

/// Composes the messages of a booking.
#[derive(Debug, Clone, Copy)]
pub struct BookingMailer<'a> {
    pub config: &'a Config,
    /// The site's words, with tokens replaced.
    pub words: &'a Words,
    pub formats: &'a DateFormats,
    /// Public origin of the site.
    pub origin: &'a str,
    /// Signs the visitor's link.
    pub key: &'a BookingKey,
}

impl BookingMailer<'_> {
    /// Returns the messages that a change causes, each with its earliest delivery in UTC milliseconds.
    pub fn messages(
        &self,
        meeting: &Meeting<'_>,
        change: Change,
        recipients: Recipients,
        now_ms: i64,
    ) -> Result<Vec<(Message, i64)>, askama::Error> {
        let mail_layout = MailLayout::from(self.config);
        let mut messages = Vec::new();
        if recipients == Recipients::All {
            let owner_mail = OwnerMail { link: self.board_link(meeting), ..self.owner_mail(meeting, change) };
            for to in &self.config.mail.to {
                messages.push((Message::Mail(owner_mail.to(to, &mail_layout)?), now_ms));
            }
        }
        // A suspect form sends nothing to its address, which may be a stranger's.
        if recipients != Recipients::Nobody && !meeting.booking.suspect {
            let mail = self.visitor_mail(&mail_layout, meeting, MailKind::Change(change))?;
            messages.push((Message::Mail(mail), now_ms));
            let reminder_ms = meeting.starts_ms() - REMINDER_BEFORE_MS;
            if change != Change::Cancelled && reminder_ms > now_ms {
                let reminder = Reminder { booking_id: meeting.booking.id.clone(), expires_at: meeting.starts_ms() };
                messages.push((Message::Reminder(reminder), reminder_ms));
            }
        }
        if self.config.webhook.is_some() {
            messages.push((Message::Webhook(webhook(meeting, change, now_ms)), now_ms));
        }
        Ok(messages)
    }

    /// Returns the mail of a reminder, as the event is now.
    pub fn reminder(&self, meeting: &Meeting<'_>) -> Result<Mail, askama::Error> {
        self.visitor_mail(&MailLayout::from(self.config), meeting, MailKind::Reminder)
    }

    /// Returns the visitor's link for changing the booking.
    pub fn link(&self, meeting: &Meeting<'_>) -> String {
        format!("{}{}", self.origin, meeting.manage_path(self.key))
    }

    /// Returns the link to the booking in the back office, if that is enabled.
    fn board_link(&self, meeting: &Meeting<'_>) -> Option<BackOfficeLink> {
        let address = || format!("{}/admin/bookings/{}", self.origin, meeting.booking.id);
        let link = || BackOfficeLink::new(&self.words.mails.owner, &meeting.booking.reference, address());
        self.config.admin.enabled.then(link)
    }

    fn visitor_mail(
        &self,
        mail_layout: &MailLayout,
        meeting: &Meeting<'_>,
        kind: MailKind,
    ) -> Result<Mail, askama::Error> {
        let booking = meeting.booking;
        let own_link = self.link(meeting);
        let link = match kind.is_cancelled() {
            true => format!("{}/{}/book", self.origin, meeting.landing.token),
            false => own_link.clone(),
        };
        let words = &self.words.mails.booking;
        let (heading, text) = kind.phrases(words);
        let placeholders = [
            ("heading", heading.as_str()),
            ("event", meeting.landing.head.name.as_str()),
            ("reference", &booking.reference),
        ];
        let subject = fill(words.subject.as_str(), &placeholders);
        let mail = VisitorMail {
            words,
            heading,
            text,
            greeting: salutation(&self.words.mails.visitor, &booking.visitor.full_name),
            facts: [
                (&words.when, meeting.when(self.formats)),
                (&words.place, meeting.place(self.words)),
                (&words.reference, booking.reference.clone()),
            ],
            cancelled: kind.is_cancelled(),
            link: &link,
        };
        let method = if kind.is_cancelled() { Method::Cancel } else { Method::Request };
        let calendar = |own_link: &str| CalendarPart {
            method: method.as_str().to_owned(),
            body: calendar_file(meeting, method, &self.config.site, self.words, self.origin, Some(own_link)),
        };
        Ok(Mail {
            to: booking.visitor.email.clone(),
            reply_to: Some(self.config.site.contact.email.clone()),
            visitor: None,
            text: VisitorText { mail_layout, mail: &mail }.render()?,
            html: VisitorHtml { mail_layout, subject: &subject, mail: &mail }.render()?,
            subject,
            // A reminder changes nothing, so it has no calendar file.
            calendar: (kind != MailKind::Reminder).then(|| calendar(&own_link)),
        })
    }

    fn owner_mail<'a>(&'a self, meeting: &'a Meeting<'_>, change: Change) -> OwnerMail<'a> {
        let (booking, words) = (meeting.booking, &self.words.mails.owner);
        let event = [(&words.event, meeting.landing.head.name.to_string()), (&words.when, meeting.when(self.formats))];
        let event = event.map(|(label, value)| (label.to_string(), value));
        OwnerMail {
            words,
            reference: &booking.reference,
            visitor: &booking.visitor,
            about: change.owner_heading(words).as_str(),
            heading: change.owner_heading(words),
            suspicion: booking.suspect.then_some(&words.suspect_booking),
            facts: event.into_iter().chain(visitor_facts(words, &booking.reference, &booking.visitor)).collect(),
            message: "",
            link: None,
        }
    }
}

fn webhook(meeting: &Meeting<'_>, change: Change, now_ms: i64) -> Webhook {
    let booking = meeting.booking;
    Webhook {
        event: change.webhook_event().to_owned(),
        payload: json!({
            "reference": booking.reference,
            "at": rfc3339(now_ms),
            "event": booking.event,
            "date": booking.slot.day,
            "time": booking.slot.time(),
            "timeZone": meeting.landing.head.time_zone,
            "startsAt": rfc3339(meeting.starts_ms()),
            "endsAt": rfc3339(meeting.ends_ms()),
            "fullName": booking.visitor.full_name,
            "email": booking.visitor.email,
            "phone": booking.visitor.phone,
            "company": booking.visitor.company,
            "suspect": booking.suspect,
        }),
    }
}
