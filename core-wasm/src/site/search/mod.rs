//! Search over the site's pages.
//!
//! The server builds the [`Index`] from the pages' text and serves its bytes; the browser parses them with the same
//! code. So both give the same results, without a request per keystroke.

mod bytes;
mod index;
mod rank;
mod typo;
mod words;

pub use bytes::MalformedIndex;
pub use index::{Document, EXCERPT_MAX_CHARS, Index};
pub use rank::{Hit, QUERY_MAX_WORDS, TYPO_MIN_CHARS};
pub use words::TERM_MAX_CHARS;
