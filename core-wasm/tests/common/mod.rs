//! Loading of the test vectors.

#![allow(dead_code, reason = "each test binary uses its share")]

use std::{fs, path::Path};

use serde::de::DeserializeOwned;

/// The parsed content of `testdata/{file}`.
pub(crate) fn load<T: DeserializeOwned>(file: &str) -> T {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata").join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// `value` as the JSON that crosses to JavaScript.
pub(crate) fn json<T: serde::Serialize>(value: &T) -> serde_json::Value {
    serde_json::to_value(value).expect("snapshots serialise")
}
