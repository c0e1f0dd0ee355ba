//! The inverted index: pages, and for each term the pages that contain it.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::words::words;

/// Longest excerpt of a page, in characters: two lines of a result list.
pub const EXCERPT_MAX_CHARS: usize = 160;

/// Weight of a term in a title: more than in all other places together.
const TITLE_WEIGHT: u8 = 24;
/// Weight of a term in a heading: more than any number of occurrences in the text.
const HEADING_WEIGHT: u8 = 8;
/// Limit of counted occurrences in the text, so that length does not win.
const TEXT_MAX_COUNT: usize = 4;
/// A page to be indexed.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct IndexEntry {
    /// Canonical path.
    pub path: String,
    /// Title of the page.
    pub title: String,
    /// The kind of the page, as shown in results ('Service', 'Event').
    pub kind: String,
    /// Headings of the page.
    #[serde(default)]
    pub headings: Vec<String>,
    /// Plain text of the page; the excerpt is its beginning.
    #[serde(default)]
    pub text: String,
}

/// An indexed page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct IndexedPage {
    pub(super) path: String,
    pub(super) title: String,
    pub(super) kind: String,
    pub(super) excerpt: String,
}

/// An occurrence of a term in a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Posting {
    /// Position among the index's pages.
    pub(super) page: usize,
    /// 1 to 36.
    pub(super) weight: u8,
}

/// A word with its postings, in the order of the pages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Term {
    pub(super) text: String,
    pub(super) postings: Vec<Posting>,
}

/// An index over a set of pages.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Index {
    pub(super) pages: Vec<IndexedPage>,
    /// The terms, in alphabetical order and without duplicates.
    pub(super) terms: Vec<Term>,
}

impl Index {
    /// Indexes `documents`. Their order decides between pages that match equally well.
    pub fn build(documents: &[IndexEntry]) -> Self {
        let mut terms: BTreeMap<String, Vec<Posting>> = BTreeMap::new();
        for (page, document) in documents.iter().enumerate() {
            for (text, weight) in weights(document) {
                terms.entry(text).or_default().push(Posting { page, weight });
            }
        }
        Self {
            pages: documents.iter().map(IndexedPage::of).collect(),
            terms: terms.into_iter().map(|(text, postings)| Term { text, postings }).collect(),
        }
    }
}

impl IndexedPage {
    fn of(document: &IndexEntry) -> Self {
        Self {
            path: document.path.clone(),
            title: document.title.clone(),
            kind: document.kind.clone(),
            excerpt: excerpt(&document.text),
        }
    }
}

fn weights(document: &IndexEntry) -> BTreeMap<String, u8> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for word in words(&document.text) {
        *counts.entry(word).or_default() += 1;
    }
    let in_headings: BTreeSet<_> = document.headings.iter().flat_map(|heading| words(heading)).collect();
    let in_title: BTreeSet<_> = words(&document.title).into_iter().collect();

    let mut weights: BTreeMap<String, u8> = counts
        .into_iter()
        .map(|(word, count)| (word, u8::try_from(count.min(TEXT_MAX_COUNT)).unwrap_or_default()))
        .collect();
    for (places, weight) in [(in_headings, HEADING_WEIGHT), (in_title, TITLE_WEIGHT)] {
        for word in places {
            *weights.entry(word).or_default() += weight;
        }
    }
    weights
}

/// Returns the beginning of `text` with collapsed white space: as many whole sentences as fit if they fill half of the
/// space, otherwise whole words and an ellipsis.
fn excerpt(text: &str) -> String {
    let mut out = String::new();
    let mut chars = 0;
    let mut sentences = (0, 0);
    for word in text.split_whitespace() {
        let longer = chars + usize::from(chars > 0) + word.chars().count();
        if longer >= EXCERPT_MAX_CHARS {
            let (bytes, filled) = sentences;
            if filled * 2 >= EXCERPT_MAX_CHARS {
                out.truncate(bytes);
            } else {
                out.truncate(out.trim_end_matches([',', ';', ':', '.', '!', '?']).len());
                out.push('…');
            }
            break;
        }
        if chars > 0 {
            out.push(' ');
        }
        out.push_str(word);
        chars = longer;
        if word.ends_with(['.', '!', '?']) {
            sentences = (out.len(), chars);
        }
    }
    out
}
