//! The addresses that content defines, as seen by the caller.

use super::insights_tab::InsightsTab;

/// Pages, redirects and landings. All paths are canonical.
pub trait Addresses {
    /// Returns true when a published document has this path.
    fn is_page(&self, path: &str) -> bool;

    /// Returns the target of an old address. Implementors guarantee that [`resolve`](super::resolve) returns a page for
    /// it, so that nothing redirects twice.
    fn redirect(&self, path: &str) -> Option<String>;

    /// Returns true when a landing has this token, its event ended or not.
    fn is_landing(&self, token: &str) -> bool;

    /// Returns the tabs of the insights hub, in display order; the first is the default.
    fn insights_tabs(&self) -> Vec<InsightsTab>;
}
