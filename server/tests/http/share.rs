//! Share images: every page in the sitemap has its own.

use server::render::EngineLimits;

use crate::content_import::app_with_content;
use crate::harness::{Setup, TestApp};

#[tokio::test]
async fn every_indexed_page_and_landing_form_has_a_share_image() {
    let app = app_with_content().await;
    let sitemap = app.get("/sitemap.xml").await.text().to_owned();
    let listed = sitemap.split("<loc>https://www.acme.example").skip(1).map(|rest| rest.split('<').next().unwrap());
    let mut pages: Vec<String> = listed.map(|path| if path.is_empty() { "/" } else { path }.to_owned()).collect();
    for landing in ["/aiw25", "/oracle-ai-world-2027"] {
        assert!(pages.iter().any(|page| page == landing), "{landing}");
        pages.extend(["book", "contact"].map(|form| format!("{landing}/{form}")));
    }
    for page in pages {
        let html = app.get(&page).await.text().to_owned();
        let named = html.split_once("<meta property=\"og:image\" content=\"https://www.acme.example").unwrap().1;
        let image = app.get(named.split('"').next().unwrap()).await.expect(200).with("content-type", "image/jpeg");
        let size = imagesize::blob_size(&image.body).unwrap();
        assert_eq!((size.width, size.height), (1200, 630), "{page}");
        assert!(image.header("etag").is_some(), "{page}");
    }
}

#[tokio::test]
async fn pages_that_return_404_have_no_share_image() {
    let app = app_with_content().await;
    for path in [
        "/share/",
        "/share/contacts",
        "/share/contacts.png",
        "/share/nowhere.jpg",
        "/share/404.jpg",
        "/share/blog/draft-post.jpg",
        "/share/blog/no-such-post.jpg",
        "/share/../contacts.jpg",
    ] {
        assert_eq!(app.get(path).await.status, 404, "{path}");
    }
    let missing = app.get("/nowhere").await;
    assert!(!missing.text().contains("og:image"), "{}", missing.text());
}

#[tokio::test]
async fn share_images_requested_at_once_wait_for_the_renderer() {
    let limits = EngineLimits { queue: 2, ..EngineLimits::default() };
    let app = TestApp::with(Setup { limits, ..Setup::default() }).await;
    let content = app.state.content();
    let services = content.paths().filter(|path| path.starts_with("/cloud-services/")).map(str::to_owned);
    let images: Vec<String> = services.take(8).map(|path| format!("/share{path}.jpg")).collect();
    assert!(images.len() > 4, "{images:?}");
    let answers = futures_util::future::join_all(images.iter().map(|image| app.get(image))).await;
    for (image, answer) in images.iter().zip(answers) {
        assert_eq!(answer.status, 200, "{image}");
    }
}
