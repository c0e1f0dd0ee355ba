//! Messages of a lead are delivered at least once, whatever the mail server and the workers do.

use std::time::Duration;

use server::work::jobs::delivery_worker;
use server::work::outbox::{Channel, DeliveryLimits, Worker};
use store::{LeaseTimes, Outbox, Outcome};

use crate::booking::{IN_THE_EVENT, book, bookings};
use crate::contact_json::CONTACT_FORM;
use crate::content_documents::replace;
use crate::content_import::{copy_of_fixture, import_into};
use crate::harness::{CONTACT, DAY_MS, NOW, SITE, Setup, TestApp, deliver_due, environment};
use crate::smtp_server::{SmtpServer, Turn, header, readable};

const LIMITS: DeliveryLimits = DeliveryLimits {
    command: Duration::from_millis(400),
    call: Duration::from_millis(400),
    attempt: Duration::from_secs(2),
};
const TIMES: LeaseTimes = LeaseTimes { lease_ms: 60_000, longest_pause_ms: 21_600_000 };
/// Longer than the longest pause between two attempts.
const LATER: i64 = 7 * 60 * 60 * 1000;

fn setup(server: &SmtpServer, now_ms: i64) -> Setup {
    Setup { environment: environment(&[("SMTP_URL", &server.url())]), ..Setup::at(now_ms) }
}

fn worker(app: &TestApp) -> Worker {
    delivery_worker(&app.state, Channel::Mail, LIMITS).unwrap()
}

async fn states(app: &TestApp) -> Vec<String> {
    app.column("select state from outbox order by id").await
}

/// Delivers the due messages of `app`'s database as of an instant.
async fn deliver_at(app: &TestApp, server: &SmtpServer, now_ms: i64) -> usize {
    let later = TestApp::on(setup(server, now_ms), &app.database.url).await;
    let looked_at = deliver_due(&worker(&later)).await;
    later.close().await;
    looked_at
}

#[tokio::test]
async fn a_lead_is_stored_with_its_mails_which_are_sent_once() {
    let server = SmtpServer::start(&[]);
    let app = TestApp::with(setup(&server, NOW)).await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    assert_eq!(states(&app).await, ["pending", "pending"]);
    assert_eq!(deliver_due(&worker(&app)).await, 2);
    assert_eq!(deliver_due(&worker(&app)).await, 0);
    assert_eq!(states(&app).await, ["delivered", "delivered"]);
    assert_eq!(app.column("select body from outbox").await, ["", ""], "the content of delivered messages is deleted");
    let mut ids: Vec<String> =
        server.accepted().iter().map(|mail| header(mail, "Message-ID").trim_matches(['<', '>']).to_owned()).collect();
    ids.sort();
    let rows = app.column("select id from outbox order by id").await;
    assert_eq!(ids, rows.iter().map(|id| format!("{id}@acme.example")).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_mail_is_retried_if_the_server_is_busy_stalls_or_drops() {
    let turns = [Turn::Busy, Turn::Stall, Turn::DropMidway, Turn::AcceptInSilence, Turn::Accept];
    let server = SmtpServer::start(&turns);
    let suspect = CONTACT_FORM.replace("\"privacy\"", "\"website\":\"x\",\"privacy\"");
    let app = TestApp::with(setup(&server, NOW)).await;
    assert_eq!(app.post_json(CONTACT, &suspect).await.status, 200);
    let mut now_ms = NOW;
    for attempt in 1..turns.len() {
        assert_eq!(deliver_at(&app, &server, now_ms).await, 1, "attempt {attempt}");
        assert_eq!(states(&app).await, ["pending"]);
        assert_eq!(deliver_at(&app, &server, now_ms + 1000).await, 0, "not retried immediately");
        let depth = app.state.store.outbox_depth(now_ms + 1000).await.unwrap();
        assert_eq!((depth.later, depth.waiting_since), (1, Some(NOW)), "since its first failure");
        now_ms += LATER;
    }
    let error = "the mail server hung up, or its answer was not understood";
    assert_eq!(app.column("select last_error from outbox").await, [error], "the last attempt");
    assert_eq!(deliver_at(&app, &server, now_ms).await, 1);
    assert_eq!(states(&app).await, ["delivered"]);
    let taken = server.accepted();
    assert_eq!(taken.len(), 2, "the server that dropped the reply accepted it too");
    assert_eq!(header(&taken[0], "Message-ID"), header(&taken[1], "Message-ID"), "with the same Message-ID");
}

#[tokio::test]
async fn a_refused_mail_becomes_dead_and_can_be_revived() {
    let server = SmtpServer::start(&[Turn::Refuse, Turn::Refuse, Turn::Refuse]);
    let suspect = CONTACT_FORM.replace("\"privacy\"", "\"website\":\"x\",\"privacy\"");
    let app = TestApp::with(setup(&server, NOW)).await;
    assert_eq!(app.post_json(CONTACT, &suspect).await.status, 200);
    for attempt in 0..4 {
        deliver_at(&app, &server, NOW + attempt * LATER).await;
    }
    assert_eq!(states(&app).await, ["dead"]);
    let letters = app.state.store.dead_letters().await.unwrap();
    assert_eq!((letters[0].attempts, letters[0].error.as_str()), (3, "the mail server answered 550"));
    let depth = app.state.store.outbox_depth(NOW + 4 * LATER).await.unwrap();
    assert_eq!((depth.dead, depth.due, depth.waiting_since), (1, 0, None));

    for unknown in ["no-such-id", ""] {
        assert_eq!(app.state.store.revive_dead(Some(unknown), NOW).await.unwrap(), 0);
    }
    assert_eq!(app.state.store.revive_dead(Some(&letters[0].id), NOW + 4 * LATER).await.unwrap(), 1);
    let depth = app.state.store.outbox_depth(NOW + 4 * LATER).await.unwrap();
    assert_eq!((depth.due, depth.waiting_since), (1, Some(NOW + 4 * LATER)), "counted anew");
    deliver_at(&app, &server, NOW + 4 * LATER).await;
    assert_eq!(states(&app).await, ["delivered"]);
    assert_eq!(server.accepted().len(), 1);
}

#[tokio::test]
async fn another_worker_leases_the_messages_of_a_killed_one_after_the_lease() {
    let server = SmtpServer::start(&[]);
    let app = TestApp::with(setup(&server, NOW)).await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    let store = &app.state.store;
    let leased = store.lease_messages("mail", "killed", NOW, TIMES, 9).await.unwrap();
    assert_eq!(leased.len(), 2);
    assert_eq!(store.lease_messages("mail", "other", NOW, TIMES, 9).await.unwrap(), []);
    assert_eq!(deliver_at(&app, &server, NOW + 59_000).await, 0);
    assert_eq!(deliver_at(&app, &server, NOW + 60_000).await, 2);
    assert_eq!(states(&app).await, ["delivered", "delivered"]);
    assert!(
        !store.settle_message(&leased[0].id, "killed", &Outcome::Dead { error: String::new() }, NOW).await.unwrap()
    );
    assert_eq!(states(&app).await, ["delivered", "delivered"], "a worker without the lease cannot record an outcome");
}

#[tokio::test]
async fn three_concurrent_servers_deliver_each_mail_once() {
    let server = SmtpServer::start(&[]);
    let app = TestApp::with(setup(&server, NOW)).await;
    for name in ["Ada", "Grace", "Joan", "Mary", "Hedy", "Karen", "Radia", "Barbara"] {
        let body = CONTACT_FORM.replace("Ada Lovelace", name).replace("ada@", &format!("{name}@"));
        assert_eq!(app.post_json(CONTACT, &body).await.status, 200);
    }
    let (second, third) = tokio::join!(
        TestApp::on(setup(&server, NOW), &app.database.url),
        TestApp::on(setup(&server, NOW), &app.database.url)
    );
    let drain = async |app: &TestApp| {
        let worker = worker(app);
        while deliver_due(&worker).await > 0 {}
    };
    tokio::join!(drain(&app), drain(&second), drain(&third));
    assert!(states(&app).await.iter().all(|state| state == "delivered"));
    let mut ids: Vec<String> = server.accepted().iter().map(|mail| header(mail, "Message-ID").to_owned()).collect();
    ids.sort();
    let taken = ids.len();
    ids.dedup();
    assert_eq!((taken, ids.len()), (16, 16));
}

#[tokio::test]
async fn a_clock_set_back_does_not_delay_messages() {
    let server = SmtpServer::start(&[Turn::Busy]);
    let suspect = CONTACT_FORM.replace("\"privacy\"", "\"website\":\"x\",\"privacy\"");
    let app = TestApp::with(setup(&server, NOW)).await;
    assert_eq!(app.post_json(CONTACT, &suspect).await.status, 200);
    let a_year_ago = NOW - 365 * 24 * 60 * 60 * 1000;
    // Temporarily refused; the retry is scheduled by a clock that runs a year ahead of the next one.
    assert_eq!(deliver_at(&app, &server, NOW).await, 1);
    assert_eq!(deliver_at(&app, &server, a_year_ago).await, 1);
    assert_eq!(states(&app).await, ["delivered"]);
    // A message created in the future, and one leased in the future.
    assert_eq!(app.post_json(CONTACT, &suspect).await.status, 200);
    assert_eq!(app.state.store.lease_messages("mail", "killed", NOW, TIMES, 9).await.unwrap().len(), 1);
    assert_eq!(deliver_at(&app, &server, a_year_ago).await, 1);
    assert_eq!(states(&app).await, ["delivered", "delivered"]);
}

#[tokio::test]
async fn without_a_mail_server_mails_are_written_to_files() {
    let folder = tempfile::tempdir().unwrap();
    let site = format!("{SITE}\n[mail]\nfolder = \"{}\"\n", folder.path().join("out").display());
    let app = TestApp::with(Setup { site, ..Setup::default() }).await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    assert_eq!(deliver_due(&worker(&app)).await, 2);
    let mut files: Vec<String> = std::fs::read_dir(folder.path().join("out"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    let ids = app.column("select id from outbox order by id").await;
    assert_eq!(files, ids.iter().map(|id| format!("{id}.eml")).collect::<Vec<_>>());
}

/// A mail as earlier versions wrote it, without validation of the reply address, and with bare carriage returns.
const EARLIER_MAIL: &str = r#"{"mail":{"to":"info@acme.example","replyTo":"ada@example.com.","subject":"S",
    "text":"one\r.\rtwo","html":"<p>one\r.\r\ntwo</p>","calendar":null}}"#;

#[tokio::test]
async fn mails_of_earlier_versions_are_sent_without_what_stops_a_mail() {
    let server = SmtpServer::start(&[]);
    let app = TestApp::with(setup(&server, NOW)).await;
    // One of them is of the year 12000.
    for created_at in [316_500_000_000_000, -i64::MAX, i64::MAX, NOW] {
        app.execute(&format!(
            "insert into outbox (id, subject_kind, subject_id, kind, body, created_at, due_at, state, attempts) \
             values ('{created_at}', 'lead', 'a', 'mail', '{EARLIER_MAIL}', {created_at}, {}, 'pending', 0)",
            NOW - 1
        ))
        .await;
    }
    deliver_at(&app, &server, NOW).await;
    let taken = server.accepted();
    assert_eq!(taken.len(), 4);
    for mail in taken {
        assert!(!mail.contains("Reply-To") && !header(&mail, "Date").is_empty() && !mail.contains('\r'), "{mail:?}");
        assert!(readable(&mail).contains("two</p>"), "{mail:?}");
    }
}

#[tokio::test]
async fn pending_mails_of_a_subject_are_cancelled() {
    let app = TestApp::new().await;
    assert_eq!(app.post_json(CONTACT, CONTACT_FORM).await.status, 200);
    let lead = app.leads().await.remove(0);
    let mut connection =
        sqlx::any::AnyPoolOptions::new().connect(&app.database.url).await.unwrap().begin().await.unwrap();
    let subject = store::Subject::Lead(&lead.id);
    assert_eq!(store::outbox::cancel_mails(&mut connection, subject, NOW).await.unwrap(), 2);
    connection.commit().await.unwrap();
    assert_eq!(states(&app).await, ["cancelled", "cancelled"]);
    assert_eq!(app.column("select body from outbox").await, ["", ""]);
}

#[tokio::test]
async fn a_reminder_of_a_started_meeting_is_not_sent() {
    // 15 October 2027, 10:30 in Las Vegas.
    const BEGINS: i64 = 1_823_621_400_000;
    for (at, state, mails) in [(BEGINS - 1, "delivered", 3), (BEGINS, "cancelled", 2)] {
        let server = SmtpServer::start(&[]);
        let app = TestApp::with(setup(&server, IN_THE_EVENT)).await;
        assert_eq!(book(&app, "2027-10-15", "10:30 AM-11:00 AM").await.status, 200);
        deliver_at(&app, &server, IN_THE_EVENT).await;
        deliver_at(&app, &server, at).await;
        assert_eq!(states(&app).await, ["delivered", "delivered", state]);
        assert_eq!(server.accepted().len(), mails);
        if let Some(reminder) = server.accepted().get(2) {
            let date = header(reminder, "Date");
            assert!(date.contains("14 Oct 2027"), "the day on which it was due, not that of the booking: {date}");
        }
    }
}

#[tokio::test]
async fn a_reminder_has_the_current_details_of_the_event() {
    let server = SmtpServer::start(&[]);
    let app = TestApp::with(setup(&server, IN_THE_EVENT)).await;
    for time in ["10:30 AM-11:00 AM", "11:00 AM-11:30 AM"] {
        assert_eq!(book(&app, "2027-10-15", time).await.status, 200);
    }
    deliver_at(&app, &server, IN_THE_EVENT).await;
    let before = server.accepted().len();
    let [kept, cancelled] = &bookings(&app.state.store).await[..] else { panic!("two bookings") };
    // As by a worker that leased the reminder just before the visitor cancelled.
    app.execute(&format!("update bookings set cancelled_at = 1 where id = '{}'", cancelled.id)).await;

    let copy = copy_of_fixture();
    replace(copy.path(), "landings/oracle-ai-world-2027.md", "booth: \"1427\"", "booth: \"N21\"");
    import_into(&app, copy.path()).await;

    deliver_at(&app, &server, IN_THE_EVENT + DAY_MS).await;
    let sent = server.accepted().split_off(before);
    let [reminder] = &sent[..] else { panic!("{} reminders", sent.len()) };
    assert_eq!(
        header(reminder, "Subject"),
        format!("Your meeting is coming up at Oracle AI World 2027 ({})", kept.reference)
    );
    assert_eq!(header(reminder, "To"), "ada@engines.example");
    assert!(reminder.contains("Booth N21, Oracle AI World 2027"), "{reminder}");
    assert!(!reminder.contains("text/calendar"), "it changes nothing: {reminder}");
}
