//! The built app over HTTP: on SQLite, or on PostgreSQL where `TEST_POSTGRES_URL` names a server.

mod assets;
mod config;
mod contact_form;
mod contact_json;
mod harness;
mod headers;
mod health;
mod idempotency;
mod pages;
mod process;
mod rendering;
mod store;
mod vectors;
mod web_build;
