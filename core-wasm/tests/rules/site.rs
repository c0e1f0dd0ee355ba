//! Addresses: resolution, canonical paths, valid page paths and landing tokens, and the contact page's prefill.

use crate::common::{Content, json, load};
use core_wasm::site::{
    Addresses, ContactPrefill, Resolution, Route, canonical, contact_address, encode_value, is_document_path,
    is_landing_token, is_message_path, is_page_path, is_safe_origin, is_server_path, parameter, resolve, with_query,
};
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
struct Vectors {
    content: Content,
    cases: Vec<ResolveCase>,
}

#[derive(Deserialize)]
struct ResolveCase {
    name: String,
    content: Option<Content>,
    path: String,
    query: String,
    expect: Value,
}

fn firm() -> Content {
    load::<Vectors>("site_resolve.json").content
}

#[test]
fn addresses_resolve() {
    let Vectors { content, cases } = load("site_resolve.json");
    for case in cases {
        let resolution = resolve(&case.path, &case.query, case.content.as_ref().unwrap_or(&content));
        assert_eq!(json(resolution), case.expect, "{}", case.name);
    }
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

fn offer(path: &str) -> Option<String> {
    match path {
        "/services/audits" => Some("Audits (all harbours)".to_owned()),
        "/goods/buoys" => Some("Buoys".to_owned()),
        _ => None,
    }
}

#[test]
fn the_contact_page_is_filled_in_from_its_address() {
    for case in load::<Vec<PrefillCase>>("site_prefill.json") {
        let prefill = ContactPrefill::from_query(&case.query, &firm(), offer);
        assert_eq!(json(prefill), case.expect, "{}", case.name);
    }
}

#[test]
fn contact_address_fills_in_offer_and_part() {
    for (offer, part, service) in [
        (Some("Audits & more"), Some("One harbour"), Some("Audits & more, One harbour".to_owned())),
        (Some("Audits"), None, Some("Audits".to_owned())),
        (None, Some("One harbour"), Some("One harbour".to_owned())),
        (None, None, None),
        // Together they are too long for the field, which takes 120 characters.
        (Some("Audits"), Some(&*"x".repeat(113)), Some("Audits".to_owned())),
        (Some("Audits"), Some(&*"x".repeat(112)), Some(format!("Audits, {}", "x".repeat(112)))),
        (Some(&*"x".repeat(121)), None, None),
    ] {
        let address = contact_address(offer, part, "/about");
        let query = address.strip_prefix("/contacts?").unwrap();
        let prefill = ContactPrefill::from_query(query, &firm(), |_| None);
        assert_eq!(prefill, ContactPrefill { service, origin: Some("/about".to_owned()) }, "{address}");
    }
}

#[test]
fn an_invalid_offer_is_not_prefilled() {
    let prefill = ContactPrefill::from_query("from=/about", &firm(), |_| Some("x".repeat(121)));
    assert_eq!(prefill, ContactPrefill { service: None, origin: Some("/about".to_owned()) });
}

#[test]
fn an_unknown_address_has_no_prefill() {
    let prefill = ContactPrefill::from_query("from=/nowhere", &firm(), |_| Some("Buoys".to_owned()));
    assert_eq!(prefill, ContactPrefill::default());
}

#[test]
fn every_redirect_of_the_test_site_leads_to_a_page() {
    assert_eq!(firm().well_behaved().redirects, firm().redirects);
}

#[test]
fn reserved_and_malformed_tokens_are_refused() {
    for token in [
        "404", "429", "api", "assets", "blog", "booking", "career", "contacts", "content", "events", "healthz",
        "insights", "media", "readyz", "search", "share", "_page", "", "A", "a b",
    ] {
        assert!(!is_landing_token(token), "{token}");
    }
    for token in ["summit-2027", "about", "blogs", "a", "7"] {
        assert!(is_landing_token(token), "{token}");
    }
}

#[test]
fn reserved_and_malformed_page_paths_are_refused() {
    for path in [
        "",
        "about",
        "/About",
        "/about/",
        "//",
        "/a//b",
        "/a b",
        "/%61",
        "/events/x",
        "/events/x/y",
        "/blog/x",
        "/career/x",
        "/booking/x",
        "/api",
        "/api/x",
        "/_page",
        "/_page/x",
        "/content/x",
        "/assets/x",
        "/media/x",
        "/share/x",
        "/healthz",
        "/readyz",
        "/robots.txt",
        "/a/b.css",
        "/404",
        "/goods/404",
        "/a/b/429",
    ] {
        assert!(!is_page_path(path), "{path}");
    }
    for path in ["/", "/about", "/a/b/c", "/events", "/career", "/search", "/apis", "/a/events/x", "/404/a", "/a_b"] {
        assert!(is_page_path(path), "{path}");
    }
}

#[test]
fn documents_are_pages_and_messages_outside_the_servers_paths() {
    for path in ["/", "/about", "/events", "/404", "/429", "/goods/404", "/events/404", "/career/404"] {
        assert!(is_document_path(path), "{path}");
    }
    for path in ["/blog/x", "/booking/x", "/api", "/api/404", "/healthz/429", "/feed.xml", "/a.b/404", "/robots.txt"] {
        assert!(!is_document_path(path), "{path}");
    }
    for path in ["/api", "/api/x", "/media/x.png", "/share/x", "/readyz", "/sitemap.xml", "/events/feed.xml"] {
        assert!(is_server_path(path), "{path}");
    }
    for path in ["/", "/apis", "/a/api", "/events/x", "/booking/x", "/index.html"] {
        assert!(!is_server_path(path), "{path}");
    }
}

#[test]
fn the_last_segment_selects_a_message() {
    for (path, expected) in
        [("/404", true), ("/429", true), ("/goods/404", true), ("/404/a", false), ("/4040", false), ("/", false)]
    {
        assert_eq!(is_message_path(path), expected, "{path}");
    }
}

#[test]
fn the_resolution_has_a_status_and_a_view() {
    let firm = firm();
    assert_eq!(resolve("/home", "", &firm).status(), 301);
    assert_eq!(resolve("/home", "", &firm).route(), None);
    let missing = resolve("/goods/nothing", "", &firm);
    assert_eq!((missing.status(), missing.route()), (404, Some(Route::NotFound)));
    assert_eq!(json(Route::NotFound), serde_json::json!({"name": "notFound"}));
}

#[test]
fn a_route_resolved_from_a_path_returns_that_path() {
    for path in [
        "/contacts",
        "/career",
        "/insights",
        "/search",
        "/events/a",
        "/blog/b",
        "/career/c",
        "/booking/d",
        "/pier-days-4f7c",
        "/pier-days-4f7c/book",
        "/pier-days-4f7c/contact",
    ] {
        let route = resolve(path, "", &firm()).route().expect("a page");
        assert_eq!(route.path().as_deref(), Some(path));
    }
    assert_eq!(Route::Page.path(), None);
    assert_eq!(Route::NotFound.path(), None);
}

fn segment() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zA-Z0-9%._~/-]{0,12}",
        "[a-c]",
        Just("events".to_owned()),
        Just("Blog".to_owned()),
        Just("%65vents".to_owned()),
        Just("career".to_owned()),
        Just("insights".to_owned()),
        Just("api".to_owned()),
        Just("404".to_owned()),
        Just("Goods".to_owned()),
        Just("summit".to_owned()),
        Just("book".to_owned()),
        Just(String::new()),
    ]
}

/// Generates paths close to the patterns, so that random tests reach every branch.
fn near_path() -> impl Strategy<Value = String> {
    proptest::collection::vec(segment(), 0..4).prop_map(|segments| format!("/{}", segments.join("/")))
}

/// Generates a site with paths of every kind, whose redirects lead to pages.
fn any_content() -> impl Strategy<Value = Content> {
    let path = || prop_oneof![near_path(), near_path().prop_map(|path| canonical(&path).unwrap_or(path))];
    (
        proptest::collection::btree_set(path(), 0..6),
        proptest::collection::btree_map(path(), path(), 0..8),
        proptest::collection::btree_set(prop_oneof![segment(), ".{0,4}"], 0..4),
    )
        .prop_map(|(pages, redirects, landings)| {
            Content { pages, redirects, landings, tabs: Vec::new() }.well_behaved()
        })
}

proptest! {
    #[test]
    fn a_page_is_served_only_at_its_canonical_path(path in near_path(), mut content in any_content()) {
        content.pages.insert(path.clone());
        let content = content.well_behaved();
        if let Resolution::Page { path: served, route } = resolve(&path, "", &content) {
            prop_assert_eq!(&served, &path);
            prop_assert_eq!(canonical(&path), Some(served.clone()));
            prop_assert!(route.path().is_none_or(|own| own == path));
            prop_assert!(is_safe_origin(&path, &content));
            prop_assert!(!is_message_path(&path));
        }
    }

    #[test]
    fn a_document_at_a_page_path_is_served_or_redirected(path in near_path(), mut content in any_content()) {
        content.pages.insert(path.clone());
        let expected = match (content.redirect(&path), is_page_path(&path)) {
            (None, true) => Some(200),
            _ => None,
        };
        let status = resolve(&path, "", &content).status();
        prop_assert!(expected.is_none_or(|expected| expected == status), "{} is {}", path, status);
    }

    #[test]
    fn a_landing_with_a_valid_token_is_served(token in segment(), mut content in any_content()) {
        content.landings.insert(token.clone());
        let path = format!("/{token}");
        if is_landing_token(&token) && !content.pages.contains(&path) {
            prop_assert_eq!(resolve(&path, "", &content).route(), Some(Route::Landing { token }));
        } else {
            prop_assert_ne!(resolve(&path, "", &content).route(), Some(Route::Landing { token }));
        }
    }

    #[test]
    fn canonicalising_is_idempotent(path in prop_oneof![near_path(), ".*"]) {
        if let Some(form) = canonical(&path) {
            prop_assert_eq!(canonical(&form), Some(form));
        }
    }

    #[test]
    fn an_encoded_value_is_decoded_to_itself(value in ".*") {
        let query = format!("a=1&q={}&b=2", encode_value(&value));
        prop_assert_eq!(parameter(&query, "q"), Some(value.replace(char::is_control, "")));
        prop_assert_eq!(with_query("/", &query), format!("/?{query}"));
    }

    #[test]
    fn prefill_is_bounded_and_its_origin_is_on_the_site(
        query in prop_oneof![".*", "(service|from)=[%a-zA-Z0-9/+<]{0,200}"],
        offered in proptest::option::of(".*"),
    ) {
        let prefill = ContactPrefill::from_query(&query, &firm(), |_| offered.clone());
        prop_assert!(prefill.service.is_none_or(|text| (1..=120).contains(&text.chars().count())));
        prop_assert!(prefill.origin.is_none_or(|path| path.starts_with('/') && !path.starts_with("//")));
    }
}
