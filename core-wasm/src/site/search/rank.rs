//! Ranking of the pages that match a query.

use super::index::{Index, IndexedPage, Term};
use super::typo::within_one_edit;
use super::words::{SIGNS, query_words, words};

/// Shortest query word that may contain a typo, in characters: shorter words are all close to one another.
pub const TYPO_MIN_CHARS: usize = 4;

/// Limit of query words. More are a mistake or an attack: each is compared with every term.
pub const QUERY_MAX_WORDS: usize = 16;

/// A search result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// The canonical path.
    pub path: String,
    /// The title of the page.
    pub title: String,
    /// The kind of the page.
    pub kind: String,
    /// The beginning of the page's text, if it has any.
    pub snippet: Option<String>,
}

/// The closeness of a term to a query word; the number multiplies the term's weight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Closeness {
    TypoInPrefix = 1,
    Typo = 2,
    Prefix = 4,
    Exact = 8,
}

/// The matches of a query in one page.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    words: usize,
    score: u64,
}

impl Index {
    /// Returns the pages that contain the most words of `query`, at most `limit`, best first.
    ///
    /// A word matches terms that it equals or begins. A word without such a match is compared without the signs at its
    /// end; then, with at least [`TYPO_MIN_CHARS`], it also matches terms within one edit, or whose beginning is. A
    /// term counts for more in a title than in a heading, for more there than in the text, and for more the fewer pages
    /// contain it. All arithmetic is on integers, so that every machine gives the same order.
    pub fn search(&self, query: &str, limit: usize) -> Vec<Hit> {
        let mut query = query_words(query);
        query.truncate(QUERY_MAX_WORDS);
        let mut found = vec![Found::default(); self.pages.len()];
        for word in &query {
            self.add_word(word, &mut found);
        }
        let most = found.iter().map(|found| found.words).max().unwrap_or_default();
        if most == 0 {
            return Vec::new();
        }
        let mut ranked: Vec<(u64, &IndexedPage)> = Vec::new();
        for (page, found) in self.pages.iter().zip(&found).filter(|(_, found)| found.words == most) {
            let score = with_title_bonus(found.score, page, &query);
            // Insertion after equal scores keeps the order of indexing.
            ranked.insert(ranked.partition_point(|(other, _)| *other >= score), (score, page));
        }
        ranked.into_iter().take(limit).map(|(_, page)| hit(page)).collect()
    }

    fn add_word(&self, word: &str, found: &mut [Found]) {
        let mut best = self.best_by_page(&|term| exact_or_prefix(word, term));
        let plain = word.trim_end_matches(SIGNS);
        if plain != word && best.iter().all(|&best| best == 0) {
            best = self.best_by_page(&|term| exact_or_prefix(plain, term));
        }
        if best.iter().all(|&best| best == 0) {
            let word: Vec<char> = word.chars().collect();
            if word.len() >= TYPO_MIN_CHARS {
                best = self.best_by_page(&|term| typo(&word, term));
            }
        }
        let rarity = rarity(self.pages.len(), best.iter().filter(|&&best| best > 0).count());
        for (found, best) in found.iter_mut().zip(best).filter(|(_, best)| *best > 0) {
            found.words += 1;
            found.score += rarity * best;
        }
    }

    /// Returns for each page the largest product of weight and closeness among its terms, 0 without a match.
    fn best_by_page(&self, closeness: &dyn Fn(&Term) -> Option<Closeness>) -> Vec<u64> {
        let mut best = vec![0; self.pages.len()];
        for term in &self.terms {
            let Some(closeness) = closeness(term) else { continue };
            for posting in &term.postings {
                if let Some(best) = best.get_mut(posting.page) {
                    *best = u64::from(posting.weight).saturating_mul(closeness as u64).max(*best);
                }
            }
        }
        best
    }
}

fn exact_or_prefix(word: &str, term: &Term) -> Option<Closeness> {
    let rest = term.text.strip_prefix(word)?;
    Some(if rest.is_empty() { Closeness::Exact } else { Closeness::Prefix })
}

fn typo(word: &[char], term: &Term) -> Option<Closeness> {
    let text: Vec<char> = term.text.chars().collect();
    if within_one_edit(word, &text) {
        return Some(Closeness::Typo);
    }
    let begins_so = (word.len() - 1..=word.len() + 1)
        .filter_map(|length| text.get(..length))
        .any(|beginning| within_one_edit(word, beginning));
    begins_so.then_some(Closeness::TypoInPrefix)
}

/// Adds a bonus for a title that equals the query exactly.
fn with_title_bonus(score: u64, page: &IndexedPage, query: &[String]) -> u64 {
    if query_words(&page.title) == query || words(&page.title) == query { score * 2 } else { score }
}

/// Returns 16 · log₂(1 + `pages` / `matching`), with the logarithm interpolated linearly between powers of two: 16 for a
/// word in every page, more for a rarer one.
fn rarity(pages: usize, matching: usize) -> u64 {
    let ratio = 16 + pages as u64 * 16 / (matching as u64).max(1);
    let power = ratio.ilog2();
    u64::from(power - 4) * 16 + (((ratio - (1 << power)) * 16) >> power)
}

fn hit(page: &IndexedPage) -> Hit {
    Hit {
        path: page.path.clone(),
        title: page.title.clone(),
        kind: page.kind.clone(),
        snippet: (!page.excerpt.is_empty()).then(|| page.excerpt.clone()),
    }
}
