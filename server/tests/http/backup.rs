//! A backup contains everything, and restores into either kind of database.

use model::{DocumentKind, PlanAction};
use store::portable::{BackupError, backup, restore};
use store::{DraftSave, Editor, Store};

use crate::contact_json::CONTACT_FORM;
use crate::content_import::{app_with_content, id_of};
use crate::harness::{CONTACT, Database, NOW, TestApp};

const ADA: Editor<'_> = Editor { id: "ada", email: "ada@acme.example" };

async fn filled() -> TestApp {
    let app = app_with_content().await;
    let store = &app.state.store;
    let id = id_of(store, DocumentKind::Menus, "menus").await;
    let draft = DraftSave { document_id: &id, version: 0, base_revision: 1, head: "{}", text: "" };
    store.save_draft(&draft, ADA, NOW).await.unwrap();
    store.set_plan(&id, PlanAction::Publish, NOW + 1, ADA, NOW).await.unwrap();
    for name in ["Ada", "Grace \u{1f30a}", "Joan"] {
        let body = CONTACT_FORM.replace("Ada Lovelace", name).replace("Hello", "two\\nlines, \\\"quoted\\\"");
        assert_eq!(app.post_json(CONTACT, &body).await.status, 200);
    }
    app
}

async fn fresh(url: &str) -> Store {
    let store = Store::open(url).await.unwrap();
    store.migrate().await.unwrap();
    store
}

#[tokio::test]
async fn a_backup_is_restored_into_the_other_kind_of_database_and_back() {
    let app = filled().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("site.backup");
    let taken = backup(&app.state.store, &file, NOW).await.unwrap();
    assert_eq!((taken["leads"].rows, taken["outbox"].rows), (3, 6));
    for table in ["documents", "document_revisions", "content_media", "document_drafts", "document_plans"] {
        assert!(taken[table].rows > 0, "{table}");
    }

    let other = fresh(&format!("sqlite://{}", folder.path().join("other.db").display())).await;
    assert_eq!(restore(&other, &file, false).await.unwrap(), taken);
    let again = folder.path().join("again.backup");
    assert_eq!(backup(&other, &again, NOW).await.unwrap(), taken);
    other.close().await;

    let database = Database::new().await;
    let back = fresh(&database.url).await;
    assert_eq!(restore(&back, &again, false).await.unwrap(), taken);
    assert_eq!(back.leads_after("", 9).await.unwrap(), app.leads().await);
}

#[tokio::test]
async fn a_backup_is_consistent_while_leads_are_received() {
    let app = filled().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("site.backup");
    let load = async {
        for number in 0..40 {
            let form = CONTACT_FORM.replace("ada@", &format!("ada{number}@"));
            assert_eq!(app.post_json(CONTACT, &form).await.status, 200);
        }
    };
    let (taken, ()) = tokio::join!(backup(&app.state.store, &file, NOW), load);
    let taken = taken.unwrap();
    assert_eq!(taken["outbox"].rows, 2 * taken["leads"].rows, "a lead is in the backup with its mails");
    assert_eq!(app.leads().await.len(), 43);
    let database = Database::new().await;
    let store = fresh(&database.url).await;
    assert_eq!(restore(&store, &file, false).await.unwrap(), taken);
}

#[tokio::test]
async fn a_broken_backup_changes_nothing() {
    let app = filled().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("site.backup");
    backup(&app.state.store, &file, NOW).await.unwrap();
    let whole = std::fs::read_to_string(&file).unwrap();
    let (without_foot, _) = whole.trim_end().rsplit_once('\n').unwrap();
    let row = whole.lines().position(|line| line.contains("engines.example")).unwrap();
    for (text, problem) in [
        (without_foot.to_owned(), "before its last line".to_owned()),
        (whole.replace("+17045550101", "+17045550102"), "the rows do not add up to this".to_owned()),
        (whole.replacen("\n[", "\n[7,", 1), "a row of another width than its table".to_owned()),
        (whole.replacen("\"backup\":1", "\"backup\":2", 1), "a backup of a later version".to_owned()),
        ("PK\u{3}\u{4}".to_owned(), "this is no backup".to_owned()),
        (whole.lines().skip(row).collect::<Vec<_>>().join("\n"), "this is no backup".to_owned()),
    ] {
        let broken = folder.path().join("broken.backup");
        std::fs::write(&broken, text).unwrap();
        let error = restore(&app.state.store, &broken, true).await.unwrap_err();
        assert!(matches!(error, BackupError::Broken { .. }) && error.to_string().contains(&problem), "{error}");
    }
    let later = whole.replacen("\"migrations\":[200", "\"migrations\":[200,9999", 1);
    std::fs::write(&file, later).unwrap();
    let error = restore(&app.state.store, &file, true).await.unwrap_err();
    assert!(matches!(error, BackupError::LaterVersion { migration: 9999 }), "{error}");
    assert_eq!(app.leads().await.len(), 3);
}

#[tokio::test]
async fn a_database_with_data_is_replaced_only_with_replace() {
    let app = filled().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("site.backup");
    let taken = backup(&app.state.store, &file, NOW).await.unwrap();
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    let error = restore(&app.state.store, &file, false).await.unwrap_err();
    assert!(matches!(error, BackupError::NotEmpty { .. }), "{error}");
    assert_eq!(app.leads().await.len(), 4);
    assert_eq!(restore(&app.state.store, &file, true).await.unwrap(), taken);
    assert_eq!(app.leads().await.len(), 3);
}

#[tokio::test]
#[cfg(unix)]
async fn a_backup_replaces_a_link_or_a_readable_file() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
    let app = TestApp::new().await;
    let folder = tempfile::tempdir().unwrap();
    let (file, victim) = (folder.path().join("site.backup"), folder.path().join("victim"));
    std::fs::write(&victim, "kept").unwrap();
    std::fs::set_permissions(&victim, std::fs::Permissions::from_mode(0o666)).unwrap();
    // Links under every guessable name, and under the backup's own.
    for name in ["site.part", "site.backup.part", "site.backup"] {
        symlink(&victim, folder.path().join(name)).unwrap();
    }
    for _ in 0..2 {
        backup(&app.state.store, &file, NOW).await.unwrap();
        let about = std::fs::symlink_metadata(&file).unwrap();
        assert!(about.is_file() && about.mode() & 0o777 == 0o600, "{about:?}");
        // An existing file that everybody can read is replaced.
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&victim).unwrap(), "kept");
    let left = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left, 4, "no unfinished file is left");
}

#[tokio::test]
#[cfg(unix)]
async fn a_backup_does_not_replace_a_pipe_folder_or_open_file() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let app = TestApp::new().await;
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let mode = rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR;
    rustix::fs::mknodat(rustix::fs::CWD, at("pipe"), rustix::fs::FileType::Fifo, mode, 0).unwrap();
    std::fs::create_dir(at("folder")).unwrap();
    // `/dev/stdout` is such a link, to a plain file where the shell redirects the output into one.
    let open = std::fs::File::create(at("open")).unwrap();
    symlink(format!("/proc/self/fd/{}", std::os::fd::AsRawFd::as_raw_fd(&open)), at("stdout")).unwrap();
    for target in ["pipe", "folder"] {
        symlink(at(target), at(&format!("to-{target}"))).unwrap();
    }
    for name in ["pipe", "folder", "to-pipe", "to-folder", "stdout"] {
        let before = std::fs::symlink_metadata(at(name)).unwrap().file_type();
        let error = backup(&app.state.store, &at(name), NOW).await.unwrap_err();
        let expected = format!("{}: not a regular file; name another file for the backup", at(name).display());
        assert_eq!(error.to_string(), expected);
        assert_eq!(std::fs::symlink_metadata(at(name)).unwrap().file_type(), before, "{name}");
    }
    assert!(std::fs::metadata(at("pipe")).unwrap().file_type().is_fifo());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 6, "no unfinished file is left");
    let error = backup(&app.state.store, "-".as_ref(), NOW).await.unwrap_err();
    assert!(matches!(error, BackupError::StandardOutput), "{error}");
}
