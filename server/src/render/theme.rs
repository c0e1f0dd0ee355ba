//! The stylesheet of the owner's theme, which every document contains.

use std::fmt::Write;

use crate::config::{Theme, Typeface};
use crate::http::assets::{FontFile, ThemeFiles};
use model::theme::{Colour, Palette};

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
    /// instead of the build's.
    pub fn new(theme: &Theme, files: &ThemeFiles, mut build_fonts: Vec<String>) -> Self {
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
        let fonts = [
            ("text", &theme.text_font, &files.text_font, "\"Inter fallback\""),
            ("display", &theme.display_font, &files.display_font, "\"Sora fallback\""),
        ];
        for (name, typeface, file, fallback) in fonts {
            let family = match (typeface, file) {
                (Some(Typeface::Bundled(family)), _) => (*family).to_owned(),
                (Some(Typeface::File(_)), Some(FontFile { address, .. })) => {
                    let family = format!("Theme {name}");
                    let _ = write!(
                        css,
                        "@font-face{{font-family:\"{family}\";src:url(\"{address}\") format(\"woff2\");\
                         font-weight:100 900;font-display:swap}}"
                    );
                    family
                }
                _ => continue,
            };
            let _ = write!(rules, "--font-{name}:\"{family}\",{fallback},system-ui,sans-serif;");
        }
        if !rules.is_empty() {
            // More specific than `:root`, whatever stylesheet loads last.
            let _ = write!(css, "html:root{{{}}}", rules.trim_end_matches(';'));
        }
        // The build lists the typeface of the text first, then that of headings.
        if let (Some(font), Some(file)) = (build_fonts.first_mut(), &files.text_font) {
            font.clone_from(&file.address);
        }
        match (&theme.display_font, &files.display_font) {
            (Some(Typeface::Bundled(_)), _) => build_fonts.truncate(1),
            (Some(Typeface::File(_)), Some(file)) => {
                if let Some(font) = build_fonts.get_mut(1) {
                    font.clone_from(&file.address);
                }
            }
            _ => {}
        }
        Self { css, window: theme.palette.abyss, fonts: build_fonts }
    }
}
