//! Facts about the company, as views receive them.

use core_wasm::phone::{Country, placeholder};
use serde::Serialize;

use super::owner::OwnerSettings;
use super::social::Social;
use model::{
    BrandSettings, ContactSettings, EmailAddress, Line, LocationSettings, OfficeLabelSettings, OfficeSettings,
};

/// The default country of phone fields unless the settings name another.
const COUNTRY: &str = "US";

/// All facts about the company that pages show. Serialised into the page data.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct SiteFacts {
    /// Names of the company.
    pub brand: Brand,
    /// Contact addresses.
    pub contact: ContactFacts,
    /// Offices, in display order.
    pub offices: Vec<Office>,
    /// Pages on social networks.
    pub social: Vec<Social>,
}

/// Names and origin of the company.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct Brand {
    /// The brand name.
    pub name: String,
    /// The legal name.
    pub legal_name: String,
    /// The short name in the path of the contact endpoint.
    pub api_name: String,
    /// The founding year.
    pub founded: u16,
    /// Town and state of the headquarters.
    pub headquarters: String,
    /// What the law requires below the legal name, such as a register and a number.
    pub legal_line: Option<String>,
}

/// Contact addresses of the company.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct ContactFacts {
    /// The general e-mail address.
    pub email: String,
    /// The e-mail address for requests about personal data.
    pub privacy_email: String,
    /// The e-mail address for security reports.
    #[serde(skip)]
    #[ts(skip)]
    pub security_email: String,
    /// The e-mail address for job applications.
    pub applications: String,
    /// The default country of phone fields: an ISO 3166-1 code.
    pub country: String,
    /// The placeholder of phone fields.
    pub phone_placeholder: String,
}

/// An office.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct Office {
    /// A stable id.
    pub id: String,
    /// Names of the office, by place of display.
    pub labels: OfficeLabelSettings,
    /// The postal address, one line per entry.
    pub address: Vec<String>,
    /// The phone number as displayed.
    pub phone: String,
    /// The e-mail address of the office.
    pub email: String,
    /// Country whose flag is shown: an ISO 3166-1 code in lower case.
    pub flag: String,
    /// Place on the map of the home page.
    pub location: Option<LocationSettings>,
}

impl SiteFacts {
    pub(super) fn of(settings: &OwnerSettings, api_name: &str) -> Self {
        let contact = ContactFacts::of(&settings.contact);
        Self {
            brand: Brand::of(&settings.brand, api_name),
            offices: settings.offices.iter().map(|office| Office::of(office, &contact.email)).collect(),
            contact,
            social: settings.social.iter().map(Social::of).collect(),
        }
    }
}

impl Brand {
    fn of(settings: &BrandSettings, api_name: &str) -> Self {
        Self {
            name: settings.name.to_string(),
            legal_name: settings.legal_name.to_string(),
            api_name: api_name.to_owned(),
            founded: settings.founded,
            headquarters: settings.headquarters.to_string(),
            legal_line: settings.legal_line.as_ref().map(Line::to_string),
        }
    }
}

impl ContactFacts {
    fn of(settings: &ContactSettings) -> Self {
        let email = settings.email.to_ascii();
        let or_general =
            |own: &Option<EmailAddress>| own.as_ref().map_or_else(|| email.clone(), EmailAddress::to_ascii);
        let country =
            settings.country.as_ref().map_or_else(|| Country::by_iso_or_default(COUNTRY), |code| code.country());
        Self {
            privacy_email: settings.privacy_email.to_ascii(),
            security_email: or_general(&settings.security_email),
            applications: or_general(&settings.applications),
            country: country.iso.to_owned(),
            phone_placeholder: placeholder(&country),
            email,
        }
    }
}

impl Office {
    fn of(settings: &OfficeSettings, general_email: &str) -> Self {
        Self {
            id: settings.id.to_string(),
            labels: settings.labels.clone(),
            address: settings.address.iter().map(Line::to_string).collect(),
            phone: settings.phone.to_string(),
            email: settings.email.as_ref().map_or_else(|| general_email.to_owned(), EmailAddress::to_ascii),
            flag: settings.flag.country().iso.to_ascii_lowercase(),
            location: settings.location,
        }
    }
}
