//! The frame of every page: header, menus, table of contents, and the reload guard.

mod active_section;
mod dropdowns;
mod header;
mod reload_guard;
mod slide_in_menu;
mod table_of_contents;

pub use active_section::{active_group, active_section};
pub use dropdowns::Dropdowns;
pub use header::{Header, HeaderSnapshot, SCROLLED_ABOVE, Tone};
pub use reload_guard::{RELOADS_MAX, ReloadDecision, is_failed_node_removal, reload_guard};
pub use slide_in_menu::{GROUPS_MAX, SlideInGroup, SlideInMenu, SlideInMenuSnapshot};
pub use table_of_contents::{ACTIVE_OFFSET, TableOfContents};
