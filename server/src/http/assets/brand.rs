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
/// Earlier names of files, which did not say for which ground a mark is.
const FORMER_NAMES: [(&str, &str); 2] =
    [("mark-light.svg", "mark-on-dark.svg"), ("mark-dark.svg", "mark-on-light.svg")];
/// Contrast from which a part of a mark can be seen, by WCAG 2.
const VISIBLE: f32 = 3.0;
/// Least visible share of a mark.
const VISIBLE_SHARE: f32 = 0.05;
/// Visible share below which a mark is hard to see.
const PLAIN_SHARE: f32 = 0.25;
/// By how much the proportions of both marks may differ: a bar shows one or the other.
const SHAPE_TOLERANCE: f32 = 0.02;
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
    /// Warnings for the owner.
    pub warnings: Vec<String>,
}

/// A folder whose brand files are missing or invalid.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BrandFilesError(String);

impl BrandFiles {
    /// Reads the folder. Reports all its faults at once. The marks are examined on the palette's grounds.
    pub fn read(folder: &Path, palette: &Palette) -> Result<Self, BrandFilesError> {
        if !folder.is_dir() {
            let start = std::env::current_dir().unwrap_or_default();
            let relative = match folder.is_relative() {
                true => format!("; the path starts at {}, where the server runs", start.display()),
                false => String::new(),
            };
            return Err(BrandFilesError(format!("{} is not a folder{relative}", folder.display())));
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
                Err(cause) => {
                    let former = FORMER_NAMES.iter().find(|(former, now)| now == name && folder.join(former).exists());
                    let advice = former.map(|(former, now)| format!("; rename {former} to {now}")).unwrap_or_default();
                    wrong.push(format!("{}: {cause}{advice}", path.display()));
                }
            }
        }
        let mut warnings = Vec::new();
        let shape = |address| files.iter().find(|(mark, ..)| *mark == address).and_then(|(.., bytes)| ratio(bytes));
        if let (Some(dark), Some(light)) = (shape(MARK_ON_DARK), shape(MARK_ON_LIGHT))
            && (dark / light - 1.0).abs() > SHAPE_TOLERANCE
        {
            wrong.push(format!(
                "mark-on-dark.svg is {dark:.2} times as wide as high, mark-on-light.svg {light:.2} times: draw both in the \
                 same proportions"
            ));
        }
        for (mark, grounds) in
            [(MARK_ON_DARK, [palette.ink, palette.paper]), (MARK_ON_LIGHT, [palette.paper, palette.ink])]
        {
            let Some((_, path, bytes)) = files.iter().find(|(address, ..)| *address == mark) else { continue };
            let [own, other] = grounds.map(|ground| visible_share(bytes, ground));
            let path = path.display();
            if own < VISIBLE_SHARE {
                wrong.push(format!("{path}: cannot be seen on {}; are the two marks swapped?", grounds[0]));
            } else if own < other {
                warnings.push(format!(
                    "{path} can be seen better on {} than on {}: are the two marks swapped?",
                    grounds[1], grounds[0]
                ));
            }
        }
        if wrong.is_empty() { Ok(Self { files, warnings }) } else { Err(BrandFilesError(wrong.join("; "))) }
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

/// Returns the width of an SVG as a multiple of its height.
fn ratio(svg: &[u8]) -> Option<f32> {
    let size = Tree::from_data(svg, &Options::default()).ok()?.size();
    Some(size.width() / size.height())
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
                Format::Svg => mark(if *name == "mark-on-dark.svg" { "#fff" } else { "#000" }),
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
        let read = BrandFiles::read(folder.path(), &Palette::DEFAULT).unwrap();
        let addresses: Vec<_> = read.files.iter().map(|(address, ..)| *address).collect();
        assert_eq!(addresses, FILES.map(|file| file.address));
    }

    #[test]
    fn a_folder_with_the_former_names_says_what_to_rename() {
        let folder = tempfile::tempdir().unwrap();
        write_all(folder.path());
        for (former, now) in FORMER_NAMES {
            std::fs::rename(folder.path().join(now), folder.path().join(former)).unwrap();
        }
        let message = BrandFiles::read(folder.path(), &Palette::DEFAULT).unwrap_err().to_string();
        assert!(message.contains("; rename mark-light.svg to mark-on-dark.svg"), "{message}");
        assert!(message.contains("; rename mark-dark.svg to mark-on-light.svg"), "{message}");
    }

    #[test]
    fn marks_for_the_wrong_ground_are_reported() {
        let folder = tempfile::tempdir().unwrap();
        write_all(folder.path());
        let write = |name: &str, svg: &[u8]| std::fs::write(folder.path().join(name), svg).unwrap();
        let read = || BrandFiles::read(folder.path(), &Palette::DEFAULT);
        assert_eq!(read().unwrap().warnings, [""; 0]);
        // One colour on both grounds is a choice.
        write("mark-on-dark.svg", &mark("#777"));
        write("mark-on-light.svg", &mark("#777"));
        assert_eq!(read().unwrap().warnings, [""; 0]);
        // Half of the mark is invisible on each ground, more on the wrong one.
        let two = |large: &str, small: &str| {
            let shapes = format!("<path fill='{large}' d='M0 0h48v32H0z'/><path fill='{small}' d='M0 32h48v16H0z'/>");
            format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>{shapes}</svg>").into_bytes()
        };
        write("mark-on-dark.svg", &two("#000", "#fff"));
        write("mark-on-light.svg", &two("#fff", "#000"));
        let warnings = read().unwrap().warnings;
        assert_eq!(warnings.len(), 2, "{warnings:?}");
        assert!(warnings[0].contains("mark-on-dark.svg can be seen better on #f7fafa than on #04141a"), "{warnings:?}");
        assert!(
            warnings[1].contains("mark-on-light.svg can be seen better on #04141a than on #f7fafa"),
            "{warnings:?}"
        );
        let wide = String::from_utf8(mark("#fff")).unwrap().replace("0 0 48 48", "0 0 96 48").into_bytes();
        write("mark-on-dark.svg", &wide);
        write("mark-on-light.svg", &mark("#000"));
        let message = read().unwrap_err().to_string();
        assert!(
            message.starts_with("mark-on-dark.svg is 2.00 times as wide as high, mark-on-light.svg 1.00"),
            "{message}"
        );
        write("mark-on-dark.svg", &mark("#000"));
        write("mark-on-light.svg", &mark("#fff"));
        let message = read().unwrap_err().to_string();
        assert!(message.contains("mark-on-dark.svg: cannot be seen on #04141a"), "{message}");
        assert!(message.contains("mark-on-light.svg: cannot be seen on #f7fafa"), "{message}");
    }

    #[test]
    fn a_missing_folder_is_reported_once() {
        let message = |folder: &str| BrandFiles::read(Path::new(folder), &Palette::DEFAULT).unwrap_err().to_string();
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
        let message = BrandFiles::read(folder.path(), &Palette::DEFAULT).unwrap_err().to_string();
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
