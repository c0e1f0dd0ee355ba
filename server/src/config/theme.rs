//! Colours, corners and typefaces: `[theme]`.

use model::theme::{ContrastFault, Palette};
use model::{RadiusName, ThemeSettings};

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
    pub radius: Option<RadiusName>,
    pub display_font: Option<Typeface>,
    pub text_font: Option<Typeface>,
}

/// A typeface other than the default one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Typeface {
    /// One of the site's own, by the name of its family in the stylesheet.
    Bundled(&'static str),
    /// A file of the media library, such as `media/acme.woff2`.
    Medium(String),
}

impl Theme {
    /// Returns the theme of settings.
    pub(super) fn of(settings: &ThemeSettings) -> Result<Self, ContrastFault> {
        Ok(Self {
            palette: settings.colours().palette()?,
            radius: settings.radius,
            display_font: settings.display_font.as_ref().and_then(|name| chosen(name.as_str(), &HEADINGS)),
            text_font: settings.text_font.as_ref().and_then(|name| chosen(name.as_str(), &TEXTS)),
        })
    }

    /// Returns the key of a typeface of the media library.
    pub(super) fn medium(&self) -> Option<&'static str> {
        let fonts = [("display_font", &self.display_font), ("text_font", &self.text_font)];
        fonts.into_iter().find_map(|(key, font)| matches!(font, Some(Typeface::Medium(_))).then_some(key))
    }
}

/// Returns the typeface that settings name; `None` for the default one.
fn chosen(name: &str, bundled: &[(&str, Option<&'static str>)]) -> Option<Typeface> {
    match bundled.iter().find(|(known, _)| *known == name) {
        Some((_, family)) => family.map(Typeface::Bundled),
        None => Some(Typeface::Medium(name.to_owned())),
    }
}
