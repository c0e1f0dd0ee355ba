//! The documents of the search index, built from pages.

use core_wasm::site::search::IndexEntry;
use serde::Serialize;
use serde_json::Value;

use crate::site::site_content::SiteContent;
use crate::work::careers::JobOpening;
use content::{ItemCard, Tokens, remove_marks};
use model::{Kind, Page, PageKind, SearchWords, Section};

/// The soft hyphen, at which a long word may break. Visitors search for the word without it.
const SOFT_HYPHEN: char = '\u{ad}';
/// Keys of headings.
const HEADINGS: [&str; 2] = ["title", "heading"];
/// Keys of texts that are not indexed: names of videos, drawings and choices, addresses, dates.
const SKIPPED_KEYS: [&str; 17] = [
    "anchor",
    "day",
    "ground",
    "href",
    "icon",
    "id",
    "linkedin",
    "logo",
    "look",
    "mark",
    "page",
    "pages",
    "story",
    "testimonial",
    "tone",
    "upcomingPicture",
    "video",
];

/// Returns the pages that consist of sections.
pub(super) fn of_content(content: &SiteContent) -> Vec<IndexEntry> {
    content.pages().filter(|page| !is_search(page)).map(|page| document(content, page)).collect()
}

/// Returns true for the search page, which is not indexed.
fn is_search(page: &Page) -> bool {
    page.sections.iter().any(|section| matches!(section, Section::SiteSearch(_)))
}

fn document(content: &SiteContent, page: &Page) -> IndexEntry {
    let words = &content.words.search;
    let kind = match page.kind {
        PageKind::Page => &words.kind_page,
        PageKind::Service => &words.kind_service,
        PageKind::Product => &words.kind_product,
        PageKind::Industry => &words.kind_industry,
        PageKind::Story => &words.kind_story,
    };
    let mut texts = Texts { headings: Vec::new(), texts: Vec::new() };
    // Results show the first text: for a story, its own summary.
    let summary = page.sections.first().and_then(|section| match section {
        Section::PageHero(hero) if page.kind == PageKind::Story => hero.text.as_ref(),
        _ => None,
    });
    texts.texts.push(summary.map_or_else(|| page.seo.description.to_string(), ToString::to_string));
    for section in &page.sections {
        let mut values = serde_json::to_value(section).unwrap_or_default();
        remove_marks(&mut values);
        texts.read("", &values);
        match section {
            Section::Testimonials(_) => texts.read_list(&content.testimonials),
            Section::Leadership(_) => texts.read_list(&content.leaders),
            Section::Workflow(_) => texts.read_list(&content.delivery),
            Section::Cards(cards) if cards.is_delivery() => texts.read_list(&content.delivery),
            _ => {}
        }
    }
    let Texts { headings, texts } = texts.filled(&content.tokens);
    IndexEntry {
        path: page.path.to_string(),
        title: content.tokens.fill(page.label.as_str()).replace(SOFT_HYPHEN, ""),
        kind: kind.to_string(),
        headings,
        text: texts.join(" "),
    }
}

/// All texts of a page.
struct Texts {
    headings: Vec<String>,
    texts: Vec<String>,
}

impl Texts {
    fn read(&mut self, key: &str, value: &Value) {
        match value {
            Value::String(text) if HEADINGS.contains(&key) => self.headings.push(text.clone()),
            // A text that a page repeats counts once.
            Value::String(text) if self.texts.contains(text) => {}
            Value::String(text) => self.texts.push(text.clone()),
            Value::Array(entries) => entries.iter().for_each(|entry| self.read(key, entry)),
            // An image: neither its name nor its file is text.
            Value::Object(fields) if fields.contains_key("alt") => {}
            Value::Object(fields) => {
                for (key, field) in fields.iter().filter(|(key, _)| !SKIPPED_KEYS.contains(&key.as_str())) {
                    self.read(key, field);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    /// Replaces the tokens. Texts with values that only a view knows, such as `{booth}`, are left out.
    fn filled(self, tokens: &Tokens) -> Self {
        let fill = |texts: Vec<String>| {
            let whole = texts.iter().filter(|text| tokens.fill_whole(text));
            whole.map(|text| tokens.fill(text).replace(SOFT_HYPHEN, "")).collect()
        };
        Self { headings: fill(self.headings), texts: fill(self.texts) }
    }

    fn read_list<T: Serialize>(&mut self, entries: &[T]) {
        self.read("", &serde_json::to_value(entries).unwrap_or_default());
    }
}

/// Returns events, posts and news.
pub(super) fn of_items(content: &SiteContent) -> Vec<IndexEntry> {
    let kinds = [Kind::Event, Kind::Blog, Kind::News];
    let items = kinds.into_iter().flat_map(|kind| content.cards(kind));
    items.filter_map(|card| item(&content.words.search, card)).collect()
}

/// Returns the open jobs.
pub(super) fn of_openings(content: &SiteContent, openings: Vec<JobOpening>) -> impl Iterator<Item = IndexEntry> {
    openings.into_iter().filter_map(|opening| job(&content.words.search, opening))
}

fn item(words: &SearchWords, card: &ItemCard) -> Option<IndexEntry> {
    let kind = match card.kind {
        Kind::Event => &words.kind_event,
        Kind::Blog => &words.kind_post,
        Kind::News => &words.kind_news,
    };
    Some(IndexEntry {
        path: card.kind.page(&card.slug).or_else(|| card.news_url.clone())?,
        title: card.title.clone(),
        kind: kind.to_string(),
        headings: Vec::new(),
        text: card.excerpt.clone(),
    })
}

fn job(words: &SearchWords, job: JobOpening) -> Option<IndexEntry> {
    let places = job.job_locations.into_iter().map(|location| location.name).collect::<Vec<_>>().join(", ");
    let text = [job.department_name, job.experience, Some(places)];
    Some(IndexEntry {
        path: job.url?,
        title: job.title,
        kind: words.kind_job.to_string(),
        headings: Vec::new(),
        text: text.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · "),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::config::{Config, Environment};

    #[test]
    fn repeated_texts_of_a_page_are_indexed_once() {
        let mut texts = Texts { headings: Vec::new(), texts: vec!["Summary.".to_owned()] };
        texts.read("", &json!([{ "title": "Title", "text": "Summary." }, { "text": "Body." }, { "text": "Body." }]));
        assert_eq!(texts.headings, ["Title"]);
        assert_eq!(texts.texts, ["Summary.", "Body."]);
    }

    #[test]
    fn texts_are_indexed_without_soft_hyphens_and_skipped_with_open_tokens() {
        let environment = Environment::read(|_| None).unwrap();
        let config = Config::parse("site.toml".as_ref(), include_str!("../../../site.toml"), &environment).unwrap();
        let tokens =
            config.tokens(&content::words_of(&serde_json::Value::Null, content::Translation::English).unwrap().dates);
        let texts = |texts: [&str; 2]| texts.map(str::to_owned).to_vec();
        let read = Texts {
            headings: texts(["{label}", "Insights of {headquarters}"]),
            texts: texts(["Plain\u{ad}ness.", "Meet us at booth {booth}"]),
        };
        let filled = read.filled(&tokens);
        assert_eq!(filled.headings, [tokens.fill("Insights of {headquarters}")]);
        assert_eq!(filled.texts, ["Plainness."]);
    }

    #[test]
    fn choices_and_addresses_are_not_indexed() {
        let section = json!({
            "rows": [{ "text": "Approved.", "tone": "good" }],
            "leaders": [{ "name": "Ada Lovelace", "linkedin": "https://social.example/ada" }],
        });
        let mut texts = Texts { headings: Vec::new(), texts: Vec::new() };
        texts.read("", &section);
        assert_eq!(texts.texts, ["Approved.", "Ada Lovelace"]);
    }
}
