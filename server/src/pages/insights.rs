//! `/insights`: one of the three lists.

use core_wasm::site::InsightsTab;
use serde::Serialize;

use super::insight_card::InsightCard;
use super::upcoming_event::{UpcomingEvent, upcoming_event};
use crate::content::Kind;
use crate::state::AppState;
use crate::store::StoreError;

/// The hub's data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InsightsData {
    /// Which list is shown.
    pub tab: InsightsTab,
    /// Its items, newest first.
    pub items: Vec<InsightCard>,
    /// The next event that takes bookings, on the events' tab.
    pub upcoming: Option<UpcomingEvent>,
}

/// Loads a tab's list.
pub async fn insights(state: &AppState, tab: InsightsTab) -> Result<InsightsData, StoreError> {
    let kind = match tab {
        InsightsTab::Events => Kind::Event,
        InsightsTab::News => Kind::News,
        InsightsTab::Blog => Kind::Blog,
    };
    let upcoming = if kind == Kind::Event { upcoming_event(state) } else { None };
    Ok(InsightsData { tab, items: cards(state, kind).await?, upcoming })
}

/// The public cards of a kind, newest first.
pub async fn cards(state: &AppState, kind: Kind) -> Result<Vec<InsightCard>, StoreError> {
    let cards = state.store.cards(kind, state.clock.now_ms()).await?;
    Ok(cards.into_iter().map(|card| InsightCard::new(card, &state.site_media)).collect())
}
