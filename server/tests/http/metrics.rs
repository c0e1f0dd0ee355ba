//! The metrics endpoint.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request};
use http_body_util::BodyExt;
use server::api::metrics_app;
use server::work::background::{BackgroundJob, Next, Supervisor};
use tower::ServiceExt;

use crate::contact_json::CONTACT_FORM;
use crate::content_import::app_with_content;
use crate::harness::{CONTACT, TestApp};

async fn scrape(app: &TestApp) -> String {
    let request = Request::get("/metrics").body(Body::empty()).unwrap();
    let response = metrics_app(app.state.clone()).oneshot(request).await.unwrap();
    assert_eq!(response.headers()["content-type"], "text/plain; version=0.0.4; charset=utf-8");
    String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().into()).unwrap()
}

#[track_caller]
fn assert_line(metrics: &str, line: &str) {
    assert!(metrics.lines().any(|found| found == line), "no {line} in {metrics}");
}

#[tokio::test]
async fn requests_are_counted_by_the_name_of_their_route() {
    let app = TestApp::new().await;
    let service = "/ai-services/generative-ai";
    for path in
        ["/about", "/about", service, "/nowhere/ada@engines.example", "/Home", "/assets/style-b0a7.css", "/healthz"]
    {
        app.get(path).await;
    }
    app.get("/api/event/ada-lovelace").await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    app.request(Method::from_bytes(b"BREW").unwrap(), "/about", &[], "").await;
    let metrics = scrape(&app).await;
    for (method, route, status, times) in [
        ("GET", "page", "2xx", 2),
        ("GET", "service", "2xx", 1),
        ("GET", "notFound", "4xx", 1),
        ("GET", "redirect", "3xx", 1),
        ("GET", "file", "2xx", 1),
        ("GET", "/healthz", "2xx", 1),
        ("GET", "/api/event/{key}", "4xx", 1),
        ("POST", "/api/acme-contact-us/", "2xx", 1),
        ("other", "other", "4xx", 1),
    ] {
        let labels = format!("{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}}");
        assert_line(&metrics, &format!("site_http_request_duration_seconds_count{labels} {times}"));
    }
    assert!(!metrics.contains("ada"), "{metrics}");
    for line in [
        "site_page_cache_hits_total 1",
        "site_page_cache_misses_total 3",
        "site_render_duration_seconds_count 3",
        "site_leads_total{suspect=\"false\"} 1",
        "site_outbox_due 2",
        "site_database_up 1",
    ] {
        assert_line(&metrics, line);
    }
}

#[tokio::test]
async fn a_lost_database_is_reported_with_all_other_metrics() {
    let app = TestApp::new().await;
    app.get("/about").await;
    app.state.store.close().await;
    let metrics = scrape(&app).await;
    assert_line(&metrics, "site_database_up 0");
    assert!(!metrics.contains("site_outbox_due"));
    assert!(metrics.contains("route=\"page\""));
}

#[tokio::test]
async fn jobs_are_measured() {
    let app = TestApp::new().await;
    let mut supervisor = Supervisor::new(&app.state.background);
    let job = BackgroundJob {
        name: "mail",
        round_limit: Duration::from_secs(9),
        stalls_after: Some(Duration::from_secs(9)),
        retry_after: Duration::ZERO,
    };
    let rounds = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&rounds);
    let round = move || {
        let round = counted.fetch_add(1, Ordering::Relaxed);
        async move { if round == 0 { Err("a failure") } else { Ok(Next::After(Duration::from_secs(60))) } }
    };
    supervisor.start(job, round, std::future::pending);
    while rounds.load(Ordering::Relaxed) < 2 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let metrics = scrape(&app).await;
    for line in [
        "site_job_failures_total{name=\"mail\"} 1",
        "site_job_restarts_total{name=\"mail\"} 0",
        "site_job_stalled{name=\"mail\"} 0",
    ] {
        assert_line(&metrics, line);
    }
    assert!(metrics.contains("\nsite_job_last_success_seconds{name=\"mail\"} "), "{metrics}");
    supervisor.stop(Duration::from_secs(1)).await;
}

#[tokio::test]
async fn every_counted_route_name_is_accepted_in_reports() {
    let app = app_with_content().await;
    assert_eq!(app.get("/metrics").await.status, 404, "the site does not serve them");
    for path in [
        "/",
        "/ai-services/generative-ai",
        "/products/corx",
        "/industries/public-sector",
        "/success-stories/hcm-efficiency",
        "/contacts",
        "/career",
        "/career/rust-engineer",
        "/insights",
        "/events/summit-2025",
        "/blog/first-post",
        "/search",
        "/aiw25",
        "/aiw25/book",
        "/aiw25/contact",
        "/booking/unknown",
        "/nowhere",
    ] {
        app.get(path).await;
    }
    let metrics = scrape(&app).await;
    let named = |line: &str| {
        let (_, label) = line.split_once("duration_seconds_count{method=\"GET\",route=\"")?;
        let (name, _) = label.split_once('"')?;
        (!name.contains('/')).then(|| name.to_owned())
    };
    let names: BTreeSet<_> = metrics.lines().filter_map(named).collect();
    assert_eq!(names.len(), 17, "each is of a kind of its own: {names:?}");
    for name in names {
        let report = format!("{{\"route\":\"{name}\",\"metrics\":{{\"LCP\":900}}}}");
        assert_eq!(app.request(Method::POST, "/api/vitals/", &[], &report).await.status, 204, "{name}");
    }
}

#[tokio::test]
async fn only_valid_reports_of_page_speed_are_accepted() {
    let app = TestApp::new().await;
    let report = r#"{"route":"page","metrics":{"LCP":1234.5,"CLS":0.02,"INP":80}}"#;
    let beacon = [("content-type", "text/plain;charset=UTF-8")];
    let long = format!("{report}{}", " ".repeat(1024));
    for (body, expected) in [
        (report, 204),
        (r#"{"route":"/page","metrics":{"LCP":1}}"#, 400),
        (r#"{"route":"page","metrics":{"XXX":1}}"#, 400),
        (r#"{"route":"page","metrics":{}}"#, 400),
        (r#"{"route":"page","metrics":{"LCP":-1}}"#, 400),
        (r#"{"route":"page","metrics":{"LCP":1e9}}"#, 400),
        (r#"{"route":"page","metrics":{"LCP":1},"visitor":"ada"}"#, 400),
        (r#"{"route":"contacts","trap":"unreachable"}"#, 204),
        (r#"{"route":"/contacts?email=ada","trap":"unreachable"}"#, 400),
        ("", 400),
        (long.as_str(), 400),
    ] {
        let answer = app.request(Method::POST, "/api/vitals/", &beacon, body).await;
        assert_eq!(answer.status, expected, "{body:.80}");
    }
    app.get("/api/vitals/").await.expect(405).with("allow", "POST, OPTIONS");
    let metrics = scrape(&app).await;
    assert_line(&metrics, "site_web_vitals_lcp_seconds_count{route=\"page\"} 1");
    assert_line(&metrics, "site_web_vitals_inp_seconds_bucket{route=\"page\",le=\"0.1\"} 1");
    assert_line(&metrics, "site_web_vitals_cls_bucket{route=\"page\",le=\"0.025\"} 1");
    assert!(!metrics.contains("site_web_vitals_lcp_seconds_count{route=\"contacts\"}"), "no report, no line");
    assert_line(&metrics, "site_core_traps_total{route=\"contacts\"} 1");
}
