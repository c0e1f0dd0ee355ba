//! Words of lists, of the pages of jobs, events and posts, and of sections.

use super::group;

group! {
    /// The list of jobs and the pages of jobs.
    CareersWords {
        search_label: "The label of the search for jobs, for screen readers.";
        search_placeholder: "The text in that search while it is empty.";
        clear: "The button that empties the search, for screen readers.";
        all: "The choice of all locations.";
        search: "The button that searches.";
        no_hits: "The status if no job matches.";
        count_one: "The number of jobs if there is one, for screen readers.";
        count_many: "The number of jobs if there are several, for screen readers.";
        view: "The link to a job.";
        seo_description: "The description of a job for search engines.";
        back: "The link to the list.";
        location: "The name of the location.";
        experience: "The name of the experience.";
        employment: "The name of the employment type.";
        full_time, part_time, contract, internship, temporary: "An employment type.";
        department: "The name of the department.";
        posted: "The name of the day of the posting.";
        closes: "The name of the last day.";
        about: "The heading of the description.";
        responsibilities: "The heading of the responsibilities.";
        requirements: "The heading of the requirements.";
        apply: "The link that writes an application.";
        apply_text: "The text below it.";
        closed_title: "The heading of a closed job.";
        closed_text: "The text below it.";
    }
}

group! {
    /// The lists and the pages of events, news and posts.
    InsightsWords {
        tabs: "The name of the tabs, for screen readers.";
        scroll: "The link to the list below the first screen, for screen readers.";
        place: "The page of a list that is shown.";
        page_links: "The name of the links to the pages of a list, for screen readers.";
        page_link: "A link to a page of a list, for screen readers.";
        newer: "The link to the previous page of a list, for screen readers.";
        older: "The link to the next page of a list, for screen readers.";
        date: "The name of the date.";
        location: "The name of the place.";
        author: "The name of the author.";
        reading_time: "The name of the reading time.";
        minutes: "The reading time.";
        people: "The name of the people at an event that lies ahead.";
        people_then: "The name of the people at a past event.";
        calendar: "The link to the calendar file of an event.";
        overview: "The heading of the text.";
        preview: "The notice above the text of a draft.";
        captions: "The name of a video's captions.";
        video_failed: "The text instead of a video that cannot be loaded.";
        video_unsupported: "The text instead of a video that the browser does not support.";
        picture_failed: "The text instead of a picture that cannot be loaded.";
        gallery: "The heading of the gallery.";
        open_picture: "The link that enlarges a picture, for screen readers.";
        close_picture: "The button that closes the enlarged picture, for screen readers.";
        previous_picture: "The button to the previous picture, for screen readers.";
        next_picture: "The button to the next picture, for screen readers.";
        neighbours: "The name of the links to the previous and the next page, for screen readers.";
        previous: "The link to the previous page.";
        next: "The link to the next page.";
        related: "The heading of the related pages.";
        page_title: "The title for search engines of a further page of a list.";
    }
}

group! {
    /// The controls of slides, headlines and videos that move, most of them for screen readers.
    PlaybackWords {
        slides: "The name of the buttons of the slides, for screen readers.";
        show_slide: "A button that shows a slide, for screen readers.";
        next_slide: "The label of the button that shows the next slide.";
        show_headline: "A button that shows a headline, for screen readers.";
        pause_all: "The button that stops the video and the slides, for screen readers.";
        play_all: "The button that starts them, for screen readers.";
        pause_slides: "The button that stops the slides if they have no video, for screen readers.";
        play_slides: "The button that starts them, for screen readers.";
        pause_headlines: "The button that stops the headlines, for screen readers.";
        play_headlines: "The button that starts them, for screen readers.";
        pause_video: "The button that stops a video, for screen readers.";
        play_video: "The button that starts a video, for screen readers.";
        mute_video: "The button that turns the sound off, for screen readers.";
        unmute_video: "The button that turns the sound on, for screen readers.";
    }
}

group! {
    /// The controls of sections, most of them for screen readers.
    SectionWords {
        carousel: "What a carousel is called, for screen readers.";
        slide: "What a slide is called, for screen readers.";
        slide_place: "The place of a slide in its carousel, for screen readers.";
        previous_leaders: "The button to the previous leaders, for screen readers.";
        next_leaders: "The button to the next leaders, for screen readers.";
        profile: "The link to a person's profile, for screen readers.";
        show_testimonial: "A button that shows a testimonial, for screen readers.";
        previous_testimonial: "The button to the previous testimonial, for screen readers.";
        next_testimonial: "The button to the next testimonial, for screen readers.";
        previous_reason: "The button to the previous reason, for screen readers.";
        next_reason: "The button to the next reason, for screen readers.";
        previous_services: "The button to the previous services, for screen readers.";
        next_services: "The button to the next services, for screen readers.";
        previous_stories: "The button to the previous success stories, for screen readers.";
        next_stories: "The button to the next success stories, for screen readers.";
        teaser_news: "The label of news on the home page.";
        teaser_post: "The label of a post on the home page.";
        teaser_event: "The label of an event on the home page.";
        film_loading: "The status while the pictures of the workflow are loading.";
        film_failed: "The status if the pictures of the workflow could not be loaded.";
    }
}
