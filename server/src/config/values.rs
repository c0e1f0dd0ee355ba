//! Readers of single values.

use std::net::IpAddr;

use reqwest::Url;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// Deserialises a text that `read` accepts; `T` is its type or an option of that.
pub(super) fn parsed<'de, D: Deserializer<'de>, V, T: From<V>>(
    deserializer: D,
    expected: &str,
    read: impl FnOnce(&str) -> Option<V>,
) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    read(&text).map(T::from).ok_or_else(|| D::Error::custom(format!("expected {expected}, found {text:?}")))
}

/// Returns an absolute HTTP(S) address.
pub(super) fn web_url(text: &str) -> Option<String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let plain = Url::parse(text).is_ok()
        && host.bytes().any(|byte| byte.is_ascii_alphanumeric())
        && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
        && rest.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>\\^`{|}".contains(&byte));
    plain.then(|| text.to_owned())
}

/// Returns true when an address names this machine.
pub(crate) fn is_loopback(url: &str) -> bool {
    let url = Url::parse(url).ok();
    let host = url.as_ref().and_then(Url::host_str).unwrap_or_default();
    host == "localhost" || host.trim_matches(['[', ']']).parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

/// Returns an origin: scheme, host and port, without a path. Removes a trailing slash.
pub(super) fn web_origin(text: &str) -> Option<String> {
    let text = text.strip_suffix('/').unwrap_or(text);
    let (_, host) = text.split_once("://")?;
    if host.contains(['/', '?', '#']) {
        return None;
    }
    web_url(text).map(|origin| origin.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn similar_names_are_not_loopback_addresses() {
        for url in [
            "http://127.0.0.1",
            "http://127.9.9.9:1/a",
            "http://localhost:8080/a",
            "http://LOCALHOST",
            "http://[::1]:80/",
        ] {
            assert!(is_loopback(url), "{url}");
        }
        for url in [
            "http://127.0.0.1.example",
            "http://localhost.example/",
            "http://example/127.0.0.1",
            "http://[::2]/",
            "http://10.0.0.1",
            "http://0.0.0.0",
            "http://example?//localhost",
        ] {
            assert!(!is_loopback(url), "{url}");
        }
    }
}
