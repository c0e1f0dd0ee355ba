//! The serialised index, small enough to be fetched with the search page.
//!
//! `SRCH`, format version, number of pages, pages (path, title, kind, excerpt), number of terms, terms. A term consists
//! of the number of bytes that it shares with the previous term, the rest of it, the number of its postings, and these
//! as distance from the previous page and weight. Numbers are in LEB128; texts are a length and UTF-8.

use std::fmt;

use super::index::{Index, MAX_WEIGHT, Page, Posting, Term};
use super::words::TERM_MAX_CHARS;

const MAGIC: &[u8] = b"SRCH\x01";

/// The bytes are not an index, or one of another version.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MalformedIndex;

impl MalformedIndex {
    pub const MESSAGE: &'static str = "malformed search index";
}

impl fmt::Display for MalformedIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::MESSAGE)
    }
}

impl std::error::Error for MalformedIndex {}

impl Index {
    /// Serialises the index, for [`Index::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        put_number(&mut out, self.pages.len());
        for page in &self.pages {
            for text in [&page.path, &page.title, &page.kind, &page.excerpt] {
                put_text(&mut out, text);
            }
        }
        put_number(&mut out, self.terms.len());
        let mut previous = "";
        for term in &self.terms {
            put_term(&mut out, previous, term);
            previous = &term.text;
        }
        out
    }

    /// Parses the result of [`Index::to_bytes`].
    ///
    /// # Errors
    ///
    /// [`MalformedIndex`] for anything else: arbitrary bytes cause neither a panic nor memory use beyond a small
    /// multiple of their length.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, MalformedIndex> {
        let mut reader = Reader { rest: bytes };
        reader.index().filter(|_| reader.rest.is_empty()).ok_or(MalformedIndex)
    }
}

fn put_term(out: &mut Vec<u8>, previous: &str, term: &Term) {
    let shared: usize =
        previous.chars().zip(term.text.chars()).take_while(|(a, b)| a == b).map(|(c, _)| c.len_utf8()).sum();
    put_number(out, shared);
    put_text(out, term.text.get(shared..).unwrap_or_default());
    put_number(out, term.postings.len());
    let mut next = 0;
    for posting in &term.postings {
        put_number(out, posting.page - next);
        out.push(posting.weight);
        next = posting.page + 1;
    }
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    put_number(out, text.len());
    out.extend_from_slice(text.as_bytes());
}

fn put_number(out: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        out.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn index(&mut self) -> Option<Index> {
        if self.take(MAGIC.len())? != MAGIC {
            return None;
        }
        // Nothing is preallocated: a count in the bytes is not trusted.
        let mut index = Index::default();
        for _ in 0..self.number()? {
            index.pages.push(self.page()?);
        }
        let mut previous = String::new();
        for _ in 0..self.number()? {
            let term = self.term(&previous, index.pages.len())?;
            previous.clone_from(&term.text);
            index.terms.push(term);
        }
        Some(index)
    }

    fn page(&mut self) -> Option<Page> {
        Some(Page { path: self.text()?, title: self.text()?, kind: self.text()?, excerpt: self.text()? })
    }

    fn term(&mut self, previous: &str, pages: usize) -> Option<Term> {
        let shared = self.number()?;
        let mut text = previous.get(..shared)?.to_owned();
        text.push_str(&self.text()?);
        if text.as_str() <= previous || text.chars().count() > TERM_MAX_CHARS {
            return None;
        }
        let mut postings = Vec::new();
        let mut next = 0;
        for _ in 0..self.number()? {
            let page = self.number()?.checked_add(next).filter(|&page| page < pages)?;
            let weight = *self.take(1)?.first()?;
            if weight == 0 || weight > MAX_WEIGHT {
                return None;
            }
            postings.push(Posting { page, weight });
            next = page + 1;
        }
        Some(Term { text, postings })
    }

    fn text(&mut self) -> Option<String> {
        let length = self.number()?;
        let bytes = self.take(length)?;
        // The lossy decoder is linked anyway, by the query's decoder; text that it changes is not valid UTF-8.
        let text = String::from_utf8_lossy(bytes).into_owned();
        (text.as_bytes() == bytes).then_some(text)
    }

    /// Reads at most four groups of seven bits: up to 268 million, without overflow on 32-bit machines.
    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in [0, 7, 14, 21] {
            let byte = *self.take(1)?.first()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(taken)
    }
}
