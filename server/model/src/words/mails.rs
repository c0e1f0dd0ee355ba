//! Words of mails and calendar files.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::group;

group! {
    /// What all mails to visitors share.
    VisitorMailWords {
        /// The first line of a mail.
        greeting,
        /// The first line of a mail to somebody whose name is not used.
        greeting_unnamed,
        /// The place of a meeting, also in its calendar file.
        place,
    }
}

group! {
    /// The mail that acknowledges a message.
    LeadMailWords {
        /// The subject.
        subject,
        /// The heading.
        heading,
        /// The text.
        text,
        /// What precedes the reference.
        reference,
        /// How to add something.
        answer,
        /// Why the visitor gets the mail.
        reason,
    }
}

group! {
    /// The mails about a booking.
    BookingMailWords {
        /// The subject; the heading is one of those below.
        subject,
        /// The heading of a new booking.
        booked,
        /// Its text.
        booked_text,
        /// The heading after a change of the time.
        moved,
        /// Its text.
        moved_text,
        /// The heading of a cancelled booking.
        cancelled,
        /// Its text.
        cancelled_text,
        /// The heading of the reminder.
        reminder,
        /// Its text.
        reminder_text,
        /// The name of day and time.
        when,
        /// The name of the place.
        place,
        /// The name of the reference.
        reference,
        /// The link to a change.
        change,
        /// The link to another booking.
        again,
        /// The warning below the link to a change.
        secret,
        /// Why the visitor gets the mail.
        reason,
    }
}

group! {
    /// The calendar file of a meeting.
    CalendarWords {
        /// The title of the entry.
        summary,
        /// The description of the entry.
        reference,
        /// What follows in the visitor's own file.
        change,
    }
}

group! {
    /// The mails to your office about messages and bookings.
    OwnerMailWords {
        /// The heading of a message through the contact form.
        contact,
        /// The heading of a message through an event's contact form.
        event_contact,
        /// The heading of a new booking.
        booked,
        /// The heading of a moved booking.
        moved,
        /// The heading of a cancelled booking.
        cancelled,
        /// What begins the subject if a program seems to have filled in the form.
        suspect,
        /// The notice in such a mail.
        suspect_text,
        /// What follows about a message.
        suspect_lead,
        /// What follows about a booking.
        suspect_booking,
        /// The name of the reference.
        reference,
        /// The name of the visitor's name.
        name,
        /// The name of the e-mail address.
        email,
        /// The name of the phone number.
        phone,
        /// The name of the company.
        company,
        /// The name of the event.
        event,
        /// The name of day and time.
        when,
        /// The name of the page that the visitor came from.
        origin,
        /// The name of the campaign.
        campaign,
        /// The name of the time of receipt.
        received,
        /// What precedes the message.
        message,
        /// The link to the back office.
        open,
        /// How to answer.
        answer,
        /// The same if the sender's address cannot be the address for answers.
        no_answer,
        /// Why you get the mail.
        reason,
    }
}

/// Mails and calendar files.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct MailWords {
    /// What all mails to visitors share.
    #[garde(dive)]
    pub visitor: VisitorMailWords,
    /// The mail that acknowledges a message.
    #[garde(dive)]
    pub lead: LeadMailWords,
    /// The mails about a booking.
    #[garde(dive)]
    pub booking: BookingMailWords,
    /// The calendar file of a meeting.
    #[garde(dive)]
    pub calendar: CalendarWords,
    /// The mails to your office about messages and bookings.
    #[garde(dive)]
    pub owner: OwnerMailWords,
}
