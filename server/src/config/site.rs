//! The facts of the owner, as the views read them.

use serde::Serialize;

use super::error::ConfigError;
use super::section::Section;
use super::values;

/// Every fact of the owner that pages show. Serialised into the page data.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SiteFacts {
    /// Who the owner is.
    pub brand: Brand,
    /// Where visitors write to.
    pub contact: Contact,
    /// Where the owner is found, in the order in which the pages list them.
    pub offices: Vec<Office>,
    /// Where the owner is followed.
    pub social: Vec<Social>,
    /// Addresses of products outside the site.
    pub products: Products,
    /// Where job openings come from.
    pub careers: Careers,
}

/// Who the owner is.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Brand {
    /// The name that visitors know.
    pub name: String,
    /// The name that contracts carry.
    pub legal_name: String,
    /// The short name in the address of the contact endpoint.
    pub api_name: String,
    /// The year of foundation.
    pub founded: i64,
    /// Town and state of the headquarters.
    pub headquarters: String,
}

/// Where visitors write to.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Contact {
    /// The address for everything.
    pub email: String,
    /// The address for requests about personal data.
    pub privacy_email: String,
    /// How soon an answer comes, as a phrase: 'one business day'.
    pub response_time: String,
}

/// One office.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Office {
    /// A stable name for keys.
    pub id: String,
    /// What it is called where.
    pub labels: OfficeLabels,
    /// The address, a line each.
    pub address: Vec<String>,
    /// The number as it is shown.
    pub phone: String,
    /// The address that its block shows.
    pub email: String,
    /// The country whose flag stands beside it.
    pub flag: Flag,
}

/// The names of one office; they differ by place on purpose.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OfficeLabels {
    /// On the home page.
    pub home: String,
    /// In the footer.
    pub footer: String,
    /// On the contact page.
    pub contact: String,
}

/// A country with an office.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Flag {
    /// United States.
    Us,
    /// India.
    In,
    /// United Arab Emirates.
    Ae,
}

/// One of the owner's pages on a social network.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Social {
    /// Which network.
    pub network: Network,
    /// The page's address.
    pub url: String,
}

/// A social network that the site has a mark for.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Network {
    /// Facebook.
    Facebook,
    /// Instagram.
    Instagram,
    /// X.
    X,
    /// LinkedIn.
    #[serde(rename = "linkedin")]
    LinkedIn,
}

/// Addresses of products outside the site.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Products {
    /// CORX's own site.
    pub corx_url: String,
}

/// Where job openings come from.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Careers {
    /// Whether an external provider lists them.
    pub provider: bool,
}

/// Reads the facts from the whole file.
pub(super) fn read(file: &Section<'_>) -> Result<SiteFacts, ConfigError> {
    let contact = contact(&file.section("contact", &["email", "privacy_email", "response_time"])?)?;
    let offices = file
        .sections("offices", &["id", "flag", "labels", "address", "phone", "email"])?
        .iter()
        .map(|section| office(section, &contact.email))
        .collect::<Result<Vec<_>, _>>()?;
    if offices.is_empty() {
        return Err(file.refuse("offices", "missing; expected at least one [[offices]]"));
    }
    let social = file.sections("social", &["network", "url"])?.iter().map(social).collect::<Result<Vec<_>, _>>()?;
    let products = file.section("products", &["corx_url"])?;
    Ok(SiteFacts {
        brand: brand(&file.section("brand", &["name", "legal_name", "api_name", "founded", "headquarters"])?)?,
        contact,
        offices,
        social,
        products: Products { corx_url: products.value("corx_url", "an address (https://…)", values::url)? },
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
    })
}

fn contact(section: &Section<'_>) -> Result<Contact, ConfigError> {
    Ok(Contact {
        email: section.value("email", "an e-mail address", values::email)?,
        privacy_email: section.value("privacy_email", "an e-mail address", values::email)?,
        response_time: section.value("response_time", "a text", values::text)?,
    })
}

fn office(section: &Section<'_>, shared_email: &str) -> Result<Office, ConfigError> {
    let labels = section.section("labels", &["home", "footer", "contact"])?;
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
        flag: section.value("flag", "\"us\", \"in\" or \"ae\"", |value| match value.as_str()? {
            "us" => Some(Flag::Us),
            "in" => Some(Flag::In),
            "ae" => Some(Flag::Ae),
            _ => None,
        })?,
    })
}

fn social(section: &Section<'_>) -> Result<Social, ConfigError> {
    Ok(Social {
        network: section.value("network", "\"facebook\", \"instagram\", \"x\" or \"linkedin\"", |value| match value
            .as_str()?
        {
            "facebook" => Some(Network::Facebook),
            "instagram" => Some(Network::Instagram),
            "x" => Some(Network::X),
            "linkedin" => Some(Network::LinkedIn),
            _ => None,
        })?,
        url: section.value("url", "an address (https://…)", values::url)?,
    })
}
