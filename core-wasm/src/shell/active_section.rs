//! The menu heading that a path belongs to.

use crate::site::is_detail_path;

/// Segment of the dropdown with the insights hub's tabs.
const INSIGHTS: &str = "insights";

/// Returns the id of the heading that the bar highlights. `sections` are the dropdowns in order, each with its path
/// segment and id; the first whose segment the path contains, at any position, wins. An empty segment highlights
/// nothing. Excludes insights, where the active tab is highlighted instead.
pub fn active_section<'a>(path: &str, sections: &[(&str, &'a str)]) -> Option<&'a str> {
    let highlights = |segment: &str| !segment.is_empty() && segment != INSIGHTS && path.contains(segment);
    sections.iter().find(|(segment, _)| highlights(segment)).map(|(_, id)| *id)
}

/// Returns the id of the group that the slide-in menu highlights: the bar's section, or Insights on the hub and its
/// detail pages.
pub fn active_group<'a>(path: &str, sections: &[(&str, &'a str)]) -> Option<&'a str> {
    if path == "/insights" || is_detail_path(path) {
        sections.iter().find(|(segment, _)| *segment == INSIGHTS).map(|(_, id)| *id)
    } else {
        active_section(path, sections)
    }
}
