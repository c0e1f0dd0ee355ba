//! The whole site in one binary: pages rendered by React in an embedded engine, the API, and the back office.

pub mod admin;
pub mod api;
pub mod app;

pub mod booking;
pub mod cli;
pub mod config;
pub mod http;
pub mod pages;
pub mod render;
pub mod search;
pub mod seo;
pub mod site;
pub mod work;

pub use app::{AppState, build_app};
