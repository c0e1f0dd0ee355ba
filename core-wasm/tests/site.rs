//! Routes, redirects, canonical paths, menus and the contact page's prefill.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeSet;

use common::{json, load};
use core_wasm::site::{
    ContactPrefill, Landings, REDIRECTS, Resolution, Route, Target, all_static_paths, canonical, encode_value,
    is_landing_token, is_safe_origin, menus, parameter, resolve, with_query,
};
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
struct ResolveCase {
    name: String,
    #[serde(default)]
    landings: Landings,
    path: String,
    query: String,
    expect: Value,
}

fn check_resolutions(file: &str) {
    for case in load::<Vec<ResolveCase>>(file) {
        let resolution = resolve(&case.path, &case.query, &case.landings);
        assert_eq!(json(&resolution), case.expect, "{file}: {}", case.name);
    }
}

#[test]
fn every_redirect_of_the_specification_leads_to_its_target() {
    check_resolutions("redirects.json");
}

#[test]
fn every_path_of_the_route_table_resolves() {
    check_resolutions("routes.json");
}

#[test]
fn landings_resolve_as_configured() {
    check_resolutions("site_landings.json");
}

#[test]
fn the_vectors_cover_the_whole_redirect_table() {
    let covered: BTreeSet<_> =
        load::<Vec<ResolveCase>>("redirects.json").into_iter().map(|case| case.path.to_lowercase()).collect();
    let missing: Vec<_> =
        REDIRECTS.iter().map(|redirect| redirect.from).filter(|from| !covered.contains(*from)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[derive(Deserialize)]
struct CanonicalCase {
    name: String,
    path: String,
    expect: Option<String>,
}

#[test]
fn paths_take_their_canonical_form() {
    for case in load::<Vec<CanonicalCase>>("site_canonical.json") {
        assert_eq!(canonical(&case.path), case.expect, "{}", case.name);
    }
}

#[derive(Deserialize)]
struct PrefillCase {
    name: String,
    query: String,
    expect: Value,
}

#[test]
fn the_contact_page_is_filled_in_from_its_address() {
    for case in load::<Vec<PrefillCase>>("site_prefill.json") {
        let prefill = ContactPrefill::from_query(&case.query, &Landings::default());
        assert_eq!(json(&prefill), case.expect, "{}", case.name);
    }
}

#[test]
fn menus_are_complete_and_in_order() {
    assert_eq!(json(&menus()), load::<Value>("site_menus.json"));
}

fn hrefs(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            found.extend(map.get("href").and_then(Value::as_str).map(str::to_owned));
            map.values().for_each(|value| hrefs(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| hrefs(value, found)),
        _ => {}
    }
}

#[test]
fn no_menu_link_is_dead_or_redirects() {
    let mut found = Vec::new();
    hrefs(&json(&menus()), &mut found);
    assert_eq!(found.len(), 77);
    for href in found {
        let (path, query) = href.split_once('?').unwrap_or((&href, ""));
        assert_eq!(resolve(path, query, &Landings::default()).status(), 200, "{href}");
    }
}

#[test]
fn every_static_path_is_a_page_once_and_comes_back_from_its_route() {
    let paths = all_static_paths();
    assert_eq!(paths.len(), 34);
    assert_eq!(paths.iter().collect::<BTreeSet<_>>().len(), 34);
    for expected in paths {
        let Resolution::Page { route, path } = resolve(&expected, "", &Landings::default()) else {
            panic!("{expected} is no page");
        };
        assert_eq!((&path, &route.path()), (&expected, &expected));
    }
}

#[test]
fn no_page_is_an_old_address() {
    let paths = all_static_paths();
    let hidden: Vec<_> = REDIRECTS.iter().filter(|redirect| paths.iter().any(|path| path == redirect.from)).collect();
    assert_eq!(hidden, Vec::<&core_wasm::site::Redirect>::new());
}

#[test]
fn a_redirect_never_redirects_twice() {
    let landings = Landings { tokens: vec!["summit".to_owned()], oracle_ai_world_2025: Some("summit".to_owned()) };
    for redirect in REDIRECTS {
        let Resolution::Redirect { to } = resolve(redirect.from, "", &landings) else {
            panic!("{} does not redirect", redirect.from);
        };
        let Resolution::Page { path, .. } = resolve(&to, "", &landings) else {
            panic!("{} leads to {to}, which is no page", redirect.from);
        };
        assert_eq!(path, to);
        match redirect.to {
            Target::Path(target) => assert_eq!(target, to),
            Target::OracleAiWorld2025Landing => assert_eq!("/summit", to),
        }
    }
}

#[test]
fn sources_are_canonical_and_distinct() {
    let sources: BTreeSet<_> = REDIRECTS.iter().map(|redirect| redirect.from).collect();
    assert_eq!(sources.len(), 52);
    for source in sources {
        assert_eq!(canonical(source).as_deref(), Some(source));
    }
}

#[test]
fn a_token_that_hides_something_is_refused() {
    for token in [
        "about", "booking", "contacts", "search", "home", "news", "gfoa2025", "events", "products", "404", "", "A",
        "a b",
    ] {
        assert!(!is_landing_token(token), "{token}");
    }
    for token in ["summit-2027", "oracle-ai-world-2025", "blogs", "a", "7"] {
        assert!(is_landing_token(token), "{token}");
    }
}

#[test]
fn the_answer_has_a_status_and_a_view() {
    let none = Landings::default();
    assert_eq!(resolve("/home", "", &none).status(), 301);
    assert_eq!(resolve("/home", "", &none).route(), None);
    let missing = resolve("/products/nothing", "", &none);
    assert_eq!(missing.status(), 404);
    assert_eq!(json(&missing.route()), serde_json::json!({"name": "notFound", "what": "product"}));
    assert_eq!(missing.route().map(|route| route.path()).as_deref(), Some("/404"));
}

#[test]
fn routes_with_parameters_come_back_from_their_paths() {
    let landings = Landings { tokens: vec!["summit".to_owned()], oracle_ai_world_2025: None };
    for path in ["/events/a", "/blog/b", "/career/c", "/summit", "/summit/book", "/summit/contact"] {
        let route = resolve(path, "", &landings).route().expect("a page");
        assert_eq!(route.path(), path);
        assert_eq!(route.offer(), None);
    }
    assert_eq!(Route::Product { slug: "corx" }.offer(), Some("CORX"));
}

/// Paths that come near to the tables, so that random tests reach every branch.
fn near_path() -> impl Strategy<Value = String> {
    let segment = prop_oneof![
        "[a-zA-Z0-9%._~/-]{0,12}",
        Just("events".to_owned()),
        Just("Blog".to_owned()),
        Just("%65vents".to_owned()),
        Just("eventdetail10".to_owned()),
        Just("products".to_owned()),
        Just("GovCubes".to_owned()),
        Just("home".to_owned()),
        Just("summit".to_owned()),
        Just("book".to_owned()),
        Just("oracle-ai-world-2025".to_owned()),
        Just(String::new()),
    ];
    proptest::collection::vec(segment, 0..4).prop_map(|segments| format!("/{}", segments.join("/")))
}

fn any_landings() -> impl Strategy<Value = Landings> {
    let token =
        prop_oneof!["[a-z-]{0,3}", Just("summit".to_owned()), Just("oracle-ai-world-2025".to_owned()), ".{0,4}"];
    (proptest::collection::vec(token.clone(), 0..3), proptest::option::of(token))
        .prop_map(|(tokens, oracle_ai_world_2025)| Landings { tokens, oracle_ai_world_2025 })
}

proptest! {
    #[test]
    fn resolving_is_total_and_a_redirect_leads_to_a_page(
        path in prop_oneof![near_path(), ".*"],
        query in ".*",
        landings in any_landings(),
    ) {
        if let Resolution::Redirect { to } = resolve(&path, &query, &landings) {
            prop_assert!(to.bytes().all(|byte| (0x21..=0x7e).contains(&byte)));
            prop_assert!(to.starts_with('/') && !to.starts_with("//"));
            let (path, query) = to.split_once('?').unwrap_or((&to, ""));
            prop_assert_eq!(resolve(path, query, &landings).status(), 200);
        }
    }

    #[test]
    fn a_page_is_served_under_its_canonical_path_only(path in near_path(), landings in any_landings()) {
        if let Resolution::Page { path: served, route } = resolve(&path, "", &landings) {
            prop_assert_eq!(&served, &path);
            prop_assert_eq!(&route.path(), &path);
            prop_assert!(is_safe_origin(&path, &landings));
        }
    }

    #[test]
    fn the_canonical_form_is_its_own(path in prop_oneof![near_path(), ".*"]) {
        if let Some(form) = canonical(&path) {
            prop_assert_eq!(canonical(&form), Some(form));
        }
    }

    #[test]
    fn an_encoded_value_reads_back(value in ".*") {
        let query = format!("a=1&q={}&b=2", encode_value(&value));
        prop_assert_eq!(parameter(&query, "q"), Some(value));
        prop_assert_eq!(with_query("/", &query), format!("/?{query}"));
    }

    #[test]
    fn prefill_is_bounded_and_never_leads_away(query in prop_oneof![".*", "(service|from)=[%a-zA-Z0-9/+<]{0,200}"]) {
        let prefill = ContactPrefill::from_query(&query, &Landings::default());
        prop_assert!(prefill.service.is_none_or(|text| (1..=120).contains(&text.chars().count())));
        prop_assert!(prefill.origin.is_none_or(|path| path.starts_with('/') && !path.starts_with("//")));
    }
}
