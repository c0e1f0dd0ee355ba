//! Colours, corners and typefaces: `[theme]`.

use std::path::PathBuf;

use toml::de::DeValue;

use super::error::{ConfigError, Place};
use super::section::Section;
use super::values;
use model::theme::{ContrastFault, Palette, RADIUS_MAX, Radius};
use model::{RadiusName, ThemeSettings};

/// Expected value of a colour, for error messages.
const COLOUR: &str = "a colour such as \"#0fb5ae\"";

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
    /// A file on the server.
    File(FontPath),
    /// A file of the media library, such as `media/acme.woff2`.
    Medium(String),
}

/// A WOFF2 file of the owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FontPath {
    pub path: PathBuf,
    place: Place,
    key: &'static str,
}

impl FontPath {
    /// Returns an error for a file that is no font.
    pub fn refuse(&self, problem: impl Into<String>) -> ConfigError {
        ConfigError { place: self.place.clone(), key: format!("theme.{}", self.key), problem: problem.into() }
    }
}

/// The corners and typefaces of `[theme]`, which may be other ones than a document can name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileTheme {
    radius: Option<Radius>,
    display_font: Option<Typeface>,
    text_font: Option<Typeface>,
}

impl Theme {
    /// Returns the theme of settings. The file decides corners and typefaces that they leave out.
    pub(super) fn of(settings: &ThemeSettings, file: &FileTheme) -> Result<Self, ContrastFault> {
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

fn section<'a>(file: &Section<'a>) -> Result<Section<'a>, ConfigError> {
    file.section_or_empty("theme", &["brand", "accent", "ink", "paper", "radius", "display_font", "text_font"])
}

/// Reads the colours of `[theme]`. Every key is optional.
pub(super) fn colours(file: &Section<'_>) -> Result<ThemeSettings, ConfigError> {
    let section = section(file)?;
    let colour = |key| section.optional(key, COLOUR, super::owner::text);
    Ok(ThemeSettings {
        brand: colour("brand")?,
        accent: colour("accent")?,
        ink: colour("ink")?,
        paper: colour("paper")?,
        ..ThemeSettings::default()
    })
}

/// Reads the other keys of `[theme]`. Every key is optional.
pub(super) fn read(file: &Section<'_>) -> Result<FileTheme, ConfigError> {
    let section = section(file)?;
    let radius_expected = format!("\"none\", \"small\", \"medium\", \"large\" or pixels from 0 to {RADIUS_MAX}");
    let sora = "\"Sora\", \"Inter\" or the path of a .woff2 file";
    let inter = "\"Inter\" or the path of a .woff2 file";
    Ok(FileTheme {
        radius: section.optional("radius", &radius_expected, radius)?,
        display_font: typeface(&section, "display_font", sora, &HEADINGS)?,
        text_font: typeface(&section, "text_font", inter, &TEXTS)?,
    })
}

fn radius(value: &DeValue<'_>) -> Option<Radius> {
    match value.as_str() {
        Some(name) => RadiusName::parse(name).map(Radius::of),
        None => Radius::pixels(values::integer(value, 0, RADIUS_MAX.into())?.try_into().ok()?),
    }
}

/// Returns the typeface that a document names; `None` for the default one.
fn chosen(name: &str, bundled: &[(&str, Option<&'static str>)]) -> Option<Typeface> {
    match bundled.iter().find(|(known, _)| *known == name) {
        Some((_, family)) => family.map(Typeface::Bundled),
        None => Some(Typeface::Medium(name.to_owned())),
    }
}

fn typeface(
    section: &Section<'_>,
    key: &'static str,
    expected: &str,
    bundled: &[(&str, Option<&'static str>)],
) -> Result<Option<Typeface>, ConfigError> {
    let chosen = section.optional(key, expected, |value| {
        let text = values::text(value)?;
        if let Some((_, family)) = bundled.iter().find(|(name, _)| name.eq_ignore_ascii_case(&text)) {
            return Some(family.map(Typeface::Bundled));
        }
        let path = PathBuf::from(&text);
        let is_font = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("woff2"));
        is_font.then(|| Some(Typeface::File(FontPath { path, place: section.place(key), key })))
    })?;
    Ok(chosen.flatten())
}
