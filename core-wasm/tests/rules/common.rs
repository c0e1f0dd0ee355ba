//! Loading of the test vectors, any number, and the addresses of a fictitious company.

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path};

use core_wasm::site::{Addresses, InsightsTab, Resolution, resolve};
use proptest::prelude::*;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Returns the parsed content of `testdata/{file}`.
pub(crate) fn load<T: DeserializeOwned>(file: &str) -> T {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata").join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns `value` as the JSON that is passed to JavaScript.
pub(crate) fn json(value: impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("it serialises")
}

/// Generates any number, NaN and infinities included.
pub(crate) fn any_number() -> impl Strategy<Value = f64> {
    prop_oneof![any::<f64>(), -1e6..1e6f64, 0.0..1.0f64, Just(f64::NAN), Just(f64::INFINITY), Just(f64::NEG_INFINITY)]
}

/// The addresses of a fictitious company.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Content {
    pub(crate) pages: BTreeSet<String>,
    pub(crate) redirects: BTreeMap<String, String>,
    pub(crate) landings: BTreeSet<String>,
    pub(crate) tabs: Vec<InsightsTab>,
}

impl Addresses for Content {
    fn is_page(&self, path: &str) -> bool {
        self.pages.contains(path)
    }

    fn redirect(&self, path: &str) -> Option<String> {
        self.redirects.get(path).cloned()
    }

    fn is_landing(&self, token: &str) -> bool {
        self.landings.contains(token)
    }

    fn insights_tabs(&self) -> Vec<InsightsTab> {
        self.tabs.clone()
    }
}

impl Content {
    /// Removes redirects that do not lead to a page, as implementors of [`Addresses`] guarantee.
    pub(crate) fn well_behaved(mut self) -> Self {
        loop {
            let leads_to_page = |to: &String| matches!(resolve(to, "", &self), Resolution::Page { .. });
            let kept: BTreeMap<_, _> = self
                .redirects
                .iter()
                .filter(|(_, to)| leads_to_page(to))
                .map(|(a, b)| (a.clone(), b.clone()))
                .collect();
            if kept.len() == self.redirects.len() {
                return self;
            }
            self.redirects = kept;
        }
    }
}
