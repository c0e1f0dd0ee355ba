//! `/insights`: the hub with its three lists, each in pages.

use core_wasm::site::{InsightsTab, parameter};
use serde::Serialize;

use super::insight_card::InsightCard;
use super::upcoming_event::{UpcomingEvent, upcoming_event};
use crate::app::state::AppState;
use crate::site::site_content::SiteContent;
use content::ItemCard;
use model::Kind;

/// Cards on a page of a list: one that leads, and twelve that fill rows of two and of three.
pub const CARDS_PER_PAGE: usize = 13;

/// Data of the hub.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct InsightsData {
    #[ts(type = "InsightsTab")]
    pub tab: InsightsTab,
    /// Newest first.
    pub items: Vec<InsightCard>,
    /// The pages of the list; `None` if it fits on one.
    pub pagination: Option<Pagination>,
    /// The next event that can be booked, on the first page of the events.
    pub upcoming: Option<UpcomingEvent>,
}

impl InsightsData {
    /// Returns an empty list, for error pages.
    pub fn without_items(tab: InsightsTab) -> Self {
        Self { tab, items: Vec::new(), pagination: None, upcoming: None }
    }

    /// Returns the page of the list that this is.
    pub(super) fn page(&self) -> ListPage {
        ListPage { tab: self.tab, number: self.pagination.as_ref().map_or(1, |pages| pages.current) }
    }
}

/// The place of a page in its list, and the pages to link to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Pagination {
    /// The number of this page, from 1.
    pub current: usize,
    /// The number of pages.
    pub last: usize,
    /// The first page, the last one, and this one with its neighbours, in order.
    pub links: Vec<PageNumber>,
}

/// A page of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct PageNumber {
    pub number: usize,
    /// The query of its address, without the question mark.
    pub query: String,
}

/// A page of a tab's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ListPage {
    pub tab: InsightsTab,
    /// The number of the page, from 1.
    pub number: usize,
}

impl ListPage {
    /// Reads `page` from a query; the first page for a number that the list does not have.
    pub(super) fn from_query(content: &SiteContent, tab: InsightsTab, query: &str) -> Self {
        let asked = parameter(query, "page").and_then(|number| number.parse().ok()).unwrap_or(1);
        let cards = || content.cards(Kind::of_tab(tab)).count();
        let has = |number| number > 1 && number <= pages_of(cards());
        Self { tab, number: if has(asked) { asked } else { 1 } }
    }

    /// Returns the query of the page's address; empty for the first page of the default tab.
    pub(super) fn query(self, default: InsightsTab) -> String {
        let tab = (self.tab != default).then(|| format!("tab={}", Kind::of_tab(self.tab).folder()));
        let page = (self.number > 1).then(|| format!("page={}", self.number));
        tab.into_iter().chain(page).collect::<Vec<_>>().join("&")
    }

    fn pagination(self, default: InsightsTab, last: usize) -> Option<Pagination> {
        let is_near = |number: usize| number == 1 || number == last || number.abs_diff(self.number) <= 1;
        let links = (1..=last).filter(|number| is_near(*number)).map(|number| {
            let query = Self { number, ..self }.query(default);
            PageNumber { number, query }
        });
        (last > 1).then(|| Pagination { current: self.number, last, links: links.collect() })
    }
}

/// Returns the number of pages of a list, at least 1.
fn pages_of(cards: usize) -> usize {
    cards.div_ceil(CARDS_PER_PAGE).max(1)
}

pub(super) fn insights(state: &AppState, content: &SiteContent, page: ListPage) -> InsightsData {
    let kind = Kind::of_tab(page.tab);
    let cards: Vec<&ItemCard> = content.cards(kind).collect();
    let shown = cards.chunks(CARDS_PER_PAGE).nth(page.number - 1).unwrap_or_default();
    InsightsData {
        tab: page.tab,
        items: shown.iter().map(|card| InsightCard::new(card, &content.formats, &state.site_media)).collect(),
        pagination: page.pagination(content.default_tab(), pages_of(cards.len())),
        upcoming: if kind == Kind::Event && page.number == 1 { upcoming_event(state, content) } else { None },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_links_to_both_ends_and_its_neighbours() {
        let numbers = |number, last| {
            let page = ListPage { tab: InsightsTab::News, number };
            page.pagination(InsightsTab::Events, last)
                .map(|found| found.links.iter().map(|link| link.number).collect::<Vec<_>>())
        };
        for (number, last, expected) in [
            (1, 2, vec![1, 2]),
            (1, 9, vec![1, 2, 9]),
            (2, 9, vec![1, 2, 3, 9]),
            (5, 9, vec![1, 4, 5, 6, 9]),
            (9, 9, vec![1, 8, 9]),
        ] {
            assert_eq!(numbers(number, last), Some(expected), "{number} of {last}");
        }
        assert_eq!(numbers(1, 1), None);
    }

    #[test]
    fn the_first_page_of_the_default_tab_has_no_query() {
        use InsightsTab::{Blog, Events, News};
        for (tab, number, default, query) in [
            (Events, 1, Events, ""),
            (Events, 2, Events, "page=2"),
            (Blog, 1, Events, "tab=blog"),
            (News, 3, Events, "tab=news&page=3"),
            (Blog, 1, Blog, ""),
            (Events, 2, Blog, "tab=events&page=2"),
        ] {
            assert_eq!(ListPage { tab, number }.query(default), query);
        }
    }
}
