//! The files of a theme: the owner's typefaces, and the build's drawings in the theme's colours.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use bytes::Bytes;

use super::Assets;
use super::kind::kind_of;
use super::load::AN_HOUR;
use crate::config::{ConfigError, Theme, Typeface};
use crate::http::{Representation, compress_all, content_hash};
use content::{FONT_MAX_BYTES, FontFault, FontMetrics};
use model::theme::{Colour, Palette};

/// Drawings of the build that follow the theme, by the start of their addresses.
const DRAWINGS: [(&str, Ground); 4] = [
    ("/assets/currents-", Ground::Dark),
    ("/assets/live-field-", Ground::Dark),
    ("/media/vision/", Ground::Dark),
    ("/media/brand/world.", Ground::Light),
];

/// The ground that a drawing is on.
#[derive(Clone, Copy)]
enum Ground {
    Dark,
    Light,
}

/// A typeface of the owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FontFile {
    /// Path of its URL, which changes with the content.
    pub address: String,
    pub metrics: FontMetrics,
    pub(super) path: PathBuf,
    pub(super) body: Bytes,
}

/// The files of a theme, read and checked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ThemeFiles {
    pub text_font: Option<FontFile>,
    pub display_font: Option<FontFile>,
}

impl ThemeFiles {
    /// Reads the files that a theme names.
    pub fn read(theme: &Theme) -> Result<Self, ConfigError> {
        let font = |typeface: &Option<Typeface>, name| match typeface {
            Some(Typeface::File(file)) => read_font(file, name).map(Some),
            _ => Ok(None),
        };
        Ok(Self { text_font: font(&theme.text_font, "text")?, display_font: font(&theme.display_font, "display")? })
    }

    pub(super) fn fonts(&self) -> impl Iterator<Item = &FontFile> {
        [&self.text_font, &self.display_font].into_iter().flatten()
    }
}

/// The drawings of the build in the colours of a theme.
#[derive(Debug)]
pub struct Drawings {
    palette: Palette,
    files: HashMap<String, Representation>,
}

impl Drawings {
    /// Redraws the drawings of a build.
    pub fn new(assets: &Assets, palette: Palette) -> Self {
        let own = assets.files.iter().filter(|_| palette != Palette::DEFAULT);
        let redrawn = own.filter_map(|(address, file)| {
            let body = redrawn(palette, address, file.identity())?;
            let drawing = Representation::new(kind_of(address.as_ref()).content_type, AN_HOUR, compress_all(body));
            Some((address.clone(), drawing))
        });
        Self { palette, files: redrawn.collect() }
    }

    pub fn palette(&self) -> Palette {
        self.palette
    }

    /// Returns a file that differs from the build's.
    pub fn get(&self, address: &str) -> Option<&Representation> {
        self.files.get(address)
    }
}

/// Returns true for a drawing that follows the theme. Its address has the hash of the build's drawing, so it changes with
/// the theme under the same name.
pub(super) fn is_drawing(address: &str) -> bool {
    ground(address).is_some()
}

fn ground(address: &str) -> Option<Ground> {
    let (_, ground) = DRAWINGS.into_iter().find(|(start, _)| address.starts_with(start))?;
    address.ends_with(".svg").then_some(ground)
}

/// Returns a drawing in the theme's colours; `None` for other files.
fn redrawn(palette: Palette, address: &str, body: &[u8]) -> Option<Bytes> {
    let ground = ground(address)?;
    // Colours are values of attributes, between two quotes. A reference such as `#add` reads like one.
    let mut out = String::with_capacity(body.len());
    for part in std::str::from_utf8(body).ok()?.split_inclusive('"') {
        let colour = part.strip_suffix('"').filter(|_| !out.ends_with("href=\"")).and_then(Colour::of_css);
        match (colour, ground) {
            (None, _) => out.push_str(part),
            (Some(colour), Ground::Dark) => out.push_str(&format!("{}\"", palette.redrawn_on_dark(colour))),
            (Some(colour), Ground::Light) => out.push_str(&format!("{}\"", palette.redrawn_on_light(colour))),
        }
    }
    Some(out.into())
}

fn read_font(path: &Path, name: &str) -> Result<FontFile, ConfigError> {
    let refuse = |problem: &str| ConfigError {
        place: String::new(),
        key: format!("theme.{name}_font"),
        problem: format!("{} {problem}", path.display()),
    };
    let body = std::fs::read(path).map_err(|cause| refuse(&format!("cannot be read: {cause}{}", start_of(path))))?;
    let metrics = FontMetrics::read(&body).map_err(|fault| match fault {
        FontFault::Damaged => refuse("is not a complete WOFF2 file; convert it, for example with fonttools"),
        FontFault::TooLarge(bytes) => {
            let (found, most) = (bytes.div_ceil(1024), FONT_MAX_BYTES / 1024);
            let advice = "subset it to the letters that the site uses";
            refuse(&format!("has {found} KiB, more than {most} KiB; {advice}"))
        }
    })?;
    let address = format!("/assets/theme-{name}-{}.woff2", content_hash(&body));
    Ok(FontFile { address, metrics, path: path.to_owned(), body: body.into() })
}

/// Returns where a relative path starts, for errors; empty for an absolute one.
pub(super) fn start_of(path: &Path) -> String {
    let start = std::env::current_dir().unwrap_or_default();
    match path.is_relative() {
        true => format!("; the path starts at {}, where the server runs", start.display()),
        false => String::new(),
    }
}
