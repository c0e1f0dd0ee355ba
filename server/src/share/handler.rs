//! `/share/{path}.jpg`: the share image of the page at that path.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use super::card::Card;
use crate::heavy;
use crate::http::{Problem, Representation, Variants};
use crate::pages::{Loaded, Page, is_private, load, render_head};
use crate::render::{Head, PageKey, RenderError};
use crate::state::AppState;

/// Where share images are.
const FOLDER: &str = "/share";
/// The home page's name among them; no page of the site has that path.
const HOME: &str = "/index";
/// How they end.
const EXTENSION: &str = ".jpg";
/// Networks keep their own copy; an hour is short enough for a corrected title.
const AN_HOUR: &str = "public, max-age=3600";
/// The picture of a page that names none.
const USUAL_PICTURE: &str = "hero/home";
/// The brand's mark, among the web build's files.
const MARK: &str = "/media/brand/mark-light.svg";
/// Tells a share image from the page among what is kept.
const VARIANT: &str = "share";

/// The address of a page's share image, below the origin.
pub fn share_image_path(page: &str) -> String {
    format!("{FOLDER}{}{EXTENSION}", if page == "/" { HOME } else { page })
}

/// Answers a share image.
pub async fn get_share_image(State(state): State<AppState>, Path(path): Path<String>, request: HeaderMap) -> Response {
    let Some(path) = path.strip_suffix(EXTENSION) else { return Problem::not_found().into_response() };
    let path = format!("/{path}");
    let loaded = load(&state, if path == HOME { "/" } else { &path }, "").await;
    let Loaded::Page { page, .. } = loaded else { return Problem::not_found().into_response() };
    // A page behind a secret address has no image; without a query, every other one is the same for everyone.
    if page.status != StatusCode::OK.as_u16() || page.path == "/404" || is_private(&page) {
        return Problem::not_found().into_response();
    }
    let key = PageKey {
        path: page.path.clone(),
        query: String::new(),
        variant: VARIANT,
        // Of two days, and of an event's end, an image says nothing.
        edition: page.edition.of_content(),
    };
    match state.pages.get_or_render(key, draw(&state, &page)).await {
        Ok(image) => image.respond(StatusCode::OK, &request),
        Err(cause) => {
            tracing::error!(path = page.path, %cause, "a share image was not drawn");
            Problem::unavailable("The picture cannot be drawn at the moment. Please try again shortly.").into_response()
        }
    }
}

async fn draw(state: &AppState, page: &Page) -> Result<Arc<Representation>, RenderError> {
    let card = card(state, render_head(state, page).await?);
    let drawn = heavy::in_turn(move || card.draw()).await.map_err(|_| RenderError::Stopped)?;
    let jpeg = drawn.map_err(|cause| RenderError::Output(cause.to_string()))?;
    Ok(Arc::new(Representation::new("image/jpeg", AN_HOUR, Variants::plain(jpeg.into()))))
}

fn card(state: &AppState, head: Head) -> Card {
    let brand = &state.config.site.brand.name;
    let file = |address: &str| state.assets.get(address).map(Representation::identity);
    let picture = head.share_picture.filter(|name| state.site_media.has_picture(name));
    let picture = state.site_media.picture(picture.as_deref().unwrap_or(USUAL_PICTURE));
    Card {
        title: head.title.strip_suffix(&format!(" | {brand}")).unwrap_or(&head.title).to_owned(),
        brand: brand.clone(),
        host: state.origin.split("://").last().unwrap_or_default().to_owned(),
        mark: file(MARK).map(|bytes| String::from_utf8_lossy(bytes).into_owned()).unwrap_or_default(),
        picture: file(&picture.src).map(|bytes| bytes.to_vec()),
    }
}
