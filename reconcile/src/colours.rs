//! The colours that the field is painted with: design tokens, which a theme may change.

/// Colours as red, green and blue from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colours {
    /// The background.
    pub ink: [f32; 3],
    /// Columns in the shade.
    pub deep: [f32; 3],
    /// Raised columns.
    pub brand: [f32; 3],
    /// Light.
    pub bright: [f32; 3],
    /// Highlights.
    pub mist: [f32; 3],
    /// The chosen column.
    pub accent: [f32; 3],
}

impl Colours {
    /// Parses the six colours, in the order of the fields and separated by spaces. Each is `#rgb` or `#rrggbb`.
    pub fn parse(text: &str) -> Option<Self> {
        let mut colours = text.split_ascii_whitespace().map(parse_hex);
        let mut next = || colours.next().flatten();
        let parsed =
            Self { ink: next()?, deep: next()?, brand: next()?, bright: next()?, mist: next()?, accent: next()? };
        colours.next().is_none().then_some(parsed)
    }

    /// Returns the shader's uniforms with their values.
    pub fn uniforms(&self) -> [(&'static str, [f32; 3]); 6] {
        [
            ("INK", self.ink),
            ("DEEP", self.deep),
            ("BRAND", self.brand),
            ("BRIGHT", self.bright),
            ("MIST", self.mist),
            ("ACCENT", self.accent),
        ]
    }
}

fn parse_hex(text: &str) -> Option<[f32; 3]> {
    let digits = text.strip_prefix('#')?.chars().map(|digit| digit.to_digit(16)).collect::<Option<Vec<_>>>()?;
    let part = |value: u32| value as f32 / 255.0;
    match *digits.as_slice() {
        [r, g, b] => Some([r, g, b].map(|digit| part(digit * 17))),
        [r, s, g, h, b, c] => Some([part(r * 16 + s), part(g * 16 + h), part(b * 16 + c)]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_short_or_long_hex_colours_are_parsed_in_order() {
        let colours = Colours::parse("#000 #fff #ff0000 #00Ff00 #0000ff #336699").unwrap();
        let values = colours.uniforms().map(|(_, value)| value);
        assert_eq!(
            values,
            [
                [0.0, 0.0, 0.0],
                [1.0, 1.0, 1.0],
                [1.0, 0.0, 0.0],
                [0.0, 1.0, 0.0],
                [0.0, 0.0, 1.0],
                [51.0, 102.0, 153.0].map(|part| part / 255.0),
            ]
        );
    }

    #[test]
    fn other_values_and_other_numbers_of_colours_are_refused() {
        for text in [
            "",
            "#000 #fff #f00 #0f0 #00f",
            "#000 #fff #f00 #0f0 #00f #123 #456",
            "#000 #fff #f00 #0f0 #00f red",
            "#000 #fff #f00 #0f0 #00f #12345",
            "#000 #fff #f00 #0f0 #00f #12345é",
            "#000 #fff #f00 #0f0 #00f 123",
        ] {
            assert_eq!(Colours::parse(text), None, "{text}");
        }
    }
}
