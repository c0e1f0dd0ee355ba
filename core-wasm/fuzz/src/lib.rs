//! Invariants of the parsers and machines for arbitrary bytes, one file per body.
//!
//! The fuzz targets run these bodies under libFuzzer: `cargo +nightly fuzz run sequencer --fuzz-dir core-wasm/fuzz`.
//! `tests/properties_long.rs` runs the same ones on a stable toolchain.

pub mod carousels;
pub mod contact;
pub mod input;
pub mod job_filter;
pub mod phone;
pub mod resolve;
pub mod sequencer;
pub mod slot_label;
