//! The owner's program that is notified of leads and bookings: `[webhook]`.

use std::fmt;

use serde::{Deserialize, Deserializer};

use super::file::Fault;
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

/// The table of the file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WebhookTable {
    #[serde(default, deserialize_with = "url")]
    url: Option<String>,
}

impl WebhookTable {
    /// Returns the webhook. The secret comes from the environment, so that no file contains it.
    pub(super) fn target(self, secret: Option<&str>) -> Result<Option<WebhookTarget>, Fault> {
        match (self.url, secret) {
            (None, _) => Ok(None),
            (Some(url), Some(secret)) => Ok(Some(WebhookTarget { url, secret: secret.to_owned() })),
            (Some(_), None) => {
                Err(Fault::new("webhook.url", "WEBHOOK_SECRET, which signs the calls, is not set in the environment"))
            }
        }
    }
}

fn url<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    values::parsed(deserializer, "an address (https://…)", values::web_url)
}
