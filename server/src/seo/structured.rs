//! Structured data (schema.org) of a page, derived from its view's data.

use std::borrow::Cow;
use std::collections::BTreeSet;

use core_wasm::site::Route;
use serde_json::{Value, json};

use crate::config::SiteFacts;
use crate::render::PagePayload;
use crate::site::site_content::SiteContent;
use crate::work::careers::JobOpening;
use model::{Kind, PageKind};

const CONTEXT: &str = "https://schema.org";
/// The location of a job that can be done from anywhere.
const REMOTE: &str = "Remote";

/// The input for the structured data of a page with sections.
#[derive(Debug, Clone, Copy)]
pub struct Described<'a> {
    pub kind: PageKind,
    pub name: &'a str,
    pub headline: &'a str,
    pub description: &'a str,
    /// Group of the service or product.
    pub family: Option<&'a str>,
    /// Path of its image.
    pub picture: Option<&'a str>,
    /// The path, with a query if it has one.
    pub path: &'a str,
}

/// Returns the structured data of a page that consists of sections.
pub fn page_data(page: &Described<'_>, site: &SiteFacts, origin: &str) -> Vec<Value> {
    let mut entries = vec![organization(site, origin)];
    let owner = json!({ "@id": format!("{origin}/#organization") });
    let mut own = json!({
        "@context": CONTEXT,
        "description": page.description,
        "url": format!("{origin}{}", page.path),
    });
    if let Some(picture) = page.picture {
        set(&mut own, "image", json!(format!("{origin}{picture}")));
    }
    let fields = match page.kind {
        PageKind::Service => {
            json!({ "@type": "Service", "name": page.name, "serviceType": page.family, "provider": owner })
        }
        PageKind::Product => json!({
            "@type": "Product",
            "name": page.name,
            "brand": { "@type": "Brand", "name": site.brand.name },
            "manufacturer": owner,
        }),
        PageKind::Story => {
            json!({ "@type": "Article", "headline": page.headline, "author": owner, "publisher": owner })
        }
        PageKind::Page | PageKind::Industry => Value::Null,
    };
    if let Value::Object(fields) = fields {
        fields.into_iter().for_each(|(key, value)| set(&mut own, &key, value));
        entries.push(own);
    }
    if page.path != "/" {
        entries.push(trail(&[(&site.brand.name, "/"), (page.name, page.path)], origin));
    }
    entries
}

/// Returns the structured data that the server adds to a page's head.
pub fn structured_data(page: &PagePayload, content: &SiteContent, site: &SiteFacts, origin: &str) -> Vec<Value> {
    if page.status != 200 || page.preview {
        return Vec::new();
    }
    let url = format!("{origin}{}", page.path);
    let title = page.data.get("title").and_then(Value::as_str).unwrap_or_default();
    let home = (content.page_label("/"), "/");
    let trail = |parent: (Option<Cow<'_, str>>, &str)| {
        let steps = [&home, &parent].into_iter().filter_map(|(label, path)| Some((label.as_deref()?, *path)));
        trail(&steps.chain([(title, page.path.as_str())]).collect::<Vec<_>>(), origin)
    };
    match &page.route {
        Route::Event { .. } => {
            vec![
                event(&page.data, site, origin, &url),
                trail((content.tab_label(Kind::Event), &content.tab_path(Kind::Event))),
            ]
        }
        Route::Blog { .. } => {
            vec![
                article(&page.data, site, origin, &url),
                trail((content.tab_label(Kind::Blog), &content.tab_path(Kind::Blog))),
            ]
        }
        Route::Job { .. } => {
            vec![job_posting(&page.data, site, origin, &url), trail((content.page_label("/career"), "/career"))]
        }
        _ => Vec::new(),
    }
}

fn organization(site: &SiteFacts, origin: &str) -> Value {
    let social: Vec<&str> = site.social.iter().map(|social| social.url.as_str()).collect();
    let places = site.offices.iter().map(|office| {
        json!({
            "@type": "Place",
            "name": office.labels.home,
            "address": office.address.join(", "),
            "telephone": office.phone,
        })
    });
    json!({
        "@context": CONTEXT,
        "@type": "Organization",
        "@id": format!("{origin}/#organization"),
        "name": site.brand.name,
        "legalName": site.brand.legal_name,
        "url": format!("{origin}/"),
        "foundingDate": site.brand.founded.to_string(),
        "email": site.contact.email,
        "sameAs": social,
        "location": places.collect::<Vec<_>>(),
    })
}

/// Returns the company as other entries refer to it.
fn owner(site: &SiteFacts, origin: &str) -> Value {
    json!({ "@type": "Organization", "name": site.brand.name, "url": origin })
}

fn event(data: &Value, site: &SiteFacts, origin: &str, url: &str) -> Value {
    let mut entry = json!({
        "@context": CONTEXT,
        "@type": "Event",
        "name": data.get("title"),
        "description": data.get("excerpt"),
        "startDate": data.get("date"),
        "endDate": data.get("endDate").filter(|day| !day.is_null()).or(data.get("date")),
        "eventStatus": "https://schema.org/EventScheduled",
        "image": image(data, origin),
        "url": url,
        "organizer": owner(site, origin),
    });
    if let Some(location) = data.get("location").and_then(Value::as_str) {
        set(&mut entry, "location", json!({ "@type": "Place", "name": location, "address": location }));
    }
    entry
}

fn article(data: &Value, site: &SiteFacts, origin: &str, url: &str) -> Value {
    let author = data.get("author").and_then(Value::as_str);
    json!({
        "@context": CONTEXT,
        "@type": "Article",
        "headline": data.get("title"),
        "description": data.get("excerpt"),
        "datePublished": data.get("date"),
        "dateModified": data.get("modifiedAt"),
        "image": image(data, origin),
        "mainEntityOfPage": url,
        "author": author.map_or_else(|| owner(site, origin), |name| json!({ "@type": "Person", "name": name })),
        "publisher": owner(site, origin),
    })
}

/// Returns the openings as a list of page addresses, the form for pages that are indexed individually.
pub fn job_list(jobs: &[JobOpening], origin: &str) -> Option<Value> {
    let entries: Vec<Value> = jobs
        .iter()
        .enumerate()
        .map(|(index, job)| {
            let url = job.url.as_deref().unwrap_or_default();
            // The pages of an external provider have absolute addresses.
            let url = if url.starts_with('/') { format!("{origin}{url}") } else { url.to_owned() };
            json!({ "@type": "ListItem", "position": index + 1, "name": job.title, "url": url })
        })
        .collect();
    (!entries.is_empty()).then(|| {
        json!({
            "@context": CONTEXT,
            "@type": "ItemList",
            "numberOfItems": entries.len(),
            "itemListElement": entries,
        })
    })
}

fn job_posting(data: &Value, site: &SiteFacts, origin: &str, url: &str) -> Value {
    let list = |key: &str| data.get(key).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let country = data.get("country").and_then(Value::as_str).map(str::to_owned);
    let towns = list("jobLocations").iter().filter_map(|location| location.get("name")?.as_str());
    let (remote, towns): (Vec<&str>, Vec<&str>) = towns.partition(|town| town.eq_ignore_ascii_case(REMOTE));
    let place = |town: &&str| {
        let mut address = json!({ "@type": "PostalAddress", "addressLocality": town });
        if let Some(country) = country.clone().or_else(|| country_of(site, town)) {
            set(&mut address, "addressCountry", json!(country));
        }
        json!({ "@type": "Place", "address": address })
    };
    let mut entry = json!({
        "@context": CONTEXT,
        "@type": "JobPosting",
        "title": data.get("title"),
        "description": job_description(data, &list),
        "datePosted": data.get("posted"),
        "employmentType": data.get("employmentCode"),
        "hiringOrganization": owner(site, origin),
        "identifier": { "@type": "PropertyValue", "name": site.brand.name, "value": data.get("id") },
        "directApply": true,
        "url": url,
    });
    if let Some(closes) = data.get("closes").filter(|day| !day.is_null()) {
        set(&mut entry, "validThrough", closes.clone());
    }
    if !towns.is_empty() {
        set(&mut entry, "jobLocation", json!(towns.iter().map(place).collect::<Vec<_>>()));
    }
    if !remote.is_empty() {
        set(&mut entry, "jobLocationType", json!("TELECOMMUTE"));
        // Search engines require the countries in which applicants may work.
        let countries = match &country {
            Some(country) => BTreeSet::from([country.clone()]),
            None => site.offices.iter().map(|office| office.flag.to_uppercase()).collect(),
        };
        let countries = countries.iter().map(|country| json!({ "@type": "Country", "name": country }));
        set(&mut entry, "applicantLocationRequirements", json!(countries.collect::<Vec<_>>()));
    }
    entry
}

/// Returns the country of the office in a town, as an ISO 3166-1 code.
fn country_of(site: &SiteFacts, town: &str) -> Option<String> {
    let office = site.offices.iter().find(|office| office.address.iter().any(|line| line.contains(town)))?;
    Some(office.flag.to_uppercase())
}

/// Returns the whole description as HTML with its lists, as search engines require.
fn job_description<'a>(data: &'a Value, list: &impl Fn(&str) -> &'a [Value]) -> String {
    let mut html = data.get("description").and_then(Value::as_str).unwrap_or_default().to_owned();
    for key in ["responsibilities", "requirements"] {
        let entries = list(key).iter().filter_map(Value::as_str);
        let entries: String = entries.map(|entry| format!("<li>{}</li>", content::escape(entry))).collect();
        if !entries.is_empty() {
            html.push_str(&format!("<ul>{entries}</ul>"));
        }
    }
    html
}

fn image(data: &Value, origin: &str) -> Value {
    let src = data.get("thumbnail").and_then(|picture| picture.get("src")).and_then(Value::as_str);
    src.map_or(Value::Null, |src| json!([format!("{origin}{src}")]))
}

fn set(entry: &mut Value, key: &str, value: Value) {
    if let Some(object) = entry.as_object_mut() {
        object.insert(key.to_owned(), value);
    }
}

/// Returns the breadcrumb from the home page, given names and paths.
fn trail(steps: &[(&str, &str)], origin: &str) -> Value {
    let items = steps.iter().enumerate().map(|(index, (name, path))| {
        json!({ "@type": "ListItem", "position": index + 1, "name": name, "item": format!("{origin}{path}") })
    });
    json!({ "@context": CONTEXT, "@type": "BreadcrumbList", "itemListElement": items.collect::<Vec<_>>() })
}
