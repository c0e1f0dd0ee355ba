//! A page that consists of sections, as its views and its head receive it.

use serde_json::json;

use super::insights::{InsightsData, ListPage};
use super::sections::{PageQueries, opening_picture, page_hero, page_sections};
use crate::app::state::AppState;
use crate::render::{PageBody, PageSection};
use crate::seo::{Described, job_list, page_data};
use crate::site::site_content::SiteContent;
use core_wasm::text::fill as fill_with;
use model::{Page, PageKind, PictureName, Section, Words};

impl PageBody {
    /// Combines a page with the data loaded for its sections. `status` is that of the response.
    pub fn new(state: &AppState, content: &SiteContent, page: &Page, status: u16, queries: &PageQueries) -> Self {
        let words = &content.words;
        let fill = |text: &str| content.tokens.fill(text).into_owned();
        let opening = opening_picture(page);
        let own_file = opening.filter(|_| page.share.is_none()).and_then(|image| image.file.as_ref());
        let shared = match own_file {
            Some(file) => Some(file.src.as_str()),
            None => page.share.as_ref().or_else(|| opening.map(|image| &image.name)).map(PictureName::as_str),
        };
        let mut document = Self {
            kind: page.kind,
            label: fill(page.label.as_str()),
            title: fill(page.seo.title.as_str()),
            description: fill(page.seo.description.as_str()),
            canonical: None,
            unlisted: false,
            share: shared.map(str::to_owned),
            json_ld: Vec::new(),
            sections: page_sections(content, &content.config.site.contact.country, page, queries),
        };
        let mut path = page.path.to_string();
        for section in &page.sections {
            match section {
                Section::InsightsHub(hub) => {
                    let first = ListPage { tab: content.default_tab(), number: 1 };
                    let shown = queries.insights.as_ref().map_or(first, InsightsData::page);
                    let Some(tab) = hub.tabs.iter().find(|tab| tab.id.tab() == shown.tab) else { continue };
                    document.title = fill(tab.seo.title.as_str());
                    if shown.number > 1 {
                        let number = shown.number.to_string();
                        let placeholders = [("number", number.as_str()), ("title", document.title.as_str())];
                        document.title = fill_with(words.insights.page_title.as_str(), &placeholders);
                    }
                    document.description = fill(tab.seo.description.as_str());
                    document.label = fill(tab.label.as_str());
                    let query = shown.query(content.default_tab());
                    if !query.is_empty() {
                        path = format!("{path}?{query}");
                        document.canonical = Some(path.clone());
                    }
                }
                Section::SiteSearch(_) => {
                    if let Some(search) = queries.search.as_ref().filter(|search| !search.query.is_empty()) {
                        document.title = format!("{} | {}", search.query, document.title);
                        document.unlisted = true;
                    }
                }
                Section::Contact(_) if queries.contact.form.is_some() => {
                    let placeholders = [("title", document.title.as_str())];
                    document.title = fill_with(words.forms.error_title.as_str(), &placeholders);
                }
                _ => {}
            }
        }
        if status == 200 {
            let family = page.family.as_ref().map(|family| fill(family.as_str()));
            let picture = match own_file {
                Some(file) => Some(file.src.clone()),
                None => shared.map(|name| state.site_media.picture(name).src),
            };
            document.json_ld = page_data(
                &Described {
                    kind: page.kind,
                    name: &document.label,
                    headline: &headline(page, &fill),
                    description: &document.description,
                    family: family.as_deref(),
                    picture: picture.as_deref(),
                    path: &path,
                },
                &content.config.site,
                &state.origin,
            );
            let jobs = queries.career.as_ref().and_then(|career| job_list(&career.jobs, &state.origin));
            document.json_ld.extend(jobs);
        }
        document
    }

    /// Returns a minimal error page, for content without a page for this status.
    pub fn fallback_error_page(words: &Words, status: u16) -> Self {
        let (title, text) = match status {
            429 => (&words.errors.too_many_title, &words.errors.too_many_text),
            _ => (&words.errors.not_found_title, &words.errors.not_found_text),
        };
        let props = json!({
            "code": status.to_string(), "title": title, "text": text, "links": [{ "label": words.loading.home, "href": "/" }],
        });
        Self {
            kind: PageKind::Page,
            label: title.to_string(),
            title: title.to_string(),
            description: text.to_string(),
            canonical: None,
            unlisted: true,
            share: None,
            json_ld: Vec::new(),
            sections: vec![PageSection::plain("message", props)],
        }
    }
}

/// Returns the main heading, for shared links and search results.
fn headline(page: &Page, fill: &impl Fn(&str) -> String) -> String {
    let opening = page.sections.iter().find_map(page_hero);
    fill(opening.map_or(page.label.as_str(), |hero| hero.title.as_str()))
}
