//! Media types, detected from a file's bytes.

use imagesize::{Compression, ImageType};
use model::{PDF, WOFF2};

/// The media type of AVIF pictures.
const AVIF: &str = "image/avif";
/// Major brands of containers that browsers play as MP4 (ISO/IEC 14496-12, annex E; 14496-14; 14496-15).
const MP4_BRANDS: [&[u8; 4]; 12] =
    [b"avc1", b"dash", b"iso2", b"iso3", b"iso4", b"iso5", b"iso6", b"isom", b"M4V ", b"mp41", b"mp42", b"mp71"];
/// Magic number of EBML, the container of WebM (RFC 8794, section 11.2.1).
const EBML: &[u8] = &[0x1a, 0x45, 0xdf, 0xa3];
/// EBML element DocType with the value `webm`; Matroska files have another value.
const WEBM_DOC_TYPE: &[u8] = b"\x42\x82\x84webm";
/// Longest EBML header that is searched, in bytes: typical ones have about forty.
const EBML_HEAD_BYTES: usize = 256;
/// The last line of a PDF.
const PDF_END: &[u8] = b"%%EOF";
/// Readers search this many bytes for it.
const PDF_END_BYTES: usize = 1024;

/// Returns the media type of a file, if content may include such files.
pub(super) fn media_type_of(bytes: &[u8]) -> Option<&'static str> {
    match imagesize::image_type(bytes) {
        Ok(ImageType::Heif(Compression::Av1)) => return Some(AVIF),
        Ok(ImageType::Gif) => return Some("image/gif"),
        Ok(ImageType::Jpeg) => return Some("image/jpeg"),
        Ok(ImageType::Png) => return Some("image/png"),
        Ok(ImageType::Webp) => return Some("image/webp"),
        _ => {}
    }
    if bytes.starts_with(b"wOF2") {
        Some(WOFF2)
    } else if is_mp4(bytes) {
        Some("video/mp4")
    } else if is_webm(bytes) {
        Some("video/webm")
    } else if is_web_vtt(bytes) {
        Some("text/vtt")
    } else if is_pdf(bytes) {
        Some(PDF)
    } else {
        None
    }
}

/// Returns true for an AVIF picture.
pub fn is_avif(bytes: &[u8]) -> bool {
    media_type_of(bytes) == Some(AVIF)
}

/// Returns true when an `ftyp` box names an MP4 brand, as its major or a compatible brand.
fn is_mp4(bytes: &[u8]) -> bool {
    let Some((size, rest)) = bytes.split_first_chunk::<4>() else { return false };
    let Some(brands) = rest.strip_prefix(b"ftyp") else { return false };
    let length = usize::try_from(u32::from_be_bytes(*size)).unwrap_or(usize::MAX).saturating_sub(8);
    let brands = brands.get(..length).unwrap_or_default();
    brands.chunks_exact(4).any(|brand| MP4_BRANDS.iter().any(|known| known.as_slice() == brand))
}

/// Returns true for a PDF with its end (ISO 32000-1, sections 7.5.2 and 7.5.5).
fn is_pdf(bytes: &[u8]) -> bool {
    let end = bytes.get(bytes.len().saturating_sub(PDF_END_BYTES)..).unwrap_or_default();
    bytes.starts_with(b"%PDF-") && end.windows(PDF_END.len()).any(|window| window == PDF_END)
}

fn is_webm(bytes: &[u8]) -> bool {
    let head = bytes.get(..EBML_HEAD_BYTES).unwrap_or(bytes);
    head.starts_with(EBML) && head.windows(WEBM_DOC_TYPE.len()).any(|window| window == WEBM_DOC_TYPE)
}

/// Returns true for UTF-8 that starts with the word `WEBVTT` (WebVTT, section 4.1).
fn is_web_vtt(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let rest = text.strip_prefix("WEBVTT").filter(|rest| rest.is_empty() || rest.starts_with([' ', '\t', '\n', '\r']));
    rest.is_some_and(|rest| !rest.contains('\0'))
}

#[cfg(test)]
mod tests {
    use super::super::media::tests::PIXEL;
    use super::*;

    #[test]
    fn the_type_is_detected_from_the_bytes() {
        let webm = b"\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\x82\x84webm\x42\x87\x81\x04";
        for (bytes, media_type) in [
            (PIXEL, Some("image/gif")),
            (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", Some("image/png")),
            (b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01", Some("image/jpeg")),
            (b"RIFF\x24\0\0\0WEBPVP8 ", Some("image/webp")),
            (b"\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf", Some("image/avif")),
            (b"\0\0\0\x14ftypisom\0\0\x02\0mp41rest", Some("video/mp4")),
            (b"\0\0\0\x14ftypXXXX\0\0\x02\0mp42", Some("video/mp4")),
            (b"\0\0\0\x14ftypqt  \0\0\x02\0qt  ", None),
            (b"\0\0\0\x10ftypqt  \0\0\x02\0isom", None),
            (webm, Some("video/webm")),
            (b"\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska", None),
            (b"WEBVTT\n\n00:01.000 --> 00:02.000\nHi", Some("text/vtt")),
            (b"\xef\xbb\xbfWEBVTT - Talk\r\n", Some("text/vtt")),
            (b"WEBVTT", Some("text/vtt")),
            (b"%PDF-1.7\n1 0 obj\n%%EOF\n", Some("application/pdf")),
            (b"%PDF-1.7\n1 0 obj\n", None),
            (b"wOF2\0\x01\0\0", Some("font/woff2")),
            (b"wOFF\0\x01\0\0", None),
            (b"WEBVTTS\n", None),
            (b"WEBVTT\n\0", None),
            (b"\n%PDF-1.7", None),
            (b"<html>", None),
            (b"root:x:0:0", None),
            (b"", None),
        ] {
            assert_eq!(media_type_of(bytes), media_type, "{:?}", String::from_utf8_lossy(bytes));
        }
    }
}
