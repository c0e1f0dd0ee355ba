//! `server content …`: what an editor types and reads.

use std::process::Command;

use tempfile::TempDir;

use crate::content_import::{copy_of_fixture, fixture_content};
use crate::harness::SITE;

struct Place(TempDir);

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("site.toml"), SITE).unwrap();
        Self(folder)
    }

    /// Exit, standard output, standard error.
    fn content(&self, arguments: &[&str]) -> (bool, String, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_server"))
            .arg("content")
            .args(arguments)
            .current_dir(self.0.path())
            .env_clear()
            .env("LOG", "error")
            .output()
            .unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.success(), text(output.stdout), text(output.stderr))
    }
}

#[test]
fn a_folder_is_checked_imported_listed_and_exported() {
    let place = Place::new();
    let folder = fixture_content();
    let folder = folder.to_str().unwrap();
    let said = |arguments: &[&str]| {
        let (success, out, error) = place.content(arguments);
        assert!(success, "{arguments:?}: {error}");
        out
    };
    assert_eq!(said(&["check", folder]), "The folder is in order: 8 items, 3 jobs, 2 landings, 3 media.\n");
    assert_eq!(said(&["import", folder]), "16 added, 0 updated, 0 removed, 0 unchanged.\n");
    assert_eq!(said(&["import", folder, "--prune"]), "0 added, 0 updated, 0 removed, 16 unchanged.\n");
    let list = said(&["list"]);
    for line in [
        "2025-10-15  published  blog/first-post  First post",
        "2026-11-01  draft      blog/draft-post  Draft post",
        "2026-01-10  closed     jobs/closed-role  Closed role",
        "2025-10-13  ended      landings/aiw25  Oracle AI World 2025",
        "2027-10-12  bookable   landings/oracle-ai-world-2027  Oracle AI World 2027",
    ] {
        assert!(list.lines().any(|listed| listed == line), "{line} in\n{list}");
    }
    assert_eq!(said(&["export", "copy"]), "16 files are in copy.\n");
    assert_eq!(said(&["import", "copy"]), "0 added, 0 updated, 0 removed, 16 unchanged.\n");
}

#[test]
fn one_kind_can_be_brought_in_alone() {
    let place = Place::new();
    let folder = fixture_content();
    let (success, out, error) = place.content(&["import", folder.to_str().unwrap(), "--only", "landings"]);
    assert!(success, "{error}");
    assert_eq!(out, "2 added, 0 updated, 0 removed, 0 unchanged.\n");
    let (_, list, _) = place.content(&["list"]);
    assert!(list.lines().count() == 2 && list.lines().all(|line| line.contains("landings/")), "{list}");
    let (success, _, error) = place.content(&["import", folder.to_str().unwrap(), "--only", "media"]);
    assert!(!success && error.contains("events, news, blog, jobs, landings"), "{error}");
}

#[test]
fn every_fault_stands_on_a_line_of_its_own() {
    let place = Place::new();
    let copy = copy_of_fixture();
    std::fs::write(copy.path().join("blog/bad.md"), "---\ntitle: Bad\ndate: soon\n---\n").unwrap();
    std::fs::remove_file(copy.path().join("media/talk.vtt")).unwrap();
    for command in ["check", "import"] {
        let (success, out, error) = place.content(&[command, copy.path().to_str().unwrap()]);
        assert_eq!(
            (success, out.as_str(), error.as_str()),
            (
                false,
                "",
                "blog/bad.md:1: excerpt is missing\nblog/bad.md:1: thumbnail is missing\n\
                 blog/bad.md:3: date: expected a day such as 2026-10-05, found \"soon\"\n\
                 events/summit-2025.md:1: media/talk.vtt does not exist\n"
            ),
            "{command}"
        );
    }
    assert_eq!(place.content(&["list"]).1, "");
}

#[test]
fn a_preview_has_an_address_with_a_token() {
    let place = Place::new();
    place.content(&["import", fixture_content().to_str().unwrap()]);
    let (success, out, error) = place.content(&["preview", "blog/draft-post", "--hours", "1"]);
    assert!(success, "{error}");
    assert!(out.starts_with("https://www.acme.example/blog/draft-post?preview="), "{out}");
    for unknown in ["blog/none", "news/release", "draft-post"] {
        let (success, _, error) = place.content(&["preview", unknown]);
        assert!(!success && error.starts_with(&format!("{unknown}: no such item")), "{error}");
    }
}
