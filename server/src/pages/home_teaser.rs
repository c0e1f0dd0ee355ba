//! The home page's data: a teaser of news, a blog post and an event, and the next event.

use serde::Serialize;

use super::insight_card::InsightCard;
use super::upcoming_event::{UpcomingEvent, upcoming_event};
use crate::content::Kind;
use crate::state::AppState;
use crate::store::StoreError;

/// The order in which the teaser shows them.
const ORDER: [Kind; 3] = [Kind::News, Kind::Blog, Kind::Event];

/// The home page's data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HomeData {
    /// Up to three cards. A kind without an item is left out.
    pub teaser: Vec<InsightCard>,
    /// The next event that takes bookings.
    pub upcoming: Option<UpcomingEvent>,
}

/// Loads the page; the teaser has, of each kind, the newest that is marked as featured, else the newest.
pub async fn home(state: &AppState) -> Result<HomeData, StoreError> {
    let now_ms = state.clock.now_ms();
    let mut teaser = Vec::with_capacity(ORDER.len());
    for kind in ORDER {
        let mut cards = state.store.cards(kind, now_ms).await?;
        let chosen = cards.iter().position(|card| card.featured).unwrap_or(0);
        if chosen < cards.len() {
            teaser.push(InsightCard::new(cards.swap_remove(chosen), &state.site_media));
        }
    }
    Ok(HomeData { teaser, upcoming: upcoming_event(state) })
}
