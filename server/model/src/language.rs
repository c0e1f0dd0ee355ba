//! The language of the site.

/// The hours of a day's times: 1 to 12 twice, or 0 to 23.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hours {
    Twelve,
    TwentyFour,
}

impl Hours {
    /// Returns 12 or 24.
    pub const fn count(self) -> u8 {
        match self {
            Self::Twelve => 12,
            Self::TwentyFour => 24,
        }
    }
}

/// A language with an optional script and region, such as `en`, `de-CH` or `zh-Hant-TW` (BCP 47).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LanguageTag(String);

/// Languages whose times have 12 hours (Unicode CLDR 48).
const TWELVE: &str = "am ar as bn el en fil gu hi km kn ko ml mr ms or pa sd so sq ta te ur";
/// Regions in which times of such a language have 24 hours.
const NOT_TWELVE: [(&str, &str); 4] = [
    ("ar", "IL KM MA"),
    (
        "en",
        "AI AT BE BI BW BZ CC CH CK CM CX CZ DE DG DK EE ES FI FK FR GB GE GG GI GS HU ID IE IL IM IO IT JE KE LT LV \
         MG MS MT MU MV NF NG NL NO NR NU PL PN PT RO RW SC SE SH SI SK SX TK TV TZ UA UG ZA ZW",
    ),
    ("ms", "ID"),
    ("sq", "MK XK"),
];
/// Regions in which times of another language have 12 hours.
const TWELVE_IN: [(&str, &str); 3] = [
    ("es", "419 AR BO CL CO CR CU DO EC GT HN MX NI PA PE PH PR PY SV US UY VE"),
    ("fr", "DJ DZ MR SY TD TN VU"),
    ("zh", "HK MO MY SG TW"),
];

impl LanguageTag {
    /// Parses a tag.
    pub fn parse(text: &str) -> Option<Self> {
        let letters =
            |part: &&str, count: usize| part.len() == count && part.bytes().all(|byte| byte.is_ascii_alphabetic());
        let mut parts = text.split('-').peekable();
        parts.next_if(|part| letters(part, 2) || letters(part, 3))?;
        parts.next_if(|part| letters(part, 4));
        parts.next_if(|part| letters(part, 2) || (part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_digit())));
        parts.next().is_none().then(|| Self(text.to_owned()))
    }

    /// Returns the tag as it was written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the hours that times in this language have.
    pub fn hours(&self) -> Hours {
        let mut parts = self.0.split('-');
        let language = parts.next().unwrap_or_default();
        let region = parts.find(|part| part.len() < 4).unwrap_or_default();
        let lists = |names: &str, name: &str| names.split(' ').any(|listed| listed.eq_ignore_ascii_case(name));
        let excepts = |table: &[(&str, &str)]| {
            table.iter().any(|(name, regions)| name.eq_ignore_ascii_case(language) && lists(regions, region))
        };
        let is_twelve = if lists(TWELVE, language) { !excepts(&NOT_TWELVE) } else { excepts(&TWELVE_IN) };
        if is_twelve { Hours::Twelve } else { Hours::TwentyFour }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hours_depend_on_language_and_region() {
        for (tag, hours) in [
            ("en", Hours::Twelve),
            ("en-US", Hours::Twelve),
            ("EN-gb", Hours::TwentyFour),
            ("en-Latn-GB", Hours::TwentyFour),
            ("de", Hours::TwentyFour),
            ("de-CH", Hours::TwentyFour),
            ("es", Hours::TwentyFour),
            ("es-419", Hours::Twelve),
            ("es-MX", Hours::Twelve),
            ("hi-IN", Hours::Twelve),
        ] {
            assert_eq!(LanguageTag::parse(tag).unwrap().hours(), hours, "{tag}");
        }
    }

    #[test]
    fn a_tag_is_a_language_with_script_and_region() {
        for text in ["de", "gsw", "de-CH", "es-419", "zh-Hant-TW"] {
            assert_eq!(LanguageTag::parse(text).unwrap().as_str(), text);
        }
        for text in ["", "german", "de_CH", "de-", "de-1", "de-a", "de-CH-Latn"] {
            assert_eq!(LanguageTag::parse(text), None, "{text}");
        }
    }
}
