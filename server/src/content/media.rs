//! Pictures, videos and captions that content names.

use std::fmt;

use super::digest::digest;
use super::media_type::media_type_of;

/// The largest medium: a minute of video at a rate that a phone can follow. An import holds it in memory whole.
pub const MEDIA_MAX_BYTES: usize = 16 * 1024 * 1024;
/// Where media of the content are served. `/media/` holds the site's own.
pub const MEDIA_PREFIX: &str = "/content/";
/// Digits of the digest in a medium's address: enough that a changed file never keeps its address.
const ADDRESS_DIGITS: usize = 12;

/// The media type that an extension promises. What a file's bytes are decides, and has to be the same.
const TYPES: &[(&str, &str)] = &[
    ("avif", "image/avif"),
    ("gif", "image/gif"),
    ("jpeg", "image/jpeg"),
    ("jpg", "image/jpeg"),
    ("mp4", "video/mp4"),
    ("png", "image/png"),
    ("vtt", "text/vtt"),
    ("webm", "video/webm"),
    ("webp", "image/webp"),
];

/// The path of a medium below `media/`: lower-case letters, digits, `-`, `_` and `.`, in folders, with a known extension.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MediaPath(String);

impl MediaPath {
    /// Reads `media/a.jpg`, as files name it.
    pub fn parse(reference: &str) -> Result<Self, String> {
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
            let known: Vec<&str> = TYPES.iter().map(|(extension, _)| *extension).collect();
            return Err(format!("{reference:?}: expected one of {}", known.join(", ")));
        }
        Ok(path)
    }

    /// The path below `media/`.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its media type.
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

/// What a head names: a file, or one of the media that the site ships with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Medium {
    /// A file under `media/`.
    File(MediaPath),
    /// One of the site's own, by its name, such as `service/faw-xcelerator`.
    Site(String),
}

impl Medium {
    /// Reads `media/a.jpg` or `service/faw-xcelerator`.
    pub fn parse(reference: &str) -> Result<Self, String> {
        if reference.trim_start_matches('/').starts_with("media/") {
            return MediaPath::parse(reference).map(Self::File);
        }
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let named = |segment: &str| !segment.is_empty() && segment.bytes().all(plain);
        if reference.contains('/') && reference.split('/').all(named) {
            return Ok(Self::Site(reference.to_owned()));
        }
        Err(format!("{reference:?}: expected a file such as media/a.jpg, or the name of one of the site's own media"))
    }

    /// The file, when it is one.
    pub fn file(&self) -> Option<&MediaPath> {
        match self {
            Self::File(path) => Some(path),
            Self::Site(_) => None,
        }
    }
}

impl fmt::Display for Medium {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.fmt(out),
            Self::Site(name) => out.write_str(name),
        }
    }
}

/// A medium that was read and measured.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MediaFile {
    /// Its path below `media/`.
    pub path: MediaPath,
    /// Pixels; 0 for what is no picture.
    pub width: i64,
    /// Pixels; 0 for what is no picture.
    pub height: i64,
    /// SHA-256 of the bytes, in hexadecimal.
    pub digest: String,
    /// What is served.
    pub bytes: Vec<u8>,
}

impl MediaFile {
    /// Measures a file's bytes.
    pub fn new(path: MediaPath, bytes: Vec<u8>) -> Result<Self, String> {
        if bytes.len() > MEDIA_MAX_BYTES {
            return Err(format!("{path} has {} bytes; at most {MEDIA_MAX_BYTES} are allowed", bytes.len()));
        }
        match (media_type_of(&bytes), path.media_type()) {
            (Some(found), promised) if found == promised => {}
            (Some(found), promised) => {
                return Err(format!("{path} holds {found}, and its name promises {promised}"));
            }
            (None, promised) => return Err(format!("{path} does not hold {promised}, which its name promises")),
        }
        let (width, height) = if path.media_type().starts_with("image/") {
            let size = imagesize::blob_size(&bytes).map_err(|_| format!("{path} cannot be read as a picture"))?;
            (size.width, size.height)
        } else {
            (0, 0)
        };
        let pixels = |side: usize| i64::try_from(side).unwrap_or_default();
        Ok(Self { path, width: pixels(width), height: pixels(height), digest: digest(&bytes), bytes })
    }

    /// Where browsers fetch it. The address changes with the bytes, so that it can be kept for ever.
    pub fn address(&self) -> String {
        address(&self.path, &self.digest)
    }
}

/// The address of a medium with this digest.
pub(super) fn address(path: &MediaPath, digest: &str) -> String {
    let version = digest.get(..ADDRESS_DIGITS).unwrap_or(digest);
    format!("{MEDIA_PREFIX}{}?v={version}", path.as_str())
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A GIF of one pixel.
    pub(in crate::content) const PIXEL: &[u8] = b"GIF89a\x01\x00\x01\x00\x00\x00\x00!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;";

    #[test]
    fn a_medium_is_named_by_its_path_under_media() {
        for reference in ["media/a.jpg", "/media/events/a-1.webp", "media/talk_2.mp4"] {
            assert!(MediaPath::parse(reference).is_ok(), "{reference}");
        }
        for reference in
            ["a.jpg", "media/../a.jpg", "media/A.jpg", "media/.a.jpg", "media/a.svg", "media//a.jpg", "https://x/a.jpg"]
        {
            assert!(MediaPath::parse(reference).is_err(), "{reference}");
        }
    }

    #[test]
    fn a_head_names_a_file_or_one_of_the_sites_own() {
        assert_eq!(Medium::parse("service/faw-xcelerator"), Ok(Medium::Site("service/faw-xcelerator".to_owned())));
        assert_eq!(Medium::parse("media/a.jpg").unwrap().to_string(), "media/a.jpg");
        for reference in ["picture", "https://x.example/a.jpg", "service/A", "../a", "media/a.svg", ""] {
            assert!(Medium::parse(reference).is_err(), "{reference}");
        }
    }

    #[test]
    fn a_picture_knows_its_size_and_its_address() {
        let file = MediaFile::new(MediaPath::parse("media/a.gif").unwrap(), PIXEL.to_vec()).unwrap();
        assert_eq!((file.width, file.height), (1, 1));
        assert_eq!(file.address(), format!("/content/a.gif?v={}", file.digest.get(..12).unwrap()));
    }

    #[test]
    fn a_file_that_is_not_what_its_name_says_is_refused() {
        for (name, bytes, problem) in [
            ("media/a.jpg", &b"<html>"[..], "media/a.jpg does not hold image/jpeg, which its name promises"),
            ("media/a.jpg", PIXEL, "media/a.jpg holds image/gif, and its name promises image/jpeg"),
            ("media/a.vtt", b"root:x:0:0", "media/a.vtt does not hold text/vtt, which its name promises"),
            ("media/a.mp4", b"WEBVTT\n", "media/a.mp4 holds text/vtt, and its name promises video/mp4"),
            ("media/a.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "media/a.png cannot be read as a picture"),
        ] {
            let refused = MediaFile::new(MediaPath::parse(name).unwrap(), bytes.to_vec());
            assert_eq!(refused, Err(problem.to_owned()));
        }
    }
}
