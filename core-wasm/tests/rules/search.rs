//! Search: ranking, prefixes, typos and diacritics.

use crate::common::load;
use core_wasm::site::search::{EXCERPT_MAX_CHARS, Hit, Index, IndexEntry, QUERY_MAX_WORDS, TERM_MAX_CHARS};
use proptest::prelude::*;
use serde::Deserialize;

#[derive(Deserialize)]
struct Vectors {
    documents: Vec<IndexEntry>,
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    name: String,
    query: String,
    limit: usize,
    expect: Vec<String>,
}

fn paths(hits: Vec<Hit>) -> Vec<String> {
    hits.into_iter().map(|hit| hit.path).collect()
}

fn document(path: &str, title: &str, text: &str) -> IndexEntry {
    IndexEntry { path: path.into(), title: title.into(), kind: "Page".into(), headings: vec![], text: text.into() }
}

#[test]
fn queries_find_their_pages_best_first() {
    let Vectors { documents, cases } = load("search.json");
    let index = Index::build(&documents);
    for case in cases {
        assert_eq!(paths(index.search(&case.query, case.limit)), case.expect, "{}", case.name);
    }
}

#[test]
fn a_hit_has_title_kind_and_excerpt() {
    let Vectors { documents, .. } = load("search.json");
    assert_eq!(
        Index::build(&documents).search("cadeo", 1),
        [Hit {
            path: "/products/cadeo".into(),
            title: "Cadeo".into(),
            kind: "Product".into(),
            snippet: Some("An AI CRM that captures leads from e-mail.".into()),
        }]
    );
}

#[test]
fn an_excerpt_ends_at_a_sentence_or_a_word() {
    let snippet =
        |text: &str| Index::build(&[document("/a", "Alpha", text)]).search("alpha", 1).pop().expect("a hit").snippet;
    assert_eq!(snippet("  \n "), None);
    assert_eq!(snippet("one\n two\t three"), Some("one two three".into()));
    assert_eq!(snippet(&"abc ".repeat(50)), Some(format!("{}abc…", "abc ".repeat(39))));
    assert_eq!(snippet(&"é".repeat(EXCERPT_MAX_CHARS)), Some("…".into()));
    let sentence = format!("{}end.", "abc ".repeat(19));
    assert_eq!(snippet(&format!("{sentence} {sentence}")), Some(sentence.clone()));
    assert_eq!(snippet(&format!("Short. {}", "abc ".repeat(50))), Some(format!("Short. {}abc…", "abc ".repeat(37))));
    assert_eq!(snippet(&"abc, ".repeat(50)), Some(format!("{}abc…", "abc, ".repeat(31))));
}

#[test]
fn a_word_of_any_length_is_found_by_its_beginning() {
    let long = "x".repeat(TERM_MAX_CHARS + 20);
    let index = Index::build(&[document("/a", &long, "")]);
    assert_eq!(paths(index.search(&long, 9)), ["/a"]);
    assert_eq!(paths(index.search("xxx", 9)), ["/a"]);
}

#[test]
fn a_sign_after_a_word_belongs_to_it() {
    let index = Index::build(&[
        document("/c", "C", "AI"),
        document("/cpp", "C++ developers", "Over 50+ projects, in C++20 too."),
        document("/cs", "C# (.NET)", "Release #7"),
    ]);
    for (query, expected) in [
        ("C++", &["/cpp"][..]),
        ("c+", &["/cpp"]),
        ("C#", &["/cs"]),
        ("c", &["/c", "/cpp", "/cs"]),
        ("50", &["/cpp"]),
        ("c++20", &["/cpp"]),
        ("+c#,", &["/cs"]),
        ("#7", &["/cs"]),
        ("AI+", &["/c"]),
        ("developers#", &["/cpp"]),
        ("+ #", &[]),
    ] {
        assert_eq!(paths(index.search(query, 9)), expected, "{query}");
    }
}

#[test]
fn words_beyond_the_limit_do_not_count() {
    let index = Index::build(&[document("/a", "alpha", ""), document("/b", "beta", "")]);
    let query = format!("{}beta", "alpha ".repeat(QUERY_MAX_WORDS));
    assert_eq!(paths(index.search(&query, 9)), ["/a"]);
}

#[test]
fn an_empty_index_has_no_results() {
    let empty = Index::build(&[]);
    assert_eq!(empty.search("anything", 9), []);
}

/// Returns the edit distance of two words by the textbook algorithm (optimal string alignment).
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<_>, Vec<_>) = (a.chars().collect(), b.chars().collect());
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            table[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let replaced = table[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let mut least = replaced.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    least = least.min(table[i - 2][j - 2] + 1);
                }
                least
            };
        }
    }
    table[a.len()][b.len()]
}

fn any_document() -> impl Strategy<Value = IndexEntry> {
    let words = || "([a-f]{1,5}[ -]?){0,6}";
    (words(), proptest::collection::vec(words(), 0..3), prop_oneof![words().prop_map(String::from), ".{0,60}"])
        .prop_map(|(title, headings, text)| IndexEntry {
            path: format!("/{title}"),
            title,
            kind: String::new(),
            headings,
            text,
        })
}

proptest! {
    #[test]
    fn any_query_has_at_most_the_wanted_results(
        documents in proptest::collection::vec(any_document(), 0..8),
        query in ".{0,40}",
    ) {
        prop_assert!(Index::build(&documents).search(&query, 3).len() <= 3);
    }

    #[test]
    fn every_word_of_a_title_finds_its_page(documents in proptest::collection::vec(any_document(), 1..6)) {
        let index = Index::build(&documents);
        for document in &documents {
            for word in document.title.split([' ', '-']).filter(|word| !word.is_empty()) {
                prop_assert!(paths(index.search(word, usize::MAX)).contains(&document.path), "{word}");
            }
        }
    }

    #[test]
    fn a_typo_matches_exactly_within_one_edit(word in "[ab]{4,8}", term in "[ab]{3,8}") {
        let found = !Index::build(&[document("/x", &term, "")]).search(&word, 1).is_empty();
        let near = |beginning: &str| distance(&word, beginning) <= 1;
        let expected = term.char_indices().any(|(end, _)| near(&term[..end])) || near(&term);
        prop_assert_eq!(found, expected || term.starts_with(&word));
    }
}
