//! What search engines read.

mod robots;
mod sitemap;

pub use robots::get_robots;
pub use sitemap::get_sitemap;
