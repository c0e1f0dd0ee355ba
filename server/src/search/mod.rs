//! The site search: one index over all pages.

mod documents;
mod site_index;

pub use site_index::{SearchSources, SiteSearch};
