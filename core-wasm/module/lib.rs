//! Links core-wasm, whose bindings are the module's exports.

extern crate core_wasm as _;
