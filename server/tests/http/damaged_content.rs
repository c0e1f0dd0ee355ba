//! Damaged content files are refused with the place of the fault, whatever is wrong with them.

use std::fs;
use std::path::{Path, PathBuf};

use content::{ContentError, Folder};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, TestRunner};

/// Marks of YAML and Markdown, values at the edge of their types, and characters that editors insert unseen.
const FRAGMENTS: &[&str] = &[
    "- ",
    ": ",
    "? ",
    "| ",
    ">-\n",
    "---\n",
    "...\n",
    "# ",
    "\"",
    "'",
    "[",
    "]",
    "{",
    "}",
    ",",
    "&a ",
    "*a ",
    "<<: *a\n",
    "!!binary ",
    "!page ",
    "%YAML 1.2\n",
    "\t",
    "\r",
    "\r\n",
    "\0",
    "\u{85}",
    "\u{2028}",
    "\u{feff}",
    "\u{202e}",
    "null",
    "~",
    "true",
    "-1",
    "0x10",
    "1e999",
    ".nan",
    "99999999999999999999",
    "2027-02-30",
    "media/../a.gif",
    "javascript:x",
    "![x](media/a.gif)",
    "<img src=x>",
    "\\",
    "😀",
    "e\u{301}",
];
/// Longest piece that is cut out or repeated, in characters.
const PIECE_MAX: usize = 80;

#[derive(Debug, Clone)]
enum Damage {
    Insert(String),
    Cut(usize),
    Repeat(usize),
    Indent(usize),
    End,
}

fn damage() -> impl Strategy<Value = Damage> {
    let fragment =
        prop_oneof![3 => select(FRAGMENTS).prop_map(str::to_owned), 1 => any::<char>().prop_map(String::from)];
    prop_oneof![
        4 => fragment.prop_map(Damage::Insert),
        2 => (1..PIECE_MAX).prop_map(Damage::Cut),
        2 => (1..PIECE_MAX).prop_map(Damage::Repeat),
        2 => (1..5_usize).prop_map(Damage::Indent),
        1 => Just(Damage::End),
    ]
}

/// Applies each damage at its place.
fn damaged(text: &str, damages: &[(Index, Damage)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (at, damage) in damages {
        let at = at.index(chars.len() + 1);
        match damage {
            Damage::Insert(fragment) => drop(chars.splice(at..at, fragment.chars())),
            Damage::Cut(length) => drop(chars.drain(at..chars.len().min(at + length))),
            Damage::Repeat(length) => {
                let piece = chars[at..chars.len().min(at + length)].to_vec();
                chars.splice(at..at, piece);
            }
            Damage::Indent(spaces) => {
                let line = chars[..at].iter().rposition(|char| *char == '\n').map_or(0, |end| end + 1);
                chars.splice(line..line, std::iter::repeat_n(' ', *spaces));
            }
            Damage::End => chars.truncate(at),
        }
    }
    chars.into_iter().collect()
}

/// Returns the example's documents, each with its path relative to the folder.
fn documents() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content");
    let read = Folder::read(&root).unwrap();
    read.documents.into_iter().map(|document| (PathBuf::from(document.file), document.source)).collect()
}

/// Checks that a fault names the file, a place inside it and a reason on one line. A fault of another file says that the
/// folder lacks it.
fn check(fault: &ContentError, file: &Path, text: &str) -> Result<(), TestCaseError> {
    let lines = text.split(['\n', '\r']).count();
    let widest = text.split(['\n', '\r']).map(|line| line.chars().count()).max().unwrap_or_default();
    prop_assert!(Path::new(&fault.file) == file || fault.line == 0, "{fault}");
    // The place of a missing end is after the last character.
    prop_assert!(fault.line <= lines + 1 && fault.column <= widest + 1, "{fault}");
    prop_assert!(!fault.problem.trim().is_empty(), "{fault}");
    prop_assert!(!fault.to_string().contains(char::is_control), "{:?}", fault.to_string());
    Ok(())
}

#[test]
fn a_damaged_document_is_read_or_refused_with_places() {
    let documents = documents();
    let damages = prop::collection::vec((any::<Index>(), damage()), 1..5);
    let mut runner = TestRunner::new(Config { failure_persistence: None, ..Config::default() });
    let outcome = runner.run(&(any::<Index>(), damages), |(document, damages)| {
        let (file, text) = document.get(&documents);
        let text = damaged(text, &damages);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
        match Folder::read(folder.path()) {
            Ok(read) => prop_assert!(read.documents.iter().all(|document| document.source == text)),
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                for fault in &faults {
                    check(fault, file, &text)?;
                }
            }
        }
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
}
