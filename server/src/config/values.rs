//! Readers of single values. Each returns `None` for a value of another kind.

use std::net::{Ipv4Addr, Ipv6Addr};

use reqwest::Url;
use toml::de::DeValue;

use model::EmailAddress;

/// Longest text, in characters: enough for a line of an address.
const LONGEST_TEXT: usize = 200;

/// Reads a line of text that is not blank.
pub(super) fn text(value: &DeValue<'_>) -> Option<String> {
    let text = value.as_str()?.trim();
    let fits = !text.is_empty() && text.chars().count() <= LONGEST_TEXT && !text.chars().any(char::is_control);
    fits.then(|| text.to_owned())
}

fn list(value: &DeValue<'_>, read: fn(&DeValue<'_>) -> Option<String>) -> Option<Vec<String>> {
    let items: Option<Vec<String>> = value.as_array()?.iter().map(|item| read(item.get_ref())).collect();
    items.filter(|items| !items.is_empty())
}

/// Reads `true` or `false`.
pub(super) fn flag(value: &DeValue<'_>) -> Option<bool> {
    value.as_bool()
}

/// Reads a whole number from `low` to `high`.
pub(super) fn integer(value: &DeValue<'_>, low: i64, high: i64) -> Option<i64> {
    let digits = value.as_integer()?;
    let number = i64::from_str_radix(digits.as_str(), digits.radix()).ok()?;
    (low..=high).contains(&number).then_some(number)
}

/// Reads degrees from `-limit` to `limit`, whole or with a decimal point.
pub(super) fn degrees(value: &DeValue<'_>, limit: f64) -> Option<f64> {
    let whole = || value.as_integer().filter(|digits| digits.radix() == 10).map(|digits| digits.as_str());
    let text = value.as_float().map(|float| float.as_str()).or_else(whole)?;
    text.parse().ok().filter(|degrees: &f64| degrees.abs() <= limit)
}

/// Reads a path segment: lower-case letters, digits and single hyphens.
pub(super) fn slug(value: &DeValue<'_>) -> Option<String> {
    let text = text(value)?;
    let plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    let joined = !text.starts_with('-') && !text.ends_with('-') && !text.contains("--");
    (plain && joined).then_some(text)
}

/// Reads an e-mail address that mails can be sent to and from by every mail server: its local part is ASCII. Its domain
/// is written in ASCII from here on, as headers have it.
pub(super) fn email(value: &DeValue<'_>) -> Option<String> {
    EmailAddress::try_from(text(value)?).ok().map(|address| address.to_ascii())
}

/// Reads one or more e-mail addresses.
pub(super) fn emails(value: &DeValue<'_>) -> Option<Vec<String>> {
    list(value, email)
}

/// Reads an absolute HTTP(S) address.
pub(super) fn url(value: &DeValue<'_>) -> Option<String> {
    web_url(&text(value)?)
}

/// Reads an origin: scheme, host and port, without a path. Removes a trailing slash.
pub(super) fn origin(value: &DeValue<'_>) -> Option<String> {
    web_origin(&text(value)?)
}

/// Validates text as for [`url`].
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
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if let Some(address) = authority.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return address.0.parse::<Ipv6Addr>().is_ok_and(|address| address.is_loopback());
    }
    let host = authority.split_once(':').map_or(authority, |(host, _)| host);
    host.eq_ignore_ascii_case("localhost") || host.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback())
}

/// Validates text as for [`origin`].
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
            "http://2130706433/",
            "http://example?//localhost",
        ] {
            assert!(!is_loopback(url), "{url}");
        }
    }
}
