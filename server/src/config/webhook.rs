//! The owner's program that is notified of leads and bookings: `[webhook]`.

use std::fmt;

use super::error::ConfigError;
use super::section::Section;
use super::values;

/// Shortest secret, in bytes: a signature is no stronger than its key.
pub(super) const SHORTEST_SECRET: usize = 16;

/// The webhook's address and key.
#[derive(Clone, PartialEq, Eq)]
pub struct WebhookTarget {
    pub url: String,
    /// Key of the signature, shared with the owner's program.
    pub secret: String,
}

impl fmt::Debug for WebhookTarget {
    /// Omits the secret, so that it is never logged.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "WebhookTarget({})", self.url)
    }
}

/// Reads `[webhook]`. The secret comes from the environment, so that no file contains it.
pub(super) fn read(file: &Section<'_>, secret: Option<&str>) -> Result<Option<WebhookTarget>, ConfigError> {
    let section = file.section_or_empty("webhook", &["url"])?;
    let Some(url) = section.optional("url", "an address (https://…)", values::url)? else { return Ok(None) };
    match secret {
        Some(secret) => Ok(Some(WebhookTarget { url, secret: secret.to_owned() })),
        None => Err(section.refuse("url", "WEBHOOK_SECRET, which signs the calls, is not set in the environment")),
    }
}
