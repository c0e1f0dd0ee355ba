//! Every menu of the site, with its labels and links in the order in which they stand (document 1, 2.3 and 2.4).

use serde::Serialize;

use super::catalogue::{Entry, Family, INDUSTRIES, PRODUCTS, SERVICES, Service};
use super::insights_tab::InsightsTab;

/// Greatest width of the AI Services and Cloud Services dropdowns, in CSS pixels (document 1, section 9).
pub const WIDE_DROPDOWN_WIDTH: u16 = 600;

/// Greatest width of the other dropdowns, in CSS pixels (document 1, section 9).
pub const NARROW_DROPDOWN_WIDTH: u16 = 250;

/// The five dropdowns, which are also the groups of the slide-in menu (document 1, section 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum DropdownId {
    /// AI Services
    Ai,
    /// Cloud Services
    Cl,
    /// Products
    Pd,
    /// Industries
    Id,
    /// Insights
    Insights,
}

impl DropdownId {
    /// Every dropdown in the order of the navigation bar.
    pub const ALL: [Self; 5] = [Self::Ai, Self::Cl, Self::Pd, Self::Id, Self::Insights];

    /// The dropdown of an id as it stands in the markup.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dropdown| dropdown.id() == id)
    }

    /// The id as it stands in the markup.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ai => "ai",
            Self::Cl => "cl",
            Self::Pd => "pd",
            Self::Id => "id",
            Self::Insights => "insights",
        }
    }

    /// The dropdown's heading.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Ai => Family::AiServices.label(),
            Self::Cl => Family::CloudServices.label(),
            Self::Pd => "Products",
            Self::Id => "Industries",
            Self::Insights => "Insights",
        }
    }

    const fn max_width(self) -> u16 {
        match self {
            Self::Ai | Self::Cl => WIDE_DROPDOWN_WIDTH,
            Self::Pd | Self::Id | Self::Insights => NARROW_DROPDOWN_WIDTH,
        }
    }

    fn items(self) -> Vec<Link> {
        match self {
            Self::Ai => services(Family::AiServices),
            Self::Cl => services(Family::CloudServices),
            Self::Pd => entries("products", &PRODUCTS),
            Self::Id => entries("industries", &INDUSTRIES),
            Self::Insights => tabs([InsightsTab::Blog, InsightsTab::Events, InsightsTab::News]),
        }
    }
}

/// A label and where it leads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Link {
    /// Visible text.
    pub label: &'static str,
    /// Canonical path, with a query where the page has one.
    pub href: String,
}

/// A heading of the navigation bar with the list that it opens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Dropdown {
    /// Which one.
    pub id: DropdownId,
    /// Its heading.
    pub label: &'static str,
    /// Greatest width in CSS pixels.
    pub max_width: u16,
    /// What it lists.
    pub items: Vec<Link>,
}

/// The bar at the top.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Navigation {
    /// The logo's link.
    pub home: Link,
    /// The five dropdowns.
    pub dropdowns: Vec<Dropdown>,
    /// Plain links beside them.
    pub links: Vec<Link>,
    /// The pill at the end.
    pub contact: Link,
}

/// A line of the slide-in menu.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum SlideInEntry {
    /// A heading that expands and collapses.
    Group {
        /// Which one.
        id: DropdownId,
        /// Its heading.
        label: &'static str,
        /// What it lists.
        items: Vec<Link>,
    },
    /// A plain link.
    Link {
        /// Visible text.
        label: &'static str,
        /// Canonical path.
        href: String,
    },
}

/// The footer's lists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Footer {
    /// The site's own pages.
    pub quick_links: Vec<Link>,
    /// All twelve services.
    pub services: Vec<Link>,
    /// The three products.
    pub products: Vec<Link>,
    /// The insights hub's tabs.
    pub insights: Vec<Link>,
}

/// All menus.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Menus {
    /// The bar at the top.
    pub navigation: Navigation,
    /// The menu behind the round button, without the social links, which belong to the owner's facts.
    pub slide_in: Vec<SlideInEntry>,
    /// The footer's lists.
    pub footer: Footer,
}

/// All menus, complete and in order.
#[must_use]
pub fn menus() -> Menus {
    let about = || link("About Us", "/about");
    let careers = || link("Careers", "/career");
    let contact = || link("Contact Us", "/contacts");
    let privacy = || link("Privacy Policy", "/privacy-policy");
    Menus {
        navigation: Navigation {
            home: link("Home", "/"),
            dropdowns: DropdownId::ALL.map(dropdown).into(),
            links: vec![about(), careers(), privacy()],
            contact: contact(),
        },
        slide_in: vec![
            slide_in_group(DropdownId::Insights),
            slide_in_link(careers()),
            slide_in_link(contact()),
            slide_in_link(about()),
            slide_in_group(DropdownId::Ai),
            slide_in_group(DropdownId::Cl),
            slide_in_group(DropdownId::Pd),
            slide_in_group(DropdownId::Id),
        ],
        footer: Footer {
            quick_links: vec![
                link("Home", "/"),
                about(),
                careers(),
                contact(),
                link("Search", "/search"),
                privacy(),
                link("Accessibility", "/accessibility"),
            ],
            services: SERVICES.iter().map(service).collect(),
            products: DropdownId::Pd.items(),
            insights: tabs([InsightsTab::Events, InsightsTab::News, InsightsTab::Blog]),
        },
    }
}

fn link(label: &'static str, href: &str) -> Link {
    Link { label, href: href.to_owned() }
}

fn dropdown(id: DropdownId) -> Dropdown {
    Dropdown { id, label: id.label(), max_width: id.max_width(), items: id.items() }
}

fn slide_in_link(Link { label, href }: Link) -> SlideInEntry {
    SlideInEntry::Link { label, href }
}

fn slide_in_group(id: DropdownId) -> SlideInEntry {
    let items = match id {
        DropdownId::Insights => tabs([InsightsTab::Blog, InsightsTab::News, InsightsTab::Events]),
        _ => id.items().into_iter().map(slide_in_item).collect(),
    };
    SlideInEntry::Group { id, label: id.label(), items }
}

/// In this menu Intelligent Virtual Assistants leads to FAW Xcelerator, as document 1, section 2.3 has it.
fn slide_in_item(item: Link) -> Link {
    if item.href == "/ai-services/intelligent-virtual-assistants" {
        link(item.label, "/cloud-services/faw-xcelerator")
    } else {
        item
    }
}

fn services(family: Family) -> Vec<Link> {
    SERVICES.iter().filter(|service| service.family == family).map(service).collect()
}

fn service(service: &Service) -> Link {
    Link { label: service.label, href: service.path() }
}

fn entries(section: &str, table: &'static [Entry]) -> Vec<Link> {
    table.iter().map(|entry| Link { label: entry.label, href: format!("/{section}/{}", entry.slug) }).collect()
}

fn tabs(tabs: [InsightsTab; 3]) -> Vec<Link> {
    tabs.into_iter().map(|tab| link(tab.label(), tab.href())).collect()
}
