//! The owner's own mark and icons, which replace the web build's.

use std::path::{Path, PathBuf};

use bytes::Bytes;
use resvg::usvg::{Options, Tree};

/// A file of the brand's folder, with the address that it replaces and its format.
struct BrandFile {
    name: &'static str,
    address: &'static str,
    format: Format,
}

#[derive(Clone, Copy)]
enum Format {
    Svg,
    Ico,
    /// A square PNG with sides of this many pixels.
    Png(usize),
}

/// Every file of the folder. All are required, so that no page shows two brands.
const FILES: [BrandFile; 8] = [
    BrandFile { name: "mark-light.svg", address: "/media/brand/mark-light.svg", format: Format::Svg },
    BrandFile { name: "mark-dark.svg", address: "/media/brand/mark-dark.svg", format: Format::Svg },
    BrandFile { name: "favicon.svg", address: "/favicon.svg", format: Format::Svg },
    BrandFile { name: "favicon.ico", address: "/favicon.ico", format: Format::Ico },
    BrandFile { name: "apple-touch-icon.png", address: "/apple-touch-icon.png", format: Format::Png(180) },
    BrandFile { name: "icon-192.png", address: "/icon-192.png", format: Format::Png(192) },
    BrandFile { name: "icon-512.png", address: "/icon-512.png", format: Format::Png(512) },
    BrandFile { name: "icon-maskable-512.png", address: "/icon-maskable-512.png", format: Format::Png(512) },
];

/// The files of a brand's folder, read and checked.
#[derive(Debug, Default)]
pub struct BrandFiles {
    /// Address, path and bytes of each.
    pub(super) files: Vec<(&'static str, PathBuf, Bytes)>,
}

/// A folder whose brand files are missing or invalid.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BrandFilesError(String);

impl BrandFiles {
    /// Reads the folder. Reports all its faults at once.
    pub fn read(folder: &Path) -> Result<Self, BrandFilesError> {
        if !folder.is_dir() {
            let start = std::env::current_dir().unwrap_or_default();
            let relative = match folder.is_relative() {
                true => format!("; the path starts at {}, where the server runs", start.display()),
                false => String::new(),
            };
            return Err(BrandFilesError(format!("{} is no folder{relative}", folder.display())));
        }
        let mut files = Vec::with_capacity(FILES.len());
        let mut wrong = Vec::new();
        for BrandFile { name, address, format } in &FILES {
            let path = folder.join(name);
            match std::fs::read(&path) {
                Ok(bytes) => match fault(*format, &bytes) {
                    None => files.push((*address, path, bytes.into())),
                    Some(fault) => wrong.push(format!("{}: {fault}", path.display())),
                },
                Err(cause) => wrong.push(format!("{}: {cause}", path.display())),
            }
        }
        if wrong.is_empty() { Ok(Self { files }) } else { Err(BrandFilesError(wrong.join("; "))) }
    }
}

/// Returns why the bytes are not a file of the format.
fn fault(format: Format, bytes: &[u8]) -> Option<String> {
    match format {
        Format::Svg => {
            let text = std::str::from_utf8(bytes).unwrap_or_default();
            let expected = "expected an SVG with a viewBox";
            match Tree::from_data(bytes, &Options::default()) {
                Err(cause) => Some(format!("{expected}: {cause}")),
                Ok(_) if text.contains("viewBox") => None,
                Ok(_) => Some(expected.to_owned()),
            }
        }
        Format::Ico => (!bytes.starts_with(&[0, 0, 1, 0])).then(|| "expected an ICO".to_owned()),
        Format::Png(side) => {
            let size = imagesize::blob_size(bytes).ok().filter(|_| bytes.starts_with(b"\x89PNG"));
            match size.map(|size| (size.width, size.height)) {
                Some(found) if found == (side, side) => None,
                Some((width, height)) => Some(format!("expected {side} × {side} pixels, found {width} × {height}")),
                None => Some(format!("expected a PNG of {side} × {side} pixels")),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A PNG's head.
    fn png(side: u32) -> Vec<u8> {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bytes.extend(side.to_be_bytes());
        bytes.extend(side.to_be_bytes());
        bytes.extend([8, 6, 0, 0, 0, 0, 0, 0, 0]);
        bytes
    }

    fn write_all(folder: &Path) {
        for BrandFile { name, format, .. } in &FILES {
            let bytes = match format {
                Format::Svg => b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'/>".to_vec(),
                Format::Ico => vec![0, 0, 1, 0, 1, 0],
                Format::Png(side) => png(u32::try_from(*side).unwrap()),
            };
            std::fs::write(folder.join(name), bytes).unwrap();
        }
    }

    #[test]
    fn reads_a_complete_folder() {
        let folder = tempfile::tempdir().unwrap();
        write_all(folder.path());
        let read = BrandFiles::read(folder.path()).unwrap();
        let addresses: Vec<_> = read.files.iter().map(|(address, ..)| *address).collect();
        assert_eq!(addresses, FILES.map(|file| file.address));
    }

    #[test]
    fn a_missing_folder_is_reported_once() {
        let message = |folder: &str| BrandFiles::read(Path::new(folder)).unwrap_err().to_string();
        assert_eq!(message("/nowhere/brand"), "/nowhere/brand is no folder");
        let here = std::env::current_dir().unwrap();
        assert_eq!(
            message("nowhere"),
            format!("nowhere is no folder; the path starts at {}, where the server runs", here.display())
        );
    }

    #[test]
    fn reports_all_faults_at_once() {
        let folder = tempfile::tempdir().unwrap();
        write_all(folder.path());
        std::fs::remove_file(folder.path().join("favicon.ico")).unwrap();
        std::fs::write(folder.path().join("mark-dark.svg"), b"GIF89a").unwrap();
        std::fs::write(folder.path().join("mark-light.svg"), b"<svg viewBox='0 0 48 48'>").unwrap();
        std::fs::write(folder.path().join("favicon.svg"), b"<svg xmlns='http://www.w3.org/2000/svg'/>").unwrap();
        std::fs::write(folder.path().join("icon-192.png"), png(190)).unwrap();
        std::fs::write(folder.path().join("icon-512.png"), b"no picture").unwrap();
        let message = BrandFiles::read(folder.path()).unwrap_err().to_string();
        for part in [
            "mark-dark.svg: expected an SVG with a viewBox: ",
            "mark-light.svg: expected an SVG with a viewBox: ",
            "favicon.svg: expected an SVG with a viewBox",
            "favicon.ico: No such file",
            "icon-192.png: expected 192 × 192 pixels, found 190 × 190",
            "icon-512.png: expected a PNG of 512 × 512 pixels",
        ] {
            assert!(message.contains(part), "{message}");
        }
    }
}
