//! Rendering of pages to HTML: their data, the JavaScript engines, the document around a view, and the caches.

mod cache;
mod document;
mod engine;
mod error;
mod escape;
mod limits;
mod manifest;
mod page;
mod pool;
mod theme;

pub use cache::{CacheKey, CachedResponse, ResponseCache};
pub use document::{Head, HtmlResponse, Look, PageData, PreloadImage, Rendered, SHARE_HEIGHT, SHARE_WIDTH, assemble};
pub use error::RenderError;
pub use limits::EngineLimits;
pub use manifest::{Manifest, WEB_MANIFEST};
pub use page::{LandingMachines, MenuPlace, PageBody, PagePayload, PageSection};
pub use pool::Pool;
pub use theme::ThemeStyle;
