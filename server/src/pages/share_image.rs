//! `/share/{path}.jpg`: the share image of the page at that path.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::address::Resolved;
use super::data::{Loaded, load};
use super::document::{is_private, render_head, too_many_response};
use super::handler::charge_rendering;
use super::preview::{self, framed};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem, Representation, Variants};
use crate::render::{CacheKey, CachedResponse, Head, PagePayload, RenderError};
use crate::seo::share::{Card, CardImage, SHARE_IMAGE_EXTENSION, SHARE_IMAGE_OF_HOME, share_image_path};
use crate::site::site_content::SiteContent;
use crate::work::cpu_pool;
use model::MediaPath;
use store::StoreError;

/// `Cache-Control` of a share image: social networks keep their own copy, and an hour is short enough for a corrected
/// title.
const AN_HOUR: &str = "public, max-age=3600";
/// Picture of pages without their own image.
const DEFAULT_PICTURE: &str = "hero/home";
/// Start of the names of sizes.
const SETS: &str = "library/";
/// Name of the route in metrics.
const ROUTE: &str = "/share/{*path}";
/// Images drawn at a time; more wait. They would fill the rendering queue, and pages have priority.
static DRAWING: Semaphore = Semaphore::const_new(2);
/// Longest wait, below the request timeout (20 s).
const WAIT: Duration = Duration::from_secs(15);

/// Returns a share image; that of a draft for the address of a preview.
pub async fn get_share_image(
    State(state): State<AppState>,
    PathParameter(path): PathParameter,
    request: Request,
) -> Result<Response, Problem> {
    let path = path.strip_suffix(SHARE_IMAGE_EXTENSION).ok_or_else(Problem::not_found)?;
    let path = format!("/{path}");
    let path = if path == SHARE_IMAGE_OF_HOME { "/" } else { &path };
    let public = state.content();
    let query = request.uri().query().unwrap_or_default().to_owned();
    let resolved = Resolved::of(&public, path, "");
    if let Err(limited) = charge_rendering(&state, &resolved, &request) {
        return Ok(too_many_response(&state, &public, limited, request.headers()).await);
    }
    let (content, resolved) = match preview::open(&state, public, resolved, path, &query).await {
        Ok(opened) => opened,
        Err(response) => return Ok(response),
    };
    let loaded = load(&state, &content, path, resolved).await;
    let Loaded::Page { page, .. } = loaded else { return Err(Problem::not_found()) };
    if page.status != StatusCode::OK.as_u16() {
        return Err(Problem::not_found());
    }
    if page.preview {
        let image = draw(&state, &content, &page).await.map_err(|cause| undrawn(&page, &cause))?;
        return Ok(framed(image.representation.respond(StatusCode::OK, request.headers())));
    }
    // Pages with a secret address have no image. Without its query, every other page is the same for all visitors.
    if is_private(&page) {
        return Err(Problem::not_found());
    }
    let key = CacheKey {
        path: share_image_path(&page.path),
        query: String::new(),
        // An image does not depend on the date, nor on an event's end.
        edition: page.edition.of_content(),
    };
    let image = state.responses.get_or_make(key, draw(&state, &content, &page)).await;
    let image = image.map_err(|cause| undrawn(&page, &cause))?;
    Ok(image.representation.respond(StatusCode::OK, request.headers()))
}

fn undrawn(page: &PagePayload, cause: &RenderError) -> Problem {
    match cause {
        // Debug level, since floods cause this error.
        RenderError::Busy => tracing::debug!(path = page.path, %cause, "a share image could not be drawn"),
        _ => tracing::error!(path = page.path, %cause, "a share image could not be drawn"),
    }
    Problem::unavailable("The picture cannot be drawn at the moment. Please try again shortly.")
}

async fn draw(state: &AppState, content: &SiteContent, page: &PagePayload) -> Result<Arc<CachedResponse>, RenderError> {
    let permit = timeout(WAIT, DRAWING.acquire()).await.map_err(|_| RenderError::Busy)?;
    let _permit = permit.map_err(|_| RenderError::Stopped)?;
    let head = render_head(state, content, page).await?;
    let picture = picture(state, content, head.share_picture.as_deref()).await?;
    let card = card(state, content, &head, picture);
    let drawn = cpu_pool::run(move || card.draw()).await.map_err(|_| RenderError::Stopped)?;
    let jpeg = drawn.map_err(|cause| RenderError::Output(cause.to_string()))?;
    let representation = Representation::new("image/jpeg", AN_HOUR, Variants::plain(jpeg.into()));
    Ok(Arc::new(CachedResponse { status: StatusCode::OK, route: ROUTE.into(), representation }))
}

/// Returns the image that a page names; the usual one when it names none, or one that cannot be drawn.
async fn picture(
    state: &AppState,
    content: &SiteContent,
    named: Option<&str>,
) -> Result<Option<CardImage>, RenderError> {
    let own = match named.and_then(MediaPath::of_address) {
        Some(path) => file(state, content, &path).await.map_err(|cause| RenderError::Output(cause.to_string()))?,
        None => None,
    };
    let site = |name: &str| {
        let file = state.assets.get(&state.site_media.built_picture(name).src)?;
        CardImage::new(file.identity().to_vec())
    };
    let own = match named.and_then(|name| state.site_media.replacement(name)) {
        Some(digest) => {
            Some(state.store.bytes_of(&digest).await.map_err(|cause| RenderError::Output(cause.to_string()))?)
        }
        None => own,
    };
    let picture = own.and_then(CardImage::new).or_else(|| site(named?));
    Ok(picture.or_else(|| site(DEFAULT_PICTURE)))
}

/// Returns the widest size of a file in WebP, or a file that has no sizes itself. AVIF cannot be drawn.
async fn file(state: &AppState, content: &SiteContent, path: &MediaPath) -> Result<Option<Vec<u8>>, StoreError> {
    let sizes = content.media.file(&path.to_string()).and_then(|file| file.sizes.as_ref());
    let widest = sizes.and_then(|sizes| sizes.name.strip_prefix(SETS).zip(sizes.webp.iter().max()));
    let Some((set, width)) = widest else { return state.store.medium(path.as_str()).await };
    match state.store.rendition(set, false, *width, "webp").await? {
        Some(size) => state.store.bytes_of(&size.digest).await.map(Some),
        None => Ok(None),
    }
}

fn card(state: &AppState, content: &SiteContent, head: &Head, picture: Option<CardImage>) -> Card {
    let brand = &content.config.site.brand.name;
    Card {
        title: head.title.strip_suffix(&format!(" | {brand}")).unwrap_or(&head.title).to_owned(),
        brand: brand.clone(),
        host: state.origin.split("://").last().unwrap_or_default().to_owned(),
        mark: state.mark.clone(),
        palette: content.config.theme.palette,
        picture,
    }
}
