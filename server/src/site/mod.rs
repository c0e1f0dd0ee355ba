//! What a page needs of the site: its content, and the pictures and films of the web build.

pub mod media_reader;
pub mod site_content;
pub mod site_media;
pub mod view_hints;
