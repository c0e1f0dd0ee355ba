//! JavaScript bindings and WebGL painting. Only this module uses wasm-bindgen, js-sys and web-sys.

#![allow(unreachable_pub, reason = "wasm-bindgen exports public items; no Rust code imports them")]

mod ids;
mod live_field;
mod painter;
mod relief_view;
