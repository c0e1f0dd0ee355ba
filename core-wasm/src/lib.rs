#![doc = include_str!("../README.md")]

pub mod booking;
pub mod careers;
pub mod carousel;
pub mod fields;
pub mod formats;
pub mod forms;
pub mod motion;
pub mod phone;
pub mod shell;
pub mod site;
pub mod text;
#[cfg(target_arch = "wasm32")]
mod wasm;
