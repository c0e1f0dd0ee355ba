//! The addresses that content defines, as seen by the caller.

use super::routes::landing_token;

/// Pages, redirects and landings. All paths are canonical.
pub trait Addresses {
    /// Returns true when a published document has this path.
    fn is_page(&self, path: &str) -> bool;

    /// Returns the target of an old address. Implementors guarantee that [`resolve`](super::resolve) returns a page for
    /// it, so that nothing redirects twice.
    fn redirect(&self, path: &str) -> Option<String>;

    /// Returns true when a landing has this token, its event ended or not.
    fn is_landing(&self, token: &str) -> bool;
}

/// Returns the target of an old address. `/events/{name}` counts as `/{name}` if that leads to an event.
pub(super) fn redirect_target(path: &str, addresses: &impl Addresses) -> Option<String> {
    if landing_token(path).is_some_and(|token| addresses.is_landing(token)) {
        return None;
    }
    let under_events = || {
        let old = path.strip_prefix("/events").filter(|old| old.starts_with('/'))?;
        addresses.redirect(old).filter(|to| to.starts_with("/events/"))
    };
    // An event may have the name of its old address.
    addresses.redirect(path).or_else(under_events).filter(|to| to != path)
}
