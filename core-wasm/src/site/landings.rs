//! Standalone event landing pages: `/{token}`, configured by the owner.

use serde::{Deserialize, Serialize};

use super::redirects::{self, ORACLE_AI_WORLD_2025};
use super::routes;
use super::slug::is_slug;
use crate::text::join;

/// The owner's event landings. Server and browser hand the same value to [`resolve`](super::resolve).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Landings {
    /// Every landing's token, ended events among them. One that [`is_landing_token`] refuses has no page.
    pub tokens: Vec<String>,
    /// The token that `/oracle-ai-world-2025` leads to. Without one, or with one that is not among `tokens`,
    /// that path is not found, for a redirect never leads to a missing page.
    pub oracle_ai_world_2025: Option<String>,
}

impl Landings {
    /// Whether `/{token}` is a landing page.
    #[must_use]
    pub fn contains(&self, token: &str) -> bool {
        is_landing_token(token) && self.tokens.iter().any(|known| known == token)
    }

    /// Where `/oracle-ai-world-2025` redirects to. `None` as well when that is a landing's own token, which is
    /// then served and not redirected to itself.
    pub(super) fn oracle_ai_world_2025_target(&self) -> Option<String> {
        let token = self.oracle_ai_world_2025.as_deref()?;
        (self.contains(token) && !self.contains(ORACLE_AI_WORLD_2025)).then(|| join(["/", token], ""))
    }
}

/// Whether `token` may name a landing: a slug that hides neither a page nor a section nor a redirect of the site.
/// The configuration's check asks this.
#[must_use]
pub fn is_landing_token(token: &str) -> bool {
    is_slug(token)
        && (token == ORACLE_AI_WORLD_2025 || !redirects::is_fixed_source(token))
        && !routes::is_reserved_segment(token)
}
