//! Bindings: conversion only, one file a domain. The only place that names wasm-bindgen and its kin.

#![allow(unreachable_pub, reason = "wasm-bindgen exports public items; no Rust code imports them")]

mod bindgen;
mod booking;
mod careers;
mod carousel;
mod forms;
mod json;
mod motion;
mod phone;
mod shell;
mod site;

use json::to_js;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A value as the JavaScript object whose type TypeScript knows.
fn to_ts<T: Tsify + Serialize>(value: &T) -> Ts<T> {
    Ts::new_unchecked(to_js(value))
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
