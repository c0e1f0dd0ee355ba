//! What an owner may set in the browser: a document with the tables of `site.toml` that visitors see. A table of the
//! document replaces the file's.

use macro_rules_attribute::apply;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::theme::{ContrastPair, TEXT_CONTRAST, ThemeColours};
use super::values::{
    ColourCode, CountryCode, EmailAddress, HeadingTypeface, Line, PhoneText, Slug, TextTypeface, WebAddress,
};
use crate::PathStep;
use crate::attributes::{document, names, view};

/// Names, addresses and colours of the company. A part that is left out is as the server's `site.toml` says.
#[apply(document!)]
#[derive(Default)]
pub struct Settings {
    /// Names of the company.
    #[garde(dive)]
    pub brand: Option<BrandSettings>,
    /// Contact addresses of the company.
    pub contact: Option<ContactSettings>,
    /// Offices, in display order.
    #[garde(length(min = 1, max = 40), dive)]
    pub offices: Option<Vec<OfficeSettings>>,
    /// Pages on social networks, in display order.
    #[schemars(title = "Social networks")]
    #[garde(length(max = 20))]
    pub social: Option<Vec<SocialSettings>>,
    /// Colours, corners and typefaces.
    pub theme: Option<ThemeSettings>,
}

/// Names of the company.
#[apply(document!)]
pub struct BrandSettings {
    /// The name that pages and mails show.
    pub name: Line,
    /// The registered name.
    pub legal_name: Line,
    /// The founding year.
    #[garde(range(min = 1800, max = 2100))]
    #[schemars(range(min = 1800, max = 2100))]
    pub founded: u16,
    /// Town and state of the headquarters.
    pub headquarters: Line,
    /// What the law requires below the registered name, such as a register and a number.
    pub legal_line: Option<Line>,
}

/// Contact addresses of the company.
#[apply(document!)]
pub struct ContactSettings {
    /// The general e-mail address. Mails come from it and leads go to it, unless `[mail]` of the server names others.
    pub email: EmailAddress,
    /// The e-mail address for requests about personal data.
    pub privacy_email: EmailAddress,
    /// The e-mail address for security reports; without it, the general one.
    pub security_email: Option<EmailAddress>,
    /// The e-mail address for job applications; without it, the general one.
    pub applications: Option<EmailAddress>,
    /// The time to a response, as a phrase: one business day.
    pub response_time: Option<Line>,
    /// The default country of phone fields.
    pub country: Option<CountryCode>,
}

/// An office.
#[apply(document!)]
pub struct OfficeSettings {
    /// An id of lower-case letters, digits and hyphens, unique among the offices.
    pub id: Slug,
    /// The country whose flag is shown.
    pub flag: CountryCode,
    /// Names of the office, by place of display.
    pub labels: OfficeLabelSettings,
    /// The postal address, one line per entry.
    #[garde(length(min = 1, max = 8))]
    pub address: Vec<Line>,
    /// The phone number as it is shown.
    pub phone: PhoneText,
    /// The e-mail address of the office; without it, the general one.
    pub email: Option<EmailAddress>,
    /// The place on the map of the home page. The map is shown when every office has one.
    #[garde(dive)]
    pub location: Option<LocationSettings>,
}

/// Names of an office, which differ by place of display.
#[apply(view!)]
#[ts(rename = "OfficeLabels")]
pub struct OfficeLabelSettings {
    /// On the home page.
    pub home: Line,
    /// In the footer.
    pub footer: Line,
    /// On the contact page.
    pub contact: Line,
}

/// A place on the globe.
#[apply(view!)]
#[derive(Copy)]
#[ts(rename = "OfficeLocation")]
pub struct LocationSettings {
    /// Degrees, north of the equator positive.
    #[garde(range(min = -90.0, max = 90.0))]
    #[schemars(range(min = -90, max = 90))]
    pub latitude: f64,
    /// Degrees, east of Greenwich positive.
    #[garde(range(min = -180.0, max = 180.0))]
    #[schemars(range(min = -180, max = 180))]
    pub longitude: f64,
}

/// A page of the company on a social network.
#[apply(document!)]
pub struct SocialSettings {
    /// The network, which decides the icon.
    pub network: Option<SocialNetwork>,
    /// The name of another network, or another name for screen readers.
    pub name: Option<Line>,
    /// The address of the page.
    pub url: WebAddress,
}

names! {
    /// A social network with an icon.
    #[derive(JsonSchema)]
    pub enum SocialNetwork {
        Bluesky = "bluesky",
        Facebook = "facebook",
        #[schemars(title = "GitHub")]
        Github = "github",
        Instagram = "instagram",
        #[schemars(title = "LinkedIn")]
        Linkedin = "linkedin",
        Mastodon = "mastodon",
        Threads = "threads",
        #[schemars(title = "TikTok")]
        Tiktok = "tiktok",
        #[schemars(title = "WhatsApp")]
        Whatsapp = "whatsapp",
        X = "x",
        #[schemars(title = "XING")]
        Xing = "xing",
        #[schemars(title = "YouTube")]
        Youtube = "youtube",
    }
}

/// Colours, corners and typefaces. A colour that is left out is the default one.
#[apply(document!)]
#[derive(Default)]
pub struct ThemeSettings {
    /// The colour of the brand.
    pub brand: Option<ColourCode>,
    /// The colour of single words and of the focus ring.
    pub accent: Option<ColourCode>,
    /// The background of dark sections.
    pub ink: Option<ColourCode>,
    /// The background of light sections.
    pub paper: Option<ColourCode>,
    /// The corners of cards and buttons.
    pub radius: Option<RadiusName>,
    /// The typeface of headings. A WOFF2 file that was uploaded in Media can be chosen too.
    #[schemars(title = "Typeface of headings")]
    pub display_font: Option<HeadingTypeface>,
    /// The typeface of texts, with weights from 400 to 600. A WOFF2 file that was uploaded in Media can be chosen too.
    #[schemars(title = "Typeface of texts")]
    pub text_font: Option<TextTypeface>,
}

names! {
    /// How round corners are.
    #[derive(JsonSchema)]
    pub enum RadiusName {
        None = "none",
        Small = "small",
        Medium = "medium",
        Large = "large",
    }
}

impl ThemeSettings {
    /// Returns the chosen colours.
    pub fn colours(&self) -> ThemeColours {
        let colour = |code: &Option<ColourCode>| code.as_ref().map(ColourCode::colour);
        ThemeColours {
            brand: colour(&self.brand),
            accent: colour(&self.accent),
            ink: colour(&self.ink),
            paper: colour(&self.paper),
        }
    }
}

/// A conflict between values that are well-formed, with the place of the value to change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingsFault {
    pub path: Vec<PathStep>,
    pub problem: String,
}

impl Settings {
    /// Returns the conflicts between values.
    pub fn faults(&self) -> Vec<SettingsFault> {
        let key = |key: &str| PathStep::Key(key.to_owned());
        let mut faults = Vec::new();
        let offices = self.offices.as_deref().unwrap_or_default();
        for (index, office) in offices.iter().enumerate() {
            if offices.iter().take(index).any(|other| other.id == office.id) {
                let problem = format!("another office is called \"{}\" already", office.id);
                faults.push(SettingsFault { path: vec![key("offices"), PathStep::Index(index), key("id")], problem });
            }
        }
        for (index, social) in self.social.iter().flatten().enumerate() {
            if social.network.is_none() && social.name.is_none() {
                let problem = "missing; choose one, or write the `name` of another".to_owned();
                let path = vec![key("social"), PathStep::Index(index), key("network")];
                faults.push(SettingsFault { path, problem });
            }
        }
        if let Some(Err(fault)) = self.theme.as_ref().map(|theme| theme.colours().palette()) {
            let path = vec![key("theme"), key(fault.of.key())];
            faults.push(SettingsFault { path, problem: fault.to_string() });
        }
        faults
    }
}

/// The contrast of a text of the theme, for the person who chooses the colour.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContrastFigure {
    /// Leads to the colour that decides it.
    pub path: Vec<PathStep>,
    /// The text and its ground, such as "muted text on deep".
    pub pair: String,
    pub text_colour: String,
    pub ground_colour: String,
    /// From 1 to 21, rounded down.
    pub ratio: f32,
    /// The ratio that the text needs, if it has a lower one.
    pub needed: Option<f32>,
}

/// Returns the colours of a draft of settings, whose other tables may have faults; `None` without a theme, and for one
/// with faults.
pub fn drafted_colours(settings: &serde_json::Value) -> Option<ThemeColours> {
    Some(ThemeSettings::deserialize(settings.get("theme")?).ok()?.colours())
}

/// Returns the contrasts of a theme.
pub fn contrast_figures(colours: &ThemeColours) -> Vec<ContrastFigure> {
    let figure = |pair: ContrastPair| ContrastFigure {
        path: ["theme", pair.of.key()].map(|key| PathStep::Key(key.to_owned())).to_vec(),
        pair: format!("{} on {}", pair.text, pair.ground),
        text_colour: pair.text_colour.to_string(),
        ground_colour: pair.ground_colour.to_string(),
        ratio: pair.shown_ratio(),
        needed: (!pair.passes()).then_some(TEXT_CONTRAST),
    };
    colours.least_contrasts().into_iter().map(figure).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Fault;

    #[test]
    fn conflicts_between_values_are_found_at_the_value_to_change() {
        let office = |id: &str| {
            json!({ "id": id, "flag": "gb", "labels": { "home": "A", "footer": "A", "contact": "A" },
                "address": ["1 Park Row"], "phone": "+44 113 496 0000" })
        };
        let settings: Settings = serde_json::from_value(json!({
            "offices": [office("leeds"), office("york"), office("leeds")],
            "social": [{ "network": "github", "url": "https://a.example" }, { "url": "https://b.example" }],
            "theme": { "accent": "#5c3000" },
        }))
        .unwrap();
        let text =
            |SettingsFault { path, problem }| Fault { path, line: None, message: problem, warning: false }.to_string();
        let found: Vec<String> = settings.faults().into_iter().map(text).collect();
        assert_eq!(
            found[..2],
            [
                "offices.2.id: another office is called \"leeds\" already",
                "social.1.network: missing; choose one, or write the `name` of another",
            ]
        );
        assert!(found.len() == 3 && found[2].starts_with("theme.accent: "), "{found:?}");
    }

    #[test]
    fn settings_without_any_table_are_sound() {
        assert_eq!(serde_json::from_value::<Settings>(json!({})).unwrap().faults(), []);
    }
}
