//! All routes and layers.

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{any, get};
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;

use crate::middleware::{
    SecurityHeaders, VITALS_PATH, give_request_id, identify_client, limit_posts, limit_requests, limit_time,
    log_request, measure, problem_of_panic, refuse_encoded_body, require_host, serve_cached,
};
use crate::render::WEB_MANIFEST;
use crate::state::AppState;
use crate::{api, pages, seo};

/// Returns the whole site as one service: the layers that every response passes, the cache, and the router behind it.
pub fn build_app(state: AppState) -> Router {
    let security = SecurityHeaders::new(&state.origin);
    // The first layer is the outermost: every response, also one to a panic, has the headers and a request id.
    let site = ServiceBuilder::new()
        .layer(from_fn(give_request_id))
        .map_response(move |response| security.add_to(response))
        .layer(from_fn_with_state(state.clone(), measure))
        .layer(from_fn(require_host))
        .layer(from_fn_with_state(state.clone(), serve_cached))
        .service(router(state));
    Router::new().fallback_service(site)
}

/// Returns every route, behind the limits for clients.
fn router(state: AppState) -> Router {
    let contact = format!("/api/{}-contact-us", state.config.site.brand.api_name);
    Router::new()
        .route(&contact, any(api::contact::contact_us))
        .route(&format!("{contact}/"), any(api::contact::contact_us))
        .route(VITALS_PATH, any(api::vitals::vitals))
        .route(VITALS_PATH.trim_end_matches('/'), any(api::vitals::vitals))
        .route("/api", any(api::unknown))
        .route("/api/", any(api::unknown))
        .route("/api/{*rest}", any(api::unknown))
        .route("/api/openapi.json", get(api::openapi::openapi_json))
        .route("/api/docs", get(api::openapi::docs))
        .route("/api/docs/", get(api::openapi::docs))
        .route("/api/event", get(api::insights::events))
        .route("/api/event/", get(api::insights::events))
        .route("/api/event/{key}", get(api::insights::event))
        .route("/api/event/{key}/", get(api::insights::event))
        .route("/api/news", get(api::insights::news))
        .route("/api/news/", get(api::insights::news))
        .route("/api/blog", get(api::insights::posts))
        .route("/api/blog/", get(api::insights::posts))
        .route("/api/blog/{key}", get(api::insights::post))
        .route("/api/blog/{key}/", get(api::insights::post))
        .route("/api/careers/jobs", get(api::careers::jobs))
        .route("/api/careers/jobs/", get(api::careers::jobs))
        .route("/api/book-slot", any(api::booking::book_slot))
        .route("/api/book-slot/", any(api::booking::book_slot))
        .route("/api/book-slot-list", get(api::booking::book_slot_list))
        .route("/api/book-slot-list/", get(api::booking::book_slot_list))
        .route("/api/book-slot-stream", get(api::booking::book_slot_stream))
        .route("/api/book-slot-stream/", get(api::booking::book_slot_stream))
        .route("/api/book-slot/{reference}/calendar.ics", get(api::booking::slot_calendar))
        .route("/api/bookings/{key}/cancel", any(api::booking::cancel_booking))
        .route("/api/bookings/{key}/cancel/", any(api::booking::cancel_booking))
        .route("/api/bookings/{key}/move", any(api::booking::move_booking))
        .route("/api/bookings/{key}/move/", any(api::booking::move_booking))
        .route("/content/{*path}", get(api::content_media::content_media))
        .route("/blog/feed.xml", get(seo::blog_feed))
        .route("/news/feed.xml", get(seo::news_feed))
        .route("/events/feed.xml", get(seo::events_feed))
        .route("/events/{slug}/calendar.ics", get(seo::event_calendar))
        .route("/search-index.bin", get(api::search_index::search_index))
        .route("/healthz", get(api::health::healthz))
        .route("/readyz", get(api::health::readyz))
        .route("/robots.txt", get(seo::get_robots))
        .route(WEB_MANIFEST, get(seo::get_web_manifest))
        .route("/sitemap.xml", get(seo::get_sitemap))
        .route("/share/{*path}", get(pages::get_share_image))
        .route("/_page", get(pages::get_page_data))
        .route("/_page/{*path}", get(pages::get_page_data))
        .route("/_page/", get(pages::get_page_data))
        .method_not_allowed_fallback(pages::only_get)
        .fallback(pages::get_page)
        .with_state(state.clone())
        // The last layer is the outermost.
        .layer(from_fn(refuse_encoded_body))
        .layer(from_fn_with_state(state.clone(), limit_posts))
        .layer(from_fn(limit_time))
        .layer(from_fn_with_state(state.clone(), limit_requests))
        .layer(from_fn_with_state(state, identify_client))
        .layer(CatchPanicLayer::custom(problem_of_panic))
        .layer(from_fn(log_request))
}
