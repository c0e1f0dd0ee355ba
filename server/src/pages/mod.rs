//! Pages: an address to a route, a route to its data, the data to a document.

mod booking;
mod career;
mod contacts;
mod data;
mod data_cache;
mod document;
mod finished;
mod form;
mod handler;
mod home_teaser;
mod insight_card;
mod insight_detail;
mod insights;
mod job;
mod landing;
mod landing_book;
mod landing_contact;
mod machines;
mod navigation;
mod prerender;
mod requester;
mod search;
mod slot_days;
mod upcoming_event;
mod view;

pub use booking::{ManageBookingData, ManageForm, ManageState, manage_booking, manage_state, opened};
pub use career::{CareerData, career};
pub use contacts::{ContactData, FormState, FormValues};
pub use data::{Loaded, load};
pub use data_cache::DataCache;
pub use document::{document_response, is_private, refused_response, render_head, too_many_response};
pub use finished::{FinishedPages, Route};
pub use form::{RefusedForm, VisitorValues};
pub use handler::{get_page, only_get};
pub use home_teaser::{HomeData, home};
pub use insight_card::{InsightCard, Picture};
pub use insight_detail::{InsightDetail, InsightLink, VideoData, insight_detail, video_address};
pub use insights::{InsightsData, cards, insights};
pub use job::{JobData, job};
pub use landing::{LandingData, landing};
pub use landing_book::{
    Alternative, BookingFormState, BookingFormValues, LandingBookData, SentBooking, ShownBooking, landing_book,
};
pub use landing_contact::{LandingContactData, landing_contact};
pub use machines::Machines;
pub use navigation::get_page_data;
pub use prerender::prerender;
pub use requester::Requester;
pub use search::{SearchData, search};
pub use slot_days::{DaySlot, SlotDay};
pub use upcoming_event::{UpcomingEvent, upcoming_event};
pub use view::{Page, PageDocument, Shell};
