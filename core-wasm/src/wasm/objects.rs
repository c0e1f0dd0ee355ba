//! Objects that cross, in either direction, by serde.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Writes `null` for what is missing, as in the server's JSON: one TypeScript type then fits both.
const SERIALIZER: Serializer = Serializer::json_compatible();

/// The value as a JavaScript object. Nothing that crosses can fail to: structs of texts, numbers, flags and lists.
pub(super) fn to_js(value: &impl Serialize) -> JsValue {
    value.serialize(&SERIALIZER).unwrap_or(JsValue::NULL)
}

/// The value as the JavaScript object whose type TypeScript knows.
pub(super) fn to_ts<T: Tsify + Serialize>(value: &T) -> Ts<T> {
    Ts::new_unchecked(to_js(value))
}

/// The entries of a JavaScript array that have the shape of `T`: a list from the network is read as far as it can be.
pub(super) fn list_from_js<T: DeserializeOwned>(list: &JsValue) -> Vec<T> {
    let Some(list) = list.dyn_ref::<js_sys::Array>() else { return Vec::new() };
    list.iter().filter_map(|item| serde_wasm_bindgen::from_value(item).ok()).collect()
}
