//! The careers provider: slow, down, garbled, enormous, and healthy.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::config::CareersProvider;
use server::work::careers::{FetchError, FetchLimits, ProviderClient, refresh};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::harness::{SITE, Setup, TestApp};

const GOOD: &str = r#"[
    {"id": "41", "title": "Fusion Lead", "departmentName": "Oracle", "experience": "8+ years",
     "jobLocations": [{"name": "Kochi"}]},
    {"id": "42", "title": "Writer", "departmentName": "Marketing", "jobLocations": []}
]"#;

/// Behaviour of a test's provider.
#[derive(Clone, Copy)]
enum Provider {
    /// Returns a status and a body.
    Says(&'static str, &'static str),
    /// Reads the request and never responds.
    IsSilent,
    /// Stops in the middle of the response.
    Stalls,
    /// Sends an endless response.
    IsEnormous,
    /// Redirects to another address with a valid response.
    Redirects(std::net::SocketAddr),
}

struct Running {
    provider: CareersProvider,
    asked: Arc<AtomicUsize>,
}

async fn start(provider: Provider) -> Running {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/embed-jobs", listener.local_addr().unwrap());
    let asked = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&asked);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            count.fetch_add(1, Ordering::SeqCst);
            tokio::spawn(answer(stream, provider));
        }
    });
    Running { provider: CareersProvider { url, company_id: "1234".to_owned() }, asked }
}

async fn answer(mut stream: TcpStream, provider: Provider) -> std::io::Result<()> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await?);
    }
    let head = String::from_utf8_lossy(&head).to_lowercase();
    assert!(head.starts_with("get /embed-jobs/active/1234 http/1.1\r\n") && !head.contains("referer"), "{head}");
    let say = |status: &str, body: &str| {
        let length = body.len();
        format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
        )
    };
    match provider {
        Provider::Says(status, body) => stream.write_all(say(status, body).as_bytes()).await?,
        Provider::IsSilent => tokio::time::sleep(Duration::from_secs(60)).await,
        Provider::Stalls => {
            stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n[").await?;
            tokio::time::sleep(Duration::from_secs(60)).await;
        }
        Provider::IsEnormous => {
            stream.write_all(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n").await?;
            let chunk = format!("4000\r\n{}\r\n", " ".repeat(0x4000));
            loop {
                stream.write_all(chunk.as_bytes()).await?;
            }
        }
        Provider::Redirects(there) => {
            let head = format!("HTTP/1.1 302 Found\r\nlocation: http://{there}/embed-jobs/active/1234\r\n");
            stream.write_all(format!("{head}content-length: 0\r\nconnection: close\r\n\r\n").as_bytes()).await?;
        }
    }
    stream.shutdown().await
}

fn limits() -> FetchLimits {
    FetchLimits { connect: Duration::from_millis(300), request: Duration::from_millis(300), bytes: 256 * 1024 }
}

fn client(provider: &CareersProvider) -> ProviderClient {
    ProviderClient::new(provider, limits()).unwrap()
}

/// Returns an app whose settings name a provider.
async fn app() -> TestApp {
    let careers = "[careers]\nprovider_url = \"https://careers.example/embed-jobs\"\ncompany_id = \"1234\"\n\n[server]";
    TestApp::with(Setup { site: SITE.replacen("[server]", careers, 1), ..Setup::default() }).await
}

#[tokio::test]
async fn applications_go_to_their_own_address_or_the_general_one() {
    for (setting, address) in [("", "info@acme.example"), ("applications = \"jobs@acme.example\"", "jobs@acme.example")]
    {
        let site = SITE.replacen("[contact]", &format!("[contact]\n{setting}"), 1);
        let app = TestApp::with(Setup { site, ..Setup::default() }).await;
        let data = app.get("/career").await.page_data();
        assert_eq!(data["shell"]["site"]["contact"]["applications"], address);
        let sections = data["page"]["document"]["sections"].as_array().unwrap();
        let openings = sections.iter().find(|section| section["kind"] == "openings").unwrap();
        let text = openings["props"]["noneText"].to_string();
        assert!(text.contains(address), "{text}");
    }
}

#[tokio::test]
async fn a_valid_response_is_stored_and_shown() {
    let app = app().await;
    assert_eq!(app.get("/api/careers/jobs/").await.json(), json!([]));
    let running = start(Provider::Says("200 OK", GOOD)).await;
    assert_eq!(refresh(&app.state.store, &client(&running.provider), app.state.clock.now_ms()).await.unwrap(), 2);
    app.state.refresh_content_version().await.unwrap();
    let base = running.provider.url.replace("embed-jobs", "job-details");
    assert_eq!(
        app.get("/api/careers/jobs/").await.json(),
        json!([
            { "id": "41", "title": "Fusion Lead", "departmentName": "Oracle", "experience": "8+ years",
              "jobLocations": [{ "name": "Kochi" }], "url": format!("{base}/41") },
            { "id": "42", "title": "Writer", "departmentName": "Marketing", "experience": "N/A",
              "jobLocations": [], "url": format!("{base}/42") },
        ])
    );
    let career = app.get("/career").await.section("openings");
    assert_eq!((career["jobs"].as_array().unwrap().len(), &career["provider"]), (2, &json!(true)));
    let version = app.state.content_version();
    refresh(&app.state.store, &client(&running.provider), app.state.clock.now_ms()).await.unwrap();
    app.state.refresh_content_version().await.unwrap();
    assert_eq!(app.state.content_version(), version, "the same response changes nothing");
    assert_eq!(app.get("/career/41").await.status, 404, "jobs have their pages at the provider");
}

#[tokio::test]
async fn an_invalid_response_keeps_the_last_valid_one() {
    let app = app().await;
    let good = start(Provider::Says("200 OK", GOOD)).await;
    refresh(&app.state.store, &client(&good.provider), app.state.clock.now_ms()).await.unwrap();
    let before: Value = app.get("/api/careers/jobs/").await.json();
    for provider in [
        Provider::Says("500 Internal Server Error", GOOD),
        Provider::Says("404 Not Found", "[]"),
        Provider::Says("200 OK", "<!doctype html>"),
        Provider::Says("200 OK", "{}"),
        Provider::Says("200 OK", "[null, 1]"),
    ] {
        let running = start(provider).await;
        assert!(refresh(&app.state.store, &client(&running.provider), app.state.clock.now_ms()).await.is_err());
        assert_eq!(app.get("/api/careers/jobs/").await.json(), before);
    }
}

#[tokio::test]
async fn a_response_over_the_time_or_size_limit_is_refused() {
    for provider in [Provider::IsSilent, Provider::Stalls] {
        let running = start(provider).await;
        let started = Instant::now();
        assert!(matches!(client(&running.provider).fetch().await, Err(FetchError::Unreachable(_))));
        // The provider would have taken twice as long.
        assert!(started.elapsed() < Duration::from_secs(30));
    }
    let running = start(Provider::IsEnormous).await;
    assert!(matches!(client(&running.provider).fetch().await, Err(FetchError::TooLarge(262_144))));
    let nobody = CareersProvider { url: "http://127.0.0.1:9/embed-jobs".to_owned(), company_id: "1".to_owned() };
    assert!(matches!(client(&nobody).fetch().await, Err(FetchError::Unreachable(_))));
}

#[tokio::test]
async fn a_redirect_to_an_address_of_this_machine_is_not_followed() {
    let app = app().await;
    let inside = start(Provider::Says("200 OK", GOOD)).await;
    let there = inside.provider.url.strip_prefix("http://").unwrap().split('/').next().unwrap().parse().unwrap();
    let running = start(Provider::Redirects(there)).await;
    let error = client(&running.provider).fetch().await.unwrap_err();
    assert!(matches!(error, FetchError::Status(status) if status == 302), "{error}");
    assert!(refresh(&app.state.store, &client(&running.provider), app.state.clock.now_ms()).await.is_err());
    assert_eq!(inside.asked.load(Ordering::SeqCst), 0, "the redirect was not followed");
    assert_eq!(app.get("/api/careers/jobs/").await.json(), json!([]));
}

#[tokio::test]
async fn a_remote_provider_without_https_is_refused() {
    let provider = CareersProvider { url: "http://careers.example/embed-jobs".to_owned(), company_id: "1".to_owned() };
    let error = client(&provider).fetch().await.unwrap_err();
    let FetchError::Unreachable(cause) = &error else { panic!("{error}") };
    assert!(cause.is_builder(), "{cause:?}: refused before a connection is made");
}
