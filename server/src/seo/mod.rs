//! Search engine optimisation: structured data, feeds, sitemap, robots and manifests.

mod calendar;
mod feeds;
mod robots;
mod security_txt;
pub mod share;
mod sitemap;
mod structured;
mod web_manifest;

pub use calendar::event_calendar;
pub use feeds::{feed, feed_path, feed_title};
pub use robots::get_robots;
pub use security_txt::{SECURITY_TXT, get_security_txt};
pub use sitemap::{content_pages, get_sitemap};
pub use structured::{Described, job_list, page_data, structured_data};
pub use web_manifest::get_web_manifest;
