//! `server content …`: the editor's commands and their output.

use crate::content_documents::{copy_folder, replace, small_site};
use crate::content_import::copy_of_fixture;
use crate::harness::fixture_content;
use crate::process::Place;

#[test]
fn a_folder_is_checked_imported_and_exported() {
    let place = Place::without_pages();
    let folder = fixture_content();
    let folder = folder.to_str().unwrap();
    assert_eq!(place.ok(&format!("content check {folder}")), "The folder is in order: 13 documents, 3 media.\n");
    assert!(
        place.ok(&format!("content import {folder}")).ends_with("\n16 added, 0 updated, 0 removed, 0 unchanged.\n")
    );
    assert_eq!(place.ok(&format!("content import {folder} --prune")), "0 added, 0 updated, 0 removed, 16 unchanged.\n");
    assert_eq!(place.ok("content export copy"), "16 files are in copy.\n");
    assert_eq!(place.ok("content import copy"), "0 added, 0 updated, 0 removed, 16 unchanged.\n");
}

#[test]
fn import_with_only_adds_a_single_kind() {
    let place = Place::without_pages();
    let folder = fixture_content();
    let folder = folder.display();
    let added = "added    landings/aiw25\nadded    landings/oracle-ai-world-2027\n";
    let out = place.ok(&format!("content import {folder} --only landings"));
    assert_eq!(out, format!("{added}2 added, 0 updated, 0 removed, 0 unchanged.\n"));
    let error = place.fails(&format!("content import {folder} --only media"));
    assert!(error.contains("events, news, blog, jobs, landings, pages"), "{error}");
}

#[test]
fn import_prints_the_name_of_each_changed_document() {
    let place = Place::without_pages();
    let copy = copy_of_fixture();
    let folder = copy.path().to_str().unwrap();
    place.ok(&format!("content import {folder}"));
    let file = |name: &str| copy.path().join(name);
    let post = std::fs::read_to_string(file("blog/first-post.md")).unwrap();
    std::fs::write(file("blog/first-post.md"), post.replace("First post", "The first post")).unwrap();
    std::fs::write(file("blog/second-post.md"), post).unwrap();
    std::fs::remove_file(file("jobs/closed-role.md")).unwrap();
    std::fs::write(file("media/talk.vtt"), "WEBVTT\n").unwrap();
    // The event shows the film whose subtitles have changed.
    let changes = "added    blog/second-post\nupdated  media/talk.vtt\nupdated  events/summit-2025\nupdated  blog/first-post\n\
                   removed  jobs/closed-role\n1 added, 3 updated, 1 removed, 12 unchanged.\n";
    assert_eq!(place.ok(&format!("content import {folder} --prune")), changes);
}

#[test]
fn check_and_import_print_one_fault_per_line() {
    let place = Place::without_pages();
    let copy = copy_of_fixture();
    std::fs::write(copy.path().join("blog/bad.md"), "---\ntitle: Bad\ndate: soon\n---\n").unwrap();
    std::fs::remove_file(copy.path().join("media/talk.vtt")).unwrap();
    for command in ["check", "import"] {
        assert_eq!(
            place.fails(&format!("content {command} {}", copy.path().display())),
            "blog/bad.md:2:1: excerpt is missing\nblog/bad.md:2:1: thumbnail is missing\n\
             blog/bad.md:3:7: date: expected a day such as 2026-10-05, found \"soon\"\n\
             events/summit-2025.md:10:17: media/talk.vtt does not exist\n"
        );
    }
}

#[test]
fn warnings_of_a_folder_are_printed() {
    let place = Place::without_pages();
    let folder = small_site();
    let folder = folder.to_str().unwrap();
    let warning = "Warning: pages/services/support.yaml:20:5: longRead: is a second main heading (h1), after that of \
                   pageHero.\n";
    assert_eq!(
        place.ok(&format!("content check {folder}")),
        format!("The folder is in order: 17 documents, 1 media.\n{warning}")
    );
    let imported = place.ok(&format!("content import {folder} --only pages"));
    assert!(imported.starts_with(&format!("{warning}added    ")), "{imported}");
    assert!(imported.ends_with("\n17 added, 0 updated, 0 removed, 0 unchanged.\n"), "{imported}");
    assert!(place.ok("content schema schema").contains("schema/page.schema.json\n"));
}

#[test]
fn a_dry_run_names_the_changes_and_makes_none() {
    let place = Place::without_pages();
    let folder = place.folder.path().join("mine");
    copy_folder(&small_site(), &folder);
    place.ok("content import mine");
    replace(&folder, "pages/services/support.yaml", "label: Support", "label: Help");
    let changes = "updated  pages/services/support\nDry run, no changes made. The import would be: 0 added, 1 updated, 0 removed, 17 unchanged.\n";
    for _ in 0..2 {
        let planned = place.ok("content import mine --dry-run");
        assert!(planned.ends_with(changes), "{planned}");
    }
}

#[test]
fn a_folder_with_warnings_is_imported() {
    let place = Place::without_pages();
    let folder = place.folder.path().join("mine");
    copy_folder(&small_site(), &folder);
    let redirects = "redirects:\n  - from: /summit\n    to: /summit-2030\n  - from: /news\n    to: /insight\n";
    std::fs::write(folder.join("redirects.yaml"), redirects).unwrap();
    let warning = "Warning: redirects.yaml:3:9: to: no page and no landing has the path /summit-2030.\n\
                   Warning: redirects.yaml:5:9: to: no page and no landing has the path /insight; did you mean '/insights'?\n";
    for command in ["check", "import"] {
        let out = place.ok(&format!("content {command} mine"));
        assert!(out.contains(warning), "{out}");
    }
}

#[test]
fn seeding_fills_only_an_empty_database() {
    let place = Place::without_pages();
    copy_folder(&small_site(), &place.folder.path().join("content"));
    let done = "The database is up to date.\n";
    let first = place.ok("migrate --seed");
    assert_eq!(first, format!("Content: 18 added, 0 updated, 0 removed, 0 unchanged.\n{done}"));
    let again = format!(
        "The database already has content, so the example was not imported. Use 'server content import' to import changes.\n{done}"
    );
    assert_eq!(place.ok("migrate --seed"), again);
    assert_eq!(place.ok(&format!("migrate --seed {}", fixture_content().display())), again);

    // A folder with another name.
    let named = Place::without_pages();
    let (_, out, error) = named.run(&["migrate", "--seed", small_site().to_str().unwrap()]);
    assert_eq!((out.as_str(), error.as_str()), (first.as_str(), ""));
}
