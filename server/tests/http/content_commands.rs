//! `server content …`: the editor's commands and their output.

use crate::content_documents::{copy_folder, replace, small_site};
use crate::content_import::copy_of_fixture;
use crate::harness::fixture_content;
use crate::process::Place;

#[test]
fn a_folder_is_checked_imported_listed_and_exported() {
    let place = Place::without_pages();
    let folder = fixture_content();
    let folder = folder.to_str().unwrap();
    assert_eq!(place.ok(&format!("content check {folder}")), "The folder is in order: 13 documents, 3 media.\n");
    assert!(
        place.ok(&format!("content import {folder}")).ends_with("\n16 added, 0 updated, 0 removed, 0 unchanged.\n")
    );
    assert_eq!(place.ok(&format!("content import {folder} --prune")), "0 added, 0 updated, 0 removed, 16 unchanged.\n");
    let list = place.ok("content list");
    for line in [
        "  published  blog/first-post  First post",
        "  draft      blog/draft-post  Draft post",
        "  ended      jobs/closed-role  Closed role",
        "  ended      landings/aiw25  Oracle AI World 2025",
        "  published  landings/oracle-ai-world-2027  Oracle AI World 2027",
    ] {
        assert!(list.lines().any(|listed| listed.ends_with(line)), "{line} in\n{list}");
    }
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
    let list = place.ok("content list");
    assert!(list.lines().count() == 2 && list.lines().all(|line| line.contains("landings/")), "{list}");
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
    assert_eq!(place.ok("content list"), "");
}

#[test]
fn a_preview_address_has_a_token() {
    let place = Place::without_pages();
    place.ok(&format!("content import {}", fixture_content().display()));
    let withdrawn = place.ok("content preview blog/draft-post --withdraw");
    assert_eq!(withdrawn, "The previews of blog/draft-post were withdrawn.\n");
    for (name, address) in [
        ("blog/draft-post --hours 1", "/blog/draft-post?preview="),
        ("news/release", "/?tab=news&preview="),
        ("jobs/closed-role", "/career/closed-role?preview="),
        ("landings/aiw25", "/aiw25?preview="),
    ] {
        let out = place.ok(&format!("content preview {name}"));
        assert!(out.starts_with(&format!("https://www.acme.example{address}")), "{name}: {out}");
    }
    for unknown in ["blog/none", "pages/none", "draft-post"] {
        let error = place.fails(&format!("content preview {unknown}"));
        assert!(error.starts_with(&format!("{unknown}: no such document")), "{error}");
    }
}

#[test]
fn documents_are_checked_listed_and_have_a_history() {
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
    let list = place.ok("content list");
    for line in [
        "  published  pages/  Home",
        "  draft      pages/plans  Plans",
        "  published  lists/leaders  Leaders",
        "  published  menus  Menus",
    ] {
        assert!(list.lines().any(|listed| listed.ends_with(line)), "{line} in\n{list}");
    }
    for name in ["pages/", "pages/plans", "page/services/planning", "lists/leaders", "menus"] {
        let history = place.ok(&format!("content history {name}"));
        assert!(history.starts_with("   1  ") && history.ends_with("  server content import\n"), "{history}");
    }
    assert!(place.fails("content history pages/none").starts_with("pages/none: no such document or item"));
    assert!(place.ok("content schema schema").contains("schema/page.schema.json\n"));
}

#[test]
fn revision_is_shown_and_restored() {
    let place = Place::without_pages();
    let folder = place.folder.path().join("mine");
    copy_folder(&small_site(), &folder);
    place.ok("content import mine");
    let file = folder.join("pages/services/support.yaml");
    let first = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, first.replace("label: Support", "label: Help")).unwrap();
    let planned = place.ok("content import mine --dry-run");
    let changes = "updated  pages/services/support\nDry run, no changes made. The import would be: 0 added, 1 updated, 0 removed, 17 unchanged.\n";
    assert!(planned.ends_with(changes), "{planned}");
    place.ok("content import mine");
    assert_eq!(place.ok("content history pages/services/support --show 1"), first);

    let restored = place.ok("content restore pages/services/support 1");
    let done = "pages/services/support has the text of revision 1 again.\n";
    assert!(restored.starts_with("Warning: pages/services/support: sections.2: longRead: is a second main heading"));
    assert!(restored.ends_with(done), "{restored}");
    assert!(
        place
            .ok("content history pages/services/support")
            .lines()
            .next()
            .unwrap()
            .ends_with("  server content restore")
    );
    assert_eq!(place.ok("content history pages/services/support --show 3"), first);
    let again = place.ok("content restore pages/services/support 1");
    assert!(again.ends_with("pages/services/support already has the text of revision 1.\n"), "{again}");

    // The restored document is newer than the files.
    for command in ["content import mine", "content import mine --dry-run"] {
        assert!(place.fails(command).starts_with("pages/services/support was edited by server content restore"));
    }
    place.ok("content import mine --force");

    assert!(place.fails("content history menus --show 9").starts_with("menus: revision 9 has no text"));
    assert!(place.fails("content restore pages/none 1").starts_with("pages/none: revision 1 has no text"));
    std::fs::remove_file(folder.join("events/open-day.md")).unwrap();
    replace(&folder, "pages/services/planning.yaml", "/events/open-day", "/contacts");
    place.ok("content import mine --prune");
    let problem = "pages/services/planning: sections.0.pageHero.actions.1.href: no page has the path /events/open-day";
    assert!(place.fails("content restore pages/services/planning 1").starts_with(problem));
    assert!(place.fails("content restore events/open-day 2").starts_with("events/open-day: revision 2 has no text"));
    place.ok("content restore events/open-day 1");
    assert!(place.ok("content list").contains("  events/open-day  Open day"));
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
