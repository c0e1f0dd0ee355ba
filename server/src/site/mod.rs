//! The site's content, and the images and videos of the web build.

pub mod first_pages;
pub mod media_reader;
pub mod media_uses;
pub mod messages;
pub mod page_words;
pub mod publishing;
pub mod site_content;
pub mod site_media;
pub mod view_hints;
