//! What search engines read.

mod calendar;
mod feeds;
mod robots;
mod sitemap;
mod structured;

pub use calendar::event_calendar;
pub use feeds::{blog_feed, events_feed, feed_path, feed_title, news_feed};
pub use robots::get_robots;
pub use sitemap::{content_pages, get_sitemap};
pub use structured::structured_data;
