//! The engines: effects of a failing, endless or memory-hungry bundle.

use std::sync::Arc;
use std::time::Duration;

use server::render::{EngineLimits, Pool, RenderError};

use crate::harness::{Setup, TestApp, bundle};

const EMPTY_ROOT: &str = "<div id=\"root\"></div>";

/// A view throws, never ends, uses too much memory, recurses without end, or has an invalid result.
#[tokio::test]
async fn a_failing_view_is_stopped_and_rendered_by_the_browser() {
    for behaviour in ["throws", "spins", "hoards", "descends", "rambles"] {
        browser_renders(behaviour).await;
    }
}

async fn browser_renders(behaviour: &str) {
    let prefix = format!("globalThis.behaviourOf = (page) => page.path === '/about' && '{behaviour}';");
    let limits = EngineLimits { time: Duration::from_millis(300), ..EngineLimits::default() };
    let app = TestApp::with(Setup { bundle: bundle(&prefix), limits, ..Setup::default() }).await;
    for _ in 0..2 {
        let broken = app.get("/about").await.expect(200).with("cache-control", "no-store");
        assert!(broken.text().contains(EMPTY_ROOT), "{behaviour}");
        assert!(broken.text().contains("<link rel=\"stylesheet\" href=\"/assets/client-91c4.css\">"));
        assert!(broken.text().contains(" src=\"/assets/client-3f2a91.js\"></script>"));
        assert_eq!(broken.page_data()["page"]["path"], "/about");
        let next = app.get("/privacy-policy").await;
        assert!(next.text().contains("data-route=\"page\""), "{behaviour} harms the next page");
    }
}

#[tokio::test]
async fn a_bundle_that_fails_to_load_leaves_rendering_to_the_browser() {
    for bundle in ["syntax error", "throw new Error('at load')", "for (;;);", "export const nothing = 1;"] {
        let limits = EngineLimits { start: Duration::from_millis(200), ..EngineLimits::default() };
        let app = TestApp::with(Setup { bundle: bundle.to_owned(), limits, ..Setup::default() }).await;
        for (path, status) in [("/contacts", 200), ("/nowhere", 404)] {
            let answer = app.get(path).await;
            assert_eq!(answer.status, status, "{bundle}");
            assert!(answer.text().contains(EMPTY_ROOT), "{bundle}");
        }
        app.get("/home").await.expect(301);
    }
}

fn pool(prefix: &str, limits: EngineLimits) -> Pool {
    Pool::start(Arc::from(bundle(prefix)), 1, limits).unwrap()
}

fn document(path: &str) -> String {
    format!(
        r#"{{"shell":{{"site":{{"brand":{{"name":"Acme"}}}},"origin":""}},"page":{{"path":"{path}","status":200,"route":{{"name":"x"}},"data":null}}}}"#
    )
}

#[tokio::test]
async fn a_failure_is_reported_with_its_cause() {
    let prefix = "globalThis.behaviourOf = (page) => page.path;";
    let limits = EngineLimits { time: Duration::from_millis(300), ..EngineLimits::default() };
    let pool = pool(prefix, limits);
    let fails = async |path: &str| pool.render(document(path)).await.unwrap_err();
    match fails("throws").await {
        RenderError::Threw(message) => {
            assert!(message.starts_with("the view is broken\n"), "{message}");
            assert!(message.contains("entry-server.js"), "{message}");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(fails("spins").await, RenderError::TooSlow(limits.time));
    assert!(matches!(fails("descends").await, RenderError::Threw(message) if message.contains("stack")));
    assert!(pool.render(document("/fine")).await.is_ok());
}

#[tokio::test]
async fn a_page_over_the_memory_limit_is_reported_as_such() {
    // Time enough to fill the memory on a busy machine.
    let limits = EngineLimits { time: Duration::from_secs(30), memory: 32 * 1024 * 1024, ..EngineLimits::default() };
    let pool = pool("globalThis.behaviourOf = (page) => page.path;", limits);
    let cause = pool.render(document("hoards")).await.unwrap_err();
    assert_eq!(cause, RenderError::TooMuchMemory(limits.memory));
    assert!(pool.render(document("/fine")).await.is_ok());
}

#[tokio::test]
async fn a_full_queue_refuses_pages_immediately() {
    let prefix = "globalThis.behaviourOf = () => 'spins';";
    let limits = EngineLimits { time: Duration::from_millis(500), queue: 1, ..EngineLimits::default() };
    let pool = pool(prefix, limits);
    let renders = (0..10).map(|_| pool.render(document("/")));
    let results = futures_util::future::join_all(renders).await;
    let busy = results.iter().filter(|result| **result == Err(RenderError::Busy)).count();
    assert!(busy >= 8, "{results:?}");
}

#[tokio::test]
async fn uncacheable_pages_take_only_a_share_of_the_queue() {
    let limits = EngineLimits { uncached_queue: 3, ..EngineLimits::default() };
    let pool = pool("", limits);
    let alone = futures_util::future::join_all((0..64).map(|_| pool.render_uncached(document("/search"))));
    let (alone, kept) = tokio::join!(alone, pool.render(document("/about")));
    assert!(kept.is_ok(), "{kept:?}");
    let rendered = alone.iter().filter(|result| result.is_ok()).count();
    let busy = alone.iter().filter(|result| **result == Err(RenderError::Busy)).count();
    assert_eq!((rendered, busy), (3, 61));
    assert!(pool.render_uncached(document("/search")).await.is_ok(), "the permits are released");
}

#[tokio::test]
async fn concurrent_requests_render_a_page_once() {
    let prefix = "globalThis.behaviourOf = () => { throw new Error('never asked') };\n\
        globalThis.behaviourOf = (page) => { globalThis.count = (globalThis.count ?? 0) + 1; page.data = globalThis.count; };";
    let app = TestApp::with_bundle(prefix).await;
    let answers = futures_util::future::join_all((0..20).map(|_| app.get("/about"))).await;
    assert!(answers.iter().all(|answer| answer.text().contains("<pre>1</pre>")));
}
