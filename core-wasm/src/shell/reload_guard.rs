//! Recovery from the browser's error that a node could not be removed.
//!
//! Extensions and page translators move nodes that React owns; React's next removal then fails and the view is lost. A
//! reload recovers, but must not repeat endlessly.

use serde::Serialize;

/// Limit of reloads per session: reloading does not help a page that keeps failing under new paths.
pub const RELOADS_MAX: usize = 32;

/// The browsers' wordings of the error; all parts of one have to occur in the message.
const WORDINGS: [&[&str]; 3] = [
    // Chrome: "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node."
    &["Failed to execute 'removeChild' on 'Node'"],
    // Firefox: "Node.removeChild: The node to be removed is not a child of this node"
    &["Node.removeChild", "not a child of this node"],
    // Safari, for any node that is missing: "The object can not be found here."
    &["The object can not be found here"],
];

/// The decision about an error.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum ReloadDecision {
    /// Another error: do nothing.
    Ignore,
    /// Warn, keep `stored` in the session's storage, and reload.
    Reload {
        /// The failing paths of this session, one per line, the latest last.
        stored: String,
    },
    /// Warn only: this path was reloaded before.
    Skip,
}

/// Returns true when an error's message says that a node could not be removed.
#[must_use]
pub fn is_failed_node_removal(message: &str) -> bool {
    WORDINGS.iter().any(|wording| wording.iter().all(|part| message.contains(*part)))
}

/// Decides about an error's `message` on the page at `path`, given the session's stored value (initially empty). A path
/// is reloaded at most once per session.
#[must_use]
pub fn reload_guard(message: &str, stored: &str, path: &str) -> ReloadDecision {
    if !is_failed_node_removal(message) {
        return ReloadDecision::Ignore;
    }
    // A path contains no line breaks; a hostile one must not look like two paths.
    let path: String = path.chars().filter(|c| !c.is_control()).collect();
    let failed = || stored.split('\n').filter(|line| !line.is_empty());
    if path.is_empty() || failed().any(|line| line == path) || failed().count() >= RELOADS_MAX {
        return ReloadDecision::Skip;
    }
    ReloadDecision::Reload { stored: failed().chain([path.as_str()]).collect::<Vec<_>>().join("\n") }
}
