//! Where everything is: routes, redirects, menus and search, as data, once, for server and browser alike.

mod canonical;
mod catalogue;
mod contact_prefill;
mod insights_tab;
mod landings;
mod menus;
mod query;
mod redirects;
mod resolve;
mod routes;
pub mod search;
mod slug;

pub use canonical::canonical;
pub use catalogue::{Entry, Family, INDUSTRIES, PRODUCTS, SERVICES, STORIES, Service};
pub use contact_prefill::{ContactPrefill, is_safe_origin};
pub use insights_tab::InsightsTab;
pub use landings::{Landings, is_landing_token};
pub use menus::{
    Dropdown, DropdownId, Footer, Link, Menus, NARROW_DROPDOWN_WIDTH, Navigation, SlideInEntry, WIDE_DROPDOWN_WIDTH,
    menus,
};
pub use query::{encode_value, parameter, with_query};
pub use redirects::{REDIRECTS, Redirect, Target};
pub use resolve::{Resolution, resolve};
pub use routes::{Missing, Route, all_static_paths, is_detail_path};
pub use slug::{SLUG_MAX_CHARS, is_slug};
