//! Completeness of pictures, by the lengths and end markers of their formats. No pixel is decoded: a folder has
//! hundreds of pictures, and the usual damage is an interrupted copy.

/// Name and checksum of the last chunk of a PNG file.
const PNG_END: &[u8] = b"IEND\xaeB`\x82";
/// Markers of a JPEG file: the start of a scan and the end of the image. Coded data has neither (ITU-T T.81, annex B).
const JPEG_SCAN: &[u8] = b"\xff\xda";
const JPEG_END: &[u8] = b"\xff\xd9";

/// Returns false for a picture of this media type that ends too early. Data after a photograph, such as a phone's second
/// picture, is ignored.
pub(super) fn is_complete(media_type: &str, bytes: &[u8]) -> bool {
    match media_type {
        "image/jpeg" => {
            let last_scan = bytes.windows(JPEG_SCAN.len()).rposition(|window| window == JPEG_SCAN);
            contains(bytes.get(last_scan.unwrap_or_default()..).unwrap_or_default(), JPEG_END)
        }
        "image/png" => contains(bytes, PNG_END),
        "image/gif" => bytes.iter().rfind(|byte| **byte != 0) == Some(&b';'),
        "image/webp" => {
            let length = bytes.get(4..).and_then(|rest| rest.first_chunk()).map(|length| u32::from_le_bytes(*length));
            length.is_some_and(|length| u64::from(length) + 8 <= bytes.len() as u64)
        }
        "image/avif" => {
            let is_whole = Boxes(bytes).all(|(_, content)| content.is_some());
            is_whole && Boxes(bytes).any(|(kind, _)| kind == b"mdat")
        }
        _ => true,
    }
}

fn contains(bytes: &[u8], mark: &[u8]) -> bool {
    bytes.windows(mark.len()).any(|window| window == mark)
}

/// The boxes of an MP4 or AVIF file (ISO/IEC 14496-12, section 4.2).
pub(super) struct Boxes<'a>(pub(super) &'a [u8]);

impl<'a> Iterator for Boxes<'a> {
    /// Kind and content; `None` as the content of a box that ends after the file.
    type Item = (&'a [u8], Option<&'a [u8]>);

    fn next(&mut self) -> Option<Self::Item> {
        let (size, rest) = self.0.split_first_chunk::<4>()?;
        let (kind, rest) = rest.split_at_checked(4)?;
        let (length, head) = match (u32::from_be_bytes(*size), rest.split_first_chunk::<8>()) {
            // The last box.
            (0, _) => (self.0.len(), 8),
            (1, Some((long, _))) => (usize::try_from(u64::from_be_bytes(*long)).unwrap_or(usize::MAX), 16),
            (short, _) => (usize::try_from(short).unwrap_or(usize::MAX), 8),
        };
        let content = self.0.get(head..length);
        self.0 = self.0.get(length.max(head)..).unwrap_or_default();
        Some((kind, content))
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::media::tests::PIXEL;
    use super::super::media_type::media_type_of;
    use super::*;

    /// A whole picture of each type.
    fn pictures() -> Vec<Vec<u8>> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let files = [
            "server/tests/fixtures/content-small/media/desk.png",
            "web/public/media/testimonial/city-cfo-320.webp",
            "web/public/media/page/about-480.avif",
        ];
        let mut jpeg = Vec::new();
        jpeg_encoder::Encoder::new(&mut jpeg, 80).encode(&[9; 48], 4, 4, jpeg_encoder::ColorType::Rgb).unwrap();
        let read = files.into_iter().map(|file| std::fs::read(root.join(file)).unwrap());
        [jpeg, PIXEL.to_vec()].into_iter().chain(read).collect()
    }

    #[test]
    fn a_picture_cut_at_any_byte_is_incomplete() {
        for bytes in pictures() {
            let media_type = media_type_of(&bytes).unwrap();
            assert!(is_complete(media_type, &bytes), "{media_type}");
            for length in (16..bytes.len()).step_by(1 + bytes.len() / 997).chain([bytes.len() - 1]) {
                assert!(!is_complete(media_type, &bytes[..length]), "{media_type} of {length} bytes");
            }
        }
    }

    #[test]
    fn data_after_a_photograph_is_ignored() {
        let mut bytes = pictures().swap_remove(0);
        bytes.extend(b"\xff\xd8 a second picture");
        assert!(is_complete("image/jpeg", &bytes));
    }
}
