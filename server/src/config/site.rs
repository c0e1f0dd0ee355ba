//! Facts about the company, as views receive them.

use std::path::PathBuf;

use core_wasm::phone::{Country, placeholder};
use serde::Serialize;
use toml::de::DeValue;

use super::error::{ConfigError, Place};
use super::section::Section;
use super::social::{self, Social};
use super::values;

/// The time to a response unless the settings name another.
const RESPONSE_TIME: &str = "one business day";
/// The default country of phone fields unless the settings name another.
const COUNTRY: &str = "US";

/// All facts about the company that pages show. Serialised into the page data.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// Source of job openings.
    pub careers: Careers,
}

/// Names and origin of the company.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Brand {
    /// The brand name.
    pub name: String,
    /// The legal name.
    pub legal_name: String,
    /// The short name in the path of the contact endpoint.
    pub api_name: String,
    /// The founding year.
    pub founded: i64,
    /// Town and state of the headquarters.
    pub headquarters: String,
    /// What the law requires below the legal name, such as a register and a number.
    pub legal_line: Option<String>,
}

/// Contact addresses of the company.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactFacts {
    /// The general e-mail address.
    pub email: String,
    /// The e-mail address for requests about personal data.
    pub privacy_email: String,
    /// The e-mail address for security reports.
    #[serde(skip)]
    #[cfg_attr(test, ts(skip))]
    pub security_email: String,
    /// The e-mail address for job applications.
    pub applications: String,
    /// The time to a response, as a phrase: 'one business day'.
    pub response_time: String,
    /// The default country of phone fields: an ISO 3166-1 code.
    pub country: String,
    /// The placeholder of phone fields.
    pub phone_placeholder: String,
}

/// An office.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Office {
    /// A stable id.
    pub id: String,
    /// Names of the office, by place of display.
    pub labels: OfficeLabels,
    /// The postal address, one line per entry.
    pub address: Vec<String>,
    /// The phone number as displayed.
    pub phone: String,
    /// The e-mail address of the office.
    pub email: String,
    /// Country whose flag is shown: an ISO 3166-1 code in lower case.
    pub flag: String,
    /// Place on the map of the home page.
    pub location: Option<OfficeLocation>,
}

/// A place on the globe.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OfficeLocation {
    /// Degrees, north of the equator positive.
    pub latitude: f64,
    /// Degrees, east of Greenwich positive.
    pub longitude: f64,
}

/// Names of an office, which differ by place of display.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OfficeLabels {
    /// On the home page.
    pub home: String,
    /// In the footer.
    pub footer: String,
    /// On the contact page.
    pub contact: String,
}

/// The source of job openings.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Careers {
    /// True if an external provider lists them.
    pub provider: bool,
}

/// The keys of `[brand]`.
const BRAND: &[&str] = &["name", "legal_name", "api_name", "founded", "headquarters", "legal_line", "files"];

/// The folder of the owner's mark and icons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrandFolder {
    pub path: PathBuf,
    place: Place,
}

impl BrandFolder {
    /// Returns an error for a folder without the files of a brand.
    pub fn refuse(&self, problem: impl Into<String>) -> ConfigError {
        ConfigError { place: self.place.clone(), key: "brand.files".to_owned(), problem: problem.into() }
    }
}

/// Reads the folder of the owner's mark and icons.
pub(super) fn brand_files(file: &Section<'_>) -> Result<Option<BrandFolder>, ConfigError> {
    let brand = file.section("brand", BRAND)?;
    let folder = brand.optional("files", "a folder", values::text)?;
    Ok(folder.map(|path| BrandFolder { path: path.into(), place: brand.place("files") }))
}

/// Reads the facts from the whole file.
pub(super) fn read(file: &Section<'_>) -> Result<SiteFacts, ConfigError> {
    let keys = ["email", "privacy_email", "security_email", "applications", "response_time", "country"];
    let contact = contact(&file.section("contact", &keys)?)?;
    let mut offices: Vec<Office> = Vec::new();
    for section in file.sections("offices", &["id", "flag", "labels", "address", "phone", "email", "location"])? {
        let office = office(&section, &contact.email)?;
        if offices.iter().any(|other| other.id == office.id) {
            return Err(section.refuse("id", format!("another office is called \"{}\" already", office.id)));
        }
        offices.push(office);
    }
    if offices.is_empty() {
        return Err(file.refuse("offices", "missing; expected at least one [[offices]]"));
    }
    Ok(SiteFacts {
        brand: brand(&file.section("brand", BRAND)?)?,
        contact,
        offices,
        social: social::read(file)?,
        careers: Careers { provider: super::careers::read(file)?.is_some() },
    })
}

fn brand(section: &Section<'_>) -> Result<Brand, ConfigError> {
    Ok(Brand {
        name: section.value("name", "a text", values::text)?,
        legal_name: section.value("legal_name", "a text", values::text)?,
        api_name: section.value("api_name", "a short name of lower-case letters, digits and hyphens", values::slug)?,
        founded: section.value("founded", "a year from 1800 to 2100", |value| values::whole(value, 1800, 2100))?,
        headquarters: section.value("headquarters", "a text", values::text)?,
        legal_line: section.optional("legal_line", "a text", values::text)?,
    })
}

fn contact(section: &Section<'_>) -> Result<ContactFacts, ConfigError> {
    let country = section.optional("country", COUNTRY_CODE, country)?;
    let country = country.unwrap_or_else(|| Country::by_iso_or_default(COUNTRY));
    let email: String = section.value("email", "an e-mail address", values::email)?;
    let security_email = section.optional("security_email", "an e-mail address", values::email)?;
    let applications = section.optional("applications", "an e-mail address", values::email)?;
    Ok(ContactFacts {
        country: country.iso.to_owned(),
        phone_placeholder: placeholder(&country),
        security_email: security_email.unwrap_or_else(|| email.clone()),
        applications: applications.unwrap_or_else(|| email.clone()),
        email,
        privacy_email: section.value("privacy_email", "an e-mail address", values::email)?,
        response_time: section
            .optional("response_time", "a text", values::text)?
            .unwrap_or_else(|| RESPONSE_TIME.to_owned()),
    })
}

fn office(section: &Section<'_>, shared_email: &str) -> Result<Office, ConfigError> {
    let labels = section.section("labels", &["home", "footer", "contact"])?;
    let location = section.optional_section("location", &["latitude", "longitude"])?;
    Ok(Office {
        id: section.value("id", "a name of lower-case letters, digits and hyphens", values::slug)?,
        labels: OfficeLabels {
            home: labels.value("home", "a text", values::text)?,
            footer: labels.value("footer", "a text", values::text)?,
            contact: labels.value("contact", "a text", values::text)?,
        },
        address: section.value("address", "a list of one or more lines of text", values::texts)?,
        phone: section.value("phone", "a phone number: a plus and 7 to 15 digits", values::phone)?,
        email: section
            .optional("email", "an e-mail address", values::email)?
            .unwrap_or_else(|| shared_email.to_owned()),
        flag: section.value("flag", COUNTRY_CODE, country)?.iso.to_ascii_lowercase(),
        location: location.as_ref().map(office_location).transpose()?,
    })
}

/// Expected value of a country setting, for error messages.
const COUNTRY_CODE: &str = "a country's ISO code, such as \"us\"";

fn country(value: &DeValue<'_>) -> Option<Country> {
    Country::by_iso(value.as_str()?)
}

fn office_location(section: &Section<'_>) -> Result<OfficeLocation, ConfigError> {
    Ok(OfficeLocation {
        latitude: section.value("latitude", "degrees from -90 to 90", |value| values::degrees(value, 90.0))?,
        longitude: section.value("longitude", "degrees from -180 to 180", |value| values::degrees(value, 180.0))?,
    })
}
