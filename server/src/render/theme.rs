//! The stylesheet of the owner's theme, which every document contains.

use std::fmt::Write;

use crate::config::{Theme, Typeface};
use content::{FONT_WEIGHTS, FontMetrics};
use model::theme::{Colour, Palette};

/// Fallback of Inter in the stylesheet.
const INTER_FALLBACK: &str = "Inter fallback";
/// Lightest weights of texts and of headings.
const TEXT_WEIGHT: u16 = 400;
const HEADING_WEIGHT: u16 = 600;
/// Fonts that take the place of a typeface, as in the stylesheet.
const REGULAR: &str = "local(\"Arial\"),local(\"Liberation Sans\"),local(\"Helvetica\")";
const BOLD: &str = "local(\"Arial Bold\"),local(\"Arial-BoldMT\"),local(\"Liberation Sans Bold\"),\
                    local(\"Helvetica-Bold\")";

/// What documents contain of the theme.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThemeStyle {
    /// Rules that override `tokens.css`; empty without a theme.
    pub css: String,
    /// Colour of the browser's window.
    pub window: Colour,
    /// Addresses of the fonts of the first screen, that of the text first.
    pub fonts: Vec<String>,
}

impl Default for ThemeStyle {
    fn default() -> Self {
        Self { css: String::new(), window: Palette::DEFAULT.abyss, fonts: Vec::new() }
    }
}

impl ThemeStyle {
    /// Writes the rules of a theme. A token with its default value needs none. Documents preload the theme's typefaces
    /// instead of the build's. `library` returns the address and the space of a typeface of the media library.
    pub fn new(
        theme: &Theme,
        library: impl Fn(&str) -> Option<(String, FontMetrics)>,
        mut build_fonts: Vec<String>,
    ) -> Self {
        let mut rules = String::new();
        let mut css = String::new();
        let defaults = Palette::DEFAULT.tokens();
        let changed = theme.palette.tokens().into_iter().zip(defaults).filter(|((_, new), (_, old))| new != old);
        // Writing to a string cannot fail, here and below.
        for ((token, colour), _) in changed {
            let _ = write!(rules, "{token}:{colour};");
        }
        for (token, pixels) in theme.radius.iter().flat_map(|radius| radius.tokens()) {
            let _ = write!(rules, "{token}:{pixels}px;");
        }
        let own = |typeface: &Option<Typeface>| match typeface {
            Some(Typeface::Medium(name)) => library(name),
            _ => None,
        };
        let (text, display) = (own(&theme.text_font), own(&theme.display_font));
        // With the lightest weight of each.
        let fonts = [
            ("text", &theme.text_font, &text, TEXT_WEIGHT),
            ("display", &theme.display_font, &display, HEADING_WEIGHT),
        ];
        for (name, typeface, own, lightest) in fonts {
            let (family, fallback) = match (typeface, own) {
                (_, Some((address, metrics))) => {
                    write_faces(&mut css, name, address, *metrics, lightest);
                    (format!("Theme {name}"), format!("Theme {name} fallback"))
                }
                (Some(Typeface::Bundled(family)), _) => ((*family).to_owned(), INTER_FALLBACK.to_owned()),
                _ => continue,
            };
            let _ = write!(rules, "--font-{name}:\"{family}\",\"{fallback}\",system-ui,sans-serif;");
        }
        if !rules.is_empty() {
            // More specific than `:root`, whatever stylesheet loads last.
            let _ = write!(css, "html:root{{{}}}", rules.trim_end_matches(';'));
        }
        // The build lists the typeface of the text first, then that of headings.
        if let (Some(font), Some((address, _))) = (build_fonts.first_mut(), text) {
            *font = address;
        }
        match (&theme.display_font, display) {
            (Some(Typeface::Bundled(_)), _) => build_fonts.truncate(1),
            (_, Some((address, _))) => {
                if let Some(font) = build_fonts.get_mut(1) {
                    *font = address;
                }
            }
            _ => {}
        }
        Self { css, window: theme.palette.abyss, fonts: build_fonts }
    }
}

/// Writes the rule of a typeface, and rules of Arial that takes the same space until the typeface is there. All state the
/// ascent and the descent, which systems read from different tables of a typeface.
fn write_faces(css: &mut String, name: &str, address: &str, metrics: FontMetrics, lightest: u16) {
    let space = |size: f32| {
        let (ascent, descent) = (metrics.ascent(), metrics.descent());
        format!(
            "ascent-override:{:.1}%;descent-override:{:.1}%;line-gap-override:0%",
            100.0 * ascent / size,
            100.0 * descent / size
        )
    };
    let _ = write!(
        css,
        "@font-face{{font-family:\"Theme {name}\";src:url(\"{address}\") format(\"woff2\");font-weight:100 900;\
         font-display:swap;{}}}",
        space(1.0)
    );
    for (weight, size) in FONT_WEIGHTS.into_iter().zip(metrics.widths()) {
        if weight >= lightest {
            let local = if weight < HEADING_WEIGHT { REGULAR } else { BOLD };
            let _ = write!(
                css,
                "@font-face{{font-family:\"Theme {name} fallback\";src:{local};font-weight:{weight};\
                 size-adjust:{:.1}%;{}}}",
                100.0 * size,
                space(size)
            );
        }
    }
}
