//! The home page's teaser: news, a blog post, an event.

use serde::Serialize;

use super::insight_card::InsightCard;
use crate::content::Kind;
use crate::state::AppState;
use crate::store::StoreError;

/// The order in which the teaser shows them (document 1, section 2.4).
const ORDER: [Kind; 3] = [Kind::News, Kind::Blog, Kind::Event];

/// The home page's data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HomeData {
    /// Up to three cards. A kind without an item is left out.
    pub teaser: Vec<InsightCard>,
}

/// Loads, of each kind, the newest that is marked as featured, else the newest.
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
    Ok(HomeData { teaser })
}
