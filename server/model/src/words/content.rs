//! Words of lists, of the pages of jobs, events and posts, and of sections.

use super::group;

group! {
    /// The list of jobs and the pages of jobs.
    CareersWords {
        /// The label of the search for jobs, for screen readers.
        search_label,
        /// The text in that search while it is empty.
        search_placeholder,
        /// The button that empties the search, for screen readers.
        clear,
        /// The choice of all locations.
        all,
        /// The button that searches.
        search,
        /// The status if no job matches.
        no_hits,
        /// The number of jobs if there is one, for screen readers.
        count_one,
        /// The number of jobs if there are several, for screen readers.
        count_many,
        /// The link to a job.
        view,
        /// The description of a job for search engines.
        seo_description,
        /// The link to the list.
        back,
        /// The name of the location.
        location,
        /// The name of the experience.
        experience,
        /// The name of the employment type.
        employment,
        /// An employment type.
        full_time,
        /// An employment type.
        part_time,
        /// An employment type.
        contract,
        /// An employment type.
        internship,
        /// An employment type.
        temporary,
        /// The name of the department.
        department,
        /// The name of the day of the posting.
        posted,
        /// The name of the last day.
        closes,
        /// The heading of the description.
        about,
        /// The heading of the responsibilities.
        responsibilities,
        /// The heading of the requirements.
        requirements,
        /// The link that writes an application.
        apply,
        /// The text below it.
        apply_text,
        /// The heading of a closed job.
        closed_title,
        /// The text below it.
        closed_text,
    }
}

group! {
    /// The lists and the pages of events, news and posts.
    InsightsWords {
        /// The name of the tabs, for screen readers.
        tabs,
        /// The link to the list below the first screen, for screen readers.
        scroll,
        /// The page of a list that is shown.
        place,
        /// The name of the links to the pages of a list, for screen readers.
        page_links,
        /// A link to a page of a list, for screen readers.
        page_link,
        /// The link to the previous page of a list, for screen readers.
        newer,
        /// The link to the next page of a list, for screen readers.
        older,
        /// The name of the date.
        date,
        /// The name of the place.
        location,
        /// The name of the author.
        author,
        /// The name of the reading time.
        reading_time,
        /// The reading time.
        minutes,
        /// The name of the people at an event that lies ahead.
        people,
        /// The name of the people at a past event.
        people_then,
        /// The link to the calendar file of an event.
        calendar,
        /// The heading of the text.
        overview,
        /// The notice above the text of a draft.
        preview,
        /// The name of a video's captions.
        captions,
        /// The text instead of a video that cannot be loaded.
        video_failed,
        /// The text instead of a video that the browser does not support.
        video_unsupported,
        /// The text instead of a picture that cannot be loaded.
        picture_failed,
        /// The heading of the gallery.
        gallery,
        /// The link that enlarges a picture, for screen readers.
        open_picture,
        /// The button that closes the enlarged picture, for screen readers.
        close_picture,
        /// The button to the previous picture, for screen readers.
        previous_picture,
        /// The button to the next picture, for screen readers.
        next_picture,
        /// The name of the links to the previous and the next page, for screen readers.
        neighbours,
        /// The link to the previous page.
        previous,
        /// The link to the next page.
        next,
        /// The heading of the related pages.
        related,
        /// The title for search engines of a further page of a list.
        page_title,
    }
}

group! {
    /// The controls of slides, headlines and videos that move, most of them for screen readers.
    PlaybackWords {
        /// The name of the buttons of the slides, for screen readers.
        slides,
        /// A button that shows a slide, for screen readers.
        show_slide,
        /// The label of the button that shows the next slide.
        next_slide,
        /// A button that shows a headline, for screen readers.
        show_headline,
        /// The button that stops the video and the slides, for screen readers.
        pause_all,
        /// The button that starts them, for screen readers.
        play_all,
        /// The button that stops the slides if they have no video, for screen readers.
        pause_slides,
        /// The button that starts them, for screen readers.
        play_slides,
        /// The button that stops the headlines, for screen readers.
        pause_headlines,
        /// The button that starts them, for screen readers.
        play_headlines,
        /// The button that stops a video, for screen readers.
        pause_video,
        /// The button that starts a video, for screen readers.
        play_video,
        /// The button that turns the sound off, for screen readers.
        mute_video,
        /// The button that turns the sound on, for screen readers.
        unmute_video,
    }
}

group! {
    /// The controls of sections, most of them for screen readers.
    SectionWords {
        /// What a carousel is called, for screen readers.
        carousel,
        /// What a slide is called, for screen readers.
        slide,
        /// The place of a slide in its carousel, for screen readers.
        slide_place,
        /// The button to the previous leaders, for screen readers.
        previous_leaders,
        /// The button to the next leaders, for screen readers.
        next_leaders,
        /// The link to a person's profile, for screen readers.
        profile,
        /// A button that shows a testimonial, for screen readers.
        show_testimonial,
        /// The button to the previous testimonial, for screen readers.
        previous_testimonial,
        /// The button to the next testimonial, for screen readers.
        next_testimonial,
        /// The button to the previous reason, for screen readers.
        previous_reason,
        /// The button to the next reason, for screen readers.
        next_reason,
        /// The button to the previous services, for screen readers.
        previous_services,
        /// The button to the next services, for screen readers.
        next_services,
        /// The button to the previous success stories, for screen readers.
        previous_stories,
        /// The button to the next success stories, for screen readers.
        next_stories,
        /// The label of news on the home page.
        teaser_news,
        /// The label of a post on the home page.
        teaser_post,
        /// The label of an event on the home page.
        teaser_event,
        /// The status while the pictures of the workflow are loading.
        film_loading,
        /// The status if the pictures of the workflow could not be loaded.
        film_failed,
    }
}
