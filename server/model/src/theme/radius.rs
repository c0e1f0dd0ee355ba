//! The roundness of corners.

use crate::RadiusName;

/// From this radius on, buttons are pills.
const PILLS_FROM: u16 = 8;

impl RadiusName {
    /// Returns the tokens with their lengths in pixels, which derive from the radius of cards.
    pub fn tokens(self) -> [(&'static str, u16); 4] {
        let card: u16 = match self {
            Self::None => 0,
            Self::Small => 6,
            Self::Medium => 12,
            Self::Large => 16,
        };
        let pill = if card < PILLS_FROM { card } else { 999 };
        [
            ("--radius-sm", card / 3),
            ("--radius-md", card),
            ("--radius-lg", (card * 7).div_ceil(3)),
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
        for (token, pixels) in RadiusName::Medium.tokens() {
            assert!(css.contains(&format!("  {token}: {pixels}px;\n")), "{token}: {pixels}");
        }
    }

    #[test]
    fn each_name_has_four_radii() {
        for (radius, expected) in [
            (RadiusName::None, [0, 0, 0, 0]),
            (RadiusName::Small, [2, 6, 14, 6]),
            (RadiusName::Large, [5, 16, 38, 999]),
        ] {
            assert_eq!(radius.tokens().map(|(_, pixels)| pixels), expected);
        }
    }
}
