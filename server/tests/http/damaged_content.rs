//! Damaged content files are refused with the place of the fault, whatever is wrong with them.

use std::fs;
use std::path::{Path, PathBuf};

use content::{ContentError, Folder};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, TestRunner};

use crate::harness::example_content;

/// Marks of YAML and Markdown, and characters that editors insert unseen.
const MARKS: &str = "[-:?|>#\"'\\[\\]{},&*!%~<\\\\ \t\r\n\0\u{85}\u{2028}\u{feff}\u{202e}\u{301}]{1,4}";
/// Values at the edge of their types.
const VALUES: &str = "null|true|-1|0x10|1e999|.nan|99999999999999999999|2027-02-30|media/../a.gif|javascript:x|\
    ![x](media/a.gif)|<img src=x>|---\n|...\n|<<: *a\n|!!binary |!page |%YAML 1.2\n|😀";
/// Longest piece that is cut out, in characters.
const PIECE_MAX: usize = 80;

/// A number of characters that are cut out, and the text that is put in their place.
fn damage() -> impl Strategy<Value = (usize, String)> {
    let indent = (1..5_usize).prop_map(|spaces| format!("\n{}", " ".repeat(spaces)));
    prop_oneof![
        2 => MARKS.prop_map(|marks| (0, marks)),
        2 => select(VALUES.split('|').collect::<Vec<_>>()).prop_map(|value| (0, value.to_owned())),
        1 => any::<char>().prop_map(|char| (0, char.to_string())),
        2 => (1..PIECE_MAX).prop_map(|length| (length, String::new())),
        2 => (0..PIECE_MAX, indent),
        1 => Just((usize::MAX, String::new())),
    ]
}

/// Applies each damage at its place.
fn damaged(text: &str, damages: &[(Index, (usize, String))]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (at, (length, inserted)) in damages {
        let at = at.index(chars.len() + 1);
        chars.splice(at..chars.len().min(at.saturating_add(*length)), inserted.chars());
    }
    chars.into_iter().collect()
}

/// Returns the example's documents, each with its path relative to the folder.
fn documents() -> Vec<(PathBuf, String)> {
    let read = Folder::read(&example_content()).unwrap();
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
