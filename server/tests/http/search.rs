//! The site search: the page for all visitors, and the results while they type.

use serde_json::json;

use crate::content_import::app_with_content;
use crate::harness::{Setup, TestApp, each};

#[tokio::test]
async fn the_page_has_its_results_without_scripts() {
    let app = TestApp::new().await;
    let answer = app.get("/search?q=+Payroll+&more=1").await.expect(200).with("cache-control", "no-store");
    let page = &answer.page_data()["page"];
    assert_eq!(page["query"], "q=Payroll");
    let data = answer.section("siteSearch");
    assert_eq!(data["query"], "Payroll");
    let hits = data["hits"].as_array().unwrap();
    let paths = each(&data["hits"], "path");
    assert!(paths.contains(&&json!("/products/govcubes")) && !paths.contains(&&json!("/search")), "{paths:?}");
    let story = hits.iter().find(|hit| hit["path"] == "/success-stories/hcm-efficiency").unwrap();
    assert_eq!((&story["title"], &story["kind"]), (&json!("HCM Efficiency"), &json!("Success story")));
    assert!(story["snippet"].as_str().unwrap().starts_with("A utility rebuilt time"), "{story}");
}

#[tokio::test]
async fn a_search_without_a_query_is_a_page_like_any_other() {
    let app = TestApp::new().await;
    for path in ["/search", "/search?q=", "/search?q=%20"] {
        let answer = app.get(path).await.expect(200).with("cache-control", "no-cache");
        assert_eq!(answer.section("siteSearch"), json!({ "query": "", "hits": [] }), "{path}");
    }
}

#[tokio::test]
async fn a_query_is_bounded_and_escaped() {
    let app = TestApp::new().await;
    let long = "x".repeat(3000);
    for query in [long.as_str(), "%3Cscript%3E", "%00%FF", "%F0%9F%98%80", "'%20or%201=1"] {
        let answer = app.get(&format!("/search?q={query}")).await.expect(200);
        let asked = answer.section("siteSearch")["query"].as_str().unwrap().chars().count();
        assert!(asked <= 200, "{query}");
        assert!(!answer.text().contains("<script>"), "{query}");
    }
}

#[tokio::test]
async fn search_api_returns_the_pages_that_match() {
    let app = TestApp::new().await;
    let answer = app.get("/api/search?q=+get%20to+know+us+").await;
    assert_eq!((answer.status.as_u16(), answer.header("cache-control")), (200, Some("private, no-cache")));
    let hits = answer.json()["data"].clone();
    assert_eq!((&hits[0]["path"], &hits[0]["kind"]), (&json!("/about"), &json!("Page")));
    assert_eq!(hits, app.get("/search?q=get+to+know+us").await.section("siteSearch")["hits"]);
    let etag = answer.header("etag").unwrap();
    assert_eq!(app.get_with("/api/search/?q=get+to+know+us", &[("if-none-match", etag)]).await.status, 304);
    assert_eq!(app.get("/api/search/?q=xyzzyplugh").await.json(), json!({ "data": [] }));
}

#[tokio::test]
async fn search_api_without_a_query_returns_400_and_an_empty_one_finds_nothing() {
    let app = TestApp::new().await;
    let answer = app.get("/api/search/?query=corx").await.expect(400).with("cache-control", "no-store");
    assert_eq!(answer.json()["detail"], "The parameter q is missing.");
    for query in ["", "%20", "%10", "+"] {
        assert_eq!(app.get(&format!("/api/search/?q={query}")).await.json(), json!({ "data": [] }), "{query}");
    }
}

#[tokio::test]
async fn search_api_limits_requests_per_client() {
    let app = TestApp::with(Setup::behind_proxy("")).await;
    let search = async |client: &str| app.get_with("/api/search/?q=corx", &[("x-forwarded-for", client)]).await;
    let mut answer = search("203.0.113.7").await;
    assert_eq!(answer.status, 200);
    // Some tokens are refilled while the test runs.
    for _ in 0..1000 {
        if answer.status != 200 {
            break;
        }
        answer = search("203.0.113.7").await;
    }
    assert_eq!((answer.status.as_u16(), answer.header("retry-after")), (429, Some("1")));
    assert_eq!(answer.json()["detail"], "Too many searches were sent from your connection.");
    assert_eq!(search("203.0.113.8").await.status, 200, "another client");
}

#[tokio::test]
async fn the_last_index_is_used_while_the_database_is_unreachable() {
    let app = app_with_content().await;
    let finds = async || {
        let hits = app.get("/search?q=opening+2024").await.section("siteSearch")["hits"].clone();
        hits.as_array().unwrap().iter().any(|hit| hit["path"] == "/events/opening-2024")
    };
    assert!(finds().await);
    // The cached results are outdated now.
    app.raise_content_version().await;
    app.state.refresh_content_version().await.unwrap();
    app.state.store.close().await;
    for _ in 0..20 {
        assert!(finds().await);
    }
}

#[tokio::test]
async fn a_page_is_found_by_texts_of_its_sections_and_lists() {
    let app = TestApp::new().await;
    for (query, path) in [
        // A paragraph, a token's value in it, a leader, a testimonial, a step of the method.
        ("engineers+and+consultants+in+bengaluru", "/about"),
        ("springfield", "/about"),
        ("marguerite+okafor", "/about"),
        ("vans", "/about"),
        ("acclimate", "/about"),
        ("verified+before", "/products/corx"),
    ] {
        let hits = app.get(&format!("/search?q={query}")).await.section("siteSearch")["hits"].clone();
        assert!(each(&hits, "path").contains(&&json!(path)), "{query}: {hits}");
    }
    for nothing in ["leader%2Fmarguerite-okafor", "industry%2Fhealthcare", "industryHero", "%7Bbrand%7D"] {
        let data = app.get(&format!("/search?q={nothing}")).await.section("siteSearch");
        for hit in data["hits"].as_array().unwrap() {
            let snippet = hit["snippet"].as_str().unwrap();
            assert!(!snippet.contains(data["query"].as_str().unwrap()), "{nothing}: {hit}");
        }
    }
}
