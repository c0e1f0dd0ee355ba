//! References to images, videos, captions, documents and typefaces.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::media_library::MediaKind;
use super::values::ImageFile;

/// URL prefix of the content's media. `/media/` serves the site's own.
pub const MEDIA_PREFIX: &str = "/content/";

/// Media type of files that links lead to.
pub const PDF: &str = "application/pdf";

/// Media type of typefaces.
pub const WOFF2: &str = "font/woff2";

/// Media type of each extension. The bytes of a file have to match it.
const TYPES: &[(&str, &str)] = &[
    ("avif", "image/avif"),
    ("gif", "image/gif"),
    ("jpeg", "image/jpeg"),
    ("jpg", "image/jpeg"),
    ("mp4", "video/mp4"),
    ("pdf", PDF),
    ("png", "image/png"),
    ("vtt", "text/vtt"),
    ("webm", "video/webm"),
    ("webp", "image/webp"),
    ("woff2", WOFF2),
];

/// Path of a file below `media/`: lower-case letters, digits, `-`, `_` and `.`, in folders, with a known extension.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MediaPath(String);

impl MediaPath {
    /// Parses a reference such as `media/a.jpg`.
    pub fn parse(reference: &str) -> Result<Self, String> {
        Self::parse_of(reference, "")
    }

    /// Parses a reference. `wanted` is the beginning of a media type, such as `image/`: it selects the extensions that
    /// the message for an unknown one lists. Other known types are accepted.
    pub fn parse_of(reference: &str, wanted: &str) -> Result<Self, String> {
        let Some(path) = reference.strip_prefix('/').unwrap_or(reference).strip_prefix("media/") else {
            return Err(format!("{reference:?} is not under media/"));
        };
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_.".contains(&byte);
        let named = |segment: &str| !segment.is_empty() && !segment.starts_with('.') && segment.bytes().all(plain);
        if !path.split('/').all(named) {
            return Err(format!(
                "{reference:?}: a medium's name has lower-case letters, digits, hyphens, underscores and dots"
            ));
        }
        let path = Self(path.to_owned());
        if path.known_type().is_none() {
            let known: Vec<&str> = TYPES
                .iter()
                .filter(|(_, media_type)| media_type.starts_with(wanted))
                .map(|(extension, _)| *extension)
                .collect();
            return Err(format!("{reference:?}: expected one of {}", known.join(", ")));
        }
        Ok(path)
    }

    /// Returns the path of the file at an address such as `/content/a.jpg?v=0123456789ab`.
    pub fn of_address(address: &str) -> Option<Self> {
        let path = address.strip_prefix(MEDIA_PREFIX)?.split('?').next()?;
        Self::parse(&format!("media/{path}")).ok()
    }

    /// Returns the path below `media/`.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the kind of its extension.
    pub fn kind(&self) -> MediaKind {
        match self.media_type().split('/').next() {
            Some("image") => MediaKind::Picture,
            Some("video") => MediaKind::Film,
            Some("text") => MediaKind::Captions,
            Some("font") => MediaKind::Font,
            _ => MediaKind::Document,
        }
    }

    /// Returns its extension.
    pub fn extension(&self) -> &str {
        self.0.rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    /// Returns the media type of its extension.
    pub fn media_type(&self) -> &'static str {
        self.known_type().unwrap_or("application/octet-stream")
    }

    fn known_type(&self) -> Option<&'static str> {
        let (_, extension) = self.0.rsplit_once('.')?;
        TYPES.iter().find(|(known, _)| *known == extension).map(|(_, media_type)| *media_type)
    }
}

impl fmt::Display for MediaPath {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "media/{}", self.0)
    }
}

/// Files by reference, such as `media/a.jpg`.
pub type MediaFiles = BTreeMap<String, ImageFile>;

/// An image or video as displayed: a file of the content, or one of the site's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Medium {
    File {
        /// Path below `media/`.
        path: String,
        /// Without an address for a file that does not exist.
        file: ImageFile,
    },
    /// One of the site's own media, such as `service/faw-xcelerator`.
    Site { name: String },
}

impl Medium {
    /// Resolves a reference in content. A file that is not among `files` has no address.
    pub fn new(name: &str, files: &MediaFiles) -> Self {
        let Ok(path) = MediaPath::parse(name) else { return Self::Site { name: name.to_owned() } };
        let file = files.get(&path.to_string()).cloned().unwrap_or_default();
        Self::File { path: path.as_str().to_owned(), file }
    }
}

/// A video that replaces one of the site's own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct VideoFile {
    /// The address.
    pub src: String,
    /// Media type.
    #[serde(rename = "type")]
    #[ts(rename = "type")]
    pub media_type: String,
}

/// Replacements of the delivery method's frames, at `/media/{name}-{01…72}-{width}.avif`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct ReplacedFrames {
    pub name: String,
    /// Widths in pixels, the smallest first.
    pub widths: Vec<i64>,
    /// Height of the smallest, in pixels.
    pub height: i64,
}

impl ReplacedFrames {
    /// Returns the address of a frame in a width.
    pub fn address(&self, number: u8, width: i64) -> String {
        format!("/media/{}-{number:02}-{width}.avif", self.name)
    }
}

/// Replacements of the site's own media, by name. A video's variant for narrow windows has a name that ends in `-upright`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct ReplacedMedia {
    pub pictures: BTreeMap<String, ImageFile>,
    pub videos: BTreeMap<String, VideoFile>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub frames: Option<ReplacedFrames>,
}

impl ReplacedMedia {
    pub fn is_empty(&self) -> bool {
        self.pictures.is_empty() && self.videos.is_empty() && self.frames.is_none()
    }
}
