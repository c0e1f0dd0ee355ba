//! Words of mails and calendar files.

use super::group;
use crate::attributes::view;
use macro_rules_attribute::apply;

group! {
    /// What all mails to visitors share.
    VisitorMailWords {
        greeting: "The first line of a mail.";
        greeting_unnamed: "The first line of a mail to somebody whose name is not used.";
        place: "The place of a meeting, also in its calendar file.";
    }
}

group! {
    /// The mail that acknowledges a message.
    LeadMailWords {
        subject: "The subject.";
        heading: "The heading.";
        text: "The text.";
        reference: "What precedes the reference.";
        answer: "How to add something.";
        reason: "Why the visitor gets the mail.";
    }
}

group! {
    /// The mails about a booking.
    BookingMailWords {
        subject: "The subject; the heading is one of those below.";
        booked: "The heading of a new booking.";
        booked_text: "Its text.";
        moved: "The heading after a change of the time.";
        moved_text: "Its text.";
        cancelled: "The heading of a cancelled booking.";
        cancelled_text: "Its text.";
        reminder: "The heading of the reminder.";
        reminder_text: "Its text.";
        when: "The name of day and time.";
        place: "The name of the place.";
        reference: "The name of the reference.";
        change: "The link to a change.";
        again: "The link to another booking.";
        secret: "The warning below the link to a change.";
        reason: "Why the visitor gets the mail.";
    }
}

group! {
    /// The calendar file of a meeting.
    CalendarWords {
        summary: "The title of the entry.";
        reference: "The description of the entry.";
        change: "What follows in the visitor's own file.";
    }
}

group! {
    /// The mails to your office about messages and bookings.
    OwnerMailWords {
        contact: "The heading of a message through the contact form.";
        event_contact: "The heading of a message through an event's contact form.";
        booked: "The heading of a new booking.";
        moved: "The heading of a moved booking.";
        cancelled: "The heading of a cancelled booking.";
        suspect: "What begins the subject if a program seems to have filled in the form.";
        suspect_text: "The notice in such a mail.";
        suspect_lead: "What follows about a message.";
        suspect_booking: "What follows about a booking.";
        reference: "The name of the reference.";
        name: "The name of the visitor's name.";
        email: "The name of the e-mail address.";
        phone: "The name of the phone number.";
        company: "The name of the company.";
        event: "The name of the event.";
        when: "The name of day and time.";
        origin: "The name of the page that the visitor came from.";
        campaign: "The name of the campaign.";
        received: "The name of the time of receipt.";
        message: "What precedes the message.";
        open: "The link to the back office.";
        answer: "How to answer.";
        no_answer: "The same if the sender's address cannot be the address for answers.";
        reason: "Why you get the mail.";
    }
}

/// Mails and calendar files.
#[apply(view!)]
pub struct MailWords {
    /// What all mails to visitors share.
    pub visitor: VisitorMailWords,
    /// The mail that acknowledges a message.
    pub lead: LeadMailWords,
    /// The mails about a booking.
    pub booking: BookingMailWords,
    /// The calendar file of a meeting.
    pub calendar: CalendarWords,
    /// The mails to your office about messages and bookings.
    pub owner: OwnerMailWords,
}
