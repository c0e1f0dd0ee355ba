//! All routes and layers.

use axum::Router;
use axum::error_handling::HandleErrorLayer;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, any, get};
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;

use crate::app::middleware::{
    REQUEST_TIMEOUT, SecurityHeaders, identify_client, limit_forms, name_route, observe, problem_of_panic,
    problem_of_timeout, serve_cached,
};
use crate::app::state::AppState;
use crate::render::WEB_MANIFEST;
use crate::{admin, api, pages, seo};
use model::Kind;

/// Returns the whole site as one service: the layers that every response passes, the cache, and the router behind it.
pub fn build_app(state: AppState) -> Router {
    let security = SecurityHeaders::new(&state.origin);
    // The first layer is the outermost: every response, even after a panic, has the headers and a request id.
    let site = ServiceBuilder::new()
        .map_response(move |response| security.add_to(response))
        .layer(from_fn_with_state(state.clone(), observe))
        .layer(from_fn_with_state(state.clone(), serve_cached))
        .service(router(state));
    Router::new().fallback_service(site)
}

/// Returns every route, behind the limits for clients.
fn router(state: AppState) -> Router {
    let contact = format!("/api/{}-contact-us", state.base.config.site.brand.api_name);
    let forms = with_or_without_slash([
        (contact.as_str(), any(api::contact::contact_us)),
        ("/api/book-slot", any(api::booking::book_slot)),
        ("/api/bookings/{key}/cancel", any(api::booking::cancel_booking)),
        ("/api/bookings/{key}/move", any(api::booking::move_booking)),
    ])
    .route_layer(from_fn_with_state(state.clone(), limit_forms));
    // Files take longer than the timeout of other requests.
    let uploads = if state.base.config.admin.enabled { admin::upload_routes(state.clone()) } else { Router::new() };
    let uploads = uploads.with_state(state.clone());
    with_or_without_slash([
        ("/api", any(api::unknown)),
        ("/api/vitals", any(api::vitals::vitals)),
        ("/api/docs", get(api::openapi::docs)),
        ("/api/event", get(api::insights::events)),
        ("/api/event/{key}", get(api::insights::event)),
        ("/api/news", get(api::insights::news)),
        ("/api/blog", get(api::insights::posts)),
        ("/api/blog/{key}", get(api::insights::post)),
        ("/api/careers/jobs", get(api::careers::jobs)),
        ("/api/book-slot-list", get(api::booking::book_slot_list)),
        ("/api/book-slot-stream", get(api::booking::book_slot_stream)),
        ("/api/search", get(api::search::search)),
        ("/_page", get(pages::get_page_data)),
    ])
    .merge(forms)
    .merge(if state.base.config.admin.enabled { admin::routes(state.clone()) } else { Router::new() })
    .route("/api/{*rest}", any(api::unknown))
    .route("/api/openapi.json", get(api::openapi::openapi_json))
    .route("/api/book-slot/{reference}/calendar.ics", get(api::booking::slot_calendar))
    .route("/content/{*path}", get(api::content_media::content_media))
    .route("/media/library/{name}", get(api::content_media::library_media))
    .merge(Kind::ALL.into_iter().fold(Router::new(), |feeds, kind| {
        feeds.route(
            seo::feed_path(kind),
            get(move |state: State<AppState>, headers: HeaderMap| seo::feed(kind, state, headers)),
        )
    }))
    .route("/events/{slug}/calendar.ics", get(seo::event_calendar))
    .route("/healthz", get(api::health::healthz))
    .route("/readyz", get(api::health::readyz))
    .route("/robots.txt", get(seo::get_robots))
    .route(seo::SECURITY_TXT, get(seo::get_security_txt))
    .route(WEB_MANIFEST, get(seo::get_web_manifest))
    .route("/sitemap.xml", get(seo::get_sitemap))
    .route("/share/{*path}", get(pages::get_share_image))
    .route("/_page/{*path}", get(pages::get_page_data))
    .route("/_words", get(pages::get_words))
    .method_not_allowed_fallback(pages::only_get)
    .fallback(pages::get_page)
    .with_state(state.clone())
    // The last layer is the outermost.
    .layer(ServiceBuilder::new().layer(HandleErrorLayer::new(problem_of_timeout)).timeout(REQUEST_TIMEOUT))
    .merge(uploads)
    .layer(from_fn_with_state(state, identify_client))
    .layer(CatchPanicLayer::custom(problem_of_panic))
    .layer(from_fn(name_route))
}

fn with_or_without_slash<const N: usize>(routes: [(&str, MethodRouter<AppState>); N]) -> Router<AppState> {
    routes.into_iter().fold(Router::new(), |router, (path, methods)| {
        router.route(&format!("{path}/"), methods.clone()).route(path, methods)
    })
}
