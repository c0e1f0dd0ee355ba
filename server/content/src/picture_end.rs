//! Completeness of pictures, by the lengths and end markers of their formats. No pixel is decoded: a folder has
//! hundreds of pictures, and the usual damage is an interrupted copy.

use std::io::BufRead;

use flate2::Crc;

/// First bytes of a PNG file (PNG, section 5.2).
const PNG_SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// The damage of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum PictureFault {
    /// The file ends before its picture.
    #[error("ends before its picture does")]
    Truncated,
    /// Bytes within the picture were changed.
    #[error("is damaged")]
    Damaged,
}

/// Returns what is wrong with the bytes of a picture of this media type.
pub(super) fn picture_fault(media_type: &str, bytes: &[u8]) -> Option<PictureFault> {
    let checked = match media_type {
        "image/jpeg" => jpeg(bytes),
        "image/png" => png(bytes),
        "image/gif" => gif(bytes),
        "image/webp" => webp(bytes),
        "image/avif" => avif(bytes),
        _ => Some(Ok(())),
    };
    checked.unwrap_or(Err(PictureFault::Truncated)).err()
}

/// `None` where the bytes end too early.
type Checked = Option<Result<(), PictureFault>>;

/// Splits a number of bytes off the front.
fn take<'a>(rest: &mut &'a [u8], length: usize) -> Option<&'a [u8]> {
    let (taken, others) = rest.split_at_checked(length)?;
    *rest = others;
    Some(taken)
}

fn take_byte(rest: &mut &[u8]) -> Option<u8> {
    take(rest, 1)?.first().copied()
}

fn take_array<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    take(rest, N)?.try_into().ok()
}

fn take_u32(rest: &mut &[u8], from_bytes: fn([u8; 4]) -> u32) -> Option<usize> {
    usize::try_from(from_bytes(take_array(rest)?)).ok()
}

/// Follows the markers of a JPEG file to the end of its image (ITU-T T.81, annex B). Data after it, such as a phone's
/// second picture, is ignored.
fn jpeg(mut rest: &[u8]) -> Checked {
    take(&mut rest, 2)?;
    loop {
        // Coded data up to the next marker; its bytes of 0xff are followed by a zero.
        rest.skip_until(0xff).ok()?;
        let mut marker = take_byte(&mut rest)?;
        // Bytes that fill up to a marker.
        while marker == 0xff {
            marker = take_byte(&mut rest)?;
        }
        match marker {
            0xd9 => return Some(Ok(())),
            // A zero after coded data, and markers without a segment: TEM, RST0 to RST7 and SOI.
            0x00 | 0x01 | 0xd0..=0xd8 => {}
            _ => {
                let length = usize::from(u16::from_be_bytes(take_array(&mut rest)?));
                take(&mut rest, length.saturating_sub(2))?;
            }
        }
    }
}

/// Follows the chunks of a PNG file. Verifies the checksums of those its image needs.
fn png(mut rest: &[u8]) -> Checked {
    take(&mut rest, PNG_SIGNATURE.len())?;
    loop {
        let length = take_u32(&mut rest, u32::from_be_bytes)?;
        let kind = take_array::<4>(&mut rest)?;
        let data = take(&mut rest, length)?;
        let checksum = take_u32(&mut rest, u32::from_be_bytes)?;
        // A capital begins the names of critical chunks.
        if kind.first().is_some_and(u8::is_ascii_uppercase) {
            let mut crc = Crc::new();
            crc.update(&kind);
            crc.update(data);
            if usize::try_from(crc.sum()) != Ok(checksum) {
                return Some(Err(PictureFault::Damaged));
            }
        }
        if &kind == b"IEND" {
            return Some(Ok(()));
        }
    }
}

/// Follows the blocks of a GIF file to its trailer (GIF89a, appendix B).
fn gif(mut rest: &[u8]) -> Checked {
    // Signature, width and height; then the packed fields, the background colour and the aspect ratio.
    take(&mut rest, 10)?;
    let [packed, ..] = take_array::<3>(&mut rest)?;
    take(&mut rest, colour_table_bytes(packed))?;
    loop {
        match take_byte(&mut rest)? {
            // An extension with its label.
            0x21 => drop(take_byte(&mut rest)?),
            // An image: its place and size, its packed fields, and after its colours the size of its codes.
            0x2c => {
                let [.., packed] = take_array::<9>(&mut rest)?;
                take(&mut rest, colour_table_bytes(packed) + 1)?;
            }
            0x3b => return Some(Ok(())),
            // A surplus empty block, which browsers skip.
            0x00 => continue,
            _ => return Some(Err(PictureFault::Damaged)),
        }
        // Blocks of data, the last of which is empty.
        loop {
            let length = usize::from(take_byte(&mut rest)?);
            if length == 0 {
                break;
            }
            take(&mut rest, length)?;
        }
    }
}

/// Returns the length of the colour table that packed fields announce.
fn colour_table_bytes(packed: u8) -> usize {
    if packed & 0x80 == 0 { 0 } else { 3 << ((packed & 7) + 1) }
}

/// Checks the length of a WebP file, which its RIFF header states.
fn webp(mut rest: &[u8]) -> Checked {
    take(&mut rest, 4)?;
    let length = take_u32(&mut rest, u32::from_le_bytes)?;
    take(&mut rest, length)?;
    Some(Ok(()))
}

/// Follows the boxes of an AVIF file. All have to be whole, and one has to hold the image's data.
fn avif(bytes: &[u8]) -> Checked {
    let mut has_data = false;
    for (kind, content) in Boxes(bytes) {
        let content = content?;
        has_data |= match kind {
            b"mdat" => true,
            // Four bytes of version and flags precede the boxes of this one.
            b"meta" => Boxes(content.get(4..)?).any(|(kind, content)| kind == b"idat" && content.is_some()),
            _ => false,
        };
    }
    has_data.then_some(Ok(()))
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
    fn a_complete_picture_has_no_fault() {
        for bytes in pictures() {
            let media_type = media_type_of(&bytes).unwrap();
            assert_eq!(picture_fault(media_type, &bytes), None, "{media_type}");
        }
    }

    #[test]
    fn a_picture_cut_at_any_byte_is_reported_as_truncated() {
        for bytes in pictures() {
            let media_type = media_type_of(&bytes).unwrap();
            for length in (16..bytes.len()).step_by(1 + bytes.len() / 997).chain([bytes.len() - 1]) {
                let fault = picture_fault(media_type, &bytes[..length]);
                assert_eq!(fault, Some(PictureFault::Truncated), "{media_type} of {length} bytes");
            }
        }
    }

    #[test]
    fn a_changed_byte_of_a_png_is_found() {
        let mut bytes = pictures().swap_remove(2);
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        assert_eq!(picture_fault("image/png", &bytes), Some(PictureFault::Damaged));
    }

    #[test]
    fn data_after_a_photograph_is_ignored() {
        let [mut bytes, ..] = <[_; 5]>::try_from(pictures()).unwrap();
        bytes.extend(b"\xff\xd8 a second picture");
        assert_eq!(picture_fault("image/jpeg", &bytes), None);
    }
}
