//! Search over the site's pages.
//!
//! The server builds the [`Index`] from the pages' text and queries it.

mod index;
mod rank;
mod typo;
mod words;

pub use index::{EXCERPT_MAX_CHARS, Index, IndexEntry};
pub use rank::{Hit, QUERY_MAX_WORDS, TYPO_MIN_CHARS};
pub use words::TERM_MAX_CHARS;
