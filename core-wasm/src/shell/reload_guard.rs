//! What to do about the browser's error that a node could not be removed.
//!
//! Extensions and page translators move nodes that React owns; its next removal then fails and the view is lost.
//! A reload mends that, but must not repeat itself (document 1, section 8).

use crate::text::{contains, join, parts};
use serde::Serialize;

/// Most reloads in a session. A page that keeps failing under ever new paths is not mended by reloading.
pub const RELOADS_MAX: usize = 32;

/// How the browsers word the error; all of these must occur in its message.
const WORDINGS: [&[&str]; 3] = [
    // Chrome: "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node."
    &["Failed to execute 'removeChild' on 'Node'"],
    // Firefox: "Node.removeChild: The node to be removed is not a child of this node"
    &["Node.removeChild", "not a child of this node"],
    // Safari, for any node that is not where it was: "The object can not be found here."
    &["The object can not be found here"],
];

/// What the page does about an error.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum ReloadDecision {
    /// Nothing: it is another error.
    Ignore,
    /// Warn, keep `stored` in the session's storage, reload.
    Reload {
        /// The failing paths of this session, one a line, the last one last.
        stored: String,
    },
    /// Warn only: this path has been reloaded before.
    Skip,
}

/// Whether a browser's error `message` says that a node could not be removed.
#[must_use]
pub fn is_failed_node_removal(message: &str) -> bool {
    WORDINGS.iter().any(|wording| wording.iter().all(|part| contains(message, part)))
}

/// Decides about an error's `message` on the page at `path`, given what the session's storage keeps (empty at
/// first). A path is reloaded at most once in a session.
#[must_use]
pub fn reload_guard(message: &str, stored: &str, path: &str) -> ReloadDecision {
    if !is_failed_node_removal(message) {
        return ReloadDecision::Ignore;
    }
    // A path holds no line break; in a hostile one it must not look like two paths.
    let path: String = path.chars().filter(|c| !c.is_control()).collect();
    let failed = || parts(stored, b"\n").filter(|line| !line.is_empty());
    if path.is_empty() || failed().any(|line| line == path) || failed().count() >= RELOADS_MAX {
        return ReloadDecision::Skip;
    }
    ReloadDecision::Reload { stored: join(failed().chain([path.as_str()]), "\n") }
}
