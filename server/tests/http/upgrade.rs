//! Databases and backups of the release that stored events, news, posts, jobs and landings in separate tables.
//!
//! The backup holds `content` and `content-small` as imported by that release. Its events, jobs and one landing have no
//! history, as if imported by a release before it; a meeting is booked at the other landing.

use std::collections::BTreeMap;
use std::path::PathBuf;

use content::{ContentItem, Folder, SiteDocuments, export, import};
use serde_json::Value;
use server::backup::{backup, restore};
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use store::Store;

use crate::content_documents::{assert_same_files, bare_store, small_site};
use crate::harness::{Database, NOW, Setup, TestApp, fixture_content, root};

/// The last migration of that release.
const LAST_MIGRATION: i64 = 80;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/release-before-90.backup")
}

/// Returns the backup's rows by table, each with its columns and cells.
fn tables() -> Vec<(String, Vec<String>, Vec<Vec<Value>>)> {
    let text = std::fs::read_to_string(file()).unwrap();
    let mut tables: Vec<(String, Vec<String>, Vec<Vec<Value>>)> = Vec::new();
    for line in text.lines() {
        match serde_json::from_str(line).unwrap() {
            Value::Array(row) => tables.last_mut().unwrap().2.push(row),
            Value::Object(head) if head.contains_key("table") => {
                let columns = serde_json::from_value(head["columns"].clone()).unwrap();
                tables.push((head["table"].as_str().unwrap().to_owned(), columns, Vec::new()));
            }
            _ => {}
        }
    }
    tables
}

/// Returns a database as that release left it.
async fn earlier_database() -> Database {
    let database = Database::new().await;
    let url = if database.is_sqlite() { format!("{}?mode=rwc", database.url) } else { database.url.clone() };
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let all = Migrator::new(root().join("migrations").as_path()).await.unwrap();
    let earlier = all.iter().filter(|migration| migration.version <= LAST_MIGRATION).cloned();
    Migrator::with_migrations(earlier.collect()).run(&mut connection).await.unwrap();
    sqlx::query("delete from content_version").execute(&mut connection).await.unwrap();
    for (table, columns, rows) in tables() {
        for row in rows {
            let mut number = 0;
            let places = row.iter().map(|cell| {
                number += i32::from(!cell.is_null());
                if cell.is_null() { "null".to_owned() } else { format!("${number}") }
            });
            let places = places.collect::<Vec<_>>().join(", ");
            let sql = format!("insert into {table} ({}) values ({places})", columns.join(", "));
            let insert = row.iter().fold(sqlx::query(AssertSqlSafe(sql)), |insert, cell| match cell {
                Value::Number(number) => insert.bind(number.as_i64().unwrap()),
                Value::String(text) => insert.bind(text.clone()),
                Value::Object(bytes) => {
                    let digits = bytes["hex"].as_str().unwrap().as_bytes();
                    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap();
                    insert.bind(digits.chunks(2).map(byte).collect::<Vec<u8>>())
                }
                _ => insert,
            });
            insert.execute(&mut connection).await.unwrap();
        }
    }
    connection.close().await.unwrap();
    database
}

async fn migrated(url: &str) -> Store {
    let store = Store::open(url).await.unwrap();
    store.migrate().await.unwrap();
    store
}

/// Removes the values that differ from database to database.
fn comparable(site: SiteDocuments) -> SiteDocuments {
    let mut site = site;
    for item in &mut site.items {
        let card = std::mem::take(&mut item.card.id);
        assert_eq!(card.len(), 36);
        (item.card.created_at, item.card.updated_at) = (0, 0);
    }
    site.jobs.iter_mut().for_each(|job| job.updated_at = 0);
    site
}

/// Returns the documents as this release imports the same files.
async fn imported_anew() -> SiteDocuments {
    let (database, store) = bare_store().await;
    for folder in [fixture_content(), small_site()] {
        import(&store, &folder, false, NOW).await.unwrap();
    }
    let site = comparable(SiteDocuments::load(&store, NOW).await.unwrap());
    store.close().await;
    database.drop().await;
    site
}

#[tokio::test]
async fn an_earlier_database_is_upgraded_and_loses_nothing() {
    let database = earlier_database().await;
    let store = migrated(&database.url).await;
    let site = SiteDocuments::load(&store, NOW).await.unwrap();
    assert_eq!((site.items.len(), site.jobs.len(), site.landings.len(), site.skipped), (9, 3, 2, 0));

    // Every item keeps its id and its times.
    let (_, columns, rows) = tables().into_iter().find(|(table, ..)| table == "content_items").unwrap();
    let cell = |row: &[Value], name: &str| row[columns.iter().position(|column| column == name).unwrap()].clone();
    for row in &rows {
        let is_it = |item: &&ContentItem| item.card.slug.as_str() == cell(row, "slug");
        let card = &site.items.iter().find(is_it).unwrap().card;
        let found = (Value::from(card.id.as_str()), Value::from(card.created_at), Value::from(card.updated_at));
        assert_eq!(found, (cell(row, "id"), cell(row, "created_at"), cell(row, "updated_at")), "{}", card.slug);
    }
    assert_eq!(comparable(site), imported_anew().await);

    let history = store.revisions("blog", "first-post").await.unwrap();
    let authors: Vec<&str> = history.iter().map(|revision| revision.changed_by.as_str()).collect();
    assert_eq!(authors, ["server migrate", "server content import"]);

    // A document with a history keeps its file byte for byte; one without gets an equivalent file.
    let out = tempfile::tempdir().unwrap();
    export(store.snapshot().await.unwrap(), out.path()).await.unwrap();
    for folder in ["blog", "news", "media"] {
        assert_same_files(&fixture_content().join(folder), &out.path().join(folder));
    }
    assert_same_files(&small_site().join("pages"), &out.path().join("pages"));
    assert_eq!(Folder::read(out.path()).unwrap().documents.len(), 30);
    // The converted row differs in form from an imported one: the first import replaces it, the next one changes
    // nothing.
    let first = import(&store, out.path(), true, NOW).await.unwrap();
    assert_eq!((first.added.len(), first.removed.len()), (0, 0), "{first:?}");
    let again = import(&store, out.path(), true, NOW).await.unwrap();
    assert!(!again.is_different(), "{again:?}");
    let taken: BTreeMap<_, _> = backup(&store, &out.path().join("site.backup"), NOW).await.unwrap();
    for table in ["content_items", "jobs", "landings"] {
        assert!(!taken.contains_key(table), "{table}");
    }
    store.migrate().await.unwrap();
    store.close().await;

    let app = TestApp::on(Setup { landings: false, pages: small_site(), ..Setup::default() }, &database.url).await;
    for path in ["/events/summit-2025", "/blog/first-post", "/oracle-ai-world-2027", "/aiw25", "/content/dot.gif"] {
        assert_eq!(app.get(path).await.status, 200, "{path}");
    }
    let id = app.column("select id from documents where slug = 'summit-2025'").await.remove(0);
    assert_eq!(app.get(&format!("/api/event/{id}/")).await.status, 200);
    assert_eq!(app.column("select reference from bookings").await, ["B-7K3M9Q2"]);
    let taken = app.get("/api/book-slot-list/?event=oracle-ai-world-2027").await.json().to_string();
    assert!(taken.contains("2027-10-12"), "{taken}");
    app.close().await;
    database.drop().await;
}

#[tokio::test]
async fn an_earlier_backup_is_restored_and_upgraded() {
    let (database, store) = bare_store().await;
    let sums = restore(&store, &file(), false).await.unwrap();
    assert_eq!((sums["content_items"].rows, sums["bookings"].rows), (9, 1));
    assert_eq!(comparable(SiteDocuments::load(&store, NOW).await.unwrap()), imported_anew().await);
    assert_eq!(restore(&store, &file(), true).await.unwrap(), sums, "once more, over what is there");
    store.close().await;
    database.drop().await;
}
