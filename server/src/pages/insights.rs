//! `/insights`: the hub with its three lists.

use core_wasm::site::InsightsTab;
use serde::Serialize;

use super::insight_card::InsightCard;
use super::upcoming_event::{UpcomingEvent, upcoming_event};
use crate::content::model::Kind;
use crate::state::AppState;

/// Data of the hub.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct InsightsData {
    #[cfg_attr(test, ts(type = "InsightsTab"))]
    pub tab: InsightsTab,
    /// Newest first.
    pub items: Vec<InsightCard>,
    /// The next event that can be booked, on the events tab.
    pub upcoming: Option<UpcomingEvent>,
}

impl InsightsData {
    /// Returns an empty list, for error pages.
    pub fn without_items(tab: InsightsTab) -> Self {
        Self { tab, items: Vec::new(), upcoming: None }
    }
}

/// Returns the query of a tab's address; empty for the events tab.
pub(super) const fn tab_query(tab: InsightsTab) -> &'static str {
    match tab {
        InsightsTab::Blog => "tab=blog",
        InsightsTab::Events => "",
        InsightsTab::News => "tab=news",
    }
}

/// Returns the data of a tab.
pub fn insights(state: &AppState, tab: InsightsTab) -> InsightsData {
    let kind = Kind::of_tab(tab);
    let upcoming = if kind == Kind::Event { upcoming_event(state) } else { None };
    InsightsData { tab, items: cards(state, kind), upcoming }
}

/// Returns the public cards of a kind, newest first.
pub fn cards(state: &AppState, kind: Kind) -> Vec<InsightCard> {
    let content = state.content();
    content.cards(kind, state.clock.now_ms()).map(|card| InsightCard::new(card, &state.site_media)).collect()
}
