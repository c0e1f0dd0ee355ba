//! Which heading of the navigation belongs to the path.

use crate::site::{DropdownId, Family, is_detail_path};
use crate::text::contains;

/// What a path contains, and the heading that is then highlighted (document 1, section 2.3).
const SECTIONS: [(&str, DropdownId); 4] = [
    (Family::AiServices.segment(), DropdownId::Ai),
    (Family::CloudServices.segment(), DropdownId::Cl),
    ("products", DropdownId::Pd),
    ("industries", DropdownId::Id),
];

/// The heading that the header highlights: the first of the four sections whose name the path contains, anywhere,
/// as the specification has it. Insights is not among them; there the active tab is highlighted.
#[must_use]
pub fn active_section(path: &str) -> Option<DropdownId> {
    SECTIONS.into_iter().find(|(name, _)| contains(path, name)).map(|(_, section)| section)
}

/// The group that the slide-in menu highlights: the header's section, or Insights on the hub and its detail pages.
#[must_use]
pub fn active_group(path: &str) -> Option<DropdownId> {
    if path == "/insights" || is_detail_path(path) { Some(DropdownId::Insights) } else { active_section(path) }
}
