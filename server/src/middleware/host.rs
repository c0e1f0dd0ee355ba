//! Refusal of requests that do not name one host.

use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::http::Problem;
use crate::state::AppState;

/// Refuses a request with several `Host` headers, of which a proxy may read another than the server, and one of HTTP/1.1
/// without any (RFC 9112, section 3.2). HTTP/1.0 needs none.
pub async fn require_host(request: Request, next: Next) -> Response {
    let hosts = request.headers().get_all(HOST).iter().count();
    if hosts > 1 || (hosts == 0 && request.version() == Version::HTTP_11) {
        return Problem::new(StatusCode::BAD_REQUEST, "A request has one Host header.").into_response();
    }
    next.run(request).await
}

/// Logs a host that the settings don't name: a proxy or a domain may be set up wrong. Health checks name the machine.
pub async fn log_unknown_host(State(state): State<AppState>, request: Request, next: Next) -> Response {
    if state.config.service.public_url.is_some()
        && !matches!(request.uri().path(), "/healthz" | "/readyz")
        && let Some(host) = unknown_host(request.headers(), &state.origin)
        && state.rate_limiter.take_log_line("host")
    {
        tracing::info!(?host, expected = state.origin, "a request names another host than PUBLIC_URL");
    }
    next.run(request).await
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
    fn host_is_compared_without_case_and_port() {
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
