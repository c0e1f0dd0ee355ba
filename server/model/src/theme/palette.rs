//! The colours of the design tokens, and their derivation from a few colours of the owner.

use super::colour::{Colour, Lab};

/// Least contrast of text, by WCAG 2 level AA.
pub const TEXT_CONTRAST: f32 = 4.5;
/// Contrast aimed at for quieter text on light grounds.
const QUIET_CONTRAST: f32 = 7.0;
/// Contrast aimed at for text in the brand and in the accent colour: it also has to be read on tinted grounds.
const SIGNAL_CONTRAST: f32 = 5.3;
/// Contrast aimed at for the outlines of controls.
const OUTLINE_CONTRAST: f32 = 3.9;

macro_rules! palette {
    ($($(#[$comment:meta])* $field:ident $token:literal $hex:literal;)*) => {
        /// The colours of the design tokens that a theme changes.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Palette {
            $($(#[$comment])* pub $field: Colour,)*
        }

        impl Palette {
            /// The colours of `web/src/styles/tokens.css`.
            pub const DEFAULT: Self = Self { $($field: Colour::from_hex($hex),)* };

            /// Returns the tokens with their colours.
            pub fn tokens(&self) -> Vec<(&'static str, Colour)> {
                vec![$(($token, self.$field)),*]
            }
        }
    };
}

palette! {
    /// The darkest ground, and text on bright colours.
    ink "--ink" 0x04_141a;
    /// Behind text on pictures.
    scrim "--scrim" 0x04_1b21;
    /// Surfaces on dark grounds, and buttons on light ones.
    abyss "--abyss" 0x06_2a33;
    /// Lighter surfaces on dark grounds.
    deep "--deep" 0x0a_3b46;
    /// The brand colour for dark grounds.
    brand "--brand" 0x0f_b5ae;
    /// Signals on dark grounds.
    bright "--bright" 0x38_d6f5;
    /// The tinted light ground.
    mist "--mist" 0xe6_f3f4;
    /// The light ground.
    paper "--paper" 0xf7_fafa;
    /// Text on light grounds.
    ink_on_paper "--ink-on-paper" 0x0b_2530;
    /// The brand colour as text on light grounds.
    brand_text "--brand-text" 0x06_585b;
    /// The focus ring and single words on dark grounds.
    accent "--accent" 0xff_b454;
    /// The accent colour as text on light grounds.
    accent_text "--accent-text" 0x8a_5600;
    muted_on_paper "--muted-on-paper" 0x3d_5862;
    line_on_paper "--line-on-paper" 0xcf_dfe1;
    line_strong_on_paper "--line-strong-on-paper" 0x64_818a;
    muted_on_mist "--muted-on-mist" 0x35_505a;
    line_on_mist "--line-on-mist" 0xbf_d5d8;
    line_strong_on_mist "--line-strong-on-mist" 0x5b_7881;
    text_on_dark "--text-on-dark" 0xf0_f8f8;
    lead_on_dark "--lead-on-dark" 0xd5_e6e8;
    muted_on_dark "--muted-on-dark" 0xb4_cdd1;
}

const WHITE: Colour = Colour::from_hex(0xff_ffff);
/// `--danger` and `--danger-on-dark`, which no theme changes.
const DANGER: Colour = Colour::from_hex(0xb3_261e);
const DANGER_ON_DARK: Colour = Colour::from_hex(0xff_b4a8);

/// The colours that an owner chooses. Those left out are the default ones.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ThemeColours {
    pub brand: Option<Colour>,
    pub accent: Option<Colour>,
    /// The ground of dark sections.
    pub ink: Option<Colour>,
    /// The ground of light sections.
    pub paper: Option<Colour>,
}

/// A colour that an owner chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThemeColour {
    Brand,
    Accent,
    Ink,
    Paper,
}

impl ThemeColour {
    /// The key in the settings.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Brand => "brand",
            Self::Accent => "accent",
            Self::Ink => "ink",
            Self::Paper => "paper",
        }
    }
}

/// A text and the ground that it is on.
#[derive(Debug, Clone, PartialEq)]
pub struct ContrastPair {
    /// The colour that decides it most.
    pub of: ThemeColour,
    /// What the text is.
    pub text: &'static str,
    /// Where the text is.
    pub ground: &'static str,
    pub text_colour: Colour,
    pub ground_colour: Colour,
    pub ratio: f32,
}

impl ContrastPair {
    /// Returns true if the text is easy enough to read.
    pub fn passes(&self) -> bool {
        self.ratio >= TEXT_CONTRAST
    }

    /// Returns the ratio with one decimal, rounded down: one just below the limit does not read as the limit.
    pub fn shown_ratio(&self) -> f32 {
        (self.ratio * 10.0).floor() / 10.0
    }
}

/// A text that would be hard to read.
#[derive(Debug, Clone, PartialEq)]
pub struct ContrastFault {
    /// The colour to change.
    pub of: ThemeColour,
    pub pair: ContrastPair,
    /// The nearest value of the colour to change with which all text passes.
    pub passing: Option<Colour>,
}

impl std::fmt::Display for ContrastFault {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ContrastPair { text, ground, text_colour, ground_colour, .. } = self.pair;
        let ratio = self.pair.shown_ratio();
        write!(out, "{text} ({text_colour}) on {ground} ({ground_colour}) has a contrast of {ratio}:1")?;
        write!(out, ", but text needs {TEXT_CONTRAST}:1")?;
        match self.passing {
            Some(colour) => write!(out, "; {} = \"{colour}\" would pass", self.of.key()),
            None => write!(out, "; choose a darker ink, a lighter paper or a lighter accent"),
        }
    }
}

impl ThemeColours {
    /// Derives the palette. Returns an error if some text would have too little contrast.
    pub fn palette(&self) -> Result<Palette, ContrastFault> {
        let palette = self.derive();
        let failing = palette.pairs().into_iter().filter(|pair| !pair.passes());
        let Some(pair) = failing.min_by(|one, two| one.ratio.total_cmp(&two.ratio)) else { return Ok(palette) };
        // The colour that the fault is about first, then the other colours of the owner.
        let chosen = [ThemeColour::Ink, ThemeColour::Paper, ThemeColour::Accent].into_iter();
        let candidates = [pair.of].into_iter().chain(chosen).filter(|colour| self.of(*colour).is_some());
        let found = candidates.filter_map(|colour| Some((colour, self.passing(colour)?))).next();
        let (of, passing) = found.map_or((pair.of, None), |(of, passing)| (of, Some(passing)));
        Err(ContrastFault { of, pair, passing })
    }

    /// Returns every text of the palette on the ground where it has the least contrast.
    pub fn least_contrasts(&self) -> Vec<ContrastPair> {
        let mut least: Vec<ContrastPair> = Vec::new();
        for pair in self.derive().pairs() {
            match least.iter_mut().find(|other| (other.of, other.text) == (pair.of, pair.text)) {
                Some(other) if other.ratio > pair.ratio => *other = pair,
                Some(_) => {}
                None => least.push(pair),
            }
        }
        least
    }

    /// Returns the nearest lightness of a colour with which all text passes.
    fn passing(&self, of: ThemeColour) -> Option<Colour> {
        let chosen = self.of(of)?.lab();
        // Only grounds that move apart and a lighter accent help.
        let step = if of == ThemeColour::Ink { -0.01 } else { 0.01 };
        (1..=100).map(|steps| chosen.lightness + step * steps as f32).take_while(|l| (0.0..=1.0).contains(l)).find_map(
            |lightness| {
                let colour = chosen.with_lightness(lightness).colour();
                let palette = self.with(of, colour).derive();
                palette.pairs().iter().all(ContrastPair::passes).then_some(colour)
            },
        )
    }

    fn of(&self, colour: ThemeColour) -> Option<Colour> {
        match colour {
            ThemeColour::Brand => self.brand,
            ThemeColour::Accent => self.accent,
            ThemeColour::Ink => self.ink,
            ThemeColour::Paper => self.paper,
        }
    }

    fn with(mut self, of: ThemeColour, colour: Colour) -> Self {
        let slot = match of {
            ThemeColour::Brand => &mut self.brand,
            ThemeColour::Accent => &mut self.accent,
            ThemeColour::Ink => &mut self.ink,
            ThemeColour::Paper => &mut self.paper,
        };
        *slot = Some(colour);
        self
    }

    /// Derives the palette in the proportions of the default one. A token that depends on no chosen colour keeps its
    /// default.
    fn derive(&self) -> Palette {
        let default = Palette::DEFAULT;
        let ink = self.ink.unwrap_or(default.ink);
        let paper = self.paper.unwrap_or(default.paper);
        let accent = self.accent.unwrap_or(default.accent);
        let chosen = self.brand.unwrap_or(default.brand);
        let tint = chosen.lab();
        let strength = tint.chroma().min(0.12);
        let is_dark_new = self.ink.is_some() || self.brand.is_some();
        let is_light_new = self.paper.is_some() || self.brand.is_some() || self.ink.is_some();

        let below = |lightness: f32, share: f32, default: Colour| match is_dark_new {
            true => ink.lab().shifted(lightness, tint, strength * share).colour(),
            false => default,
        };
        let scrim = below(0.03, 0.05, default.scrim);
        let abyss = below(0.085, 0.15, default.abyss);
        let deep = below(0.15, 0.25, default.deep);

        let brand = until(chosen, 0.005, |colour| colour.contrast(abyss) >= TEXT_CONTRAST);
        let bright = match self.brand {
            Some(_) => {
                let lab = brand.lab();
                lab.with_lightness((lab.lightness + 0.1).clamp(0.8, 0.93)).colour()
            }
            None => default.bright,
        };
        let pale = |lightness: f32, share: f32, default: Colour| match self.brand {
            Some(_) => Lab { lightness, a: 0.0, b: 0.0 }.shifted(0.0, tint, strength * share).colour(),
            None => default,
        };

        let mist = match (self.paper, self.brand) {
            (None, None) => default.mist,
            _ => paper.lab().shifted(-0.028, tint, strength * 0.08).colour(),
        };
        let ink_on_paper = match self.ink {
            Some(_) => ink.lab().shifted(0.07, tint, strength * 0.06).colour(),
            None => default.ink_on_paper,
        };
        let signal = |from: Colour| until(from, -0.005, |colour| colour.contrast(mist) >= SIGNAL_CONTRAST);
        let brand_text = signal(self.brand.unwrap_or(default.brand_text));
        let accent_text = signal(self.accent.unwrap_or(default.accent_text));
        let toward = |ground: Colour, contrast: f32, default: Colour| match is_light_new {
            true => mixed_until(ground, ink_on_paper, contrast),
            false => default,
        };
        let line = |ground: Colour, share: f32, default: Colour| match is_light_new {
            true => ground.mixed(ink_on_paper, share),
            false => default,
        };
        Palette {
            ink,
            scrim,
            abyss,
            deep,
            brand,
            bright,
            mist,
            paper,
            ink_on_paper,
            brand_text,
            accent,
            accent_text,
            muted_on_paper: toward(paper, QUIET_CONTRAST, default.muted_on_paper),
            line_on_paper: line(paper, 0.13, default.line_on_paper),
            line_strong_on_paper: toward(paper, OUTLINE_CONTRAST, default.line_strong_on_paper),
            muted_on_mist: toward(mist, QUIET_CONTRAST, default.muted_on_mist),
            line_on_mist: line(mist, 0.14, default.line_on_mist),
            line_strong_on_mist: toward(mist, OUTLINE_CONTRAST, default.line_strong_on_mist),
            text_on_dark: pale(0.97, 0.06, default.text_on_dark),
            lead_on_dark: pale(0.91, 0.15, default.lead_on_dark),
            muted_on_dark: pale(0.83, 0.23, default.muted_on_dark),
        }
    }
}

impl Palette {
    /// The ground of a warning in a mail.
    pub fn accent_tint(&self) -> Colour {
        WHITE.mixed(self.accent, 0.16)
    }

    /// Returns the colour of a drawing in the default palette as this palette has it, by its lightness. A drawing on a
    /// dark ground has colours from ink over bright to white.
    pub fn redrawn_on_dark(&self, colour: Colour) -> Colour {
        let default = Self::DEFAULT;
        match share(colour, default.bright, WHITE) {
            above if above > 0.0 => self.bright.mixed(WHITE, above),
            _ => self.ink.mixed(self.bright, share(colour, default.ink, default.bright)),
        }
    }

    /// Returns the same for a drawing on a light ground, which has colours from that of the text to the ground.
    pub fn redrawn_on_light(&self, colour: Colour) -> Colour {
        let default = Self::DEFAULT;
        self.ink_on_paper.mixed(self.paper, share(colour, default.ink_on_paper, default.paper))
    }

    /// Returns the texts with their grounds.
    fn pairs(&self) -> Vec<ContrastPair> {
        use ThemeColour::{Accent, Brand, Ink, Paper};
        let dark = [("ink", self.ink), ("scrim", self.scrim), ("abyss", self.abyss), ("deep", self.deep)];
        let light = [("paper", self.paper), ("mist", self.mist), ("white", WHITE)];
        let on_dark = [
            ("text", self.text_on_dark),
            ("introductions", self.lead_on_dark),
            ("muted text", self.muted_on_dark),
            ("links", self.bright),
            ("errors", DANGER_ON_DARK),
        ];
        let on_light = [
            (Paper, ("text", self.ink_on_paper)),
            (Brand, ("brand text", self.brand_text)),
            (Accent, ("accent text", self.accent_text)),
            (Paper, ("errors", DANGER)),
        ];
        let mut pairs = Vec::new();
        for ground in dark {
            pairs.extend(on_dark.map(|text| (Ink, text, ground)));
        }
        for ground in light {
            pairs.extend(on_light.map(|(of, text)| (of, text, ground)));
        }
        for (muted, ground) in [(self.muted_on_paper, light[0]), (self.muted_on_mist, light[1])] {
            pairs.push((Paper, ("muted text", muted), ground));
            pairs.push((Paper, ("muted text", muted), ("white", WHITE)));
        }
        for ground in [("ink", self.ink), ("abyss", self.abyss)] {
            pairs.push((Accent, ("accent", self.accent), ground));
            pairs.push((Brand, ("brand", self.brand), ground));
        }
        pairs.push((Brand, ("ink", self.ink), ("brand", self.brand)));
        pairs.push((Brand, ("ink", self.ink), ("bright", self.bright)));
        pairs.push((Accent, ("ink", self.ink), ("accent", self.accent)));
        pairs.push((Ink, ("white", WHITE), ("abyss", self.abyss)));
        pairs.push((Brand, ("white", WHITE), ("brand text", self.brand_text)));
        let contrast = |(of, (text, text_colour), (ground, ground_colour)): (_, (_, Colour), (_, Colour))| {
            let ratio = text_colour.contrast(ground_colour);
            ContrastPair { of, text, ground, text_colour, ground_colour, ratio }
        };
        pairs.into_iter().map(contrast).collect()
    }
}

/// Returns how far the lightness of a colour is between two others, from 0 to 1.
fn share(colour: Colour, dark: Colour, light: Colour) -> f32 {
    let [at, dark, light] = [colour, dark, light].map(|colour| colour.lab().lightness);
    ((at - dark) / (light - dark)).clamp(0.0, 1.0)
}

/// Changes the lightness of a colour in steps until it fits. Returns the last one if none does.
fn until(colour: Colour, step: f32, fits: impl Fn(Colour) -> bool) -> Colour {
    let lab = colour.lab();
    let mut found = colour;
    for steps in 1..=200 {
        if fits(found) {
            break;
        }
        found = lab.with_lightness(lab.lightness + step * steps as f32).colour();
    }
    found
}

/// Returns the mixture of a ground and its text that is nearest to the ground and has a contrast with it; the text if
/// none has.
fn mixed_until(ground: Colour, text: Colour, contrast: f32) -> Colour {
    let mixtures = (0..100).map(|percent| ground.mixed(text, percent as f32 / 100.0));
    mixtures.into_iter().find(|colour| colour.contrast(ground) >= contrast).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colour(text: &str) -> Colour {
        text.parse().unwrap()
    }

    fn theme(brand: &str, accent: &str, ink: &str, paper: &str) -> ThemeColours {
        let set = |text: &str| (!text.is_empty()).then(|| colour(text));
        ThemeColours { brand: set(brand), accent: set(accent), ink: set(ink), paper: set(paper) }
    }

    #[test]
    fn the_defaults_equal_the_stylesheet() {
        let css = include_str!("../../../../web/src/styles/tokens.css");
        let expected = [("--white", WHITE), ("--danger", DANGER), ("--danger-on-dark", DANGER_ON_DARK)];
        for (token, colour) in Palette::DEFAULT.tokens().into_iter().chain(expected) {
            assert!(css.contains(&format!("  {token}: {colour};\n")), "{token}: {colour}");
        }
    }

    #[test]
    fn without_chosen_colours_the_palette_is_the_default_one() {
        assert_eq!(ThemeColours::default().palette(), Ok(Palette::DEFAULT));
    }

    #[test]
    fn text_of_usual_themes_has_contrast() {
        for theme in [
            theme("#7a1f3d", "#e0a100", "#1a1014", "#fbf7f2"),
            theme("#7a1f3d", "", "", ""),
            theme("", "#e0a100", "", ""),
            theme("", "", "#101418", ""),
            theme("", "", "", "#fffdf5"),
            theme("#0047ab", "#ff6b35", "#0a0f1e", "#ffffff"),
            theme("#ffd400", "#ff8800", "#111111", "#ffffff"),
            theme("#000000", "#ffffff", "#000000", "#ffffff"),
            theme("#ffffff", "#ffcc00", "#14110f", "#f5f5f0"),
            theme("#2e7d32", "#ffb300", "#0d1a10", "#f4f8f4"),
            theme("#5b2a86", "#f2c14e", "#160d1f", "#faf8fc"),
        ] {
            assert!(theme.palette().is_ok(), "{theme:?}: {}", theme.palette().unwrap_err());
        }
    }

    #[test]
    fn tokens_have_the_hue_of_the_brand() {
        let brand = colour("#7a1f3d").lab();
        let palette = theme("#7a1f3d", "#e0a100", "#1a1014", "#fbf7f2").palette().unwrap();
        for (token, derived) in [
            ("brand", palette.brand),
            ("bright", palette.bright),
            ("brand text", palette.brand_text),
            ("deep", palette.deep),
            ("lead", palette.lead_on_dark),
        ] {
            let lab = derived.lab();
            let turn = (lab.b.atan2(lab.a) - brand.b.atan2(brand.a)).abs().to_degrees();
            assert!(turn < 20.0 && lab.chroma() > 0.005, "{token}: {derived} is {turn}° off");
        }
    }

    #[test]
    fn a_brand_that_is_legible_on_both_grounds_stays() {
        let palette = theme("#7a1f3d", "", "", "").palette().unwrap();
        assert_eq!(palette.brand_text, colour("#7a1f3d"));
        let palette = theme("#ffd400", "", "#111111", "").palette().unwrap();
        assert_eq!(palette.brand, colour("#ffd400"));
    }

    #[test]
    fn hard_to_read_themes_are_refused_with_a_value_that_passes() {
        for (theme, of, text, ground) in [
            (theme("", "", "#60686c", ""), ThemeColour::Ink, "links", "deep"),
            (theme("", "", "", "#8a8a8a"), ThemeColour::Paper, "errors", "mist"),
            (theme("", "#5c3000", "", ""), ThemeColour::Accent, "accent", "abyss"),
        ] {
            let fault = theme.palette().unwrap_err();
            assert_eq!((fault.of, fault.pair.text, fault.pair.ground), (of, text, ground), "{fault}");
            assert!(!fault.pair.passes(), "{fault}");
            let passing = fault.passing.unwrap();
            assert!(theme.with(of, passing).palette().is_ok(), "{fault}");
        }
    }

    #[test]
    fn each_text_is_listed_once_with_its_hardest_ground() {
        let default = ThemeColours::default().least_contrasts();
        assert!(default.iter().all(ContrastPair::passes), "{default:?}");
        let of = |of: ThemeColour, pairs: &[ContrastPair]| -> Vec<String> {
            let pairs = pairs.iter().filter(|pair| pair.of == of);
            pairs.map(|pair| format!("{} on {} {:.1}", pair.text, pair.ground, pair.shown_ratio())).collect()
        };
        assert_eq!(
            of(ThemeColour::Paper, &default),
            ["text on mist 13.9", "errors on mist 5.7", "muted text on paper 7.2"]
        );
        let pairs = theme("", "#5c3000", "", "").least_contrasts();
        assert_eq!(
            of(ThemeColour::Accent, &pairs),
            ["accent text on mist 9.8", "accent on abyss 1.3", "ink on accent 1.6"]
        );
    }

    #[test]
    fn drawings_are_redrawn_between_the_colours_of_their_ground() {
        let palette = theme("#7a1f3d", "#e0a100", "#1a1014", "#fbf7f2").palette().unwrap();
        let default = Palette::DEFAULT;
        assert_eq!(palette.redrawn_on_dark(default.ink), palette.ink);
        assert_eq!(palette.redrawn_on_dark(default.bright), palette.bright);
        assert_eq!(palette.redrawn_on_dark(WHITE), WHITE);
        assert_eq!(palette.redrawn_on_light(default.ink_on_paper), palette.ink_on_paper);
        assert_eq!(palette.redrawn_on_light(default.paper), palette.paper);
        let between = palette.redrawn_on_dark(default.brand);
        assert!(between.luminance() > palette.ink.luminance() && between.luminance() < palette.bright.luminance());
    }

    #[test]
    fn a_fault_names_texts_ratio_and_the_value_that_passes() {
        let fault = theme("", "#5c3000", "", "").palette().unwrap_err();
        assert_eq!(
            fault.to_string(),
            "accent (#5c3000) on abyss (#062a33) has a contrast of 1.3:1, but text needs 4.5:1; \
             accent = \"#b58259\" would pass"
        );
    }
}
