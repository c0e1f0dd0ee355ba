//! Words of landings, bookings and their forms.

use super::group;

group! {
    /// The contact form of an event's landing.
    EventContactWords {
        /// The heading.
        title,
        /// The text below the heading.
        lead,
        /// The text below the confirmation of a sent message.
        sent_detail,
        /// The button of the message after a failure, which opens the form again.
        retry,
        /// The link to the event's landing.
        back,
        /// The title for search engines.
        seo_title,
        /// The description for search engines.
        seo_description,
    }
}

group! {
    /// The form that books a meeting at an event.
    BookingWords {
        /// The heading.
        title,
        /// The text below the heading.
        lead,
        /// The heading of the days.
        day,
        /// The heading of the slots.
        slot,
        /// What the slots show until a day is chosen.
        slot_first,
        /// The number of free slots of a day.
        free,
        /// The message about a slot that is no longer free.
        slot_lost,
        /// The message about a day that is over.
        day_over,
        /// The heading of the visitor's fields.
        details,
        /// The time zone of all times.
        venue_time,
        /// The visitor's time zone, if it is another one.
        visitor_time,
        /// The time of a slot in the visitor's time zone.
        your_time,
        /// What the form shows until a slot is chosen.
        nothing_chosen,
        /// The heading of the free slots near one that was lost.
        alternatives,
        /// The notice about the use of the details; the placeholder is the link to the privacy policy.
        consent,
        /// The advice if no answer came from the server.
        network_failure,
        /// The advice if the server could not store the booking.
        server_failure,
        /// What replaces the form after the event.
        ended,
        /// The link to the contact form.
        contact,
        /// The text if no slot is free, before the link to the contact form.
        none,
        /// The title for search engines.
        seo_title,
        /// The description for search engines.
        seo_description,
    }
}

group! {
    /// The confirmation of a booking, and the details of a booked meeting.
    BookedWords {
        /// The heading.
        title,
        /// The text below the heading if a mail confirms the booking.
        lead,
        /// The text below the heading if no mail confirms the booking.
        unmailed,
        /// The name of the reference.
        reference,
        /// The name of the date.
        date,
        /// The name of the time.
        time,
        /// The name of the place.
        place,
        /// The place.
        booth,
        /// The link to the calendar file.
        calendar,
        /// The link to a change of the time.
        move_link,
        /// The link to a cancellation.
        cancel,
        /// The button that removes the confirmation.
        dismiss,
        /// The link to the event's landing.
        back,
    }
}

group! {
    /// The page of a booking, which the link in its mail leads to.
    ManageWords {
        /// The title of the browser's tab.
        seo_title,
        /// The description.
        seo_description,
        /// The heading of a booking that lies ahead.
        booked_title,
        /// The text below it.
        booked_lead,
        /// The heading during the meeting.
        started_title,
        /// The text below it.
        started_lead,
        /// The heading after the meeting.
        past_title,
        /// The text below it.
        past_lead,
        /// The heading of a cancelled booking.
        cancelled_title,
        /// The text below it.
        cancelled_lead,
        /// The heading for a link without a booking.
        unknown_title,
        /// The text below it.
        unknown_lead,
        /// The message after a change of the time.
        moved,
        /// The same if no mail confirms it.
        moved_unmailed,
        /// The heading of the form that changes the time.
        move_title,
        /// The text below it.
        move_lead,
        /// Its button.
        move_submit,
        /// The heading of the form that cancels the booking.
        cancel_title,
        /// The text below it.
        cancel_lead,
        /// The button that shows the confirmation.
        cancel_open,
        /// The button that confirms.
        cancel_submit,
        /// The link to another booking.
        again,
        /// The link to the home page.
        home,
    }
}

group! {
    /// What all landings of events share.
    LandingWords {
        /// The title for search engines.
        seo_title,
        /// The title after the event.
        seo_ended_title,
        /// What precedes the event's name.
        eyebrow,
        /// The button that opens the booking form.
        register,
        /// The link to the team.
        meet,
        /// The button that stops the moving lights, for screen readers.
        pause_lights,
        /// The button that starts the moving lights, for screen readers.
        play_lights,
        /// The name of the booth.
        booth,
        /// The name of the days.
        days,
        /// The name of the time zone.
        venue_time,
        /// The name of the slots.
        slots,
        /// The number of slots and their length.
        slot_count,
        /// The heading of the highlights.
        highlights,
        /// The heading of the takeaways.
        takeaways,
        /// The heading of the team.
        team,
        /// The text below it.
        team_text,
        /// The description of a picture of a person, for screen readers.
        portrait,
        /// The heading at the end of the page.
        closing_title,
        /// The text below it.
        closing_text,
        /// The tab that opens the contact form.
        contact_tab,
        /// The heading after the event.
        ended_title,
        /// The text below it.
        ended_text,
        /// The link to the contact form after the event.
        ended_contact,
        /// The link to the list of events.
        other_events,
        /// The link to the next event.
        next_event,
        /// The text below it.
        next_text,
        /// The heading of the highlights after the event.
        ended_highlights,
        /// The heading of the takeaways after the event.
        ended_takeaways,
        /// The heading of the team after the event.
        ended_team,
    }
}
