//! Media types of files, by extension.

use std::path::Path;

/// The media type of a file, and whether it is compressible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Kind {
    pub(super) content_type: &'static str,
    pub(super) compressible: bool,
}

/// Media type of a file with an unknown extension.
const UNKNOWN: &str = "application/octet-stream";

/// Returns true for a path whose last segment has the extension of a known kind of file.
pub fn is_file_path(path: &str) -> bool {
    kind_of(Path::new(path)).content_type != UNKNOWN
}

/// Returns the kind of a file, by its extension.
pub(super) fn kind_of(path: &Path) -> Kind {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let (content_type, compressible) = match extension.to_ascii_lowercase().as_str() {
        "js" | "mjs" => ("text/javascript; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "json" | "map" => ("application/json", true),
        "wasm" => ("application/wasm", true),
        "svg" => ("image/svg+xml", true),
        "txt" => ("text/plain; charset=utf-8", true),
        "vtt" => ("text/vtt; charset=utf-8", true),
        "xml" => ("application/xml", true),
        "ico" => ("image/x-icon", true),
        "avif" => ("image/avif", false),
        "webp" => ("image/webp", false),
        "png" => ("image/png", false),
        "jpg" | "jpeg" => ("image/jpeg", false),
        "gif" => ("image/gif", false),
        "woff2" => ("font/woff2", false),
        "mp4" => ("video/mp4", false),
        "webm" => ("video/webm", false),
        "pdf" => ("application/pdf", false),
        _ => (UNKNOWN, false),
    };
    Kind { content_type, compressible }
}
