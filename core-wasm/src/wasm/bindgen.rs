//! `wasm_bindgen` as the bindings' attributes name it, with one function inlined.
//!
//! The attribute wraps every exported body in a closure that this function calls; it matters only where panics unwind. Optimising for
//! size keeps the function and the closure apart, and passing a call's arguments between them through memory costs 5 kB (brotli)
//! over all methods.

pub use wasm_bindgen::*;

/// The runtime support that the attribute's code uses.
pub mod __rt {
    pub use wasm_bindgen::__rt::*;

    /// Calls the body; a panic ends the instance.
    #[inline(always)]
    pub fn maybe_catch_unwind<R>(body: impl FnOnce() -> R) -> R {
        body()
    }
}
