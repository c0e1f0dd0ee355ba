//! Bindings: conversions only, one file per domain. Only this module uses wasm-bindgen, js-sys and web-sys.

#![allow(unreachable_pub, reason = "wasm-bindgen exports public items; no Rust code imports them")]

mod booking;
mod careers;
mod carousel;
mod film;
mod forms;
mod machine;
mod motion;
mod objects;
mod particles;
mod phone;
mod shell;

use machine::machine;
use objects::{list_from_js, to_js, to_ts};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, ContextAttributes2d, HtmlCanvasElement};

/// Returns the canvas's 2D context; an `opaque` one is not blended with what is under the canvas.
fn context_2d(canvas: &HtmlCanvasElement, opaque: bool) -> Result<CanvasRenderingContext2d, JsValue> {
    let attributes = ContextAttributes2d::new();
    attributes.set_alpha(!opaque);
    let context =
        canvas.get_context_with_context_options("2d", &attributes)?.ok_or_else(|| JsValue::from_str("no context"))?;
    Ok(context.unchecked_into())
}
