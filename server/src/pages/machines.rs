//! What the state machines of a page's views begin with, from the same machines run here: what is rendered before the core is in the
//! browser, and all there is where it never comes.

use core_wasm::booking::EventCalendar;
use core_wasm::carousel::swipe_carousel::{CIRCLE_ITEMS, TESTIMONIALS};
use core_wasm::carousel::window::VISIBLE_ENTRIES;
use core_wasm::carousel::window_carousel::FEWEST_ENTRIES;
use core_wasm::carousel::{
    Headlines, HeadlinesSnapshot, HeroCarousel, HeroSnapshot, PositionSnapshot, ScrollBounds, ScrollBoundsSnapshot,
    StoriesCarousel, SwipeCarousel, WindowCarousel, WindowSnapshot,
};
use core_wasm::fields::limits;
use core_wasm::forms::submission::{Failure, Submission};
use core_wasm::forms::{
    BookingForm, BookingFormSnapshot, ContactForm, EventContactForm, FormSnapshot, SubmissionSnapshot,
};
use core_wasm::motion::sequencer::STEP_FRAMES;
use core_wasm::phone::PLACEHOLDER;
use core_wasm::site::Route;
use serde::Serialize;

use super::contacts::FormState;
use crate::booking::Venue;
use crate::state::AppState;
use crate::store::StoredLanding;

/// The first snapshots of a page's machines, with the constants of the core that its views show.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "each is named for its machine")]
pub enum Machines {
    /// The route's views have none.
    None,
    /// The banner of the home page.
    #[serde(rename_all = "camelCase")]
    Home { hero: HeroSnapshot, headlines: HeadlinesSnapshot },
    /// The carousels of the about page, and the frames on which its film rests.
    #[serde(rename_all = "camelCase")]
    About { testimonials: PositionSnapshot, leadership: ScrollBoundsSnapshot, step_frames: [u8; 5] },
    /// 'Why choose us' and 'Our Other Services'.
    #[serde(rename_all = "camelCase")]
    Service { circle: PositionSnapshot, services: WindowSnapshot },
    /// 'Our Success Stories' over no story, one and so on; the last stands for any more. The server does not know how many there are.
    #[serde(rename_all = "camelCase")]
    Industry { stories: Vec<WindowSnapshot> },
    /// The contact form.
    #[serde(rename_all = "camelCase")]
    Contacts { form: Box<FormSnapshot>, phone_placeholder: &'static str, description_limit: usize },
    /// The dialogs of a landing.
    #[serde(rename_all = "camelCase")]
    Landing { contact: Box<FormSnapshot>, booking: Box<BookingFormSnapshot>, phone_placeholder: &'static str },
}

impl Machines {
    /// The first snapshots of a route's machines.
    pub(super) fn of(state: &AppState, route: &Route) -> Self {
        match route {
            Route::Home => Self::Home { hero: HeroCarousel::new().snapshot(), headlines: Headlines::new().snapshot() },
            Route::About => Self::About {
                testimonials: SwipeCarousel::new(TESTIMONIALS).snapshot(),
                leadership: ScrollBounds::new().snapshot(),
                step_frames: STEP_FRAMES,
            },
            Route::Service { .. } => Self::Service {
                circle: SwipeCarousel::new(CIRCLE_ITEMS).snapshot(),
                services: WindowCarousel::new(FEWEST_ENTRIES).snapshot(),
            },
            Route::Industry { .. } => Self::Industry {
                stories: (0..=VISIBLE_ENTRIES + 1).map(|count| StoriesCarousel::new(count).snapshot()).collect(),
            },
            Route::Contacts => Self::contacts(ContactForm::new(None).snapshot()),
            Route::Landing { token } => match state.landings().get(token) {
                Some(landing) => Self::landing(landing, state.clock.now_ms()),
                None => Self::None,
            },
            _ => Self::None,
        }
    }

    /// The contact form after a message that was accepted.
    pub(super) fn contact_sent(reference: &str) -> Self {
        let sent = Submission::Success { reference: reference.to_owned() };
        Self::contacts(FormSnapshot { submission: sent.snapshot(), ..ContactForm::new(None).snapshot() })
    }

    /// The contact form as it was refused.
    pub fn contact_refused(form: &FormState) -> Self {
        let empty = ContactForm::new(None).snapshot();
        let submission = match &form.failure {
            Some(failure) => SubmissionSnapshot {
                message: Some(failure.clone().into()),
                ..Submission::Error(Failure::Server).snapshot()
            },
            None => empty.submission,
        };
        Self::contacts(FormSnapshot { errors: form.errors.clone(), submission, ..empty })
    }

    fn contacts(form: FormSnapshot) -> Self {
        Self::Contacts { form: Box::new(form), phone_placeholder: PLACEHOLDER, description_limit: limits::DESCRIPTION }
    }

    fn landing(landing: &StoredLanding, now_ms: i64) -> Self {
        let calendar: EventCalendar = landing.calendar();
        let now = Venue::of(&landing.time_zone).time(now_ms);
        Self::Landing {
            contact: Box::new(EventContactForm::new().snapshot()),
            booking: Box::new(BookingForm::new(calendar, now).snapshot()),
            phone_placeholder: PLACEHOLDER,
        }
    }
}
