//! Structured data (schema.org) of a page, made of what its view is given.

use core_wasm::site::{Entry, INDUSTRIES, PRODUCTS, Route, STORIES, Service};
use serde_json::{Value, json};

use crate::config::SiteFacts;
use crate::pages::Page;

/// What stands in a page's head beside what its view says of itself.
pub fn structured_data(page: &Page, site: &SiteFacts, origin: &str) -> Vec<Value> {
    if page.status != 200 || is_preview(page) {
        return Vec::new();
    }
    let url = format!("{origin}{}", page.path);
    match &page.route {
        Route::Home => vec![organization(site, origin)],
        Route::Event { .. } => vec![event(&page.data, site, origin, &url), trail(page, origin)],
        Route::Blog { .. } => vec![article(&page.data, site, origin, &url), trail(page, origin)],
        Route::Career => job_list(&page.data, origin).into_iter().collect(),
        Route::Job { .. } => vec![job_posting(&page.data, site, origin, &url), trail(page, origin)],
        Route::Service { .. } | Route::Product { .. } | Route::Industry { .. } | Route::Story { .. } => {
            vec![trail(page, origin)]
        }
        _ => Vec::new(),
    }
}

fn is_preview(page: &Page) -> bool {
    page.data.get("preview").and_then(Value::as_bool).unwrap_or_default()
}

fn organization(site: &SiteFacts, origin: &str) -> Value {
    let social: Vec<&str> = site.social.iter().map(|social| social.url.as_str()).collect();
    json!({
        "@context": "https://schema.org",
        "@type": "Organization",
        "@id": format!("{origin}/#organization"),
        "name": site.brand.name,
        "legalName": site.brand.legal_name,
        "url": origin,
        "foundingDate": site.brand.founded.to_string(),
        "email": site.contact.email,
        "sameAs": social,
        "address": site.offices.iter().map(|office| office.address.join(", ")).collect::<Vec<_>>(),
    })
}

/// The owner, as another entry names it.
fn owner(site: &SiteFacts, origin: &str) -> Value {
    json!({ "@type": "Organization", "name": site.brand.name, "url": origin })
}

fn event(data: &Value, site: &SiteFacts, origin: &str, url: &str) -> Value {
    let mut entry = json!({
        "@context": "https://schema.org",
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
        "@context": "https://schema.org",
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

/// The openings, each by the address of its own page, as search engines ask for lists of pages that they index one by one.
fn job_list(data: &Value, origin: &str) -> Option<Value> {
    let jobs = data.get("jobs").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let entries: Vec<Value> = jobs
        .iter()
        .enumerate()
        .map(|(index, job)| {
            let url = job.get("url").and_then(Value::as_str).unwrap_or_default();
            // A careers provider's pages are elsewhere.
            let url = if url.starts_with('/') { format!("{origin}{url}") } else { url.to_owned() };
            json!({ "@type": "ListItem", "position": index + 1, "name": job.get("title"), "url": url })
        })
        .collect();
    (!entries.is_empty()).then(|| {
        json!({
            "@context": "https://schema.org",
            "@type": "ItemList",
            "numberOfItems": entries.len(),
            "itemListElement": entries,
        })
    })
}

fn job_posting(data: &Value, site: &SiteFacts, origin: &str, url: &str) -> Value {
    let list = |key: &str| data.get(key).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let places: Vec<Value> = list("jobLocations")
        .iter()
        .map(|location| {
            json!({ "@type": "Place", "address": { "@type": "PostalAddress", "addressLocality": location.get("name") } })
        })
        .collect();
    let mut entry = json!({
        "@context": "https://schema.org",
        "@type": "JobPosting",
        "title": data.get("title"),
        "description": job_description(data, &list),
        "datePosted": data.get("posted"),
        "employmentType": data.get("employmentCode"),
        "hiringOrganization": owner(site, origin),
        "jobLocation": places,
        "identifier": { "@type": "PropertyValue", "name": site.brand.name, "value": data.get("id") },
        "directApply": true,
        "url": url,
    });
    if let Some(closes) = data.get("closes").filter(|day| !day.is_null()) {
        set(&mut entry, "validThrough", closes.clone());
    }
    entry
}

/// The whole description, as search engines ask for it: HTML with the lists in it.
fn job_description<'a>(data: &'a Value, list: &impl Fn(&str) -> &'a [Value]) -> String {
    let mut html = data.get("description").and_then(Value::as_str).unwrap_or_default().to_owned();
    for key in ["responsibilities", "requirements"] {
        let entries = list(key).iter().filter_map(Value::as_str);
        let entries: String = entries.map(|entry| format!("<li>{}</li>", crate::content::escape(entry))).collect();
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

/// The way to a page from the home page.
fn trail(page: &Page, origin: &str) -> Value {
    let title = || page.data.get("title").and_then(Value::as_str).unwrap_or_default().to_owned();
    let entry = |table: &'static [Entry], slug: &str| {
        Entry::find(table, slug).map(|entry| entry.label.to_owned()).unwrap_or_default()
    };
    let mut steps = vec![("Home".to_owned(), Some("/".to_owned()))];
    match &page.route {
        Route::Event { .. } => steps.push(("Events".to_owned(), Some("/insights".to_owned()))),
        Route::Blog { .. } => steps.push(("Blogs".to_owned(), Some("/insights?tab=blog".to_owned()))),
        Route::Job { .. } => steps.push(("Careers".to_owned(), Some("/career".to_owned()))),
        _ => {}
    }
    let last = match &page.route {
        Route::Service { family, slug } => {
            Service::find(*family, slug).map(|service| service.label.to_owned()).unwrap_or_default()
        }
        Route::Product { slug } => entry(&PRODUCTS, slug),
        Route::Industry { slug } => entry(&INDUSTRIES, slug),
        Route::Story { slug } => entry(&STORIES, slug),
        _ => title(),
    };
    steps.push((last, None));
    let items: Vec<Value> = steps
        .into_iter()
        .enumerate()
        .map(|(index, (name, path))| {
            // The page itself needs no address (Google, breadcrumb guidelines).
            let mut item = json!({ "@type": "ListItem", "position": index + 1, "name": name });
            if let Some(path) = path {
                set(&mut item, "item", json!(format!("{origin}{path}")));
            }
            item
        })
        .collect();
    json!({ "@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": items })
}
