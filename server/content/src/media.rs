//! Files of pictures, videos, captions, documents and typefaces, with their sizes.

use super::fonts::FontMetrics;
use super::media_type::media_type_of;
use super::picture_end::is_complete;
use crate::photograph::{has_location, swaps_sides};
use model::digest;
use model::{ImageFile, MEDIA_PREFIX, MediaKind, MediaPath};

/// Largest file: a minute of video at a bit rate that phones can stream. An import holds whole files in memory.
pub const MEDIA_MAX_BYTES: usize = 16 * 1024 * 1024;
/// Longest side of a picture, in pixels: the limit of WebP.
pub(super) const SIDE_MAX: usize = 16_383;
/// Largest picture, in pixels: 200 MB once a browser has decoded it.
pub(super) const PIXELS_MAX: usize = 50_000_000;
/// Hexadecimal digits of the digest in an address: enough that changed bytes always change the address.
const ADDRESS_DIGITS: usize = 12;

/// A media file, read and measured.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MediaFile {
    /// Path below `media/`.
    pub path: MediaPath,
    /// Pixels, as displayed; 0 for files other than images.
    pub width: i64,
    /// Pixels, as displayed; 0 for files other than images.
    pub height: i64,
    /// SHA-256 of the bytes, in hexadecimal.
    pub digest: String,
    pub bytes: Vec<u8>,
}

impl MediaFile {
    /// Checks a file's type and measures it.
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
        if path.kind() == MediaKind::Font {
            FontMetrics::read(&bytes).map_err(|fault| format!("{path}: {fault}"))?;
        }
        let is_picture = path.media_type().starts_with("image/");
        if is_picture && has_location(&bytes) {
            return Err(format!("{path} tells visitors where it was taken: remove the place (GPS) from its Exif data"));
        }
        let (width, height) = if is_picture {
            let size = imagesize::blob_size(&bytes).map_err(|_| format!("{path} cannot be read as a picture"))?;
            let sides = 1..=SIDE_MAX;
            if !sides.contains(&size.width) || !sides.contains(&size.height) || size.width * size.height > PIXELS_MAX {
                let limits = format!("1 to {SIDE_MAX} pixels on each side and {PIXELS_MAX} in all are allowed");
                return Err(format!("{path} has {} × {} pixels; {limits}", size.width, size.height));
            }
            if !is_complete(path.media_type(), &bytes) {
                let length = bytes.len();
                return Err(format!(
                    "{path} ends before its picture does, after {length} bytes; put the whole file there"
                ));
            }
            let turned = path.media_type() == "image/jpeg" && swaps_sides(&bytes);
            if turned { (size.height, size.width) } else { (size.width, size.height) }
        } else {
            (0, 0)
        };
        let pixels = |side: usize| i64::try_from(side).unwrap_or_default();
        Ok(Self { path, width: pixels(width), height: pixels(height), digest: digest(&bytes), bytes })
    }

    /// Returns its address and size. The address changes with the bytes, so that it can be cached forever.
    pub fn image_file(&self) -> ImageFile {
        ImageFile {
            src: address(&self.path, &self.digest),
            sizes: None,
            focus: None,
            width: self.width,
            height: self.height,
        }
    }
}

/// Returns the address of the file with this digest.
pub fn address(path: &MediaPath, digest: &str) -> String {
    let version = digest.get(..ADDRESS_DIGITS).unwrap_or(digest);
    format!("{MEDIA_PREFIX}{}?v={version}", path.as_str())
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::photograph::tests::{jpeg, located};

    /// A GIF of one pixel.
    pub(crate) const PIXEL: &[u8] = b"GIF89a\x01\x00\x01\x00\x00\x00\x00!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;";

    #[test]
    fn the_size_of_a_photograph_respects_its_orientation() {
        for (orientation, size) in [(1, (3, 2)), (3, (3, 2)), (6, (2, 3)), (8, (2, 3))] {
            let file = MediaFile::new(MediaPath::parse("media/a.jpg").unwrap(), jpeg(orientation)).unwrap();
            assert_eq!((file.width, file.height), size, "{orientation}");
        }
    }

    #[test]
    fn a_photograph_with_gps_data_is_refused() {
        for (name, bytes) in located() {
            let message = MediaFile::new(MediaPath::parse(&format!("media/{name}")).unwrap(), bytes).unwrap_err();
            assert!(message.ends_with("remove the place (GPS) from its Exif data"), "{message}");
        }
    }

    #[test]
    fn a_picture_has_its_size_and_address() {
        let file = MediaFile::new(MediaPath::parse("media/a.gif").unwrap(), PIXEL.to_vec()).unwrap();
        assert_eq!((file.width, file.height), (1, 1));
        let address = file.image_file().src;
        assert_eq!(address, format!("/content/a.gif?v={}", file.digest.get(..12).unwrap()));
        assert_eq!(MediaPath::of_address(&address), Some(file.path));
        assert_eq!(MediaPath::of_address("/media/a.gif"), None);
    }

    #[test]
    fn a_file_whose_content_differs_from_its_extension_is_refused() {
        for (name, bytes, problem) in [
            ("media/a.jpg", &b"<html>"[..], "media/a.jpg does not hold image/jpeg, which its name promises"),
            ("media/a.jpg", PIXEL, "media/a.jpg holds image/gif, and its name promises image/jpeg"),
            ("media/a.vtt", b"root:x:0:0", "media/a.vtt does not hold text/vtt, which its name promises"),
            ("media/a.mp4", b"WEBVTT\n", "media/a.mp4 holds text/vtt, and its name promises video/mp4"),
            (
                "media/a.gif",
                &PIXEL[..30],
                "media/a.gif ends before its picture does, after 30 bytes; put the whole file there",
            ),
            (
                "media/a.gif",
                b"GIF89a\x50\xc3\x01\x00\x00\x00\x00;",
                "media/a.gif has 50000 × 1 pixels; 1 to 16383 pixels on each side and 50000000 in all are allowed",
            ),
            (
                "media/a.gif",
                b"GIF89a\x40\x1f\x40\x1f\x00\x00\x00;",
                "media/a.gif has 8000 × 8000 pixels; 1 to 16383 pixels on each side and 50000000 in all are allowed",
            ),
            (
                "media/a.gif",
                b"GIF89a\x00\x00\x01\x00\x00\x00\x00;",
                "media/a.gif has 0 × 1 pixels; 1 to 16383 pixels on each side and 50000000 in all are allowed",
            ),
            ("media/a.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "media/a.png cannot be read as a picture"),
        ] {
            let refused = MediaFile::new(MediaPath::parse(name).unwrap(), bytes.to_vec());
            assert_eq!(refused, Err(problem.to_owned()));
        }
    }
}
