//! The build's drawings in the theme's colours.

use std::collections::HashMap;

use bytes::Bytes;

use super::Assets;
use super::kind::kind_of;
use super::load::AN_HOUR;
use crate::http::{Representation, compress_all};
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
