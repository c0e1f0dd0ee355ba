//! Protection against cross-site request forgery.

use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, StatusCode};

use crate::app::state::AppState;
use crate::http::Problem;

/// The relation of a request to the page that caused it (Fetch Metadata). Scripts cannot set it.
pub(crate) const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Refuses a form sent by a page of another site.
pub(super) fn refusal(headers: &HeaderMap, state: &AppState) -> Option<Problem> {
    is_cross_site(headers, state).then(|| {
        let why = state.content().words.refusals.other_site.to_string();
        Problem::new(StatusCode::FORBIDDEN, why)
    })
}

/// Returns true when a page of another site caused the request. Logs it: the site may have a domain that the settings
/// don't name.
pub(in crate::api) fn is_cross_site(headers: &HeaderMap, state: &AppState) -> bool {
    if is_same_origin(headers, &state.origin) {
        return false;
    }
    if state.rate_limiter.count_log_line("origin") {
        let (from, site) = (headers.get(ORIGIN), headers.get(SEC_FETCH_SITE));
        tracing::info!(?from, ?site, expected = state.origin, "a request from another site's page was refused");
    }
    true
}

/// Returns true unless a page of another site caused the request. `origin` is this site's own.
///
/// `Sec-Fetch-Site` decides if the browser sends it, even if a privacy tool has replaced `Origin` by `null`. Otherwise
/// `Origin` has to be this site's, as named by the settings or the request's `Host`. `null` is then refused: any site
/// can cause it with a sandboxed frame. A request with neither header comes from a program, or from a browser older
/// than both.
pub(crate) fn is_same_origin(headers: &HeaderMap, origin: &str) -> bool {
    let sites: Vec<&[u8]> = headers.get_all(SEC_FETCH_SITE).iter().map(|value| value.as_bytes()).collect();
    match sites.as_slice() {
        // `none`: caused by the visitor, for example by a reload.
        [site] => matches!(*site, b"same-origin" | b"none"),
        [] => {
            headers.get_all(ORIGIN).iter().all(|value| value.to_str().is_ok_and(|from| is_own(from, headers, origin)))
        }
        _ => false,
    }
}

fn is_own(from: &str, headers: &HeaderMap, origin: &str) -> bool {
    let named = || {
        let host = headers.get(HOST)?.to_str().ok()?;
        let (_, from) = from.split_once("://")?;
        Some(from.eq_ignore_ascii_case(host))
    };
    from.eq_ignore_ascii_case(origin) || named().unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const OWN: &str = "https://www.acme.example";

    fn is_refused(headers: &[(&'static str, &'static str)]) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, HeaderValue::from_static(value));
        }
        !is_same_origin(&map, OWN)
    }

    #[test]
    fn the_site_programs_and_old_browsers_are_accepted() {
        for headers in [
            &[][..],
            &[("host", "www.acme.example")],
            &[("origin", OWN)],
            &[("origin", "HTTPS://WWW.acme.example")],
            &[("origin", "http://127.0.0.1:8080"), ("host", "127.0.0.1:8080")],
            &[("origin", "https://acme.example"), ("host", "acme.example")],
            &[("sec-fetch-site", "same-origin")],
            &[("sec-fetch-site", "none")],
            &[("sec-fetch-site", "same-origin"), ("origin", "null")],
        ] {
            assert!(!is_refused(headers), "{headers:?}");
        }
    }

    #[test]
    fn other_sites_are_refused() {
        for headers in [
            &[("sec-fetch-site", "cross-site")][..],
            &[("sec-fetch-site", "same-site")],
            &[("sec-fetch-site", "Same-Origin")],
            &[("sec-fetch-site", "")],
            &[("sec-fetch-site", "same-origin"), ("sec-fetch-site", "cross-site")],
            &[("sec-fetch-site", "cross-site"), ("origin", OWN)],
            &[("origin", "null")],
            &[("origin", "null"), ("host", "null")],
            &[("origin", "")],
            &[("origin", "https://evil.example"), ("host", "www.acme.example")],
            &[("origin", "https://shop.acme.example")],
            &[("origin", "https://www.acme.example.evil.example")],
            &[("origin", "https://www.acme.example:8443"), ("host", "www.acme.example")],
            &[("origin", "https://www.acme.example/")],
            &[("origin", OWN), ("origin", "https://evil.example")],
        ] {
            assert!(is_refused(headers), "{headers:?}");
        }
    }
}
