//! Addresses of documents, and targets of their links.

use std::collections::BTreeSet;

use core_wasm::site::{is_landing_token, is_slug};
use heck::ToKebabCase;

use super::document_checks::path_of;
use super::documents::{ContentFile, DEPTH_MAX};
use super::marked_values::MARKED;
use super::values::has_front_matter;
use model::{DocumentKind, FORMS_OF_LANDINGS, marked_links};

/// Returns the paths of this site that a document links to. The form of a landing counts as the landing.
pub(super) fn targets(document: &ContentFile) -> BTreeSet<String> {
    let values = document.typed_values();
    let marked = values.iter().filter(|value| value.type_name == MARKED).flat_map(|value| marked_links(value.text));
    let marked: Vec<String> = marked.filter_map(|link| path_of(&link).map(str::to_owned)).collect();
    let values = values.iter().filter_map(|value| match value.type_name {
        "Href" => path_of(value.text).map(str::to_owned),
        "PagePath" if !matches!((value.owner, value.key), ("Redirect", "from") | ("", "path")) => {
            Some(value.text.to_owned())
        }
        "RelatedName" => Some(format!("/{}", value.text.trim_start_matches('/'))),
        _ => None,
    });
    let links = document.links.iter().filter_map(|(address, _)| path_of(address).map(str::to_owned));
    let paths: Vec<String> = values.chain(links).chain(marked).collect();
    let landings = paths.iter().filter_map(|path| FORMS_OF_LANDINGS.iter().find_map(|form| path.strip_suffix(form)));
    let landings: Vec<String> = landings.map(str::to_owned).collect();
    paths.into_iter().chain(landings).collect()
}

/// Returns the address of an event, a post, a job or a landing.
pub(super) fn address_of(kind: DocumentKind, slug: &str) -> Option<String> {
    if kind == DocumentKind::Page { None } else { kind.page(slug) }
}

/// Returns the name of a new page's file, without its folder and extension.
pub(super) fn page_file(path: &str) -> String {
    let segments: Vec<String> =
        path.split('/').map(ToKebabCase::to_kebab_case).filter(|name| !name.is_empty()).collect();
    match segments.len() {
        0 => "home".to_owned(),
        depth => segments.join(if depth <= DEPTH_MAX { "/" } else { "-" }),
    }
}

/// Returns what is wrong with the name of a document.
pub(super) fn name_fault(kind: DocumentKind, slug: &str) -> Option<String> {
    let has_slug = has_front_matter(kind);
    if has_slug && !is_slug(slug) {
        return Some(format!("the address has lower-case letters, digits and hyphens, found {slug:?}"));
    }
    (kind == DocumentKind::Landing && !is_landing_token(slug))
        .then(|| "the server uses this address itself; choose another".to_owned())
}
