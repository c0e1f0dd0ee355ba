//! An opaque sRGB colour, with the arithmetic of OKLab, in which equal steps look equal.

use std::fmt;
use std::str::FromStr;

use csscolorparser::Color;

/// Share by which each step of [`Colour::in_gamut`] reduces the chroma.
const CHROMA_STEP: f32 = 0.97;

/// An opaque sRGB colour. Displays as `#rrggbb`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour([u8; 3]);

/// A colour in OKLab.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Lab {
    /// Lightness from 0 to 1.
    pub lightness: f32,
    pub a: f32,
    pub b: f32,
}

impl Lab {
    pub(super) fn chroma(self) -> f32 {
        self.a.hypot(self.b)
    }

    /// Returns the colour with more lightness, and `chroma` added in the hue of `tint`.
    pub(super) fn shifted(self, lightness: f32, tint: Self, chroma: f32) -> Self {
        let share = if tint.chroma() > 0.0 { chroma / tint.chroma() } else { 0.0 };
        Self { lightness: self.lightness + lightness, a: self.a + tint.a * share, b: self.b + tint.b * share }
    }

    /// Returns the colour with another lightness.
    pub(super) fn with_lightness(self, lightness: f32) -> Self {
        Self { lightness, ..self }
    }

    /// Returns the nearest displayable colour of the same lightness and hue.
    pub(super) fn colour(self) -> Colour {
        let Self { lightness, mut a, mut b } = self;
        let lightness = lightness.clamp(0.0, 1.0);
        // A hundred steps leave a twentieth of the chroma, which every lightness has.
        for _ in 0..100 {
            // Its arrays are clamped, its fields are not.
            let Color { r, g, b: blue, .. } = Color::from_oklaba(lightness, a, b, 1.0);
            if [r, g, blue].iter().all(|part| (-0.002..=1.002).contains(part)) {
                break;
            }
            (a, b) = (a * CHROMA_STEP, b * CHROMA_STEP);
        }
        let [red, green, blue, _] = Color::from_oklaba(lightness, a, b, 1.0).clamp().to_rgba8();
        Colour([red, green, blue])
    }
}

impl Colour {
    /// Returns the colour of a number such as `0x04141a`.
    pub const fn from_hex(number: u32) -> Self {
        let [_, red, green, blue] = number.to_be_bytes();
        Self([red, green, blue])
    }

    /// Returns the colour of red, green and blue.
    pub const fn from_channels(channels: [u8; 3]) -> Self {
        Self(channels)
    }

    /// Reads a colour of a stylesheet or drawing: hexadecimal, or `rgb(…)`. Returns `None` for a translucent one.
    pub fn of_css(text: &str) -> Option<Self> {
        if !text.starts_with('#') && !text.starts_with("rgb(") {
            return None;
        }
        let [red, green, blue, alpha] = text.parse::<Color>().ok()?.to_rgba8();
        (alpha == 255).then_some(Self([red, green, blue]))
    }

    /// Returns red, green and blue.
    pub const fn channels(self) -> [u8; 3] {
        self.0
    }

    /// Returns the contrast with another colour as WCAG 2 defines it, from 1 to 21.
    pub fn contrast(self, other: Self) -> f32 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// Returns the relative luminance as WCAG 2 defines it, from 0 to 1.
    pub fn luminance(self) -> f32 {
        let [red, green, blue, _] = self.color().to_linear_rgba();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Returns a mixture in OKLab, with `share` of the other colour.
    pub fn mixed(self, other: Self, share: f32) -> Self {
        let (one, two) = (self.lab(), other.lab());
        let between = |from: f32, to: f32| from + (to - from) * share;
        Lab { lightness: between(one.lightness, two.lightness), a: between(one.a, two.a), b: between(one.b, two.b) }
            .colour()
    }

    pub(super) fn lab(self) -> Lab {
        let [lightness, a, b, _] = self.color().to_oklaba();
        Lab { lightness, a, b }
    }

    fn color(self) -> Color {
        let [red, green, blue] = self.0;
        Color::from_rgba8(red, green, blue, 255)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(out, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// A text that is not a colour such as `#0fb5ae` or `#fff`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoColour;

impl FromStr for Colour {
    type Err = NoColour;

    /// Parses `#rrggbb` or `#rgb`.
    fn from_str(text: &str) -> Result<Self, NoColour> {
        if !text.starts_with('#') || !matches!(text.len(), 4 | 7) {
            return Err(NoColour);
        }
        Self::of_css(text).ok_or(NoColour)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_colours_of_three_or_six_digits_are_parsed() {
        for (text, expected) in [
            ("#04141a", Some("#04141a")),
            ("#ABCDEF", Some("#abcdef")),
            ("#fa0", Some("#ffaa00")),
            ("04141a", None),
            ("#04141", None),
            ("#04141a80", None),
            ("#fffa", None),
            ("#12345é", None),
            ("#gggggg", None),
            ("teal", None),
            ("rgb(0 0 0)", None),
            ("", None),
        ] {
            assert_eq!(text.parse::<Colour>().ok().map(|colour| colour.to_string()).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn opaque_colours_of_drawings_are_read() {
        for (text, expected) in [
            ("#9dbec3", Some("#9dbec3")),
            ("#fff", Some("#ffffff")),
            ("rgb(11 63 72)", Some("#0b3f48")),
            ("rgb(11,63,72)", Some("#0b3f48")),
            ("rgb(11 63 72 / 0.5)", None),
            ("#9dbec380", None),
            ("598", None),
            ("none", None),
            ("url(#d)", None),
        ] {
            assert_eq!(Colour::of_css(text).map(|colour| colour.to_string()).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn contrast_equals_the_published_examples() {
        for (one, two, expected) in [
            (0x00_0000, 0xff_ffff, 21.0),
            (0x76_7676, 0xff_ffff, 4.54),
            (0x77_7777, 0xff_ffff, 4.48),
            (0xff_0000, 0xff_ffff, 4.0),
            (0x12_3456, 0x12_3456, 1.0),
        ] {
            let (one, two) = (Colour::from_hex(one), Colour::from_hex(two));
            assert!((one.contrast(two) - expected).abs() < 0.01, "{one} {two}: {}", one.contrast(two));
            assert_eq!(one.contrast(two), two.contrast(one));
        }
    }

    #[test]
    fn a_colour_out_of_gamut_loses_chroma_and_keeps_its_hue() {
        let red = Colour::from_hex(0xff_0000).lab();
        let light = red.with_lightness(0.9).colour().lab();
        assert!((light.lightness - 0.9).abs() < 0.01, "{light:?}");
        assert!((light.b.atan2(light.a) - red.b.atan2(red.a)).abs() < 0.1, "{light:?}");
    }
}
