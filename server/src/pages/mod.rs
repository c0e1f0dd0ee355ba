//! Pages: resolves an address to a route, loads the route's data, and renders it.

mod address;
mod booking;
mod career;
mod contacts;
mod data;
mod document;
mod form;
mod handler;
mod insight_card;
mod insight_detail;
mod insights;
mod insights_teaser;
mod job;
mod landing;
mod landing_book;
mod landing_contact;
mod live_field;
mod machines;
mod navigation;
mod page_body;
mod prerender;
mod preview;
mod requester;
mod search;
mod sections;
mod share_image;
mod slot_days;
mod upcoming_event;
mod view;
mod words;

pub use booking::{ManageBookingData, ManageState, manage_booking, manage_state, opened};
pub use career::{CareerData, career};
pub use contacts::ContactData;
pub use data::refused_contact_page;
pub use document::{document_response, is_private, refused_response, render_head, too_many_response};
pub use form::RefusedForm;
pub use handler::{get_page, only_get};
pub use insight_card::{InsightCard, Picture};
pub use insight_detail::{InsightDetail, InsightLink, VideoData, insight_detail, video_address};
pub use insights::{CARDS_PER_PAGE, InsightsData};
pub use job::{JobData, job};
pub use landing::{LandingData, landing};
pub use landing_book::{Alternative, LandingBookData, SentBooking, ShownBooking, landing_book};
pub use landing_contact::{LandingContactData, landing_contact};
#[cfg(test)]
pub(crate) use navigation::PageDataResponse;
pub use navigation::get_page_data;
pub use prerender::prerender;
#[cfg(test)]
pub(crate) use preview::DraftPayload;
pub use preview::{draft_document, draft_mail, draft_payload};
pub use requester::Requester;
pub use search::{QUERY_MAX_CHARS, SearchData, SearchHit, find_pages};
#[cfg(test)]
pub(crate) use sections::{ItemOffer, SectionDataByKind};
pub use share_image::get_share_image;
pub use slot_days::{DaySlot, SlotDay};
pub use upcoming_event::{UpcomingEvent, upcoming_event};
pub use view::{Shell, SiteDocument};
pub use words::get_words;
