//! Hints about the views that addresses need, so that a browser loads their code in parallel with a page's data.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use core_wasm::site::Route;
use serde_json::Value;

use model::{Menus, Page, Section};

/// Hints by address: a page's path, or a folder such as `/ai-services/*` for the pages directly below it. A wrong or
/// missing hint costs time only.
pub type Hints<T> = BTreeMap<String, T>;

/// Names of the sections' views: a kind, or a kind and a look such as `cards:rows`.
type Kinds = BTreeSet<String>;

/// Returns the kinds of sections that folders and pages need. A folder has the kinds that at least half of its pages
/// share; a page in the menus that has little in common with its folder has a separate entry. Pages directly below the
/// root share nothing.
pub fn section_hints<'a>(pages: impl Iterator<Item = &'a Arc<Page>>, menus: &Menus) -> Hints<Kinds> {
    let pages = pages.map(|page| (page.path.as_str(), kinds_of(page))).collect();
    hints_of(&pages, menus.hrefs().map(|href| href.as_str().split(['?', '#']).next().unwrap_or_default()))
}

fn hints_of<'a>(pages: &BTreeMap<&str, Kinds>, menus: impl Iterator<Item = &'a str>) -> Hints<Kinds> {
    let mut folders: BTreeMap<String, Vec<&Kinds>> = BTreeMap::new();
    for (path, kinds) in pages {
        if let Some(folder) = folder_of(path) {
            folders.entry(folder).or_default().push(kinds);
        }
    }
    let mut hints: Hints<Kinds> = folders.into_iter().map(|(folder, pages)| (folder, shared(&pages))).collect();
    for path in menus {
        let Some(kinds) = pages.get(path) else { continue };
        let folder = folder_of(path).and_then(|folder| hints.get(&folder));
        let in_common = folder.map_or(0, |folder| folder.intersection(kinds).count());
        if in_common * 2 < kinds.len() {
            hints.insert(path.to_owned(), kinds.clone());
        }
    }
    hints
}

/// Returns the names of the routes with their own view. `landing` is the token of the landing that pages link to.
pub fn route_hints(landing: Option<&str>) -> Hints<String> {
    let any = || "*".to_owned();
    let folders = [Route::Event { slug: any() }, Route::Blog { slug: any() }, Route::Job { id: any() }];
    let landing = landing.map(|token| Route::Landing { token: token.to_owned() });
    folders.into_iter().chain(landing).filter_map(|route| Some((route.path()?, route_name(&route)?))).collect()
}

/// Returns the name of a route's view.
pub fn route_name(route: &Route) -> Option<String> {
    let tagged = serde_json::to_value(route).ok()?;
    tagged.get("name").and_then(Value::as_str).map(str::to_owned)
}

/// Returns the folder of a page; `None` directly below the root.
fn folder_of(path: &str) -> Option<String> {
    let (folder, _) = path.rsplit_once('/')?;
    (!folder.is_empty()).then(|| format!("{folder}/*"))
}

/// Returns the kinds that at least half of the pages have.
fn shared(pages: &[&Kinds]) -> Kinds {
    let all: Kinds = pages.iter().flat_map(|kinds| kinds.iter().cloned()).collect();
    all.into_iter()
        .filter(|kind| pages.iter().filter(|kinds| kinds.contains(kind)).count() * 2 >= pages.len())
        .collect()
}

fn kinds_of(page: &Page) -> Kinds {
    page.sections.iter().map(view_name).collect()
}

fn view_name(section: &Section) -> String {
    let kind = section.kind();
    section.content().look().map_or_else(|| kind.to_owned(), |look| format!("{kind}:{look}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(names: &[&str]) -> Kinds {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    /// Returns the hints of pages, given as path and kinds.
    fn hints(pages: &[(&'static str, &[&str])], menus: &[&str]) -> Vec<(String, String)> {
        let pages = pages.iter().map(|&(path, names)| (path, kinds(names))).collect();
        let found = hints_of(&pages, menus.iter().copied());
        found.into_iter().map(|(path, kinds)| (path, kinds.into_iter().collect::<Vec<_>>().join(" "))).collect()
    }

    fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
        expected.iter().map(|&(path, kinds)| (path.to_owned(), kinds.to_owned())).collect()
    }

    #[test]
    fn the_hint_of_a_folder_has_the_kinds_of_half_its_pages() {
        let pages: &[(&str, &[&str])] =
            &[("/a/one", &["hero", "steps"]), ("/a/two", &["hero", "ring"]), ("/a/three", &["hero", "ring", "map"])];
        assert_eq!(hints(pages, &["/a/one", "/a/two"]), pairs(&[("/a/*", "hero ring")]));
    }

    #[test]
    fn a_page_in_the_menus_that_differs_from_its_folder_has_a_separate_hint() {
        let pages: &[(&str, &[&str])] = &[
            ("/", &["slides"]),
            ("/about", &["story"]),
            ("/hidden", &["story"]),
            ("/a/one", &["hero"]),
            ("/a/two", &["hero"]),
            ("/a/three", &["form", "map"]),
        ];
        assert_eq!(
            hints(pages, &["/", "/about", "/a/one", "/a/three", "/nowhere", "https://a.example"]),
            pairs(&[("/", "slides"), ("/a/*", "hero"), ("/a/three", "form map"), ("/about", "story")])
        );
    }

    #[test]
    fn routes_with_their_own_view_are_hinted_by_the_cores_paths() {
        let found: Vec<(String, String)> = route_hints(Some("river-summit")).into_iter().collect();
        assert_eq!(
            found,
            pairs(&[("/blog/*", "blog"), ("/career/*", "job"), ("/events/*", "event"), ("/river-summit", "landing")])
        );
    }
}
