//! A fresh app on a fresh database for each test, and requests to it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use bytes::Bytes;
use content::{Folder, ImportOptions, import_read};
use http_body_util::BodyExt;
use model::DocumentKind;
use model::clock::Clock;
use serde_json::{Value, json};
use server::AppState;
use server::app::serve::serve;
use server::app::state::Parts;
use server::config::{Config, Environment};
use server::http::assets::{Assets, BrandFiles};
use server::render::{CacheKey, EngineLimits, Manifest, Pool};
use server::work::jobs::delivery_worker;
use server::work::outbox::{Channel, DeliveryLimits, Worker};
use sqlx::Connection;
use store::{Lead, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::{OnceCell, oneshot};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tower::ServiceExt;

/// Settings of the test company, with a fictitious origin.
pub(crate) const SITE: &str = include_str!("../fixtures/site.toml");
/// The contact endpoint, with that company's short name.
pub(crate) const CONTACT: &str = "/api/acme-contact-us/";
/// 2026-11-21, a day between the two landings' events.
pub(crate) const NOW: i64 = 1_795_219_200_000;
pub(crate) const DAY_MS: i64 = 86_400_000;

/// Returns the root of the workspace.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the fixture's web build.
pub(crate) fn fixture_dist() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/dist")
}

/// Returns the fixture's bundle with code prepended that changes its behaviour.
pub(crate) fn bundle(prefix: &str) -> String {
    let bundle = std::fs::read_to_string(fixture_dist().join("server/entry-server.js")).unwrap();
    format!("{prefix}\n{bundle}")
}

pub(crate) fn empty_environment() -> Environment {
    Environment::read(|_| None).unwrap()
}

pub(crate) fn environment(variables: &[(&str, &str)]) -> Environment {
    let value = |name: &str| variables.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_owned());
    Environment::read(value).unwrap()
}

const SQLITE_FILE: &str = "site.db";

/// A database for one test.
pub(crate) struct Database {
    pub(crate) url: String,
    admin: Option<(String, String)>,
    folder: Option<TempDir>,
}

/// A database with the example's pages and the fixture's landings, from which most tests start. Made once.
enum Prepared {
    /// The bytes of the file.
    Sqlite(Vec<u8>),
    /// The name of the database.
    Postgres(String),
}

impl Prepared {
    async fn make() -> Self {
        let mut database = Database::new().await;
        let store = Store::open(&database.url).await.unwrap();
        store.migrate().await.unwrap();
        import_pages(&store, &example_content()).await;
        import_landings(&store).await;
        store.close().await;
        match &database.folder {
            Some(folder) => Self::Sqlite(std::fs::read(folder.path().join(SQLITE_FILE)).unwrap()),
            None => Self::Postgres(database.admin.take().unwrap().1),
        }
    }
}

impl Database {
    /// Creates a copy of the prepared database.
    async fn prepared() -> Self {
        static PREPARED: OnceCell<Prepared> = OnceCell::const_new();
        match PREPARED.get_or_init(Prepared::make).await {
            Prepared::Sqlite(bytes) => {
                let database = Self::new().await;
                let folder = database.folder.as_ref().unwrap();
                std::fs::write(folder.path().join(SQLITE_FILE), bytes).unwrap();
                database
            }
            Prepared::Postgres(template) => Self::create(Some(template)).await,
        }
    }

    /// Creates an empty database.
    pub(crate) async fn new() -> Self {
        Self::create(None).await
    }

    async fn create(template: Option<&str>) -> Self {
        sqlx::any::install_default_drivers();
        let admin = std::env::var("TEST_POSTGRES_URL").ok();
        if admin.is_none() && std::env::var("REQUIRE_POSTGRES").is_ok_and(|value| value == "1") {
            panic!("REQUIRE_POSTGRES=1, but TEST_POSTGRES_URL names no server");
        }
        let Some(admin) = admin else {
            let folder = tempfile::tempdir().unwrap();
            let url = format!("sqlite://{}", folder.path().join(SQLITE_FILE).display());
            return Self { url, admin: None, folder: Some(folder) };
        };
        let name = format!("test_{}", uuid::Uuid::now_v7().simple());
        let mut connection = sqlx::AnyConnection::connect(&admin).await.unwrap();
        let create = format!("create database {name} template {}", template.unwrap_or("template1"));
        sqlx::query(sqlx::AssertSqlSafe(create)).execute(&mut connection).await.unwrap();
        let (server, _) = admin.rsplit_once('/').unwrap();
        Self { url: format!("{server}/{name}"), admin: Some((admin, name)), folder: None }
    }

    pub(crate) fn is_sqlite(&self) -> bool {
        self.folder.is_some()
    }
}

impl Drop for Database {
    /// Drops the database of a test that passed; that of a failed one stays for inspection.
    fn drop(&mut self) {
        let Some((admin, name)) = self.admin.take() else { return };
        if std::thread::panicking() {
            return;
        }
        // A thread inside the test's runtime must not block on a future.
        let dropping = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let mut connection = sqlx::AnyConnection::connect(&admin).await.unwrap();
                let drop = format!("drop database {name} with (force)");
                sqlx::query(sqlx::AssertSqlSafe(drop)).execute(&mut connection).await.unwrap();
            });
        });
        dropping.join().unwrap();
    }
}

/// Delivers all due messages. Returns the number of leased messages.
pub(crate) async fn deliver_due(worker: &Worker) -> usize {
    let mut all = 0;
    loop {
        let taken = worker.start_due().await.unwrap();
        worker.finish().await;
        if taken == 0 {
            return all;
        }
        all += taken;
    }
}

/// Returns the folder shared by the content tests.
pub(crate) fn fixture_content() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/content")
}

pub(crate) fn example_content() -> PathBuf {
    root().join("content")
}

/// Imports the pages, menus, lists and redirects of a folder, which every site requires, unless there are some.
pub(crate) async fn import_pages(store: &Store, folder: &Path) {
    import_missing(store, DocumentKind::Page, folder, "pages").await;
}

/// Imports the fixture's landings, unless there are some.
async fn import_landings(store: &Store) {
    import_missing(store, DocumentKind::Landing, &fixture_content(), "landings").await;
}

async fn import_missing(store: &Store, kind: DocumentKind, folder: &Path, part: &str) {
    if !store.document_kinds().await.unwrap().contains(&kind) {
        let documents = Folder::read_part(folder, Some(part)).unwrap();
        import_read(store, documents, ImportOptions::default(), NOW).await.unwrap();
    }
}

#[derive(Clone)]
pub(crate) struct TestApp {
    pub(crate) state: AppState,
    pub(crate) database: Arc<Database>,
    router: Router,
}

/// An app that listens on a port.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl Served {
    /// Shuts down as on a signal.
    pub(crate) async fn end(self) {
        self.stop.send(()).unwrap();
        self.serving.await.unwrap();
    }
}

/// Variations of the app under test.
pub(crate) struct Setup {
    pub(crate) bundle: String,
    pub(crate) dist: PathBuf,
    pub(crate) limits: EngineLimits,
    pub(crate) site: String,
    pub(crate) threads: usize,
    pub(crate) clock: Clock,
    /// True to import the fixture's landings.
    pub(crate) landings: bool,
    /// Folder whose pages, menus, lists and redirects are imported into an empty database.
    pub(crate) pages: PathBuf,
    pub(crate) environment: Environment,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            bundle: bundle(""),
            dist: fixture_dist(),
            limits: EngineLimits::default(),
            site: SITE.to_owned(),
            threads: 1,
            clock: Clock::Fixed(NOW),
            landings: true,
            pages: example_content(),
            environment: empty_environment(),
        }
    }
}

impl Setup {
    /// Returns the usual app behind a proxy that names the client, with further lines of the settings.
    pub(crate) fn behind_proxy(lines: &str) -> Self {
        let site = SITE.replace("[server]\n", &format!("{lines}\n[server]\ntrusted_proxies = 1\n"));
        Self { site, ..Self::default() }
    }

    /// Returns the usual app with a clock that the test sets.
    pub(crate) fn with_clock(now_ms: i64) -> (Self, &'static AtomicI64) {
        let at: &'static AtomicI64 = Box::leak(Box::new(AtomicI64::new(now_ms)));
        (Self { clock: Clock::Set { at, start: Instant::now() }, ..Self::default() }, at)
    }

    /// Returns the usual app at an instant.
    pub(crate) fn at(now_ms: i64) -> Self {
        Self { clock: Clock::Fixed(now_ms), ..Self::default() }
    }
}

impl TestApp {
    pub(crate) async fn new() -> Self {
        Self::with(Setup::default()).await
    }

    pub(crate) async fn with_bundle(prefix: &str) -> Self {
        Self::with(Setup { bundle: bundle(prefix), ..Setup::default() }).await
    }

    pub(crate) async fn with(setup: Setup) -> Self {
        let is_prepared = setup.landings && setup.pages == example_content();
        let database = if is_prepared { Database::prepared().await } else { Database::new().await };
        Self::start(setup, database).await
    }

    /// Creates another app on the same database, as after a restart or on a second machine.
    pub(crate) async fn on(setup: Setup, url: &str) -> Self {
        Self::start(setup, Database { url: url.to_owned(), admin: None, folder: None }).await
    }

    async fn start(setup: Setup, database: Database) -> Self {
        let store = Store::open(&database.url).await.unwrap();
        store.migrate().await.unwrap();
        import_pages(&store, &setup.pages).await;
        if setup.landings {
            import_landings(&store).await;
        }
        let config = Config::parse("site.toml".as_ref(), &setup.site, &setup.environment).unwrap();
        let parts = Parts {
            store,
            renderer: Pool::start(Arc::from(setup.bundle), setup.threads, setup.limits).unwrap(),
            assets: Assets::load(&setup.dist, BrandFiles::default()).unwrap(),
            manifest: Manifest::read(&setup.dist).unwrap(),
            config,
            clock: setup.clock,
            local_origin: "http://127.0.0.1:8080".to_owned(),
            program: env!("CARGO_BIN_EXE_server").into(),
        };
        let state = AppState::new(parts).await.unwrap();
        let router = server::build_app(state.clone());
        Self { router, state, database: Arc::new(database) }
    }

    /// Returns the app's router, for concurrent requests.
    pub(crate) fn router(&self) -> Router {
        self.router.clone()
    }

    /// Returns true when the page of a path without a query is cached now.
    pub(crate) async fn is_cached(&self, path: &str) -> bool {
        let key = CacheKey { path: path.to_owned(), query: String::new(), edition: self.state.edition() };
        self.state.responses.get(&key).await.is_some()
    }

    /// Serves the app on a port, as visitors reach it.
    pub(crate) async fn serve(&self) -> Served {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let (app, keep_alive) = (server::build_app(self.state.clone()), self.state.config().service.keep_alive);
        let serving = tokio::spawn(serve(listener, app, keep_alive, async { drop(stopped.await) }));
        Served { address, stop, serving }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let request_line = format!("{} {}", request.method(), request.uri());
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        Answer { request_line, status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn get(&self, uri: &str) -> Answer {
        self.request(Method::GET, uri, &[], "").await
    }

    pub(crate) async fn get_with(&self, uri: &str, headers: &[(&str, &str)]) -> Answer {
        self.request(Method::GET, uri, headers, "").await
    }

    pub(crate) async fn post_json(&self, uri: &str, body: &str) -> Answer {
        self.request(Method::POST, uri, &[("content-type", "application/json")], body).await
    }

    pub(crate) async fn post_json_with_key(&self, uri: &str, key: &str, body: &str) -> Answer {
        let headers = [("content-type", "application/json"), ("idempotency-key", key)];
        self.request(Method::POST, uri, &headers, body).await
    }

    pub(crate) async fn post_form(&self, uri: &str, body: &str) -> Answer {
        self.request(Method::POST, uri, &[("content-type", "application/x-www-form-urlencoded")], body).await
    }

    pub(crate) async fn request(&self, method: Method, uri: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut request = Request::builder().method(method).uri(uri);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::from(body.to_owned())).unwrap()).await
    }

    /// Queries one text column directly, in the order of `order by`.
    pub(crate) async fn column(&self, sql: &'static str) -> Vec<String> {
        let mut connection = sqlx::AnyConnection::connect(&self.database.url).await.unwrap();
        sqlx::query_scalar(sql).fetch_all(&mut connection).await.unwrap()
    }

    /// Changes the database directly.
    pub(crate) async fn execute(&self, sql: &str) {
        let mut connection = sqlx::AnyConnection::connect(&self.database.url).await.unwrap();
        sqlx::query(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    }

    /// Raises the version of the content, as another server's import does.
    pub(crate) async fn raise_content_version(&self) {
        self.execute("update content_version set version = version + 1 where id = 1").await;
    }

    pub(crate) async fn leads(&self) -> Vec<Lead> {
        self.state.store.leads_after("", 1000).await.unwrap()
    }

    /// Closes an app that shares another's database.
    pub(crate) async fn close(self) {
        self.state.store.close().await;
    }
}

/// Delivers the due messages of a channel with the server's own limits.
pub(crate) async fn deliver(app: &TestApp, channel: Channel) {
    deliver_due(&delivery_worker(&app.state, channel, DeliveryLimits::default()).unwrap()).await;
}

/// Returns a member of each entry of a list.
pub(crate) fn each<'a>(list: &'a Value, member: &str) -> Vec<&'a Value> {
    list.as_array().unwrap().iter().map(|entry| &entry[member]).collect()
}

/// Fails unless a value has these members, at any depth; null also stands for a missing member.
#[track_caller]
pub(crate) fn assert_has(found: &Value, expected: &Value) {
    fn has(found: &Value, expected: &Value) -> bool {
        match expected.as_object() {
            Some(members) => members.iter().all(|(name, member)| has(&found[name], member)),
            None => found == expected,
        }
    }
    assert!(has(found, expected), "{found} has other values than {expected}");
}

/// A whole response.
#[derive(Debug)]
pub(crate) struct Answer {
    request_line: String,
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    /// Returns the answer if it has a status.
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}: {}", self.request_line, String::from_utf8_lossy(&self.body));
        self
    }

    /// Returns the answer if it has a header.
    #[track_caller]
    pub(crate) fn with(self, name: &str, value: &str) -> Self {
        assert_eq!(self.header(name), Some(value), "{name} of {}", self.request_line);
        self
    }

    /// Fails unless the answer is a problem that has only a detail.
    #[track_caller]
    pub(crate) fn assert_problem(&self, status: u16, detail: &str) {
        let title = StatusCode::from_u16(status).unwrap().canonical_reason();
        let problem = json!({ "type": "about:blank", "title": title, "status": status, "detail": detail });
        assert_eq!((self.status.as_u16(), self.json()), (status, problem), "{}", self.request_line);
        assert_eq!(self.header("content-type"), Some("application/problem+json"));
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    /// Returns the server's data of the first section of a kind on the page.
    pub(crate) fn section(&self, kind: &str) -> Value {
        let page = self.page_data()["page"].clone();
        let sections = page["document"]["sections"].as_array().unwrap_or_else(|| panic!("no sections in {page}"));
        let section = sections.iter().find(|section| section["kind"] == kind);
        section.unwrap_or_else(|| panic!("no section {kind} in {sections:?}"))["data"].clone()
    }

    /// Returns the structured data of a document's head.
    pub(crate) fn json_ld(&self) -> Vec<Value> {
        let text = self.text();
        let pieces = text.split("<script type=\"application/ld+json\">").skip(1);
        pieces.map(|piece| serde_json::from_str(piece.split_once("</script>").unwrap().0).unwrap()).collect()
    }

    /// Returns the data embedded in a page's HTML.
    pub(crate) fn page_data(&self) -> Value {
        let (_, rest) = self.text().split_once("<script type=\"application/json\" id=\"page-data\">").unwrap();
        let (json, _) = rest.split_once("</script>").unwrap();
        serde_json::from_str(json).unwrap()
    }
}
