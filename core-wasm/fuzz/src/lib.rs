//! Invariants of the parsers and machines for arbitrary bytes, one file per body.
//!
//! The fuzz targets run these bodies under libFuzzer: `scripts/fuzz`.
//! `tests/rules/fuzz_bodies.rs` runs the same ones on a stable toolchain.

pub mod carousels;
pub mod contact;
pub mod input;
pub mod job_filter;
pub mod phone;
pub mod resolve;
pub mod sequencer;
pub mod slot_label;
