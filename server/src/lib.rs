//! The whole site in one binary: pages rendered by React in an embedded engine, the API, and the store.

pub mod admin;
pub mod api;
pub mod app;
pub mod assets;
pub mod background;
pub mod backup;
pub mod booking;
pub mod careers;
pub mod cli;
pub mod config;
#[cfg(test)]
mod contract;
pub mod cpu_pool;
mod csv;
pub mod files;
pub mod http;
pub mod icalendar;
pub mod jobs;
pub mod limits;
pub mod mail_address;
pub mod media_reader;
pub mod metrics;
pub mod middleware;
pub mod outbox;
pub mod pages;
mod reminders;
pub mod render;
pub mod retention;
pub mod search;
pub mod seo;
pub mod serve;
pub mod share;
pub mod site_content;
pub mod site_media;
pub mod state;
pub mod view_hints;

pub use app::build_app;
pub use state::AppState;
