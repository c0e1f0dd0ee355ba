//! Personal data is exported and erased on request, deleted at the end of its retention, and never logged.

use std::time::Duration;

use store::RetentionReport;
use tokio::time::timeout;

use crate::booking::{book, bookings};
use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, DAY_MS, NOW, Setup, TestApp};
use crate::process::{Place, get, post};

#[tokio::test]
async fn personal_data_is_found_and_erased_with_its_messages() {
    let app = TestApp::new().await;
    let other = CONTACT_FORM.replace("ada@engines", "grace@engines");
    for form in [CONTACT_FORM, &other, &CONTACT_FORM.replace("ada@", "Ada@")] {
        assert_eq!(app.post_json(CONTACT, form).await.status, 200);
    }
    let store = &app.state.store;
    let known = store.personal_data(" ADA@engines.example ").await.unwrap();
    assert_eq!((known.leads.len(), known.bookings.len(), known.messages), (2, 0, 4));
    assert_eq!(known.leads[0].consent_version.as_deref(), Some("2025-06-01"));
    assert_eq!(known.leads[0].consented_at, Some(NOW));
    let erased = store.erase_person("ada@engines.example", NOW).await.unwrap();
    assert_eq!((erased.leads, erased.bookings, erased.messages), (2, 0, 4));
    assert_eq!(erased.message_ids, known.message_ids);
    let known = store.personal_data("ada@engines.example").await.unwrap();
    assert_eq!((known.leads.len(), known.messages), (0, 0));
    assert_eq!(app.leads().await.len(), 1, "other people's rows stay");
    assert_eq!(app.column("select body from outbox where body like '%ada@%'").await, [""; 0]);
}

#[tokio::test]
async fn a_person_with_many_leads_is_counted_exported_and_erased_in_seconds_among_many_messages() {
    let app = TestApp::new().await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    // With a search of all messages for each lead, this takes minutes.
    let numbers =
        |last| format!("with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < {last})");
    let columns = "created_at, kind, full_name, email, phone, company, service, description, consent, suspect";
    app.execute(&format!(
        "insert into leads (id, reference, {columns}) {} \
         select 'l' || n, 'r' || n, {columns} from numbers, leads where reference like 'L-%'",
        numbers(1000)
    ))
    .await;
    app.execute(&format!(
        "insert into outbox (id, subject_kind, subject_id, kind, body, state, created_at, due_at, attempts) {} \
         select 'm' || n, 'lead', 'other' || n, 'mail', 'a', 'delivered', {NOW}, {NOW}, 1 from numbers",
        numbers(30_000)
    ))
    .await;
    let store = &app.state.store;
    let work = async {
        let data = store.personal_data("ada@engines.example").await.unwrap();
        assert_eq!((data.leads.len(), data.messages), (1001, 2));
        assert_eq!(store.erase_person("ada@engines.example", NOW).await.unwrap().leads, 1001);
    };
    timeout(Duration::from_secs(30), work).await.expect("each lead reads all messages");
}

#[tokio::test]
async fn an_erased_booking_is_cancelled_blank_and_its_slot_is_free() {
    let app = TestApp::new().await;
    let (day, time) = ("2027-10-12", "10:30 AM-11:00 AM");
    assert_eq!(book(&app, day, time).await.status, 200);
    assert_eq!(book(&app, day, time).await.status, 409);
    let store = &app.state.store;
    let known = store.personal_data("ada@engines.example").await.unwrap();
    assert_eq!((known.leads.len(), known.bookings.len()), (0, 1));
    assert!(known.messages > 0 && known.bookings[0].cancelled_at.is_none(), "{known:?}");
    let erased = store.erase_person("ada@engines.example", NOW).await.unwrap();
    assert_eq!((erased.bookings, erased.messages), (1, u64::try_from(known.messages).unwrap()));
    let booking = bookings(store).await.pop().unwrap();
    let visitor = &booking.visitor;
    assert_eq!([&visitor.full_name, &visitor.email, &visitor.phone], ["", "", ""]);
    assert_eq!(booking.cancelled_at, Some(NOW));
    assert_eq!(book(&app, day, time).await.status, 200, "another visitor has the slot");
}

#[tokio::test]
async fn a_booking_past_its_retention_is_blank() {
    let app = TestApp::new().await;
    assert_eq!(book(&app, "2027-10-12", "10:30 AM-11:00 AM").await.status, 200);
    let report = app.state.store.delete_expired(24, NOW + 800 * DAY_MS).await.unwrap();
    assert_eq!((report.leads, report.bookings), (0, 1));
    assert_eq!(bookings(&app.state.store).await[0].visitor.email, "");
    assert!(app.state.store.delete_expired(24, NOW + 800 * DAY_MS).await.unwrap().is_empty());
}

#[tokio::test]
async fn an_upcoming_meeting_keeps_its_visitor_and_reminder() {
    let app = TestApp::new().await;
    assert_eq!(book(&app, "2027-10-12", "10:30 AM-11:00 AM").await.status, 200);
    let store = &app.state.store;
    let reminders = "select kind from outbox where state = 'pending' and due_at > created_at";
    assert_eq!(app.column(reminders).await.len(), 1);
    let half_a_year = NOW + 190 * DAY_MS;
    store.delete_expired(6, half_a_year).await.unwrap();
    assert_eq!(bookings(store).await[0].visitor.email, "ada@engines.example");
    assert_eq!(app.column(reminders).await.len(), 1);
    // The day after the meeting's, when it is over in every time zone.
    let afterwards = NOW + 330 * DAY_MS;
    assert_eq!(store.delete_expired(6, afterwards).await.unwrap().bookings, 1);
    assert_eq!(bookings(store).await[0].visitor.email, "");
}

#[tokio::test]
async fn leads_past_their_retention_are_deleted() {
    let app = TestApp::new().await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    let later = TestApp::on(Setup::at(NOW + DAY_MS), &app.database.url).await;
    assert_eq!(later.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    later.close().await;
    let store = &app.state.store;
    // 24 months after the first one, to the millisecond, and one beyond.
    let two_years = NOW + 731 * DAY_MS;
    assert_eq!(store.delete_expired(24, two_years).await.unwrap(), RetentionReport::default());
    let one_lead = RetentionReport { leads: 1, bookings: 0, messages: 2 };
    assert_eq!(store.delete_expired(24, two_years + 1).await.unwrap(), one_lead);
    assert_eq!(app.leads().await.len(), 1);
    assert_eq!(store.delete_expired(12, two_years).await.unwrap(), one_lead);
}

#[test]
fn logs_and_metrics_contain_no_visitor_input() {
    let place = Place::new();
    let port = {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        free.local_addr().unwrap().port()
    };
    let metrics = format!("127.0.0.1:{port}");
    let mut command = place.command(&[]);
    // Debug level for our own code: the most that an operator would enable.
    command.env("METRICS", &metrics).env("LOG", "debug").env("SMTP_URL", "smtp://127.0.0.1:9?tls=none");
    let running = place.start(&mut command);
    let form = "fullName=Ada+Quennell&email=ada%40engines.example&phone=%2B17045550101&company=Engines\
                &description=Lovely+hush&privacy=on";
    let refused = form.replace("privacy=on", "");
    let post_form = |body: &str| {
        format!(
            "POST /api/acme-contact-us/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    let bad_json = r#"{"fullName":"Ada Quennell","email":7}"#;
    for (request, status) in [
        (post(CONTACT_FORM), "200"),
        (post_form(form), "303"),
        (post_form(&refused), "422"),
        (post(bad_json), "400"),
        (get("/search?q=ada@engines.example"), "200"),
        (get("/ada@engines.example"), "404"),
        (get("/contacts?email=ada@engines.example&from=Quennell"), "200"),
        (get("/api/event/ada@engines.example"), "404"),
        (get("/booking/quennell-0101"), "404"),
        (get("/content/quennell-0101.jpg"), "404"),
    ] {
        let answer = running.exchange(&request);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{request:.90}: {answer:.60}");
    }
    let mut scraped = String::new();
    let mut stream = std::net::TcpStream::connect(&metrics).unwrap();
    std::io::Write::write_all(&mut stream, get("/metrics").as_bytes()).unwrap();
    std::io::Read::read_to_string(&mut stream, &mut scraped).unwrap();
    assert!(scraped.contains("site_leads_total"), "{scraped}");
    let (success, log) = running.stop();
    assert!(success && log.contains("lead received") && log.contains("a delivery failed"), "{log}");
    for text in [&log, &scraped] {
        let text = text.to_lowercase();
        for typed in ["quennell", "ada@", "ada%40", "engines.example", "5550101", "lovely", "hush"] {
            let line = text.lines().find(|line| line.contains(typed));
            assert_eq!(line, None, "{typed}");
        }
    }

    let export: serde_json::Value = serde_json::from_str(&place.ok("privacy export ada@engines.example")).unwrap();
    assert_eq!(export["leads"].as_array().unwrap().len(), 2, "{export}");
    let erased = place.ok("privacy erase ada@engines.example");
    assert!(erased.starts_with("Erased: 2 leads, 0 bookings, 4 messages, 0 mail files."), "{erased}");
    assert_eq!(place.ok("leads list"), "");
    for file in ["site.db", "site.db-wal"] {
        let bytes = std::fs::read(place.folder.path().join("data").join(file)).unwrap_or_default();
        let found = bytes.windows(8).any(|window| window.eq_ignore_ascii_case(b"quennell"));
        assert!(!found, "{file} holds what was erased");
    }
}

#[test]
fn dead_letters_are_listed_without_their_content() {
    let place = Place::new();
    let running = place.serve();
    assert!(running.exchange(&post(CONTACT_FORM)).starts_with("HTTP/1.1 200"));
    assert!(running.stop().0);
    assert!(place.ok("outbox list").ends_with("0 given up, 0 due, 0 for later\n"));
    let files = std::fs::read_dir(place.folder.path().join("data/outbox")).unwrap().count();
    assert_eq!(files, 2, "both mails were written to files before the server stopped");
    assert!(place.fails("outbox retry none").starts_with("none: no message with this id was given up"));
    assert_eq!(place.ok("outbox retry"), "0 messages queued; a running server delivers them within seconds\n");
}

#[tokio::test]
async fn an_address_is_found_in_every_script_and_spelling() {
    let app = TestApp::new().await;
    let store = &app.state.store;
    // Written to the tables directly: earlier versions accepted these.
    for email in ["ÄDA@engines.example", "a\u{308}da@engines.example", "äda@Engines.example", "ada@engines.example"] {
        assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
        app.execute(&format!("update leads set email = '{email}' where email = 'ada@engines.example'")).await;
    }
    assert_eq!(book(&app, "2027-10-12", "10:30 AM-11:00 AM").await.status, 200);
    app.execute("update bookings set email = 'Äda@engines.example'").await;
    for email in ["äda@engines.example", "ÄDA@ENGINES.EXAMPLE", "A\u{308}DA@engines.example"] {
        let known = store.personal_data(email).await.unwrap();
        assert_eq!((known.leads.len(), known.bookings.len()), (3, 1), "{email}");
    }
    let erased = store.erase_person("äda@engines.example", NOW).await.unwrap();
    assert_eq!((erased.leads, erased.bookings), (3, 1));
    assert_eq!(app.leads().await.len(), 1, "other people's rows stay");
    assert_eq!(app.column("select event from taken_slots").await, [""; 0]);
    assert_eq!(store.erase_person("", NOW).await.unwrap().bookings, 0, "an empty address matches no one");
}

#[test]
fn mails_written_to_files_are_erased_too() {
    let place = Place::new();
    let running = place.serve();
    assert!(running.exchange(&post(CONTACT_FORM)).starts_with("HTTP/1.1 200"));
    assert!(running.exchange(&post(&CONTACT_FORM.replace("ada@", "grace@"))).starts_with("HTTP/1.1 200"));
    let outbox = place.folder.path().join("data/outbox");
    let mails = || {
        let entries = std::fs::read_dir(&outbox).into_iter().flatten().flatten();
        entries.filter(|entry| entry.path().extension().is_some_and(|extension| extension == "eml")).count()
    };
    // Shutdown waits for running deliveries, and due messages are sent at once.
    while mails() < 4 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert!(running.stop().0);
    let export: serde_json::Value = serde_json::from_str(&place.ok("privacy export ADA@engines.example")).unwrap();
    assert_eq!(export["mailFiles"].as_array().unwrap().len(), 2, "{export}");
    let erased = place.ok("privacy erase ADA@engines.example");
    assert!(erased.starts_with("Erased: 1 leads, 0 bookings, 2 messages, 2 mail files."), "{erased}");
    assert_eq!(mails(), 2, "other people's rows stay");
    // A file whose row is deleted already.
    std::fs::write(outbox.join("old.eml"), "To: Ada@engines.example\r\n\r\nHello\r\n").unwrap();
    let erased = place.ok("privacy erase ada@engines.example");
    assert!(erased.starts_with("Erased: 0 leads, 0 bookings, 0 messages, 1 mail files."), "{erased}");
    assert_eq!(place.ok("privacy erase ada@engines.example"), "No data about ada@engines.example is stored.\n");
    for command in ["export", "erase"] {
        assert!(place.fails(&format!("privacy {command} ada")).contains("ada: expected an e-mail address"));
    }
}

#[test]
#[cfg(unix)]
fn files_with_personal_data_are_readable_only_by_the_server() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let place = Place::new();
    let data = place.folder.path().join("data");
    let mode = |path: &str| std::fs::metadata(data.join(path)).unwrap().mode() & 0o777;
    let running = place.serve();
    assert!(running.exchange(&post(CONTACT_FORM)).starts_with("HTTP/1.1 200"));
    let mail = loop {
        let found = std::fs::read_dir(data.join("outbox")).into_iter().flatten().flatten();
        let names = found.map(|entry| entry.file_name().into_string().unwrap());
        if let Some(name) = names.into_iter().find(|name| name.ends_with(".eml")) {
            break format!("outbox/{name}");
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    };
    for file in ["site.db", "site.db-wal", "site.db-shm", &mail] {
        assert_eq!(mode(file), 0o600, "{file}");
    }
    assert_eq!((mode(""), mode("outbox")), (0o700, 0o700));
    assert!(running.stop().0);

    for (path, wide) in [("outbox", 0o775), ("site.db", 0o644), (mail.as_str(), 0o664)] {
        std::fs::set_permissions(data.join(path), std::fs::Permissions::from_mode(wide)).unwrap();
    }
    let running = place.serve();
    assert_eq!((mode("outbox"), mode("site.db"), mode(&mail)), (0o700, 0o600, 0o600));
    let (_, log) = running.stop();
    assert_eq!(log.matches("permissions tightened: other users could read this").count(), 3, "{log}");
}

#[test]
fn a_command_reports_a_missing_database_and_does_not_create_it() {
    let place = Place::without_pages();
    for words in
        [&["backup", "site.backup"][..], &["leads", "list"], &["content", "export", "copy"], &["outbox", "list"]]
    {
        let output = place.command(words).env("DATABASE_URL", "sqlite://gone/site.db").output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains("there is no database /"), "{words:?}: {said}");
        assert!(said.contains("gone/site.db; set DATABASE_URL"), "{said}");
    }
    assert!(!place.folder.path().join("gone").exists());
}

#[test]
#[cfg(unix)]
fn a_database_is_private_however_many_slashes_name_it() {
    use std::os::unix::fs::MetadataExt;
    for slashes in ["//", "///"] {
        let place = Place::without_pages();
        let file = place.folder.path().join("own/site.db");
        let url = format!("sqlite:{slashes}{}", file.display());
        let output = place.command(&["migrate"]).env("DATABASE_URL", &url).output().unwrap();
        assert!(output.status.success(), "{url}: {output:?}");
        assert_eq!(std::fs::metadata(&file).unwrap().mode() & 0o777, 0o600, "{url}");
        let entries = std::fs::read_dir(place.folder.path()).unwrap().count();
        assert_eq!(entries, 2, "{url}: only the settings and the database's folder");
    }
}
