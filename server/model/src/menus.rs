//! The navigation menus: bar, slide-in menu and footer.

use garde::Validate;
use macro_rules_attribute::apply;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::values::{Anchor, Href, Line, Link, PagePath};
use crate::attributes::{document, view};

/// All menus of the site.
#[apply(view!)]
pub struct Menus {
    /// The link of the logo.
    pub home: Link,
    /// The headings of the bar, each with its dropdown.
    #[garde(length(max = 8), dive)]
    pub dropdowns: Vec<Dropdown>,
    /// The links next to the headings.
    #[garde(length(max = 6))]
    pub links: Vec<Link>,
    /// The button at the end of the bar.
    pub contact: Link,
    /// The menu behind the round button.
    #[garde(length(min = 1, max = 20), dive)]
    pub slide_in: Vec<SlideInEntry>,
    /// The footer.
    #[garde(dive)]
    pub footer: Footer,
}

impl Menus {
    /// Returns the addresses of all links; an address may occur more than once.
    pub fn hrefs(&self) -> impl Iterator<Item = &Href> {
        let dropdowns = self.dropdowns.iter().flat_map(|dropdown| &dropdown.items).map(|item| &item.href);
        let slide_in = self.slide_in.iter().flat_map(|entry| match entry {
            SlideInEntry::Group(group) => group.items.as_slice(),
            SlideInEntry::Link(link) => std::slice::from_ref(link),
        });
        let lists = self.footer.lists.iter().flat_map(|list| &list.links);
        let links = [&self.home, &self.contact, &self.footer.action].into_iter().chain(&self.links);
        dropdowns.chain(links.chain(slide_in).chain(lists).map(|link| &link.href))
    }
}

/// A heading of the bar with its dropdown.
#[apply(view!)]
pub struct Dropdown {
    /// The id of the dropdown, unique within the menus.
    pub id: Anchor,
    /// The heading.
    pub label: Line,
    /// The first path segment of the pages on which the heading is highlighted.
    pub section: Option<Anchor>,
    /// True if the dropdown has two columns.
    #[serde(default)]
    pub wide: bool,
    /// The links of the dropdown.
    #[garde(length(min = 1, max = 16))]
    pub items: Vec<DropdownItem>,
}

/// A link of a dropdown.
#[apply(view!)]
pub struct DropdownItem {
    /// The visible text.
    pub label: Line,
    /// Address of the page, optionally with a query.
    pub href: Href,
    /// A short description below the label.
    pub line: Option<Line>,
}

/// An entry of the slide-in menu.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum SlideInEntry {
    /// A heading that expands to a list.
    Group(#[garde(dive)] SlideInGroup),
    /// A link.
    Link(#[garde(skip)] Link),
}

/// A heading of the slide-in menu with its list.
#[apply(view!)]
pub struct SlideInGroup {
    /// The id of the dropdown that it corresponds to.
    pub id: Anchor,
    /// The heading.
    pub label: Line,
    /// The links of the list.
    #[garde(length(min = 1, max = 16))]
    pub items: Vec<Link>,
}

/// The footer: a call to action and lists of links.
#[apply(view!)]
pub struct Footer {
    /// The text of the call to action.
    pub claim: Line,
    /// A sentence below it.
    pub text: Option<Line>,
    /// The button of the call to action.
    pub action: Link,
    /// The lists of links.
    #[garde(length(min = 1, max = 6), dive)]
    pub lists: Vec<FooterList>,
    /// The heading of the offices.
    pub offices_title: Line,
}

/// A list of links in the footer.
#[apply(view!)]
pub struct FooterList {
    /// The heading.
    pub title: Line,
    /// The links.
    #[garde(length(min = 1, max = 24))]
    pub links: Vec<Link>,
}

/// Redirects from old addresses.
#[apply(document!)]
#[derive(Default)]
pub struct Redirects {
    /// The redirects, in any order.
    #[garde(length(max = 2000))]
    pub redirects: Vec<Redirect>,
}

/// A redirect from an old address.
#[apply(document!)]
pub struct Redirect {
    /// The old address.
    pub from: PagePath,
    /// The page that replaces it.
    pub to: PagePath,
}
