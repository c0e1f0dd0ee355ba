//! Pages: documents, ETags, content codings, and data for client-side navigation.

use std::io::Read;

use axum::http::Method;
use serde_json::json;

use crate::harness::{Answer, CONTACT, SITE, Setup, TestApp, assert_has, each};

fn decode(answer: &Answer) -> Vec<u8> {
    let mut body = Vec::new();
    match answer.header("content-encoding") {
        None => body.extend_from_slice(&answer.body),
        Some("gzip") => drop(flate2::read::GzDecoder::new(&answer.body[..]).read_to_end(&mut body).unwrap()),
        Some("br") => drop(brotli::Decompressor::new(&answer.body[..], 4096).read_to_end(&mut body).unwrap()),
        Some(other) => panic!("{other}"),
    }
    body
}

#[tokio::test]
async fn a_page_is_a_complete_html_document() {
    let app = TestApp::new().await;
    let answer = app.get("/contacts").await.expect(200).with("content-type", "text/html; charset=utf-8");
    assert_eq!(answer.header("cache-control"), Some("no-cache"));
    assert_eq!(answer.header("vary"), Some("accept-encoding"));
    let text = answer.text();
    let (head, body) = text.split_once("</head>").unwrap();
    // The view's structured data is followed by the server's.
    let (seen, styles) = head.split_once("<style>").unwrap();
    let (seen, own) = seen.split_once("</script><script type=\"application/ld+json\">").unwrap();
    assert!(own.contains("\"@type\":\"Organization\""), "{own}");
    assert_eq!(
        format!("{seen}</script><style>{styles}"),
        concat!(
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
            "<meta name=\"theme-color\" content=\"#062a33\">",
            "<title>contacts – Acme &amp; Sons</title>",
            "<meta name=\"description\" content=\"A page of the fixture.\">",
            "<link rel=\"canonical\" href=\"https://www.acme.example/contacts\">",
            "<meta property=\"og:url\" content=\"https://www.acme.example/contacts\">",
            "<meta property=\"og:title\" content=\"contacts – Acme &amp; Sons\">",
            "<meta property=\"og:description\" content=\"A page of the fixture.\">",
            "<meta property=\"og:type\" content=\"website\">",
            "<meta property=\"og:site_name\" content=\"Acme &amp; Sons\">",
            "<meta property=\"og:image\" content=\"https://www.acme.example/share/contacts.jpg\">",
            "<meta property=\"og:image:width\" content=\"1200\">",
            "<meta property=\"og:image:height\" content=\"630\">",
            "<meta property=\"og:image:alt\" content=\"contacts – Acme &amp; Sons\">",
            "<meta name=\"twitter:card\" content=\"summary_large_image\">",
            "<script type=\"application/ld+json\">{\"@type\":\"WebPage\",\"name\":\"\\u003c/script>\"}</script>",
            "<style>:root{color:#023}@media print{.lead{color:#000}}\n</style>",
            "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" href=\"/assets/font-aa01.woff2\" crossorigin>",
            "<link rel=\"stylesheet\" href=\"/assets/client-91c4.css\" disabled>",
            "<script type=\"module\" async fetchpriority=\"low\" src=\"/assets/client-3f2a91.js\"></script>",
            "<link rel=\"modulepreload\" fetchpriority=\"low\" href=\"/assets/shared-77c0de.js\">",
            "<link rel=\"modulepreload\" media=\"not all\" href=\"/assets/page-contacts-5be1.js\">",
            "<link rel=\"modulepreload\" media=\"not all\" href=\"/assets/start-4be0.js\">",
            "<link rel=\"manifest\" type=\"application/manifest+json\" href=\"/site.webmanifest\">",
        )
    );
    assert!(body.starts_with("<body><div id=\"root\"><main data-route=\"contacts\">"));
    let data = answer.page_data();
    assert_eq!(
        data["page"],
        json!({
            "path": "/contacts", "query": "", "status": 200, "route": { "name": "contacts" }, "version": "3.0",
            "section": { "heading": null, "group": null }, "machines": null, "data": null,
            "document": data["page"]["document"],
        })
    );
    let document = &data["page"]["document"];
    assert_has(document, &json!({ "kind": "page", "label": "Contact Us", "canonical": null, "unlisted": false }));
    assert_eq!(each(&document["sections"], "kind"), ["contact", "findUs"]);
    let shell = &data["shell"];
    assert_eq!(shell["site"]["brand"]["apiName"], "acme");
    assert_eq!(shell["site"]["offices"][0]["email"], "info@acme.example");
    assert_eq!(shell["landing"], json!({ "token": "oracle-ai-world-2027", "name": "Oracle AI World 2027" }));
    assert_eq!((&shell["year"], &shell["origin"]), (&json!(2026), &json!("https://www.acme.example")));
}

#[tokio::test]
async fn a_page_is_the_same_in_every_coding_with_a_validator_for_each() {
    let app = TestApp::new().await;
    let plain = app.get("/about").await;
    assert_eq!(plain.header("content-encoding"), None);
    let mut validators = vec![plain.header("etag").unwrap().to_owned()];
    for coding in ["gzip", "br"] {
        let answer = app.get_with("/about", &[("accept-encoding", coding)]).await.with("content-encoding", coding);
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(decode(&answer), plain.body, "{coding}");
        assert!(answer.body.len() < plain.body.len() / 2, "{coding}");
        validators.push(answer.header("etag").unwrap().to_owned());
    }
    let different: std::collections::BTreeSet<_> = validators.iter().collect();
    assert_eq!(different.len(), 3, "{validators:?}");
}

#[tokio::test]
async fn a_page_with_a_matching_etag_returns_304() {
    let app = TestApp::new().await;
    let held = app.get_with("/about", &[("accept-encoding", "br")]).await.header("etag").unwrap().to_owned();
    let matching = |etag: String, coding: &'static str| {
        let app = &app;
        async move { app.get_with("/about", &[("accept-encoding", coding), ("if-none-match", &etag)]).await }
    };
    for etag in [held.clone(), format!("W/{held}"), format!("\"other\", {held}"), "*".to_owned()] {
        let answer = matching(etag.clone(), "br").await;
        assert_eq!((answer.status.as_u16(), answer.body.len()), (304, 0), "{etag}");
        assert_eq!(answer.header("etag"), Some(held.as_str()));
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
    }
    assert_eq!(matching(held.clone(), "gzip").await.status, 200, "another coding is another representation");
    assert_eq!(matching("\"other\"".to_owned(), "br").await.status, 200);
}

#[tokio::test]
async fn a_missing_page_returns_404_with_any_condition() {
    let app = TestApp::new().await;
    for (path, message, label) in [
        ("/nowhere", "/404", "This page does not exist"),
        ("/404", "/404", "This page does not exist"),
        ("/429", "/404", "This page does not exist"),
        ("/ai-services/x", "/404", "This page does not exist"),
        ("/products/x", "/products/404", "404 - Product Not Found"),
        ("/products/404", "/products/404", "404 - Product Not Found"),
        ("/success-stories/x", "/success-stories/404", "Story not found"),
        ("/SUCCESS-STORIES/X", "/success-stories/404", "Story not found"),
        ("/success-stories/x/y", "/404", "This page does not exist"),
        ("/success-storiesx/y", "/404", "This page does not exist"),
    ] {
        let answer = app.get_with(path, &[("if-none-match", "*")]).await.expect(404);
        let page = &answer.page_data()["page"];
        assert_eq!((&page["route"], &page["path"]), (&json!({ "name": "notFound" }), &json!(message)), "{path}");
        assert_eq!(page["document"]["label"], label, "{path}");
        assert_eq!(page["document"]["sections"][0]["kind"], "message", "{path}");
        assert!(answer.text().contains("<meta name=\"robots\" content=\"noindex\">"));
    }
}

#[tokio::test]
async fn a_missing_file_returns_a_line_of_text() {
    let app = TestApp::new().await;
    for path in
        ["/assets/none-000000.js", "/nope.png", "/media/nope.mp4", "/about/map.XML?a=b", "/_dot/.well-known/x.txt"]
    {
        let answer = app.get(path).await.expect(404).with("content-type", "text/plain; charset=utf-8");
        assert_eq!(answer.text(), "There is no file at this address.\n");
    }
    for path in ["/nope.html", "/nope.v2", "/nope.png/more"] {
        assert_eq!(app.get(path).await.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
    }
}

#[tokio::test]
async fn no_response_contains_nul() {
    let app = TestApp::new().await;
    for path in ["/search?q=%00", "/search?q=a%00b", "/career?q=%00", "/contacts?service=%00x", "/_page/search?q=a%00b"]
    {
        let answer = app.get(path).await.expect(200);
        assert!(!answer.text().contains(['\0', '\u{1}']) && !answer.text().contains("\\u0000"), "{path}");
    }
    let refused = app.post_form(CONTACT, "fullName=A%00da&email=").await.expect(422);
    assert!(!refused.text().contains('\0') && !refused.text().contains("\\u0000"));
}

#[tokio::test]
async fn security_txt_names_the_contact_and_expires_in_the_future() {
    let site = SITE.replace("[contact]\n", "[contact]\nsecurity_email = \"security@acme.example\"\n");
    for (site, contact) in [(SITE.to_owned(), "info@acme.example"), (site, "security@acme.example")] {
        let app = TestApp::with(Setup { site, ..Setup::default() }).await;
        let answer = app.get("/.well-known/security.txt").await;
        assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, Some("text/plain; charset=utf-8")));
        assert_eq!(
            answer.text(),
            format!(
                "Contact: mailto:{contact}\nExpires: 2027-05-20T00:00:00Z\nPreferred-Languages: en\n\
                 Canonical: https://www.acme.example/.well-known/security.txt\n"
            )
        );
    }
}

#[tokio::test]
async fn a_path_that_is_not_utf_8_returns_404() {
    let app = TestApp::new().await;
    for path in [
        "/api/event/%ff/",
        "/api/blog/%ff",
        "/api/book-slot/%ff/calendar.ics",
        "/content/%ff.jpg",
        "/events/%ff/calendar.ics",
        "/share/%ff.jpg",
    ] {
        app.get(path).await.expect(404).with("content-type", "application/problem+json");
    }
    for path in ["/%ff", "/events/%ff"] {
        app.get(path).await.expect(404).with("content-type", "text/html; charset=utf-8");
    }
}

#[tokio::test]
async fn a_page_accepts_only_get_and_head() {
    let app = TestApp::new().await;
    for path in ["/", "/contacts", "/nowhere", "/_page/contacts", "/robots.txt", "/healthz", "/assets/style-b0a7.css"] {
        for method in [Method::POST, Method::PUT, Method::DELETE] {
            let answer = app.request(method.clone(), path, &[], "").await.expect(405);
            assert!(answer.header("allow").unwrap().starts_with("GET, HEAD") || path == "/healthz", "{path}");
        }
        assert_eq!(app.request(Method::OPTIONS, path, &[], "").await.status, 204, "{path}");
    }
}

#[tokio::test]
async fn head_has_the_headers_of_get() {
    let app = TestApp::new().await;
    for path in ["/about", "/nowhere", "/assets/style-b0a7.css", "/_page/about", "/robots.txt", "/api/x"] {
        let get = app.get(path).await;
        let head = app.request(Method::HEAD, path, &[], "").await;
        assert_eq!((head.status, head.body.len()), (get.status, 0), "{path}");
        assert_eq!(head.header("content-length"), Some(get.body.len().to_string().as_str()), "{path}");
        assert_eq!(head.header("etag"), get.header("etag"), "{path}");
    }
}

#[tokio::test]
async fn client_side_navigation_gets_the_page_as_json() {
    let app = TestApp::new().await;
    let answer = app.get("/_page/contacts?from=%2Fabout&utm_source=mail").await;
    assert_eq!((answer.status.as_u16(), answer.header("cache-control")), (200, Some("no-store")));
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let document = answer.json()["page"]["document"].clone();
    let contact = &document["sections"][0]["data"];
    assert_eq!(contact["machine"]["submission"]["status"], "idle");
    assert_eq!(contact["prefill"], json!({ "service": null, "origin": "/about" }));
    assert_eq!(
        answer.json(),
        json!({
            "kind": "page",
            "page": {
                "path": "/contacts", "query": "from=%2Fabout", "status": 200, "route": { "name": "contacts" },
                "section": { "heading": null, "group": null },
                "data": null, "machines": null, "document": document, "version": "3.0",
            },
        })
    );
    let etag = answer.header("etag").unwrap();
    app.get_with("/_page/contacts?from=%2Fabout", &[("if-none-match", etag)]).await.expect(304);

    let redirect = app.get("/_page/home?a=b").await;
    assert_eq!((redirect.status.as_u16(), redirect.json()), (200, json!({ "kind": "redirect", "to": "/?a=b" })));
    let missing = app.get("/_page/nowhere").await;
    assert_eq!((missing.status.as_u16(), &missing.json()["page"]["status"]), (404, &json!(404)));
    for gone in ["/_page/events/nothing-here", "/_page/blog/nothing-here", "/_page/events/no/slug"] {
        let answer = app.get(gone).await;
        let redirect = json!({ "kind": "redirect", "to": "/404" });
        assert_eq!((answer.status.as_u16(), answer.json()), (404, redirect), "{gone}");
    }
    assert_eq!(app.get("/_page/career/nothing-here").await.json()["page"]["status"], 404, "a job says so in its place");
    for home in ["/_page", "/_page/"] {
        assert_eq!(app.get(home).await.json()["page"]["path"], "/", "{home}");
    }
}

#[tokio::test]
async fn robots_txt_names_the_sitemap_at_the_published_origin() {
    let app = TestApp::new().await;
    let robots = app.get("/robots.txt").await;
    assert_eq!(
        robots.text(),
        "User-agent: *\nDisallow: /api/\nDisallow: /_page\n\nSitemap: https://www.acme.example/sitemap.xml\n"
    );
}
