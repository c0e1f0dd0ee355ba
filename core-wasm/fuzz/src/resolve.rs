//! Resolution of requested paths.

use super::input::Input;
use core_wasm::site::{Addresses, InsightsTab, Resolution, resolve};

const PIECES: [&str; 28] = [
    "/",
    "//",
    "home",
    "goods",
    "Buoys",
    "product-1",
    "blogs",
    "blog",
    "5",
    "events",
    "eventdetail10",
    "eventDetail",
    "career",
    "insights",
    "contacts",
    "booking",
    "search",
    "404",
    "api",
    "%2F",
    "%",
    "%41",
    "..",
    ".",
    "?",
    "#",
    "next",
    "book",
];

const TABS: [InsightsTab; 3] = [InsightsTab::Blog, InsightsTab::Events, InsightsTab::News];

/// A site with arbitrary addresses.
struct Content {
    pages: Vec<String>,
    redirects: Vec<(String, String)>,
    landings: Vec<String>,
    tabs: Vec<InsightsTab>,
}

impl Addresses for Content {
    fn is_page(&self, path: &str) -> bool {
        self.pages.iter().any(|page| page == path)
    }

    fn redirect(&self, path: &str) -> Option<String> {
        self.redirects.iter().find(|(from, _)| from == path).map(|(_, to)| to.clone())
    }

    fn is_landing(&self, token: &str) -> bool {
        self.landings.iter().any(|landing| landing == token)
    }

    fn insights_tabs(&self) -> Vec<InsightsTab> {
        self.tabs.clone()
    }
}

impl Content {
    fn read(input: &mut Input) -> Self {
        let mut content = Self {
            pages: (0..input.byte() % 8).map(|_| path(input)).collect(),
            redirects: (0..input.byte() % 8).map(|_| (path(input), path(input))).collect(),
            landings: (0..input.byte() % 4).map(|_| input.pieces(&PIECES)).collect(),
            tabs: (0..input.byte() % 4).filter_map(|_| input.pick(&TABS)).collect(),
        };
        // Every redirect has to lead to the path of a page, as implementors of the trait guarantee.
        while let Some(at) = content.redirects.iter().position(|(_, to)| !leads_to_page(to, &content)) {
            content.redirects.remove(at);
        }
        content
    }
}

fn leads_to_page(to: &str, content: &Content) -> bool {
    to.starts_with('/') && resolve(to, "", content).status() == 200
}

fn path(input: &mut Input) -> String {
    if input.flag() { input.text() } else { format!("/{}", input.pieces(&PIECES)) }
}

/// Checks that a redirect is a printable path of this site that leads to a page in one step, and that a page's own path
/// resolves to that page.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let content = Content::read(&mut input);
    let path = match input.pick(&[0, 1, 2]) {
        Some(1) => content.redirects.first().map(|(from, _)| from.clone()).unwrap_or_default(),
        Some(2) => content.pages.first().cloned().unwrap_or_default(),
        _ => path(&mut input),
    };
    let query = if input.flag() { input.text() } else { String::new() };
    match resolve(&path, &query, &content) {
        Resolution::Redirect { to } => {
            assert!(
                to.starts_with('/') && !to.starts_with("//") && to.bytes().all(|byte| byte.is_ascii_graphic()),
                "{to:?}"
            );
            let (path, query) = to.split_once('?').unwrap_or((&to, ""));
            let answer = resolve(path, query, &content);
            assert!(matches!(answer, Resolution::Page { .. }), "{to:?} is redirected to and answers {answer:?}");
        }
        Resolution::Page { route, path: own } => {
            assert_eq!(resolve(&own, &query, &content), Resolution::Page { route, path: own });
        }
        Resolution::NotFound => {}
    }
}
