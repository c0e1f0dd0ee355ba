//! The teaser of the insights hub: a piece of news, a blog post and an event.

use super::insight_card::InsightCard;
use crate::app::state::AppState;
use crate::site::site_content::SiteContent;
use model::Kind;

/// Kinds in display order.
const ORDER: [Kind; 3] = [Kind::News, Kind::Blog, Kind::Event];

/// Returns up to three cards: of each kind the newest featured item, otherwise the newest. Kinds without items are left
/// out.
pub(super) fn insights_teaser(state: &AppState, content: &SiteContent) -> Vec<InsightCard> {
    let chosen = |kind| {
        let featured = content.cards(kind).find(|card| card.featured);
        featured.or_else(|| content.cards(kind).next())
    };
    ORDER
        .into_iter()
        .filter_map(chosen)
        .map(|card| InsightCard::new(card, &content.formats, &state.site_media))
        .collect()
}
