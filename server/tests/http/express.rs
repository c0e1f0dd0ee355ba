//! The short way answers as the long way does, or not at all.

use axum::body::Body;
use axum::http::{HeaderMap, Request};
use http_body_util::BodyExt;
use server::express::Express;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::content_import::import_into;
use crate::harness::{Answer, Setup, TestApp, fixture_content, fixture_dist};

async fn short(app: &TestApp, request: Request<Body>) -> Option<Answer> {
    let (parts, body) = Express::new(&app.state).answer(&request)?.into_parts();
    Some(Answer { status: parts.status, headers: parts.headers, body: body.collect().await.unwrap().to_bytes() })
}

fn get(path: &str, headers: &[(&str, &str)]) -> Request<Body> {
    let request = headers.iter().fold(Request::get(path), |request, (name, value)| request.header(*name, *value));
    request.body(Body::empty()).unwrap()
}

/// Everything but the answer's name, which each has its own, and the length, which the connection writes for either.
fn shown(mut headers: HeaderMap) -> Vec<(String, String)> {
    assert!(headers.remove("x-request-id").is_some());
    headers.remove("content-length");
    let mut shown: Vec<_> =
        headers.iter().map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned())).collect();
    shown.sort();
    shown
}

#[tokio::test]
async fn files_and_finished_pages_have_the_same_answer_both_ways() {
    let app = TestApp::new().await;
    for path in ["/", "/about", "/insights", "/assets/style-b0a7.css"] {
        let first = app.get(path).await;
        let etag = first.header("etag").unwrap();
        for headers in [
            &[][..],
            &[("accept-encoding", "br")],
            &[("accept-encoding", "gzip, zstd;q=0.5")],
            &[("if-none-match", etag)],
        ] {
            let long = app.get_with(path, headers).await;
            let short = short(&app, get(path, headers)).await.unwrap();
            assert_eq!(short.status, long.status, "{path} {headers:?}");
            assert_eq!(short.body, long.body, "{path} {headers:?}");
            assert_eq!(shown(short.headers), shown(long.headers), "{path} {headers:?}");
        }
    }
    app.end().await;
}

#[tokio::test]
async fn each_answer_has_a_name_of_its_own_though_its_head_is_made_once() {
    let app = TestApp::new().await;
    app.get("/about").await;
    for path in ["/about", "/assets/style-b0a7.css"] {
        let mut names = Vec::new();
        for _ in 0..3 {
            names.push(short(&app, get(path, &[])).await.unwrap().header("x-request-id").unwrap().to_owned());
        }
        names.push("00000000-0000-0000-0000-000000000000".to_owned());
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 4, "{path}: {names:?}");
    }
    app.end().await;
}

#[tokio::test]
async fn what_is_not_finished_or_not_plain_goes_the_long_way() {
    let app = TestApp::new().await;
    assert!(short(&app, get("/about", &[])).await.is_none(), "nobody has asked for it yet");
    for path in ["/about", "/nowhere", "/contacts?service=x", "/home", "/about/"] {
        app.get(path).await;
    }
    assert!(short(&app, get("/about", &[])).await.is_some());
    for path in ["/about?a=b", "/nowhere", "/not-found", "/contacts", "/home", "/about/", "/api/none", "/healthz"] {
        assert!(short(&app, get(path, &[])).await.is_none(), "{path}");
    }
    let part = get("/assets/style-b0a7.css", &[("range", "bytes=0-1")]);
    assert!(short(&app, part).await.is_none(), "a part");
    for method in ["HEAD", "POST", "OPTIONS", "DELETE"] {
        let request = Request::builder().method(method).uri("/about").body(Body::empty()).unwrap();
        assert!(short(&app, request).await.is_none(), "{method}");
    }
    app.end().await;
}

#[tokio::test]
async fn changed_content_ends_what_is_finished() {
    let app = TestApp::new().await;
    app.get("/insights").await;
    assert!(short(&app, get("/insights", &[])).await.is_some());
    import_into(&app, &fixture_content()).await;
    assert!(short(&app, get("/insights", &[])).await.is_none());
    let long = app.get("/insights").await;
    assert_eq!(short(&app, get("/insights", &[])).await.unwrap().body, long.body);
    app.end().await;
}

/// What stands at a place of a file, another one in each.
fn byte(length: usize, at: usize) -> u8 {
    ((at + length) % 251) as u8
}

/// On a connection, bodies of some lengths are sent by the kernel: the client must not be able to tell.
#[tokio::test]
async fn files_of_every_length_arrive_whole_over_one_connection() {
    let folder = tempfile::tempdir().unwrap();
    let copied = std::process::Command::new("cp").arg("-r").arg(fixture_dist()).arg(folder.path()).status().unwrap();
    assert!(copied.success());
    let dist = folder.path().join("dist");
    let lengths = [0, 1, 4_096, 12_287, 12_288, 12_289, 40_000, 65_535, 65_536, 65_537, 300_000];
    for length in lengths {
        let body: Vec<u8> = (0..length).map(|at| byte(length, at)).collect();
        std::fs::write(dist.join(format!("client/assets/picture-{length}.avif")), body).unwrap();
    }
    let app = TestApp::with(Setup { dist, ..Setup::default() }).await;
    let served = app.serve().await;
    let mut client = TcpStream::connect(served.address).await.unwrap();
    // All asked for at once: the answers share buffers.
    let mut requests = String::new();
    let mut expected = Vec::new();
    for (index, length) in lengths.iter().chain(lengths.iter().rev()).enumerate() {
        let last = if index + 1 == 2 * lengths.len() { "Connection: close\r\n" } else { "" };
        let part = if index % 3 == 2 && *length > 1000 { Some(500..length - 100) } else { None };
        let range = part.as_ref().map(|part| format!("Range: bytes={}-{}\r\n", part.start, part.end - 1));
        let range = range.unwrap_or_default();
        requests += &format!("GET /assets/picture-{length}.avif HTTP/1.1\r\nHost: x\r\n{range}{last}\r\n");
        expected.push((*length, part.unwrap_or(0..*length)));
    }
    client.write_all(requests.as_bytes()).await.unwrap();
    let mut received = Vec::new();
    client.read_to_end(&mut received).await.unwrap();
    let mut rest = received.as_slice();
    for (length, part) in expected {
        let head = rest.windows(4).position(|end| end == b"\r\n\r\n").unwrap() + 4;
        let (head, after) = rest.split_at(head);
        let head = String::from_utf8(head.to_ascii_lowercase()).unwrap();
        assert!(head.starts_with("http/1.1 20"), "{head}");
        assert!(head.contains(&format!("content-length: {}\r\n", part.len())), "{part:?}: {head}");
        let (body, after) = after.split_at(part.len());
        assert!(body.iter().copied().eq(part.clone().map(|at| byte(length, at))), "{part:?} of {length}");
        rest = after;
    }
    assert!(rest.is_empty());
    served.end().await;
    app.end().await;
}
