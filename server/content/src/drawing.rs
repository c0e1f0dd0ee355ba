//! Drafts as documents that can be drawn, faults included.

use serde_json::{Map, Value, json};

use super::shown_media::ShownMedia;
use super::site_documents::SiteDocuments;
use super::uses::{MediaName, named_media};
use model::{DocumentKind, ListName, MediaFiles, Page, Section, Settings, TabId, Words};
use store::{StoredDocument, StoredDraft};

/// Name of the list of a page's sections.
const SECTIONS: &str = "sections";

/// Returns a draft as a published document. `documents` are all stored ones. Fails with a message for a draft with faults that leave
/// nothing to draw; of a page, only the faulty sections are left out.
pub fn drawn(media: &ShownMedia, draft: &StoredDraft, documents: &[StoredDocument]) -> Result<StoredDocument, String> {
    let stored = documents.iter().find(|document| document.id == draft.document_id);
    let values: Value = serde_json::from_str(&draft.head).unwrap_or_default();
    let media = media_files(media, &values, &draft.text);
    let (slug, body) = match draft.kind {
        DocumentKind::Page => {
            let Some((page, _)) = drawn_page(&values, &draft.slug, stored) else {
                return Err("the page has no valid address".to_owned());
            };
            let body = serde_json::to_string(&page).map_err(|cause| cause.to_string())?;
            (page.path.as_str().trim_start_matches('/').to_owned(), body)
        }
        _ => (draft.slug.clone(), draft.head.clone()),
    };
    let document = StoredDocument {
        kind: draft.kind,
        slug,
        id: draft.document_id.clone(),
        draft: false,
        publish_at: 0,
        revision: draft.base_revision,
        file: stored.map(|stored| stored.file.clone()).unwrap_or_default(),
        body,
        media,
        source: format!("---\n---\n\n{}\n", draft.text),
        created_at: stored.map_or(draft.created_at, |stored| stored.created_at),
        updated_at: draft.updated_at,
    };
    match draft.kind {
        DocumentKind::Words => document.head::<Words>().map(drop)?,
        DocumentKind::Settings => {
            let faults = document.head::<Settings>()?.faults();
            faults.into_iter().next().map_or(Ok(()), |fault| Err(fault.problem))?;
        }
        _ => SiteDocuments::default().add(&document)?,
    }
    Ok(document)
}

/// Returns a page of values that may have faults, and the places of the sections that were left out. A key with a fault
/// has the value of the stored page. `None` if there is neither a valid address nor a stored page.
pub fn drawn_page(values: &Value, slug: &str, stored: Option<&StoredDocument>) -> Option<(Page, Vec<usize>)> {
    let stored: Option<Page> = stored.and_then(|stored| stored.head().ok());
    let base = match stored {
        Some(page) => Page { sections: Vec::new(), ..page },
        None => blank_page(slug)?,
    };
    let mut head: Map<String, Value> = serde_json::from_value(serde_json::to_value(&base).ok()?).ok()?;
    for (key, value) in values.as_object()?.iter().filter(|(key, _)| *key != SECTIONS) {
        let former = head.insert(key.clone(), value.clone());
        if page_of(&head).is_none() {
            match former {
                Some(former) => drop(head.insert(key.clone(), former)),
                None => drop(head.remove(key)),
            }
        }
    }
    let mut page = page_of(&head)?;
    let mut skipped = Vec::new();
    for (place, section) in values.get(SECTIONS).and_then(Value::as_array).into_iter().flatten().enumerate() {
        match serde_json::from_value(section.clone()) {
            Ok(section) => page.sections.push(section),
            Err(_) => skipped.push(place),
        }
    }
    Some((page, skipped))
}

fn page_of(values: &Map<String, Value>) -> Option<Page> {
    serde_json::from_value(Value::Object(values.clone())).ok()
}

/// Returns a page that shows nothing.
fn blank_page(slug: &str) -> Option<Page> {
    let name = slug.rsplit('/').next().filter(|name| !name.is_empty()).unwrap_or("page");
    let seo = json!({ "title": name, "description": name });
    serde_json::from_value(json!({ "path": format!("/{slug}"), "label": name, "seo": seo, SECTIONS: [] })).ok()
}

/// Returns the files of the library that values and text name.
pub fn media_files(media: &ShownMedia, values: &Value, text: &str) -> MediaFiles {
    let file = |(name, _): (MediaName, String)| {
        let MediaName::File(path) = name else { return None };
        let reference = path.to_string();
        let file = media.file(&reference)?.clone();
        Some((reference, file))
    };
    named_media(values, text).into_iter().filter_map(file).collect()
}

/// Returns path and query of the page that shows a document: its own, else the first of `pages` that does, else the home
/// page.
pub fn shown_at<'a>(kind: DocumentKind, slug: &str, mut pages: impl Iterator<Item = &'a Page>) -> String {
    let list = ListName::parse(slug).filter(|_| kind == DocumentKind::List);
    let shows = |section: &Section| match section {
        Section::InsightsHub(hub) => kind == DocumentKind::News && hub.tabs.iter().any(|tab| tab.id == TabId::News),
        Section::Workflow(_) => list == Some(ListName::Delivery),
        Section::Cards(cards) => list == Some(ListName::Delivery) && cards.is_delivery(),
        Section::Testimonials(_) => list == Some(ListName::Testimonials),
        Section::Leadership(_) => list == Some(ListName::Leaders),
        Section::Partners(_) => list == Some(ListName::Partners),
        _ => false,
    };
    if let Some(path) = kind.page(slug) {
        return path;
    }
    match kind {
        DocumentKind::News | DocumentKind::List => {
            let page = pages.find(|page| page.sections.iter().any(shows));
            let path = page.map_or("/", |page| page.path.as_str());
            if kind == DocumentKind::News { format!("{path}?tab=news") } else { path.to_owned() }
        }
        _ => "/".to_owned(),
    }
}
