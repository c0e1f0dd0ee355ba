//! The roundness of corners.

use crate::RadiusName;

/// Largest radius of an owner, in pixels: larger ones would cut into the text of buttons and fields.
pub const RADIUS_MAX: u8 = 24;
/// From this radius on, buttons are pills.
const PILLS_FROM: u8 = 8;

/// The radius of cards in pixels, from which the others derive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Radius(u8);

impl Radius {
    /// Returns the radius of a name.
    pub const fn of(name: RadiusName) -> Self {
        Self(match name {
            RadiusName::None => 0,
            RadiusName::Small => 6,
            RadiusName::Medium => 12,
            RadiusName::Large => 16,
        })
    }

    /// Reads a number of pixels.
    pub fn pixels(pixels: u8) -> Option<Self> {
        (pixels <= RADIUS_MAX).then_some(Self(pixels))
    }

    /// Returns the tokens with their lengths in pixels.
    pub fn tokens(self) -> [(&'static str, u16); 4] {
        let Self(card) = self;
        let pill = if card < PILLS_FROM { u16::from(card) } else { 999 };
        let large = (u16::from(card) * 7).div_ceil(3);
        [
            ("--radius-sm", u16::from(card / 3)),
            ("--radius-md", u16::from(card)),
            ("--radius-lg", large),
            ("--radius-pill", pill),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medium_is_the_radius_of_the_stylesheet() {
        let css = include_str!("../../../../web/src/styles/tokens.css");
        for (token, pixels) in Radius::of(RadiusName::Medium).tokens() {
            assert!(css.contains(&format!("  {token}: {pixels}px;\n")), "{token}: {pixels}");
        }
    }

    #[test]
    fn names_and_pixels_have_four_radii() {
        let lengths = |radius: Option<Radius>| radius.map(|radius| radius.tokens().map(|(_, pixels)| pixels));
        for (radius, expected) in [
            (Some(Radius::of(RadiusName::None)), Some([0, 0, 0, 0])),
            (Some(Radius::of(RadiusName::Small)), Some([2, 6, 14, 6])),
            (Some(Radius::of(RadiusName::Large)), Some([5, 16, 38, 999])),
            (Radius::pixels(8), Some([2, 8, 19, 999])),
            (Radius::pixels(24), Some([8, 24, 56, 999])),
            (Radius::pixels(25), None),
        ] {
            assert_eq!(lengths(radius), expected);
        }
    }
}
