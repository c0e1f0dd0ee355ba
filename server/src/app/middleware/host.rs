//! The log line about a host that the settings don't name.

use axum::http::HeaderMap;
use axum::http::header::HOST;

use crate::app::state::AppState;

/// Logs a host that the settings don't name: a proxy or a domain may be set up wrong. Health checks name the machine.
pub(super) fn log_unknown_host(state: &AppState, path: &str, headers: &HeaderMap) {
    if state.base.config.service.public_url.is_some()
        && !matches!(path, "/healthz" | "/readyz")
        && let Some(host) = unknown_host(headers, &state.origin)
        && state.rate_limiter.count_log_line("host")
    {
        tracing::info!(?host, expected = state.origin, "a request names another host than PUBLIC_URL");
    }
}

fn unknown_host<'a>(headers: &'a HeaderMap, origin: &str) -> Option<&'a str> {
    let host = headers.get(HOST)?.to_str().ok()?;
    let own = origin.split_once("://").map_or(origin, |(_, host)| host);
    (!without_port(host).eq_ignore_ascii_case(without_port(own))).then_some(host)
}

fn without_port(host: &str) -> &str {
    let is_port = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    host.rsplit_once(':').filter(|(_, port)| is_port(port)).map_or(host, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn hosts_are_compared_without_case_and_port() {
        for (host, origin, unknown) in [
            ("www.acme.example", "https://www.acme.example", false),
            ("WWW.acme.example:443", "https://www.acme.example", false),
            ("www.acme.example", "https://www.acme.example:8443", false),
            ("[::1]:8080", "http://[::1]:9090", false),
            ("acme.example", "https://www.acme.example", true),
            ("127.0.0.1:8080", "https://www.acme.example", true),
        ] {
            let headers = HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))]);
            assert_eq!(unknown_host(&headers, origin).is_some(), unknown, "{host} at {origin}");
        }
    }
}
