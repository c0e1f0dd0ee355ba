//! The owner's webhook is called with a signature until it accepts the call.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::{Arc, Mutex};

use server::work::outbox::{Channel, signature};

use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, NOW, SITE, Setup, TestApp, deliver, environment};

const SECRET: &str = "a-secret-of-the-tests";

/// A received call: the lines of its head, and its body.
type Call = (Vec<String>, String);

/// Starts a server that responds to successive calls with `statuses`; the last one repeats.
fn start(statuses: &'static [&'static str]) -> (String, Arc<Mutex<Vec<Call>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let calls: Arc<Mutex<Vec<Call>>> = Arc::default();
    let kept = Arc::clone(&calls);
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut reader = BufReader::new(stream.try_clone().unwrap());
            let head: Vec<String> =
                reader.by_ref().lines().map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
            let length = head.iter().find_map(|line| line.strip_prefix("content-length: ")).unwrap().parse().unwrap();
            let mut body = vec![0; length];
            reader.read_exact(&mut body).unwrap();
            let mut calls = kept.lock().unwrap();
            let status = statuses.get(calls.len()).or(statuses.last()).unwrap();
            calls.push((head, String::from_utf8(body).unwrap()));
            drop(calls);
            let answer =
                format!("HTTP/1.1 {status}\r\nLocation: /elsewhere\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).unwrap();
        }
    });
    (url, calls)
}

fn setup(url: &str, now_ms: i64) -> Setup {
    Setup {
        site: format!("{SITE}\n[webhook]\nurl = \"{url}\"\n"),
        environment: environment(&[("WEBHOOK_SECRET", SECRET)]),
        ..Setup::at(now_ms)
    }
}

async fn call_at(app: &TestApp, url: &str, now_ms: i64) -> String {
    let later = TestApp::on(setup(url, now_ms), &app.database.url).await;
    deliver(&later, Channel::Webhook).await;
    later.close().await;
    app.column("select state from outbox where kind = 'webhook'").await.remove(0)
}

fn value<'a>(call: &'a Call, name: &str) -> &'a str {
    call.0.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).unwrap()
}

#[tokio::test]
async fn a_call_is_signed_and_retried_with_its_id_until_it_is_accepted() {
    let (url, calls) = start(&["500 Down", "302 Found", "204 No Content"]);
    let app = TestApp::with(setup(&url, NOW)).await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    let hours = |hours: i64| NOW + hours * 60 * 60 * 1000;
    assert_eq!(call_at(&app, &url, NOW).await, "pending");
    assert_eq!(call_at(&app, &url, hours(7)).await, "pending", "a redirect is not followed");
    assert_eq!(call_at(&app, &url, hours(14)).await, "delivered");
    assert_eq!(call_at(&app, &url, hours(21)).await, "delivered");
    let calls = calls.lock().unwrap().clone();
    assert_eq!(calls.len(), 3);
    for call in calls.iter() {
        assert!(call.0[0].starts_with("POST /hook "));
        let expected = signature(SECRET, value(call, "webhook-timestamp"), &call.1);
        assert_eq!(value(call, "webhook-signature"), format!("sha256={expected}"));
        assert_eq!(value(call, "webhook-id"), value(&calls[0], "webhook-id"));
    }
    assert_eq!(value(&calls[2], "webhook-timestamp"), (hours(14) / 1000).to_string());
    let body: serde_json::Value = serde_json::from_str(&calls[0].1).unwrap();
    assert_eq!(body["event"], "lead.created");
    assert_eq!(body["createdAt"], "2026-11-21T00:00:00Z");
    assert_eq!(body["data"]["email"], "ada@engines.example");
    assert_eq!(body["data"]["reference"], app.leads().await[0].reference.as_str());
}

#[tokio::test]
async fn a_webhook_that_refuses_is_given_up() {
    let (url, calls) = start(&["410 Gone"]);
    let app = TestApp::with(setup(&url, NOW)).await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    let mut state = String::new();
    for attempt in 0..5 {
        state = call_at(&app, &url, NOW + attempt * 7 * 60 * 60 * 1000).await;
    }
    assert_eq!((state.as_str(), calls.lock().unwrap().len()), ("dead", 3));
}

#[test]
fn an_address_without_a_secret_is_refused() {
    let site = format!("{SITE}\n[webhook]\nurl = \"https://crm.example/hook\"\n");
    let parse = |secret: &[(&str, &str)]| {
        server::config::Config::parse("site.toml".as_ref(), &site, &environment(secret))
            .map_err(|error| error.to_string())
    };
    let message = parse(&[]).unwrap_err();
    assert!(message.ends_with("webhook.url: WEBHOOK_SECRET, which signs the calls, is not set in the environment"));
    assert!(parse(&[("WEBHOOK_SECRET", SECRET)]).is_ok());
}
