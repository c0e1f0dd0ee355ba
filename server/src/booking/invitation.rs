//! Calendar files of meetings (RFC 5545), for mails (RFC 5546, RFC 6047) and for download.

use super::meeting::Meeting;
use crate::booking::icalendar::{compact, fold, value};
use crate::config::SiteFacts;
use crate::work::outbox::greeting;
use core_wasm::text::fill;
use model::Words;
use model::clock::rfc3339;

/// The iTIP method of a calendar file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Adds or updates the meeting. Sent to the visitor, and names them as attendee.
    Request,
    /// Removes the meeting. Sent to the visitor, and names them as attendee.
    Cancel,
    /// Adds the meeting. For anyone who has its address, so it contains no personal data.
    Publish,
}

impl Method {
    /// Returns the value of `METHOD` in the file and in the mail's media type.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Request => "REQUEST",
            Self::Cancel => "CANCEL",
            Self::Publish => "PUBLISH",
        }
    }
}

pub fn host_of(origin: &str) -> &str {
    origin.split_once("://").map_or(origin, |(_, host)| host)
}

/// Returns the calendar file. `link` is the visitor's own link, for recipients who may have it.
pub fn calendar_file(
    meeting: &Meeting<'_>,
    method: Method,
    site: &SiteFacts,
    words: &Words,
    origin: &str,
    link: Option<&str>,
) -> String {
    let Meeting { booking, landing, .. } = meeting;
    let instant = |instant_ms: i64| compact(&rfc3339(instant_ms));
    let stamp = instant(booking.updated_at);
    let cancelled = method == Method::Cancel || booking.cancelled_at.is_some();
    let texts = &words.mails.calendar;
    let reference = fill(texts.reference.as_str(), &[("reference", &booking.reference)]);
    let change = link.map(|link| fill(texts.change.as_str(), &[("link", link)]));
    let description = change.map_or(reference.clone(), |change| format!("{reference}\n{change}"));
    let summary = fill(texts.summary.as_str(), &[("event", landing.head.name.as_str())]);
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        format!("PRODID:-//{}//bookings//EN", host_of(origin)),
        "CALSCALE:GREGORIAN".to_owned(),
        format!("METHOD:{}", method.as_str()),
        "BEGIN:VEVENT".to_owned(),
        // Constant for the lifetime of the meeting, so that a calendar updates the entry instead of adding another.
        format!("UID:{}", booking.calendar_uid),
        format!("SEQUENCE:{}", booking.sequence),
        format!("DTSTAMP:{stamp}"),
        format!("CREATED:{}", instant(booking.created_at)),
        format!("LAST-MODIFIED:{stamp}"),
        format!("DTSTART:{}", instant(meeting.starts_ms())),
        format!("DTEND:{}", instant(meeting.ends_ms())),
        format!("SUMMARY:{}", value(&summary)),
        format!("LOCATION:{}", value(&meeting.place(words))),
        format!("DESCRIPTION:{}", value(&description)),
        format!("STATUS:{}", if cancelled { "CANCELLED" } else { "CONFIRMED" }),
        format!("ORGANIZER;CN={}:mailto:{}", parameter(&site.brand.name), site.contact.email),
    ];
    if method != Method::Publish {
        lines.push(format!(
            "ATTENDEE;CN={};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:{}",
            parameter(greeting(&booking.visitor.full_name).unwrap_or(&booking.visitor.email)),
            booking.visitor.email
        ));
    }
    lines.extend(["END:VEVENT".to_owned(), "END:VCALENDAR".to_owned()]);
    lines.iter().map(|line| fold(line)).collect()
}

/// Quotes a parameter value, which must not contain quotes itself (section 3.2).
fn parameter(text: &str) -> String {
    let inner: String =
        text.chars().filter(|sign| !sign.is_control()).map(|sign| if sign == '"' { '\'' } else { sign }).collect();
    format!("\"{inner}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parameter_cannot_leave_its_quotes() {
        assert_eq!(parameter("Ada \"The\" L:\r\nATTENDEE:x"), "\"Ada 'The' L:ATTENDEE:x\"");
    }
}
