//! Pages: an address to a route, a route to its data, the data to a document.

mod career;
mod contacts;
mod data;
mod data_cache;
mod document;
mod handler;
mod home_teaser;
mod insight_card;
mod insight_detail;
mod insights;
mod job;
mod landing;
mod navigation;
mod prerender;
mod search;
mod view;

pub use career::{CareerData, career};
pub use contacts::{ContactData, FormState, FormValues};
pub use data::{Loaded, load};
pub use data_cache::DataCache;
pub use document::{document_response, render_head};
pub use handler::{get_page, only_get};
pub use home_teaser::{HomeData, home};
pub use insight_card::{InsightCard, Picture};
pub use insight_detail::{InsightDetail, InsightLink, VideoData, insight_detail, video_address};
pub use insights::{InsightsData, cards, insights};
pub use job::{JobData, job};
pub use landing::{LandingData, landing};
pub use navigation::get_page_data;
pub use prerender::prerender;
pub use search::{SearchData, search};
pub use view::{Page, PageDocument, Shell};
