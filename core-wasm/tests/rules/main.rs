//! The rules and state machines: tables, properties under any input, and the permanent test vectors.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    reason = "a test fails by panicking"
)]
#![allow(clippy::unit_arg, reason = "events return nothing, which the replay sees as null")]

mod careers;
mod carousel;
mod common;
mod fuzz_bodies;
mod input_result;
mod motion;
mod payloads;
mod properties;
mod replay;
mod search;
mod shell;
mod site;
mod vectors;
