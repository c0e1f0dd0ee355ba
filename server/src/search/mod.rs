//! The site search: one index over the pages that the web bundle knows and those that the store holds.

mod documents;
mod site_index;

pub use site_index::{SiteIndex, SiteSearch};
