//! The frame of every page: header, menus and table of contents.

mod active_section;
mod dropdowns;
mod header;
mod slide_in_menu;
mod table_of_contents;

pub use active_section::{active_group, active_section};
pub use dropdowns::Dropdowns;
pub use header::{Header, HeaderSnapshot, SCROLLED_ABOVE, Tone};
pub use slide_in_menu::{SlideInGroup, SlideInMenu, SlideInMenuSnapshot};
pub use table_of_contents::{ACTIVE_OFFSET, TableOfContents};
