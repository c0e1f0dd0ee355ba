//! Addresses and search: path patterns and their resolution, over the caller's pages, redirects and landings.

mod addresses;
mod campaign;
mod canonical;
mod contact_prefill;
mod insights_tab;
mod query;
mod resolve;
mod routes;
pub mod search;
mod slug;

pub use addresses::Addresses;
pub use campaign::campaign;
pub use canonical::canonical;
pub use contact_prefill::{ContactPrefill, contact_address, is_safe_origin};
pub use insights_tab::InsightsTab;
pub use query::{encode_value, parameter, with_query};
pub use resolve::{Resolution, resolve};
pub use routes::{
    Route, is_detail_path, is_document_path, is_landing_token, is_message_path, is_page_path, is_server_path,
};
pub use slug::{SLUG_MAX_CHARS, is_slug};
