//! The program itself: start, signals, exit codes and the command line.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use sqlx::Connection;
use tempfile::TempDir;

use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, SITE, example_content, fixture_dist};

/// Longer than all timeouts of the server together, on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(150);

/// A folder with the fixture's settings, for one process at a time.
pub(crate) struct Place {
    pub(crate) folder: TempDir,
}

impl Place {
    /// Creates a folder with the example's pages in its database.
    pub(crate) fn new() -> Self {
        let place = Self::without_pages();
        place.ok(&format!("content import {} --only pages", example_content().display()));
        place
    }

    /// Creates a folder without a database.
    pub(crate) fn without_pages() -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("site.toml"), SITE).unwrap();
        Self { folder }
    }

    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_server"));
        command
            .args(arguments)
            .current_dir(self.folder.path())
            .env_clear()
            .env("PORT", "0")
            .env("METRICS", "off")
            .env("WEB_DIST", fixture_dist())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> (bool, String, String) {
        let output = self.command(arguments).env("LOG", "error").output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.success(), text(output.stdout), text(output.stderr))
    }

    /// Runs a command that succeeds, with arguments without spaces. Returns its standard output.
    #[track_caller]
    pub(crate) fn ok(&self, line: &str) -> String {
        let (success, out, error) = self.run(&line.split(' ').collect::<Vec<_>>());
        assert!(success, "{line}: {error}");
        out
    }

    /// Runs a command that fails, with arguments without spaces. Returns its standard error.
    #[track_caller]
    pub(crate) fn fails(&self, line: &str) -> String {
        let (success, out, error) = self.run(&line.split(' ').collect::<Vec<_>>());
        assert!(!success, "{line}: {out}");
        error
    }

    pub(crate) fn serve(&self) -> Running {
        self.start(&mut self.command(&[]))
    }

    /// Starts the server with additional environment variables.
    pub(crate) fn serve_with(&self, environment: &[(&str, &str)]) -> Running {
        self.start(self.command(&[]).envs(environment.iter().copied()))
    }

    pub(crate) fn start(&self, command: &mut Command) -> Running {
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim_end().strip_prefix("Listening on http://").unwrap_or_else(|| panic!("{line:?}"));
        Running { address: address.to_owned(), child }
    }
}

pub(crate) struct Running {
    child: Child,
    pub(crate) address: String,
}

impl Running {
    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    pub(crate) fn exchange(&self, request: &str) -> String {
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.exchange(&get(path))
    }

    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
    }

    /// Stops the server. Returns success and the standard error.
    pub(crate) fn stop(self) -> (bool, String) {
        self.signal("TERM");
        self.end()
    }

    pub(crate) fn has_ended(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }

    /// Waits for the end. Returns success and the standard error.
    pub(crate) fn end(mut self) -> (bool, String) {
        let status = self.child.wait().unwrap();
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (status.success(), log)
    }
}

pub(crate) fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
}

pub(crate) fn post(body: &str) -> String {
    post_json(CONTACT, body)
}

pub(crate) fn post_json(path: &str, body: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

#[test]
fn the_server_starts_serves_and_stops_on_either_signal() {
    for signal in ["TERM", "INT"] {
        let place = Place::new();
        let running = place.serve();
        let answer = running.get("/about");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer:.200}");
        running.signal(signal);
        let (success, log) = running.end();
        assert!(success && log.contains("stopped"), "{signal}: {log}");
        let left = std::fs::metadata(place.folder.path().join("data/site.db-wal")).map_or(0, |log| log.len());
        assert_eq!(left, 0, "the write-ahead log is written back");
    }
}

#[test]
fn link_of_the_first_owner_is_printed_only_to_a_terminal() {
    let place = Place::new();
    let running = place.serve();
    let (_, log) = running.stop();
    assert!(log.contains("server users invite ADDRESS --role owner") && !log.contains("/admin/link"), "{log}");

    // Runs a command in a new terminal, which ends with it.
    let mut terminal = Command::new("script")
        .args(["-qec", env!("CARGO_BIN_EXE_server"), "/dev/null"])
        .current_dir(place.folder.path())
        .envs([("PORT", "0"), ("METRICS", "off")])
        .env("WEB_DIST", fixture_dist())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(terminal.stdout.take().unwrap()).lines().map(Result::unwrap);
    let link = lines.into_iter().find(|line| line.contains("/admin/link#")).unwrap();
    terminal.kill().unwrap();
    terminal.wait().unwrap();
    let token = link.trim().split_once('#').unwrap().1.as_bytes();
    for file in ["site.db", "site.db-wal"] {
        let bytes = std::fs::read(place.folder.path().join("data").join(file)).unwrap_or_default();
        assert!(!bytes.windows(token.len()).any(|part| part == token), "the database has the token only as a hash");
    }
    assert!(place.ok("users invite ada@acme.example --role owner").contains("is invited as owner"));
    let running = place.serve();
    assert!(!running.stop().1.contains("has no owner yet"));
}

#[test]
fn a_running_request_finishes_before_the_server_stops() {
    let place = Place::new();
    let running = place.serve();
    let request = post(CONTACT_FORM).replace("Host: x", "Host: x\r\nExpect: 100-continue");
    let (head, body) = request.split_once("\r\n\r\n").unwrap();
    let mut stream = running.connect();
    stream.write_all(format!("{head}\r\n\r\n").as_bytes()).unwrap();
    let mut waiting = [0; "HTTP/1.1 100 Continue\r\n\r\n".len()];
    stream.read_exact(&mut waiting).unwrap();
    running.signal("TERM");
    // Soon, no new connection is accepted.
    while TcpStream::connect(&running.address).is_ok() {
        std::thread::sleep(Duration::from_millis(20));
    }
    stream.write_all(body.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(running.end().0);
    assert_eq!(place.ok("leads list").lines().count(), 1);
}

#[test]
fn an_idle_connection_does_not_delay_shutdown() {
    let place = Place::new();
    let running = place.serve();
    let mut kept = running.connect();
    kept.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut some = [0; 16];
    kept.read_exact(&mut some).unwrap();
    let started = Instant::now();
    assert!(running.stop().0);
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
}

#[test]
fn leads_are_listed_and_exported() {
    let place = Place::new();
    let running = place.serve();
    let body = CONTACT_FORM.replace("Hello", "=1+1, \\\"quoted\\\"");
    assert!(running.exchange(&post(&body)).starts_with("HTTP/1.1 200 OK"));
    // The command reads while the server writes.
    let list = place.ok("leads list");
    let line: Vec<&str> = list.trim_end().split("  ").collect();
    let [reference, _, "contact", "Ada Lovelace", "ada@engines.example", "+17045550101"] = line[..] else {
        panic!("{list}")
    };
    let csv = place.ok("leads export --format csv");
    let lines: Vec<&str> = csv.split("\r\n").collect();
    // The answers are between the sender and the circumstances.
    assert!(
        lines[0].starts_with("id,reference,createdAt,kind,fullName,email,phone,company,service,description,")
            && lines[0].ends_with(",consent,consentVersion,consentedAt,origin,campaign,event,suspect"),
        "{csv}"
    );
    assert!(
        lines[1].contains(
            "\",\"contact\",\"Ada Lovelace\",\"ada@engines.example\",\"'+17045550101\",\"Engines\",\"Generative AI\",\
             \"'=1+1, \"\"quoted\"\"\","
        ) && lines[1].contains(",\"true\",\"2025-06-01\",\"20")
            && lines[1].ends_with("Z\",\"/products/corx\",\"\",\"\",\"false\""),
        "{csv}"
    );
    let json: serde_json::Value = serde_json::from_str(&place.ok("leads export --format json")).unwrap();
    assert_eq!(json[0]["reference"], reference);
    assert_eq!(json[0]["description"], "=1+1, \"quoted\"");
    let (_, log) = running.stop();
    assert!(!log.contains("Lovelace") && !log.contains("ada@") && !log.contains("5550101"), "personal data in: {log}");
}

#[test]
fn migrate_reports_the_result() {
    let place = Place::without_pages();
    assert_eq!(place.ok("migrate"), "The database is up to date.\n");
    assert!(place.fails("migrate --seed").contains("content: no such folder"));
}

#[tokio::test]
async fn a_database_of_another_version_is_refused_with_advice() {
    for (migration, expected) in [
        (
            9999,
            "the database is of a later version (migration 9999): start that version, or restore a backup that was \
             made before it",
        ),
        (130, "the database was made by version 0.1.0, which has no conversion: set DATABASE_URL to a new database"),
    ] {
        let database = crate::harness::Database::new().await;
        let store = store::Store::open(&database.url).await.unwrap();
        store.migrate().await.unwrap();
        store.close().await;
        let mut connection = sqlx::AnyConnection::connect(&database.url).await.unwrap();
        let sql = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
                   select $1, description, success, checksum, execution_time from _sqlx_migrations";
        sqlx::query(sql).bind(migration).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let store = store::Store::open(&database.url).await.unwrap();
        assert_eq!(store.migrate().await.unwrap_err().to_string(), expected);
    }
}

#[test]
fn a_database_that_cannot_be_opened_is_reported_with_the_cause() {
    let place = Place::without_pages();
    place.ok("migrate");
    let at = |name: &str| place.folder.path().join(name);
    let whole = std::fs::read(at("data/site.db")).unwrap();
    std::fs::write(at("cut.db"), &whole[..5000]).unwrap();
    std::fs::create_dir(at("folder")).unwrap();
    std::fs::write(at("notes.txt"), "Milk, bread, and enough words for SQLite to read a header.\n".repeat(20)).unwrap();
    for (address, expected) in [
        ("sqlite://cut.db", "cut.db: error returned from database: (code: 11) database disk image is malformed"),
        ("sqlite://notes.txt", "notes.txt: error returned from database: (code: 26) file is not a database"),
        ("sqlite://folder?mode=rwc", "folder: a folder has this name; name a file in it, such as site.db"),
        ("sqlite://none.db?mode=ro", "none.db: error returned from database: (code: 14) unable to open database file"),
    ] {
        let output = place.command(&["migrate"]).env("DATABASE_URL", address).env("LOG", "error").output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.success(), error), (false, format!("database file {expected}\n")), "{address}");
    }
}

#[test]
fn server_without_pages_answers_503() {
    let place = Place::without_pages();
    let running = place.serve();
    for path in ["/", "/about", "/nowhere"] {
        let answer = running.get(path);
        assert!(answer.starts_with("HTTP/1.1 503 ") && answer.ends_with("This site has no pages yet.\n"), "{answer}");
        assert!(answer.to_lowercase().contains("\r\nretry-after: 600\r\n"), "{answer}");
    }
    assert!(running.get("/readyz").starts_with("HTTP/1.1 200 "));
    assert!(running.stop().0);
}

#[test]
fn check_prints_the_version_of_the_time_zone_database() {
    let out = Place::without_pages().ok("check");
    let version = out.trim_end().strip_prefix("The settings are in order. Time zone database: ");
    assert!(version.is_some_and(|version| version.trim_end_matches('.') >= "2026f"), "{out}");
}

#[test]
fn a_missing_public_origin_and_an_unexpected_proxy_are_warned_about_once() {
    let forwarded = "GET /readyz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n\r\n";
    let (origin, proxy) = ("set PUBLIC_URL to the public origin", "set [server] trusted_proxies");
    for (settings, expected) in [
        (SITE.replace("public_url = \"https://www.acme.example\"", ""), [1, 1]),
        (format!("{SITE}\ntrusted_proxies = 1"), [0, 0]),
    ] {
        let place = Place::new();
        std::fs::write(place.folder.path().join("site.toml"), settings).unwrap();
        let running = place.serve();
        for request in [&get("/readyz"), forwarded, forwarded] {
            running.exchange(request);
        }
        let (_, log) = running.stop();
        assert_eq!([origin, proxy].map(|warning| log.matches(warning).count()), expected, "{log}");
        assert!(!log.contains("203.0.113.7"), "{log}");
    }
}

#[test]
fn an_error_at_start_is_one_line() {
    let place = Place::without_pages();
    std::fs::write(place.folder.path().join("site.toml"), SITE.replace("2020", "true")).unwrap();
    let expected = "site.toml:5: brand.founded: invalid type: boolean `true`, expected a whole number\n";
    assert_eq!(place.fails("check"), expected);

    let place = Place::new();
    let running = place.serve();
    let port = running.address.rsplit(':').next().unwrap();
    for (variable, value, start, end) in [
        ("SITE_CONFIG", "none.toml", "none.toml: cannot be read: ", ""),
        ("WEB_DIST", "nowhere", "nowhere/client/.vite/manifest.json: ", "build it with scripts/build/web"),
        ("PORT", port, &format!("cannot listen on 127.0.0.1:{port}: "), ""),
    ] {
        let output = place.command(&[]).env(variable, value).env("LOG", "error").output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.starts_with(start) && error.contains(end) && error.lines().count() == 1, "{error}");
    }
    assert!(running.stop().0);
}

#[test]
fn a_slow_head_is_cut_off_and_a_slow_body_gets_408() {
    let place = Place::new();
    std::fs::write(place.folder.path().join("site.toml"), format!("{SITE}\nkeep_alive_seconds = 0")).unwrap();
    let running = place.serve();
    let mut stream = running.connect();
    let started = Instant::now();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n").unwrap();
    let mut slow_body = running.connect();
    slow_body.write_all(&post(CONTACT_FORM).as_bytes()[..200]).unwrap();
    assert!(stream.read_to_end(&mut Vec::new()).is_ok(), "the server closes the connection");
    // Not before the timeout; a busy machine may take longer.
    assert!(started.elapsed() > Duration::from_secs(8), "{:?}", started.elapsed());
    let mut answer = String::new();
    slow_body.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("\r\nconnection: close\r\n"), "{answer}");
    assert!(running.stop().0);
}

#[test]
fn an_endless_address_or_header_is_refused() {
    let place = Place::new();
    let running = place.serve();
    for request in [
        format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "a".repeat(20_000)),
        format!("GET / HTTP/1.1\r\nHost: x\r\nX-Long: {}\r\n\r\n", "a".repeat(20_000)),
    ] {
        let mut stream = running.connect();
        // The server may close the connection before all of it is sent.
        drop(stream.write_all(request.as_bytes()));
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer));
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer:.100}");
    }
    assert!(running.get("/healthz").contains("alive"));
    assert!(running.stop().0);
}

#[test]
fn an_unknown_host_and_a_foreign_origin_are_logged_without_flooding_the_log() {
    let place = Place::new();
    let running = place.serve_with(&[("LOG", "info")]);
    for number in 0..20 {
        let own = "GET /about HTTP/1.1\r\nHost: www.acme.example\r\nConnection: close\r\n\r\n";
        assert!(running.exchange(own).starts_with("HTTP/1.1 200"));
        let host = format!("Host: other-{number}.example");
        assert!(running.exchange(&get("/about").replace("Host: x", &host)).starts_with("HTTP/1.1 200"));
        let foreign = post(CONTACT_FORM).replace("Host: x", "Host: www.acme.example\r\nOrigin: https://evil.example");
        assert!(running.exchange(&foreign).starts_with("HTTP/1.1 403"));
    }
    let (_, log) = running.stop();
    assert_eq!(log.matches("a request names another host than PUBLIC_URL").count(), 5, "{log}");
    assert_eq!(log.matches("a request from another site's page was refused").count(), 5, "{log}");
    assert!(log.contains("https://evil.example") && !log.contains("engines.example"), "{log}");
}
