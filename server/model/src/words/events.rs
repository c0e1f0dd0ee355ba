//! Words of landings, bookings and their forms.

use super::group;

group! {
    /// The contact form of an event's landing.
    EventContactWords {
        title: "The heading.";
        lead: "The text below the heading.";
        sent_detail: "The text below the confirmation of a sent message.";
        retry: "The button of the message after a failure, which opens the form again.";
        back: "The link to the event's landing.";
        seo_title: "The title for search engines.";
        seo_description: "The description for search engines.";
    }
}

group! {
    /// The form that books a meeting at an event.
    BookingWords {
        title: "The heading.";
        lead: "The text below the heading.";
        day: "The heading of the days.";
        slot: "The heading of the slots.";
        slot_first: "What the slots show until a day is chosen.";
        free: "The number of free slots of a day.";
        slot_lost: "The message about a slot that is no longer free.";
        day_over: "The message about a day that is over.";
        details: "The heading of the visitor's fields.";
        venue_time: "The time zone of all times.";
        visitor_time: "The visitor's time zone, if it is another one.";
        your_time: "The time of a slot in the visitor's time zone.";
        nothing_chosen: "What the form shows until a slot is chosen.";
        alternatives: "The heading of the free slots near one that was lost.";
        consent: "The notice about the use of the details; the placeholder is the link to the privacy policy.";
        network_failure: "The advice if no answer came from the server.";
        server_failure: "The advice if the server could not store the booking.";
        ended: "What replaces the form after the event.";
        contact: "The link to the contact form.";
        none: "The text if no slot is free, before the link to the contact form.";
        seo_title: "The title for search engines.";
        seo_description: "The description for search engines.";
    }
}

group! {
    /// The confirmation of a booking, and the details of a booked meeting.
    BookedWords {
        title: "The heading.";
        lead: "The text below the heading if a mail confirms the booking.";
        unmailed: "The text below the heading if no mail confirms the booking.";
        reference: "The name of the reference.";
        date: "The name of the date.";
        time: "The name of the time.";
        place: "The name of the place.";
        booth: "The place.";
        calendar: "The link to the calendar file.";
        move_link: "The link to a change of the time.";
        cancel: "The link to a cancellation.";
        dismiss: "The button that removes the confirmation.";
        back: "The link to the event's landing.";
    }
}

group! {
    /// The page of a booking, which the link in its mail leads to.
    ManageWords {
        seo_title: "The title of the browser's tab.";
        seo_description: "The description.";
        booked_title: "The heading of a booking that lies ahead.";
        booked_lead: "The text below it.";
        started_title: "The heading during the meeting.";
        started_lead: "The text below it.";
        past_title: "The heading after the meeting.";
        past_lead: "The text below it.";
        cancelled_title: "The heading of a cancelled booking.";
        cancelled_lead: "The text below it.";
        unknown_title: "The heading for a link without a booking.";
        unknown_lead: "The text below it.";
        moved: "The message after a change of the time.";
        moved_unmailed: "The same if no mail confirms it.";
        move_title: "The heading of the form that changes the time.";
        move_lead: "The text below it.";
        move_submit: "Its button.";
        cancel_title: "The heading of the form that cancels the booking.";
        cancel_lead: "The text below it.";
        cancel_open: "The button that shows the confirmation.";
        cancel_submit: "The button that confirms.";
        again: "The link to another booking.";
        home: "The link to the home page.";
    }
}

group! {
    /// What all landings of events share.
    LandingWords {
        seo_title: "The title for search engines.";
        seo_ended_title: "The title after the event.";
        eyebrow: "What precedes the event's name.";
        register: "The button that opens the booking form.";
        meet: "The link to the team.";
        pause_lights: "The button that stops the moving lights, for screen readers.";
        play_lights: "The button that starts the moving lights, for screen readers.";
        booth: "The name of the booth.";
        days: "The name of the days.";
        venue_time: "The name of the time zone.";
        slots: "The name of the slots.";
        slot_count: "The number of slots and their length.";
        highlights: "The heading of the highlights.";
        takeaways: "The heading of the takeaways.";
        team: "The heading of the team.";
        team_text: "The text below it.";
        portrait: "The description of a picture of a person, for screen readers.";
        closing_title: "The heading at the end of the page.";
        closing_text: "The text below it.";
        contact_tab: "The tab that opens the contact form.";
        ended_title: "The heading after the event.";
        ended_text: "The text below it.";
        ended_contact: "The link to the contact form after the event.";
        other_events: "The link to the list of events.";
        next_event: "The link to the next event.";
        next_text: "The text below it.";
        ended_highlights: "The heading of the highlights after the event.";
        ended_takeaways: "The heading of the takeaways after the event.";
        ended_team: "The heading of the team after the event.";
    }
}
