//! Uploaded files: their names, and what is checked before anything is decoded.

use core_wasm::text::plain_letters;

use super::fonts::{FontFault, FontMetrics};
use super::media::MEDIA_MAX_BYTES;
use super::media_type::media_type_of;
use super::picture_end::{Boxes, is_complete};
use super::renditions::{PictureError, check_size};
use model::{MediaKind, MediaPath, digest};

/// Longest name of a file without its extension, in characters.
const NAME_MAX_CHARS: usize = 60;
/// Name of a file whose own has no letter and no digit.
const DEFAULT_NAME: &str = "file";

/// A received file that passed the checks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReceivedFile {
    /// A path for it, made of its name.
    pub path: MediaPath,
    pub kind: MediaKind,
    /// Pixels, as stored; 0 for a file that is no picture.
    pub width: i64,
    /// Pixels, as stored; 0 for a file that is no picture.
    pub height: i64,
    /// Milliseconds of a film; 0 if unknown.
    pub duration: i64,
    /// SHA-256 of the bytes, in hexadecimal.
    pub digest: String,
    pub bytes: Vec<u8>,
}

/// The reason why an upload is refused, with what to do about it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RefusedUpload {
    #[error("The file has {0} bytes. Make it smaller: at most {MEDIA_MAX_BYTES} bytes (16 MiB) are allowed.")]
    TooLarge(usize),
    #[error("The file is empty. Choose it again.")]
    Empty,
    #[error(
        "SVG drawings are refused, since they can contain programs. Export the drawing as PNG or WebP and upload that."
    )]
    Svg,
    #[error("Files of this type are not accepted. Upload JPEG, PNG, WebP, AVIF, GIF, MP4, WebM, VTT, PDF or WOFF2.")]
    UnknownType,
    #[error("The file's name says {promised}, but it holds {found}. Give it the right extension and upload it again.")]
    OtherType { promised: &'static str, found: &'static str },
    #[error("The file is no complete {0}. Save or export it again and upload the new file.")]
    Damaged(&'static str),
    #[error(transparent)]
    Picture(#[from] PictureError),
    #[error(transparent)]
    Font(#[from] FontFault),
}

impl ReceivedFile {
    /// Checks a file. Reads no more of a picture than its size.
    pub fn new(name: &str, bytes: Vec<u8>) -> Result<Self, RefusedUpload> {
        if bytes.len() > MEDIA_MAX_BYTES {
            return Err(RefusedUpload::TooLarge(bytes.len()));
        }
        if bytes.is_empty() {
            return Err(RefusedUpload::Empty);
        }
        let path = path_of(name)?;
        let promised = path.media_type();
        match media_type_of(&bytes) {
            Some(found) if found == promised => {}
            Some(found) => return Err(RefusedUpload::OtherType { promised, found }),
            None => return Err(RefusedUpload::Damaged(promised)),
        }
        let kind = path.kind();
        let (width, height) = match kind {
            MediaKind::Picture if !is_complete(promised, &bytes) => return Err(RefusedUpload::Damaged(promised)),
            MediaKind::Picture => check_size(&bytes)?,
            MediaKind::Font => FontMetrics::read(&bytes).map(|_| (0, 0))?,
            _ => (0, 0),
        };
        let duration = match promised {
            "video/mp4" => film_duration(&bytes).ok_or(RefusedUpload::Damaged(promised))?,
            _ => 0,
        };
        let digest = digest(&bytes);
        Ok(Self { path, kind, width: width.into(), height: height.into(), duration, digest, bytes })
    }
}

/// Returns the path for a file's name: its letters without accents in lower case, its digits, and hyphens.
fn path_of(name: &str) -> Result<MediaPath, RefusedUpload> {
    let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let (stem, extension) = name.rsplit_once('.').unwrap_or(("", name));
    let extension = extension.to_ascii_lowercase();
    if extension.starts_with("svg") {
        return Err(RefusedUpload::Svg);
    }
    let mut plain = String::new();
    for char in stem.chars().flat_map(char::to_lowercase) {
        match char {
            'a'..='z' | '0'..='9' => plain.push(char),
            'ä' => plain.push_str("ae"),
            'ö' => plain.push_str("oe"),
            'ü' => plain.push_str("ue"),
            _ => match plain_letters(char) {
                Some(letters) => plain.push_str(letters),
                None if plain.is_empty() || plain.ends_with('-') => {}
                None => plain.push('-'),
            },
        }
    }
    let plain: String = plain.chars().take(NAME_MAX_CHARS).collect();
    let plain = match plain.trim_matches('-') {
        "" => DEFAULT_NAME,
        plain => plain,
    };
    MediaPath::parse(&format!("media/{plain}.{extension}")).map_err(|_| RefusedUpload::UnknownType)
}

/// Returns the duration of an MP4 file in milliseconds; `None` for an incomplete file.
fn film_duration(bytes: &[u8]) -> Option<i64> {
    let mut movie = None;
    let mut has_pictures = false;
    for (kind, content) in Boxes(bytes) {
        let content = content?;
        match kind {
            b"moov" => movie = Some(content),
            b"mdat" => has_pictures = true,
            _ => {}
        }
    }
    let header = Boxes(movie?).find_map(|(kind, content)| content.filter(|_| kind == b"mvhd"))?;
    has_pictures.then(|| duration_of(header).unwrap_or_default())
}

/// Reads the duration from the movie header (section 8.2.2), in milliseconds.
fn duration_of(header: &[u8]) -> Option<i64> {
    let number = |from: usize, length: usize| {
        let bytes = header.get(from..from + length)?;
        Some(bytes.iter().fold(0_u64, |number, byte| number << 8 | u64::from(*byte)))
    };
    let (scale, duration) = match header.first()? {
        1 => (number(20, 4)?, number(24, 8)?),
        _ => (number(12, 4)?, number(16, 4)?),
    };
    i64::try_from(duration.checked_mul(1000)?.checked_div(scale)?).ok()
}

#[cfg(test)]
mod tests {
    use super::super::fonts::tests::bundled;
    use super::super::media::tests::PIXEL;
    use super::super::renditions::tests::photograph;
    use super::*;

    fn boxed(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
        [&u32::try_from(content.len() + 8).unwrap().to_be_bytes()[..], kind, content].concat()
    }

    /// Returns an MP4 file of 2.5 seconds without pictures.
    fn film() -> Vec<u8> {
        let mut header = vec![0; 12];
        header.extend(1000_u32.to_be_bytes());
        header.extend(2500_u32.to_be_bytes());
        let movie = boxed(b"moov", &boxed(b"mvhd", &header));
        [boxed(b"ftyp", b"isom\0\0\x02\0mp41"), movie, boxed(b"mdat", b"pictures")].concat()
    }

    #[test]
    fn a_name_becomes_a_plain_path() {
        for (name, path) in [
            ("desk.jpg", "desk.jpg"),
            ("Büro (1).JPG", "buero-1.jpg"),
            ("C:\\photos\\Équipe à Évian.png", "equipe-a-evian.png"),
            ("../../etc/x.webp", "x.webp"),
            ("会議.png", "file.png"),
            ("2026.10.05 team__day.jpeg", "2026-10-05-team-day.jpeg"),
            (".jpg", "file.jpg"),
        ] {
            assert_eq!(path_of(name).map(|path| path.as_str().to_owned()), Ok(path.to_owned()), "{name}");
        }
        assert_eq!(path_of("a.svg"), Err(RefusedUpload::Svg));
        for name in ["a.exe", "a", "a.jpg.html", ""] {
            assert_eq!(path_of(name), Err(RefusedUpload::UnknownType), "{name}");
        }
    }

    #[test]
    fn a_file_of_each_type_is_received() {
        let webm = b"\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\x82\x84webm\x42\x87\x81\x04";
        for (name, bytes, kind, facts) in [
            ("a.gif", PIXEL.to_vec(), MediaKind::Picture, (1, 1, 0)),
            ("a.jpg", photograph(32, 16, 1), MediaKind::Picture, (32, 16, 0)),
            ("a.mp4", film(), MediaKind::Film, (0, 0, 2500)),
            ("a.webm", webm.to_vec(), MediaKind::Film, (0, 0, 0)),
            ("a.vtt", b"WEBVTT\n".to_vec(), MediaKind::Captions, (0, 0, 0)),
            ("a.pdf", b"%PDF-1.7\n%%EOF\n".to_vec(), MediaKind::Document, (0, 0, 0)),
            ("a.woff2", bundled("sora-basic"), MediaKind::Font, (0, 0, 0)),
        ] {
            let file = ReceivedFile::new(name, bytes.clone()).unwrap();
            assert_eq!((file.kind, (file.width, file.height, file.duration)), (kind, facts), "{name}");
            assert_eq!(file.bytes, bytes, "{name}");
        }
    }

    #[test]
    fn other_files_are_refused_with_what_to_do() {
        let photo = photograph(32, 16, 1);
        let film = film();
        let wide = b"GIF89a\xff\xff\xff\xff\x00\x00\x00;".to_vec();
        for (name, bytes, start) in [
            ("a.jpg", vec![0; MEDIA_MAX_BYTES + 1], "The file has 16777217 bytes. Make it smaller"),
            ("a.jpg", Vec::new(), "The file is empty"),
            ("a.svg", b"<svg/>".to_vec(), "SVG drawings are refused"),
            ("a.html", b"<html>".to_vec(), "Files of this type are not accepted"),
            ("a.png", photo.clone(), "The file's name says image/png, but it holds image/jpeg"),
            ("a.jpg", b"<html>".to_vec(), "The file is no complete image/jpeg"),
            ("a.jpg", photo[..photo.len() - 40].to_vec(), "The file is no complete image/jpeg"),
            ("a.mp4", film[..film.len() - 4].to_vec(), "The file is no complete video/mp4"),
            ("a.pdf", b"%PDF-1.7\n".to_vec(), "The file is no complete application/pdf"),
            ("a.woff2", bundled("sora-basic")[..4000].to_vec(), "The file is no complete WOFF2 typeface"),
            ("a.woff2", b"wOFF\0\x01\0\0".to_vec(), "The file is no complete font/woff2"),
            ("a.gif", wide, "The picture has 65535 × 65535 pixels. Make it smaller"),
        ] {
            let message = ReceivedFile::new(name, bytes).unwrap_err().to_string();
            assert!(message.starts_with(start), "{message}");
        }
    }
}
