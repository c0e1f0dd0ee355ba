//! Signed webhook calls.

use hmac::{Hmac, KeyInit, Mac};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use serde_json::json;
use sha2::Sha256;

use super::error::DeliveryError;
use super::limits::DeliveryLimits;
use crate::config::WebhookTarget;
use model::Webhook;
use model::clock::rfc3339;
use store::LeasedMessage;

/// Calls one address.
#[derive(Debug, Clone)]
pub(super) struct WebhookClient {
    client: Client,
    target: WebhookTarget,
}

impl WebhookClient {
    pub(super) fn new(target: &WebhookTarget, limits: DeliveryLimits) -> Result<Self, reqwest::Error> {
        drop(rustls::crypto::ring::default_provider().install_default());
        let client = Client::builder()
            .timeout(limits.call)
            // No redirects: the call carries personal data, which may go only to the configured address.
            .redirect(Policy::none())
            .user_agent(concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION")))
            .build()?;
        Ok(Self { client, target: target.clone() })
    }

    /// Makes a call. Any status from 200 to 299 is success.
    pub(super) async fn call(&self, row: &LeasedMessage, webhook: &Webhook, now_ms: i64) -> Result<(), DeliveryError> {
        let timestamp = (now_ms / 1000).to_string();
        let body = json!({
            "id": row.id,
            "event": webhook.event,
            "createdAt": rfc3339(row.created_at),
            "data": webhook.payload,
        })
        .to_string();
        let signature = signature(&self.target.secret, &timestamp, &body);
        let request = self
            .client
            .post(&self.target.url)
            .header("content-type", "application/json")
            .header("webhook-id", &row.id)
            .header("webhook-timestamp", timestamp)
            .header("webhook-signature", format!("sha256={signature}"))
            .body(body);
        match request.send().await {
            Ok(response) if response.status().is_success() => Ok(()),
            Ok(response) => Err(answered(response.status())),
            Err(cause) if cause.is_timeout() => Err(DeliveryError::Passing("the program took too long".to_owned())),
            Err(_) => Err(DeliveryError::Passing("the program was not reached".to_owned())),
        }
    }
}

fn answered(status: StatusCode) -> DeliveryError {
    let text = format!("the program answered {}", status.as_u16());
    let passing = [StatusCode::REQUEST_TIMEOUT, StatusCode::TOO_EARLY, StatusCode::TOO_MANY_REQUESTS];
    if status.is_client_error() && !passing.contains(&status) {
        DeliveryError::Refused(text)
    } else {
        DeliveryError::Passing(text)
    }
}

/// Returns the HMAC-SHA256 of timestamp, dot and body, in hexadecimal. The timestamp lets the receiver reject a
/// replayed call.
pub fn signature(secret: &str, timestamp: &str, body: &str) -> String {
    // HMAC accepts keys of any length.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return String::new() };
    for part in [timestamp, ".", body] {
        mac.update(part.as_bytes());
    }
    hex::encode(mac.finalize().into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_hmac_sha256_over_timestamp_and_body() {
        // openssl: printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac 0123456789abcdef
        let expected = "9eb18f493f8ec135d9eb2dad817c369bb4e9cbfa818657897a7437c1cd8c3a23";
        assert_eq!(signature("0123456789abcdef", "1700000000", "{\"a\":1}"), expected);
    }
}
