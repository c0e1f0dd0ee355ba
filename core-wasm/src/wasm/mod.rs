//! Bindings: conversion only, one file a domain. The only place that names wasm-bindgen and its kin.

#![allow(unreachable_pub, reason = "wasm-bindgen exports public items; no Rust code imports them")]

mod booking;
mod careers;
mod carousel;
mod forms;
mod motion;
mod phone;
mod shell;
mod site;

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::{JsCast, JsValue};

/// A snapshot as the typed JavaScript object that React reads.
///
/// Snapshots are plain structs of strings, numbers, flags and lists, which always serialise; were one ever
/// not to, the caller gets a JavaScript exception and not a poisoned instance.
fn to_ts<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    value.into_ts().map_err(|_| JsValue::from_str("snapshot does not serialise"))
}

/// A property of a JavaScript object.
fn member(value: &JsValue, name: &str) -> Option<JsValue> {
    js_sys::Reflect::get(value, &JsValue::from_str(name)).ok()
}

/// A string property of a JavaScript object, when it is there and a string.
fn property(value: &JsValue, name: &str) -> Option<String> {
    member(value, name)?.as_string()
}

/// The entries of a JavaScript array; none when it is something else.
fn items(value: &JsValue) -> impl Iterator<Item = JsValue> {
    value.dyn_ref::<js_sys::Array>().map(js_sys::Array::to_vec).unwrap_or_default().into_iter()
}
