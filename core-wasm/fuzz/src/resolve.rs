//! The lookup of a requested path.

use super::input::Input;
use core_wasm::site::{Landings, Resolution, resolve};

const PIECES: [&str; 32] = [
    "/",
    "//",
    "home",
    "products",
    "GovCubes",
    "cadeo",
    "product-1",
    "services",
    "service-6",
    "blogs",
    "5",
    "events",
    "eventdetail10",
    "eventDetail",
    "ai-services",
    "generative-ai",
    "industries",
    "utilities",
    "%2F",
    "%",
    "%41",
    "..",
    ".",
    "?",
    "#",
    "next",
    "oracle-ai-world-2025",
    "contacts",
    "success-stories",
    "hcm-efficiency",
    "career",
    "insights",
];

/// A redirect leads to a page in one step; a page's own path is that page.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let mut landings = Landings { tokens: vec!["next".to_owned()], oracle_ai_world_2025: Some("next".to_owned()) };
    if input.flag() {
        landings = Landings { tokens: vec![input.text()], oracle_ai_world_2025: Some(input.pieces(&PIECES)) };
    }
    let path = if input.flag() { input.text() } else { input.pieces(&PIECES) };
    let query = if input.flag() { input.text() } else { String::new() };
    match resolve(&path, &query, &landings) {
        Resolution::Redirect { to } => {
            let (path, query) = to.split_once('?').unwrap_or((&to, ""));
            let answer = resolve(path, query, &landings);
            assert!(matches!(answer, Resolution::Page { .. }), "{to:?} is redirected to and answers {answer:?}");
        }
        Resolution::Page { route, path: own } => {
            assert_eq!(resolve(&own, &query, &landings), Resolution::Page { route, path: own });
        }
        Resolution::NotFound { .. } => {}
    }
}
