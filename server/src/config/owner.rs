//! The tables of `site.toml` that owners may also set in the browser: `[brand]`, `[contact]`, `[[offices]]`, `[[social]]`
//! and `[theme]`. Values and conflicts have the rules of the document.

use std::path::PathBuf;

use toml::de::DeValue;

use super::error::{ConfigError, Place};
use super::section::Section;
use super::{theme, values};
use model::{
    BrandSettings, ContactSettings, LocationSettings, OfficeLabelSettings, OfficeSettings, Settings, SettingsFault,
    SocialNetwork, SocialSettings, ThemeSettings,
};

/// The keys of `[brand]`.
const BRAND: &[&str] = &["name", "legal_name", "api_name", "founded", "headquarters", "legal_line", "files"];
const TEXT: &str = "a text";
const EMAIL: &str = "an e-mail address";
const COUNTRY_CODE: &str = "a country's ISO code, such as \"us\"";

/// What an owner sets, complete.
#[derive(Debug, Clone, PartialEq)]
pub struct OwnerSettings {
    pub brand: BrandSettings,
    pub contact: ContactSettings,
    pub offices: Vec<OfficeSettings>,
    pub social: Vec<SocialSettings>,
    pub theme: ThemeSettings,
}

impl OwnerSettings {
    /// Returns the settings with a document's tables instead of the file's.
    pub fn with(&self, document: &Settings) -> Self {
        let Settings { brand, contact, offices, social, theme } = document.clone();
        Self {
            brand: brand.unwrap_or_else(|| self.brand.clone()),
            contact: contact.unwrap_or_else(|| self.contact.clone()),
            offices: offices.unwrap_or_else(|| self.offices.clone()),
            social: social.unwrap_or_else(|| self.social.clone()),
            theme: theme.unwrap_or_else(|| self.theme.clone()),
        }
    }

    /// Returns the same settings as a document.
    pub fn document(&self) -> Settings {
        let Self { brand, contact, offices, social, theme } = self.clone();
        Settings {
            brand: Some(brand),
            contact: Some(contact),
            offices: Some(offices),
            social: Some(social),
            theme: Some(theme),
        }
    }
}

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

/// Reads the short name in the path of the contact endpoint.
pub(super) fn api_name(file: &Section<'_>) -> Result<String, ConfigError> {
    let expected = "a short name of lower-case letters, digits and hyphens";
    file.section("brand", BRAND)?.value("api_name", expected, values::slug)
}

/// Reads the tables from the whole file.
pub(super) fn read(file: &Section<'_>) -> Result<OwnerSettings, ConfigError> {
    let keys = ["email", "privacy_email", "security_email", "applications", "response_time", "country"];
    let contact = contact(&file.section("contact", &keys)?)?;
    let keys = ["id", "flag", "labels", "address", "phone", "email", "location"];
    let offices: Vec<_> = file.sections("offices", &keys)?.iter().map(office).collect::<Result<_, _>>()?;
    if offices.is_empty() {
        return Err(file.refuse("offices", "missing; expected at least one [[offices]]"));
    }
    let settings = OwnerSettings {
        brand: brand(&file.section("brand", BRAND)?)?,
        contact,
        offices,
        social: file.sections("social", &["network", "name", "url"])?.iter().map(social).collect::<Result<_, _>>()?,
        theme: theme::colours(file)?,
    };
    match settings.document().faults().into_iter().next() {
        Some(SettingsFault { path, problem }) => Err(file.refuse_at(&path, problem)),
        None => Ok(settings),
    }
}

/// Reads a text of a type that checks it.
pub(super) fn text<T: TryFrom<String>>(value: &DeValue<'_>) -> Option<T> {
    T::try_from(values::text(value)?).ok()
}

fn brand(section: &Section<'_>) -> Result<BrandSettings, ConfigError> {
    let year = |value: &DeValue<'_>| u16::try_from(values::integer(value, 1800, 2100)?).ok();
    Ok(BrandSettings {
        name: section.value("name", TEXT, text)?,
        legal_name: section.value("legal_name", TEXT, text)?,
        founded: section.value("founded", "a year from 1800 to 2100", year)?,
        headquarters: section.value("headquarters", TEXT, text)?,
        legal_line: section.optional("legal_line", TEXT, text)?,
    })
}

fn contact(section: &Section<'_>) -> Result<ContactSettings, ConfigError> {
    Ok(ContactSettings {
        country: section.optional("country", COUNTRY_CODE, text)?,
        email: section.value("email", EMAIL, text)?,
        security_email: section.optional("security_email", EMAIL, text)?,
        applications: section.optional("applications", EMAIL, text)?,
        privacy_email: section.value("privacy_email", EMAIL, text)?,
        response_time: section.optional("response_time", TEXT, text)?,
    })
}

fn office(section: &Section<'_>) -> Result<OfficeSettings, ConfigError> {
    let labels = section.section("labels", &["home", "footer", "contact"])?;
    let location = section.optional_section("location", &["latitude", "longitude"])?;
    let lines = |value: &DeValue<'_>| {
        let lines: Option<Vec<_>> = value.as_array()?.iter().map(|line| text(line.get_ref())).collect();
        lines.filter(|lines| !lines.is_empty())
    };
    Ok(OfficeSettings {
        id: section.value("id", "a name of lower-case letters, digits and hyphens", text)?,
        labels: OfficeLabelSettings {
            home: labels.value("home", TEXT, text)?,
            footer: labels.value("footer", TEXT, text)?,
            contact: labels.value("contact", TEXT, text)?,
        },
        address: section.value("address", "a list of one or more lines of text", lines)?,
        phone: section.value("phone", "a phone number: a plus and 7 to 15 digits", text)?,
        email: section.optional("email", EMAIL, text)?,
        flag: section.value("flag", COUNTRY_CODE, text)?,
        location: location.as_ref().map(place).transpose()?,
    })
}

fn place(section: &Section<'_>) -> Result<LocationSettings, ConfigError> {
    Ok(LocationSettings {
        latitude: section.value("latitude", "degrees from -90 to 90", |value| values::degrees(value, 90.0))?,
        longitude: section.value("longitude", "degrees from -180 to 180", |value| values::degrees(value, 180.0))?,
    })
}

fn social(section: &Section<'_>) -> Result<SocialSettings, ConfigError> {
    let names: Vec<_> = SocialNetwork::ALL.into_iter().map(SocialNetwork::as_str).collect();
    let expected = format!("one of {}; for another network, write its `name` instead", names.join(", "));
    Ok(SocialSettings {
        network: section.optional("network", &expected, |value| SocialNetwork::parse(value.as_str()?))?,
        name: section.optional("name", TEXT, text)?,
        url: section.value("url", "an address (https://…)", text)?,
    })
}
