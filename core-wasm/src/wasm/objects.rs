//! Conversion of objects in either direction, with serde.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Writes `null` for missing values, as the server's JSON does: one TypeScript type fits both.
const SERIALIZER: Serializer = Serializer::json_compatible();

/// Converts a value to a JavaScript object. Cannot fail for the types that are passed: structs of texts, numbers, flags
/// and lists.
pub(super) fn to_js(value: &impl Serialize) -> JsValue {
    value.serialize(&SERIALIZER).unwrap_or(JsValue::NULL)
}

/// Converts a value to a JavaScript object with a TypeScript type.
pub(super) fn to_ts<T: Tsify + Serialize>(value: &T) -> Ts<T> {
    Ts::new_unchecked(to_js(value))
}

/// Parses the entries of a JavaScript array that have the shape of `T`; skips others, since the list comes from the
/// network.
pub(super) fn list_from_js<T: DeserializeOwned>(list: &JsValue) -> Vec<T> {
    let Some(list) = list.dyn_ref::<js_sys::Array>() else { return Vec::new() };
    list.iter().filter_map(|item| serde_wasm_bindgen::from_value(item).ok()).collect()
}
