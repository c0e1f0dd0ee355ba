//! Headers of every response.

use std::sync::atomic::Ordering;

use axum::http::Method;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{CONTACT, DAY_MS, NOW, SITE, Setup, TestApp};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/// The policy of everything but active content.
const FILE_POLICY: &str =
    "default-src 'none'; media-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/// Headers of every answer, and of active content: pages, scripts, and answers without a type.
const ALWAYS: [(&str, &str); 4] = [
    ("referrer-policy", "strict-origin-when-cross-origin"),
    ("x-content-type-options", "nosniff"),
    ("cross-origin-resource-policy", "same-origin"),
    ("strict-transport-security", "max-age=63072000; includeSubDomains"),
];
const ACTIVE: [(&str, &str); 3] = [
    ("x-frame-options", "DENY"),
    (
        "permissions-policy",
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
         magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()",
    ),
    ("cross-origin-opener-policy", "same-origin"),
];

#[tokio::test]
async fn every_response_has_the_security_headers_and_a_request_id() {
    let app = TestApp::new().await;
    let mut names = std::collections::BTreeSet::new();
    for (method, path) in [
        (Method::GET, "/"),
        (Method::GET, "/home"),
        (Method::GET, "/nowhere"),
        (Method::GET, "/assets/client-3f2a91.js"),
        (Method::GET, "/assets/style-b0a7.css"),
        (Method::GET, "/favicon.svg"),
        (Method::GET, "/api/none"),
        (Method::GET, "/healthz"),
        (Method::POST, "/api/acme-contact-us/"),
        (Method::DELETE, "/about"),
    ] {
        let answer = app.request(method.clone(), path, &[("x-request-id", "forged")], "").await;
        let policy = answer.header("content-security-policy").unwrap();
        let media_type = answer.header("content-type").map(|value| value.split(';').next().unwrap_or_default());
        if let None | Some("text/html" | "text/javascript") = media_type {
            let hashes = usize::from(media_type == Some("text/html"));
            assert_eq!(without_style_hash(policy), (POLICY.to_owned(), hashes), "{method} {path}");
            for (name, value) in ACTIVE {
                assert_eq!(answer.header(name), Some(value), "{method} {path}");
            }
        } else {
            assert_eq!(policy, FILE_POLICY, "{method} {path}");
            for (name, _) in ACTIVE {
                assert_eq!(answer.header(name), None, "{method} {path}");
            }
        }
        for (name, value) in ALWAYS {
            assert_eq!(answer.header(name), Some(value), "{method} {path}");
        }
        let id = answer.header("x-request-id").unwrap();
        assert_eq!(uuid::Uuid::parse_str(id).unwrap().get_version_num(), 7);
        assert!(names.insert(id.to_owned()));
    }
}

#[tokio::test]
async fn without_https_no_hsts_is_sent() {
    let site = SITE.replace("https://www.acme.example", "http://www.acme.example");
    let app = TestApp::with(Setup { site, ..Setup::default() }).await;
    assert_eq!(app.get("/").await.header("strict-transport-security"), None);
}

#[tokio::test]
async fn a_forged_host_appears_nowhere_in_a_response() {
    let app = TestApp::new().await;
    let headers = [("host", "evil.example"), ("x-forwarded-host", "evil.example")];
    for path in ["/contacts", "/sitemap.xml", "/robots.txt", "/home"] {
        let answer = app.get_with(path, &headers).await;
        assert!(!answer.text().contains("evil"), "{path}");
        assert!(!format!("{:?}", answer.headers).contains("evil"), "{path}");
    }
}

#[tokio::test]
async fn no_page_has_inline_script_or_style_but_the_styles_that_its_policy_names() {
    let app = TestApp::new().await;
    let mut policies = std::collections::BTreeSet::new();
    for (path, coding) in [("/contacts", ""), ("/contacts", "br"), ("/nowhere", ""), ("/search?q=x", "")] {
        let page = app.get_with(path, &[("accept-encoding", coding)]).await;
        policies.insert(page.header("content-security-policy").unwrap().to_owned());
    }
    assert_eq!(policies.len(), 1, "the fixture's pages need the same rules");
    let page = app.get("/contacts").await;
    let styles: Vec<&str> =
        page.text().split("<style>").skip(1).filter_map(|rest| rest.split("</style>").next()).collect();
    assert_eq!(styles.len(), 1);
    let hash = BASE64_STANDARD.encode(Sha256::digest(styles[0]));
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains(&format!("; style-src 'self' 'sha256-{hash}'; ")), "{policy}");
    for script in page.text().split("<script").skip(1) {
        let inert = script.starts_with(" type=\"application/");
        assert!(
            inert || script.starts_with(" type=\"module\" async fetchpriority=\"low\" src=\"/assets/"),
            "{script:.80}"
        );
    }
    assert!(!page.text().contains("style="));

    // A browser updates its copy with the headers of a 304.
    let unchanged = app.get_with("/contacts", &[("if-none-match", page.header("etag").unwrap())]).await.expect(304);
    assert_eq!(unchanged.header("content-security-policy"), Some(policy));
}

/// Returns a policy without the hashes of styles, and their number.
fn without_style_hash(policy: &str) -> (String, usize) {
    let mut hashes = 0;
    let kept: Vec<&str> = policy
        .split(' ')
        .filter(|part| {
            let hash = part.starts_with("'sha256-");
            hashes += usize::from(hash);
            !hash
        })
        .collect();
    (kept.join(" ").replace("style-src 'self' img-src", "style-src 'self'; img-src"), hashes)
}

/// Returns the head of the next response on a connection, without reading a body.
async fn exchange(connection: &mut TcpStream, request: &str) -> String {
    connection.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(connection.read_u8().await.unwrap());
    }
    String::from_utf8(head).unwrap()
}

#[tokio::test]
async fn a_body_announced_over_the_limit_is_refused_before_it_is_sent() {
    let app = TestApp::new().await;
    let served = app.serve().await;
    for (path, length, status) in [
        (CONTACT, 65_537, "HTTP/1.1 413 "),
        ("/api/book-slot/", 99_999_999, "HTTP/1.1 413 "),
        ("/api/vitals/", 65_537, "HTTP/1.1 413 "),
        (CONTACT, 65_536, "HTTP/1.1 100 "),
    ] {
        let mut connection = TcpStream::connect(served.address).await.unwrap();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {length}\r\nExpect: 100-continue\r\n\r\n"
        );
        let head = exchange(&mut connection, &request).await;
        assert!(head.starts_with(status), "{path} {length}: {head}");
    }
    served.end().await;
}

#[tokio::test]
async fn the_date_follows_a_clock_that_is_set_back() {
    let (setup, at) = Setup::with_clock(NOW + 400 * DAY_MS);
    let app = TestApp::with(setup).await;
    let date = async || app.get("/healthz").await.header("date").unwrap_or_default().to_owned();
    assert!(date().await.starts_with("Sun, 26 Dec 2027"));
    at.store(NOW, Ordering::Relaxed);
    assert!(date().await.starts_with("Sat, 21 Nov 2026"));
}
