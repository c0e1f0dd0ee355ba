//! The data of a page: the input of the renderer, and the response to client-side navigation.

use core_wasm::forms::FormSnapshot;
use core_wasm::site::Route;
use serde::Serialize;
use serde_json::Value;

use model::Edition;
use model::PageKind;

/// A page as its view receives it.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
pub struct PagePayload {
    /// The canonical path.
    pub path: String,
    /// The canonical query, without the question mark.
    pub query: String,
    /// HTTP status of the response.
    pub status: u16,
    /// The route, which selects the view.
    #[ts(type = "Route")]
    pub route: Route,
    /// The page's place in the menus.
    pub section: MenuPlace,
    /// The sections, for a page that consists of sections.
    pub document: Option<PageBody>,
    /// The data of a route with its own view.
    #[ts(type = "unknown")]
    pub data: Value,
    /// The initial snapshots of that view's machines.
    pub machines: Option<LandingMachines>,
    /// True for the page of a draft, which only a signed address shows.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub preview: bool,
    /// The edition in which the page was built.
    #[serde(rename = "version")]
    #[ts(type = "string")]
    pub edition: Edition,
}

/// A page's place in the menus, by ids of dropdowns.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct MenuPlace {
    /// The highlighted heading of the bar.
    pub heading: Option<String>,
    /// The highlighted and open group of the slide-in menu.
    pub group: Option<String>,
}

/// A page that consists of sections.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct PageBody {
    /// The kind of the page.
    pub kind: PageKind,
    /// The name of the page in breadcrumbs.
    pub label: String,
    /// The title for search engines, shared links and the browser tab.
    pub title: String,
    /// The description for search engines and shared links.
    pub description: String,
    /// The canonical path, if it differs from the page's own.
    pub canonical: Option<String>,
    /// True to exclude the page from search engines.
    pub unlisted: bool,
    /// The name of the share image's picture.
    pub share: Option<String>,
    /// Structured data (schema.org), which only the document's head has.
    #[serde(skip)]
    pub json_ld: Vec<Value>,
    /// The sections, in display order.
    #[ts(type = "PageSection[]")]
    pub sections: Vec<PageSection>,
}

/// A section of a page.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PageSection {
    /// The kind, which is the name of the view.
    pub kind: String,
    /// The id, the target of links; unique on the page.
    pub id: String,
    /// The editor's fields, with tokens replaced.
    pub props: Value,
    /// The data that the server adds.
    pub data: Value,
}

impl PageSection {
    /// Creates the only section of its kind on a page, without server data. The kind is a single word.
    pub fn plain(kind: &str, props: Value) -> Self {
        Self { kind: kind.to_owned(), id: kind.to_owned(), props, data: Value::Null }
    }
}

/// Initial snapshots of a landing's machines.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct LandingMachines {
    /// Snapshot of the contact form.
    #[ts(type = "FormSnapshot")]
    pub contact: FormSnapshot,
    /// Snapshot of the booking form.
    #[ts(type = "FormSnapshot")]
    pub booking: FormSnapshot,
}
