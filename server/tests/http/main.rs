//! The built app over HTTP: on SQLite, or on PostgreSQL where `TEST_POSTGRES_URL` names a server.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on has failed; the helpers are tests too"
)]

mod admin;
mod admin_bookings;
mod any_value;
mod assets;
mod backup;
mod booking;
mod booking_commands;
mod booking_form;
mod booking_limits;
mod booking_mails;
mod booking_manage;
mod booking_race;
mod booking_stream;
mod cached_responses;
mod careers;
mod config;
mod contact_form;
mod contact_json;
mod content_admin;
mod content_commands;
mod content_documents;
mod content_editing;
mod content_import;
mod content_media;
mod content_pages;
mod cross_site;
mod damaged_content;
mod feeds;
mod half_open;
mod harness;
mod headers;
mod health;
mod idempotency;
mod insights_api;
mod landings;
mod language;
mod mail;
mod media_library;
mod media_shapes;
mod metrics;
mod openapi;
mod outbox;
mod pages;
mod privacy;
mod process;
mod rate_limit;
mod rendering;
mod replicas;
mod retention;
mod sanitising;
mod search;
mod sections;
mod settings;
mod share;
mod simulation;
mod site_content;
mod smtp_server;
mod tcp_proxy;
mod theme;
mod upcoming_event;
mod vectors;
mod web_build;
mod webhook;
mod words;
