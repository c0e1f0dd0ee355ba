//! What a booking causes: mails to the visitor and to the owner, a reminder, a call to the owner's program.

use askama::Template;
use serde_json::json;

use super::invitation::{Method, calendar_file};
use super::link::BookingKey;
use super::meeting::Meeting;
use crate::clock::rfc3339;
use crate::config::Config;
use crate::outbox::{CalendarPart, Letterhead, Mail, Message, Webhook, greeting, reply_address};

/// How long before a meeting its reminder goes out: a day, in milliseconds.
const REMINDER_BEFORE_MS: i64 = 24 * 60 * 60 * 1000;

/// What happened to a booking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// It was made.
    Booked,
    /// It has another slot.
    Moved,
    /// It is no more.
    Cancelled,
}

/// Why the visitor is written to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Occasion {
    Change(Change),
    Reminder,
}

impl Occasion {
    fn heading(self) -> &'static str {
        match self {
            Self::Change(Change::Booked) => "Your meeting is booked",
            Self::Change(Change::Moved) => "Your meeting has a new time",
            Self::Change(Change::Cancelled) => "Your meeting is cancelled",
            Self::Reminder => "Your meeting is coming up",
        }
    }

    fn words(self) -> &'static str {
        match self {
            Self::Change(Change::Booked) => {
                "Thank you for booking. We look forward to meeting you; the appointment for your calendar is attached."
            }
            Self::Change(Change::Moved) => {
                "We have moved your meeting. The attached appointment updates the one in your calendar."
            }
            Self::Change(Change::Cancelled) => {
                "We have cancelled your meeting, and its slot is free again. The attachment takes it out of your calendar."
            }
            Self::Reminder => "This is a short reminder of your meeting. We look forward to it.",
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

    fn owner_heading(self) -> &'static str {
        match self {
            Self::Booked => "A meeting was booked",
            Self::Moved => "A meeting was moved",
            Self::Cancelled => "A meeting was cancelled",
        }
    }
}

/// What the visitor is told.
struct VisitorMail<'a> {
    heading: &'static str,
    words: &'static str,
    name: Option<&'a str>,
    facts: [(&'static str, String); 3],
    cancelled: bool,
    link: &'a str,
}

#[derive(Template)]
#[template(path = "mail/booking_visitor.html")]
struct VisitorHtml<'a> {
    letterhead: &'a Letterhead,
    subject: &'a str,
    mail: &'a VisitorMail<'a>,
}

#[derive(Template)]
#[template(path = "mail/booking_visitor.txt")]
struct VisitorText<'a> {
    letterhead: &'a Letterhead,
    mail: &'a VisitorMail<'a>,
}

/// What the owner is told.
struct OwnerMail {
    heading: &'static str,
    suspect: bool,
    facts: Vec<(&'static str, String)>,
    reply_to: Option<String>,
}

#[derive(Template)]
#[template(path = "mail/booking_owner.html")]
struct OwnerHtml<'a> {
    letterhead: &'a Letterhead,
    subject: &'a str,
    mail: &'a OwnerMail,
}

#[derive(Template)]
#[template(path = "mail/booking_owner.txt")]
struct OwnerText<'a> {
    letterhead: &'a Letterhead,
    mail: &'a OwnerMail,
}

/// What mails about bookings are made with.
#[derive(Debug, Clone, Copy)]
pub struct Outgoing<'a> {
    /// Settings and the owner's facts.
    pub config: &'a Config,
    /// The origin that visitors use.
    pub origin: &'a str,
    /// What signs the visitor's link.
    pub key: &'a BookingKey,
}

impl Outgoing<'_> {
    /// Everything that goes out because of a change, each with the instant from which it may: UTC milliseconds.
    pub fn messages(
        &self,
        meeting: &Meeting<'_>,
        change: Change,
        now_ms: i64,
    ) -> Result<Vec<(Message, i64)>, askama::Error> {
        let letterhead = Letterhead::from(&self.config.site);
        let mut messages = Vec::new();
        for to in &self.config.mail.to {
            messages.push((Message::Mail(owner_mail(&letterhead, to, meeting, change)?), now_ms));
        }
        // Who fills in a robot's trap is not written to: the form would be a way to send mail to anybody.
        if !meeting.booking.suspect {
            let mail = self.visitor_mail(&letterhead, meeting, Occasion::Change(change))?;
            messages.push((Message::Mail(mail), now_ms));
            let reminder_ms = meeting.starts_ms() - REMINDER_BEFORE_MS;
            if change != Change::Cancelled && reminder_ms > now_ms {
                let mail = self.visitor_mail(&letterhead, meeting, Occasion::Reminder)?;
                messages.push((Message::Mail(mail), reminder_ms));
            }
        }
        if self.config.webhook.is_some() {
            messages.push((Message::Webhook(webhook(meeting, change, now_ms)), now_ms));
        }
        Ok(messages)
    }

    /// The visitor's own link.
    pub fn link(&self, meeting: &Meeting<'_>) -> String {
        format!("{}{}", self.origin, meeting.manage_path(self.key))
    }

    fn visitor_mail(
        &self,
        letterhead: &Letterhead,
        meeting: &Meeting<'_>,
        occasion: Occasion,
    ) -> Result<Mail, askama::Error> {
        let booking = meeting.booking;
        let own_link = self.link(meeting);
        let link = match occasion.is_cancelled() {
            true => format!("{}/{}/book", self.origin, meeting.landing.token),
            false => own_link.clone(),
        };
        let subject = format!("{} at {} ({})", occasion.heading(), meeting.landing.name, booking.reference);
        let mail = VisitorMail {
            heading: occasion.heading(),
            words: occasion.words(),
            name: greeting(&booking.visitor.full_name),
            facts: [("When", meeting.when()), ("Where", meeting.place()), ("Reference", booking.reference.clone())],
            cancelled: occasion.is_cancelled(),
            link: &link,
        };
        let method = if occasion.is_cancelled() { Method::Cancel } else { Method::Request };
        let calendar = |own_link: &str| CalendarPart {
            method: method.as_str().to_owned(),
            body: calendar_file(meeting, method, &self.config.site, self.origin, Some(own_link)),
        };
        Ok(Mail {
            to: booking.visitor.email.clone(),
            reply_to: Some(self.config.site.contact.email.clone()),
            text: VisitorText { letterhead, mail: &mail }.render()?,
            html: VisitorHtml { letterhead, subject: &subject, mail: &mail }.render()?,
            subject,
            // A reminder changes nothing, so it has nothing for the calendar.
            calendar: (occasion != Occasion::Reminder).then(|| calendar(&own_link)),
        })
    }
}

fn owner_mail(letterhead: &Letterhead, to: &str, meeting: &Meeting<'_>, change: Change) -> Result<Mail, askama::Error> {
    let booking = meeting.booking;
    let mark = if booking.suspect { "[suspect] " } else { "" };
    let subject = format!("{mark}{} {}: {}", letterhead.brand, booking.reference, change.owner_heading());
    let given = [
        ("Event", meeting.landing.name.clone()),
        ("When", meeting.when()),
        ("Reference", booking.reference.clone()),
        ("Name", booking.visitor.full_name.clone()),
        ("E-mail", booking.visitor.email.clone()),
        ("Phone", booking.visitor.phone.clone()),
        ("Company", booking.visitor.company.clone()),
    ];
    let mail = OwnerMail {
        heading: change.owner_heading(),
        suspect: booking.suspect,
        facts: given.into_iter().filter(|(_, value)| !value.is_empty()).collect(),
        reply_to: reply_address(&booking.visitor.email),
    };
    Ok(Mail {
        to: to.to_owned(),
        text: OwnerText { letterhead, mail: &mail }.render()?,
        html: OwnerHtml { letterhead, subject: &subject, mail: &mail }.render()?,
        subject,
        reply_to: mail.reply_to,
        calendar: None,
    })
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
            "timeZone": meeting.landing.time_zone,
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
