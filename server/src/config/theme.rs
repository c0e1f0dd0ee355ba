//! Colours, corners and typefaces: `[theme]`.

use std::path::PathBuf;

use model::theme::{ContrastFault, Palette, RADIUS_MAX, Radius};
use model::{ColourCode, RadiusName, ThemeSettings};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::values;

/// Family of the bundled typeface of texts.
const INTER: &str = "Inter Variable";
/// Bundled typefaces with their families, without one for the default typeface. Sora has one weight, too heavy for text.
const HEADINGS: [(&str, Option<&str>); 2] = [("Sora", None), ("Inter", Some(INTER))];
const TEXTS: [(&str, Option<&str>); 1] = [("Inter", None)];

/// The owner's changes to the site's look.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Theme {
    pub palette: Palette,
    /// None for the radii of the stylesheet, and so on.
    pub radius: Option<Radius>,
    pub display_font: Option<Typeface>,
    pub text_font: Option<Typeface>,
}

/// A typeface other than the default one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Typeface {
    /// One of the site's own, by the name of its family in the stylesheet.
    Bundled(&'static str),
    /// A WOFF2 file on the server.
    File(PathBuf),
    /// A file of the media library, such as `media/acme.woff2`.
    Medium(String),
}

/// The table of the file. Its corners and typefaces may be other ones than a document can name.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ThemeTable {
    brand: Option<ColourCode>,
    accent: Option<ColourCode>,
    ink: Option<ColourCode>,
    paper: Option<ColourCode>,
    #[serde(deserialize_with = "radius")]
    radius: Option<Radius>,
    #[serde(deserialize_with = "display_font")]
    display_font: Option<Typeface>,
    #[serde(deserialize_with = "text_font")]
    text_font: Option<Typeface>,
}

impl ThemeTable {
    /// Returns the colours as a document has them.
    pub(super) fn colours(&self) -> ThemeSettings {
        let Self { brand, accent, ink, paper, .. } = self.clone();
        ThemeSettings { brand, accent, ink, paper, ..ThemeSettings::default() }
    }
}

impl Theme {
    /// Returns the theme of settings. The file decides corners and typefaces that they leave out.
    pub(super) fn of(settings: &ThemeSettings, file: &ThemeTable) -> Result<Self, ContrastFault> {
        Ok(Self {
            palette: settings.colours().palette()?,
            radius: settings.radius.map(Radius::of).or(file.radius),
            display_font: match &settings.display_font {
                Some(name) => chosen(name.as_str(), &HEADINGS),
                None => file.display_font.clone(),
            },
            text_font: match &settings.text_font {
                Some(name) => chosen(name.as_str(), &TEXTS),
                None => file.text_font.clone(),
            },
        })
    }
}

fn radius<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Radius>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Name(RadiusName),
        Pixels(u8),
    }
    let radius = match Written::deserialize(deserializer) {
        Ok(Written::Name(name)) => Some(Radius::of(name)),
        Ok(Written::Pixels(pixels)) => Radius::pixels(pixels),
        Err(_) => None,
    };
    let expected = || format!("expected \"none\", \"small\", \"medium\", \"large\" or pixels from 0 to {RADIUS_MAX}");
    radius.map(Some).ok_or_else(|| D::Error::custom(expected()))
}

/// Returns the typeface that a document names; `None` for the default one.
fn chosen(name: &str, bundled: &[(&str, Option<&'static str>)]) -> Option<Typeface> {
    match bundled.iter().find(|(known, _)| *known == name) {
        Some((_, family)) => family.map(Typeface::Bundled),
        None => Some(Typeface::Medium(name.to_owned())),
    }
}

fn display_font<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Typeface>, D::Error> {
    let expected = "\"Sora\", \"Inter\" or the path of a .woff2 file";
    values::parsed(deserializer, expected, |text| typeface(text, &HEADINGS))
}

fn text_font<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Typeface>, D::Error> {
    let expected = "\"Inter\" or the path of a .woff2 file";
    values::parsed(deserializer, expected, |text| typeface(text, &TEXTS))
}

/// Parses a typeface; `Some(None)` is the default one.
fn typeface(text: &str, bundled: &[(&str, Option<&'static str>)]) -> Option<Option<Typeface>> {
    if let Some((_, family)) = bundled.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)) {
        return Some(family.map(Typeface::Bundled));
    }
    let path = PathBuf::from(text);
    let is_font = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("woff2"));
    is_font.then_some(Some(Typeface::File(path)))
}
