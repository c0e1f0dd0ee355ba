//! The owner's own mark and icons, which replace the web build's.

use std::path::{Path, PathBuf};

use bytes::Bytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::Assets;
use model::theme::{Colour, Palette, ThemeColour};

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

/// Address of the mark for dark grounds.
pub const MARK_ON_DARK: &str = "/media/brand/mark-on-dark.svg";
/// Address of the mark for light grounds.
pub const MARK_ON_LIGHT: &str = "/media/brand/mark-on-light.svg";
/// Contrast from which a part of a mark can be seen, by WCAG 2.
const VISIBLE: f32 = 3.0;
/// Visible share below which a mark is hard to see.
const PLAIN_SHARE: f32 = 0.25;
/// Height in pixels at which marks are examined.
const EXAMINED: f32 = 48.0;

/// Every file of the folder. All are required, so that no page shows two brands.
const FILES: [BrandFile; 8] = [
    BrandFile { name: "mark-on-dark.svg", address: MARK_ON_DARK, format: Format::Svg },
    BrandFile { name: "mark-on-light.svg", address: MARK_ON_LIGHT, format: Format::Svg },
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
            return Err(BrandFilesError(format!("{} is not a folder{}", folder.display(), start_of(folder))));
        }
        let mut files: Vec<(&str, PathBuf, Bytes)> = Vec::with_capacity(FILES.len());
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

/// Returns where a relative path starts, for errors; empty for an absolute one.
fn start_of(path: &Path) -> String {
    let start = std::env::current_dir().unwrap_or_default();
    match path.is_relative() {
        true => format!("; the path starts at {}, where the server runs", start.display()),
        false => String::new(),
    }
}

/// Returns the colours on whose ground the site's mark is hard to see, with messages for the owner.
pub fn faint_marks(assets: &Assets, palette: &Palette) -> Vec<(ThemeColour, String)> {
    let marks = [
        (MARK_ON_DARK, "dark", ThemeColour::Ink, palette.ink),
        (MARK_ON_LIGHT, "light", ThemeColour::Paper, palette.paper),
    ];
    let faint = |(address, grounds, key, ground)| {
        let is_faint = visible_share(assets.get(address)?.identity(), ground) < PLAIN_SHARE;
        let advice = "choose another colour, or draw another mark";
        is_faint.then(|| (key, format!("the mark for {grounds} grounds is hard to see on {ground}; {advice}")))
    };
    marks.into_iter().filter_map(faint).collect()
}

/// Returns the share of an SVG's opaque pixels that can be seen on a ground; 1 for one that cannot be drawn.
fn visible_share(svg: &[u8], ground: Colour) -> f32 {
    let Ok(tree) = Tree::from_data(svg, &Options::default()) else { return 1.0 };
    let scale = EXAMINED / tree.size().height();
    let width = (tree.size().width() * scale).ceil().clamp(1.0, EXAMINED * 20.0);
    let Some(mut pixels) = Pixmap::new(width as u32, EXAMINED as u32) else { return 1.0 };
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    let opaque = pixels.pixels().iter().filter(|pixel| pixel.alpha() > 127).map(|pixel| pixel.demultiply());
    let colours: Vec<Colour> =
        opaque.map(|pixel| Colour::from_channels([pixel.red(), pixel.green(), pixel.blue()])).collect();
    let visible = colours.iter().filter(|colour| colour.contrast(ground) >= VISIBLE).count();
    if colours.is_empty() { 0.0 } else { visible as f32 / colours.len() as f32 }
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

    fn mark(fill: &str) -> Vec<u8> {
        let shape = format!("<path fill='{fill}' d='M4 4h40v40H4z'/>");
        format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>{shape}</svg>").into_bytes()
    }

    fn write_all(folder: &Path) {
        for BrandFile { name, format, .. } in &FILES {
            let bytes = match format {
                Format::Svg => mark("#fff"),
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
    fn the_visible_share_of_a_mark_depends_on_the_ground() {
        let Palette { ink, paper, .. } = Palette::DEFAULT;
        assert_eq!((visible_share(&mark("#fff"), ink), visible_share(&mark("#fff"), paper)), (1.0, 0.0));
        assert_eq!((visible_share(&mark("#777"), ink), visible_share(&mark("#777"), paper)), (1.0, 1.0));
    }

    #[test]
    fn a_missing_folder_is_reported_once() {
        let message = |folder: &str| BrandFiles::read(Path::new(folder)).unwrap_err().to_string();
        assert_eq!(message("/nowhere/brand"), "/nowhere/brand is not a folder");
        let here = std::env::current_dir().unwrap();
        assert_eq!(
            message("nowhere"),
            format!("nowhere is not a folder; the path starts at {}, where the server runs", here.display())
        );
    }

    #[test]
    fn reports_all_faults_at_once() {
        let folder = tempfile::tempdir().unwrap();
        write_all(folder.path());
        std::fs::remove_file(folder.path().join("favicon.ico")).unwrap();
        std::fs::write(folder.path().join("mark-on-light.svg"), b"GIF89a").unwrap();
        std::fs::write(folder.path().join("mark-on-dark.svg"), b"<svg viewBox='0 0 48 48'>").unwrap();
        std::fs::write(folder.path().join("favicon.svg"), b"<svg xmlns='http://www.w3.org/2000/svg'/>").unwrap();
        std::fs::write(folder.path().join("icon-192.png"), png(190)).unwrap();
        std::fs::write(folder.path().join("icon-512.png"), b"no picture").unwrap();
        let message = BrandFiles::read(folder.path()).unwrap_err().to_string();
        for part in [
            "mark-on-light.svg: expected an SVG with a viewBox: ",
            "mark-on-dark.svg: expected an SVG with a viewBox: ",
            "favicon.svg: expected an SVG with a viewBox",
            "favicon.ico: No such file",
            "icon-192.png: expected 192 × 192 pixels, found 190 × 190",
            "icon-512.png: expected a PNG of 512 × 512 pixels",
        ] {
            assert!(message.contains(part), "{message}");
        }
    }
}
