//! Exif data of photographs: their orientation, and where they were taken.

use std::io::Cursor;

use exif::{Exif, In, Reader, Tag};

/// Returns true if a JPEG, PNG, WebP or AVIF file contains the position at which it was taken.
pub fn has_location(bytes: &[u8]) -> bool {
    let latitude = |exif: Exif| exif.get_field(Tag::GPSLatitude, In::PRIMARY).is_some();
    exif_of(bytes).is_some_and(latitude)
}

/// Reads the Exif data without their damaged entries, which browsers skip too.
fn exif_of(bytes: &[u8]) -> Option<Exif> {
    let read = Reader::new().continue_on_error(true).read_from_container(&mut Cursor::new(bytes));
    read.or_else(|error| error.distill_partial_result(|_| ())).ok()
}

/// Returns true if browsers turn a JPEG file by a quarter, so that its sides are swapped: cameras keep the pixels as the
/// sensor lay, and name the turn in Exif's tag `Orientation`.
pub(super) fn swaps_sides(jpeg: &[u8]) -> bool {
    let orientation = |exif: Exif| exif.get_field(Tag::Orientation, In::PRIMARY)?.value.get_uint(0);
    exif_of(jpeg).and_then(orientation).is_some_and(|value| (5..=8).contains(&value))
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A JPEG file of 3 × 2 pixels with an orientation in its Exif data, and no pixels.
    pub fn jpeg(orientation: u8) -> Vec<u8> {
        // Tag 0x0112, a short (3), one of it; then no other directory.
        jpeg_with(&tiff(&[b"\x01\x12\0\x03\0\0\0\x01\0", &[orientation][..], &[0; 6]].concat()))
    }

    /// A file of each kind that contains a position, with its name.
    pub fn located() -> [(&'static str, Vec<u8>); 4] {
        let tiff = located_tiff();
        let length = u32::try_from(tiff.len()).unwrap();
        let png = [b"\x89PNG\r\n\x1a\n", &length.to_be_bytes()[..], b"eXIf", &tiff, &[0; 4]].concat();
        let riff = [b"RIFF", &(length + 12).to_le_bytes()[..], b"WEBPEXIF", &length.to_le_bytes(), &tiff].concat();
        [("a.jpg", jpeg_with(&tiff)), ("a.png", png), ("a.webp", riff), ("a.avif", avif_with(&tiff))]
    }

    /// An AVIF file without a picture, whose first item holds these Exif data.
    fn avif_with(tiff: &[u8]) -> Vec<u8> {
        let boxed = |kind: &[u8; 4], body: &[&[u8]]| {
            let body = body.concat();
            [&u32::try_from(body.len() + 8).unwrap().to_be_bytes()[..], kind, &body].concat()
        };
        let entry = boxed(b"infe", &[b"\x02\0\0\0\0\x01\0\0Exif\0"]);
        let entries = boxed(b"iinf", &[b"\0\0\0\0\0\x01", &entry]);
        // Version 1; lengths of 4 bytes; one item, the first, within `idat` (1), of a single extent.
        let place = boxed(b"iloc", &[b"\x01\0\0\0\x04\0\0\x01\0\x01\0\x01\0\0\0\x01\0\0\0\0"]);
        // Four bytes precede Exif's own header: its distance.
        let data = boxed(b"idat", &[&[0; 4], tiff]);
        let head = boxed(b"ftyp", &[b"avif\0\0\0\0avifmif1"]);
        [head, boxed(b"meta", &[&[0; 4], &entries, &place, &data])].concat()
    }

    /// Exif data with a latitude.
    fn located_tiff() -> Vec<u8> {
        // Tag 0x8825, a long (4): the GPS directory at byte 26 has tag 2, the latitude, three rationals (5) at byte 44.
        let pointer = b"\x88\x25\0\x04\0\0\0\x01\0\0\0\x1a\0\0\0\0";
        let latitude = b"\0\x01\0\x02\0\x05\0\0\0\x03\0\0\0\x2c\0\0\0\0";
        let degrees = b"\0\0\0\x30\0\0\0\x01\0\0\0\x0b\0\0\0\x01\0\0\0\0\0\0\0\x01";
        tiff(&[&pointer[..], latitude, degrees].concat())
    }

    /// Exif data that begin with one entry, the bytes given.
    fn tiff(entry: &[u8]) -> Vec<u8> {
        [b"MM\0\x2a\0\0\0\x08\0\x01", entry].concat()
    }

    /// A JPEG file of 3 × 2 pixels with these Exif data.
    fn jpeg_with(tiff: &[u8]) -> Vec<u8> {
        let exif = [b"Exif\0\0", tiff].concat();
        let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
        let frame = b"\xff\xc0\0\x0b\x08\0\x02\0\x03\x01\x01\x11\0";
        [&b"\xff\xd8\xff\xe1"[..], &length, &exif, frame, b"\xff\xd9"].concat()
    }

    #[test]
    fn damaged_exif_entries_do_not_hide_the_position() {
        // Two entries: the name of a program (0x0131), of 99 bytes outside the data; then the GPS directory at byte 38.
        let damaged = b"\x01\x31\0\x02\0\0\0\x63\0\xff\xff\xff";
        let pointer = b"\x88\x25\0\x04\0\0\0\x01\0\0\0\x26\0\0\0\0";
        let latitude = b"\0\x01\0\x02\0\x05\0\0\0\x03\0\0\0\x38\0\0\0\0";
        let degrees = b"\0\0\0\x30\0\0\0\x01\0\0\0\x0b\0\0\0\x01\0\0\0\0\0\0\0\x01";
        let tiff = [&b"MM\0\x2a\0\0\0\x08\0\x02"[..], damaged, pointer, latitude, degrees].concat();
        assert!(has_location(&jpeg_with(&tiff)));
    }

    #[test]
    fn the_sides_of_a_photograph_are_swapped_as_exif_says() {
        for value in 0..=9 {
            assert_eq!(swaps_sides(&jpeg(value)), [5, 6, 7, 8].contains(&value), "{value}");
        }
        for bytes in [&b""[..], b"\xff\xd8\xff\xe1\xff\xffExif\0\0MM", b"<svg/>"] {
            assert!(!swaps_sides(bytes));
        }
    }
}
