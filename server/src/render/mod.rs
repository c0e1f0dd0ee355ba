//! Pages as HTML: the JavaScript engines, the document around a view, the cache of finished pages.

mod cache;
mod document;
mod engine;
mod error;
mod escape;
mod limits;
mod manifest;
mod pool;

pub use cache::{PageCache, PageKey};
pub use document::{Head, PreloadImage, Rendered, assemble};
pub use error::RenderError;
pub use escape::text as escape_text;
pub use limits::Limits;
pub use manifest::{Manifest, ManifestError};
pub use pool::Pool;
