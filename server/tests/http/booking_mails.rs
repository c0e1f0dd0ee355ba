//! Messages caused by bookings: written and cancelled with them, and readable by calendar programs.

use serde_json::{Value, json};
use sqlx::{Connection, Row};

use crate::booking::{IN_THE_EVENT, book, booked, bookings, cancel_by_link, import_landing, move_by_link};
use crate::harness::{SITE, Setup, TestApp, environment};

pub(crate) struct OutboxRow {
    pub(crate) body: Value,
    pub(crate) due_at: i64,
    pub(crate) state: String,
}

impl OutboxRow {
    pub(crate) fn subject(&self) -> &str {
        self.body["mail"]["subject"].as_str().unwrap_or_default()
    }

    /// Returns the calendar part with its folded lines joined.
    fn calendar(&self) -> String {
        self.body["mail"]["calendar"]["body"].as_str().unwrap_or_default().replace("\r\n ", "")
    }
}

/// Returns all messages that bookings caused, in the order of their creation.
pub(crate) async fn outbox(app: &TestApp) -> Vec<OutboxRow> {
    let mut connection = sqlx::AnyConnection::connect(&app.database.url).await.unwrap();
    let rows = sqlx::query("select body, due_at, state from outbox where subject_kind = 'booking' order by id")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    rows.iter()
        .map(|row| OutboxRow {
            body: serde_json::from_str(&row.get::<String, _>(0)).unwrap_or_default(),
            due_at: row.get(1),
            state: row.get(2),
        })
        .collect()
}

async fn app_in_the_event() -> TestApp {
    TestApp::with(Setup::at(IN_THE_EVENT)).await
}

#[tokio::test]
async fn a_booking_sends_a_confirmation_a_notice_and_a_reminder() {
    let app = app_in_the_event().await;
    let booking = booked(&app, "2027-10-15", "10:30 AM-11:00 AM").await;
    let reference = &booking.reference;
    let sent = outbox(&app).await;
    let [owner, confirmation, reminder] = &sent[..] else { panic!("{} messages", sent.len()) };

    assert_eq!(
        (&owner.body["mail"]["to"], &owner.body["mail"]["replyTo"], owner.due_at),
        (&json!("info@acme.example"), &json!("ada@engines.example"), IN_THE_EVENT)
    );
    let text = owner.body["mail"]["text"].as_str().unwrap();
    assert!(text.contains("Name: Ada Lovelace") && text.contains("Phone: +17045550101"), "{text}");
    let board = format!("https://www.acme.example/admin/bookings/{}", booking.id);
    assert!(text.contains(&format!("\nOpen {reference} in the back office: {board}\n")), "{text}");
    assert!(owner.body["mail"]["html"].as_str().unwrap().contains(&format!("href=\"{board}\"")));

    assert_eq!(confirmation.body["mail"]["to"], "ada@engines.example");
    assert_eq!(confirmation.subject(), format!("Your meeting is booked at Oracle AI World 2027 ({reference})"));
    let link = format!("https://www.acme.example/booking/{}", app.state.booking_key.sign(&booking.id));
    let text = confirmation.body["mail"]["text"].as_str().unwrap();
    for part in [
        "When: Friday, 15 Oct 2027, 10:30 AM to 11:00 AM (Pacific Time, Las Vegas)\n",
        "Where: Booth 1427, Oracle AI World 2027\n",
        &link,
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(confirmation.body["mail"]["html"].as_str().unwrap().contains(&format!("href=\"{link}\"")));

    // 10:30 there on the 15th is 17:30 UTC; a day before that.
    assert_eq!(reminder.due_at, 1_823_621_400_000 - 86_400_000);
    // Its mail is composed when it is sent; until then it holds no name.
    assert_eq!(reminder.body, json!({ "reminder": { "bookingId": booking.id, "expiresAt": 1_823_621_400_000_i64 } }));
}

#[tokio::test]
async fn the_invitation_has_the_meetings_time_and_keeps_its_uid_through_changes() {
    let app = app_in_the_event().await;
    let booking = booked(&app, "2027-10-15", "10:30 AM-11:00 AM").await;
    move_by_link(&app, &booking.id, "2027-10-15", "03:30 PM-04:00 PM").await.expect(200);
    cancel_by_link(&app, &booking.id).await.expect(200);

    let calendars: Vec<OutboxRow> =
        outbox(&app).await.into_iter().filter(|row| row.body["mail"]["calendar"].is_object()).collect();
    // Pending messages that no longer apply were cancelled: only the cancellation is left.
    let methods: Vec<&Value> = calendars.iter().map(|row| &row.body["mail"]["calendar"]["method"]).collect();
    assert_eq!(methods, ["CANCEL"]);
    let cancelled = calendars[0].calendar();
    for line in [&format!("UID:{}@www.acme.example", booking.reference), "SEQUENCE:2", "DTSTART:20271015T223000Z"] {
        assert!(cancelled.lines().any(|found| found == line), "{line} in {cancelled}");
    }
    let pending: Vec<String> =
        outbox(&app).await.iter().filter(|row| row.state == "pending").map(|row| row.subject().to_owned()).collect();
    let reference = &booking.reference;
    assert_eq!(
        pending,
        [
            format!("Acme & Sons {reference}: A meeting was cancelled"),
            format!("Your meeting is cancelled at Oracle AI World 2027 ({reference})"),
        ],
        "no reminder of what is cancelled"
    );
}

#[tokio::test]
async fn a_meeting_keeps_its_calendar_uid_when_the_site_moves() {
    let app = app_in_the_event().await;
    let booking = booked(&app, "2027-10-15", "10:30 AM-11:00 AM").await;
    let environment = environment(&[("PUBLIC_URL", "https://moved.example")]);
    let moved = TestApp::on(Setup { environment, ..Setup::at(IN_THE_EVENT) }, &app.database.url).await;
    cancel_by_link(&moved, &booking.id).await.expect(200);
    let cancelled = outbox(&moved).await.pop().unwrap().calendar();
    assert!(cancelled.contains("PRODID:-//moved.example//bookings//EN\r\n"), "{cancelled}");
    assert!(cancelled.contains(&format!("UID:{}@www.acme.example\r\n", booking.reference)), "{cancelled}");
}

#[tokio::test]
async fn a_moved_booking_has_a_new_reminder_unless_it_is_tomorrow() {
    let app = app_in_the_event().await;
    // In 20 hours: less than a day ahead.
    let booking = booked(&app, "2027-10-14", "10:30 AM-11:00 AM").await;
    let dues: Vec<i64> = outbox(&app).await.iter().map(|row| row.due_at).collect();
    assert_eq!(dues, [IN_THE_EVENT; 2]);
    move_by_link(&app, &booking.id, "2027-10-15", "03:30 PM-04:00 PM").await.expect(200);
    let sent = outbox(&app).await;
    let pending: Vec<(&str, i64)> = sent
        .iter()
        .filter(|row| row.state == "pending")
        .map(|row| (row.subject().split(" at ").next().unwrap(), row.due_at))
        .collect();
    assert_eq!(pending.len(), 3);
    assert_eq!(pending[1], ("Your meeting has a new time", IN_THE_EVENT));
    assert_eq!(
        (pending[2].1, sent.last().unwrap().body["reminder"]["expiresAt"].as_i64()),
        (1_823_639_400_000 - 86_400_000, Some(1_823_639_400_000))
    );
    let update = sent.iter().find(|row| row.subject().starts_with("Your meeting has")).unwrap().calendar();
    assert!(update.contains("METHOD:REQUEST\r\n") && update.contains("SEQUENCE:1\r\n"), "{update}");
}

#[tokio::test]
async fn a_booking_refused_with_409_sends_no_mail() {
    let app = app_in_the_event().await;
    assert_eq!(book(&app, "2027-10-15", "10:30 AM-11:00 AM").await.status, 200);
    let before = outbox(&app).await.len();
    assert_eq!(book(&app, "2027-10-15", "10:30 AM-11:00 AM").await.status, 409);
    assert_eq!((before, outbox(&app).await.len()), (3, 3));
}

#[tokio::test]
async fn the_webhook_is_called_for_every_change() {
    let setup = Setup {
        site: format!("{SITE}\n[webhook]\nurl = \"https://crm.example/hook\"\n"),
        environment: environment(&[("WEBHOOK_SECRET", "0123456789abcdef")]),
        ..Setup::at(IN_THE_EVENT)
    };
    let app = TestApp::with(setup).await;
    let booking = booked(&app, "2027-10-14", "10:30 AM-11:00 AM").await;
    let hooks: Vec<Value> =
        outbox(&app).await.into_iter().map(|row| row.body["webhook"].clone()).filter(Value::is_object).collect();
    assert_eq!(
        hooks,
        [json!({
            "event": "booking.created",
            "payload": {
                "reference": booking.reference, "at": "2027-10-13T21:10:00Z", "event": "oracle-ai-world-2027",
                "date": "2027-10-14", "time": "10:30 AM-11:00 AM", "timeZone": "America/Los_Angeles",
                "startsAt": "2027-10-14T17:30:00Z", "endsAt": "2027-10-14T18:00:00Z", "fullName": "Ada Lovelace",
                "email": "ada@engines.example", "phone": "+17045550101", "company": "Engines", "suspect": false,
            },
        })]
    );
    cancel_by_link(&app, &booking.id).await.expect(200);
    let rows = outbox(&app).await;
    let events: Vec<&Value> =
        rows.iter().map(|row| &row.body["webhook"]["event"]).filter(|event| event.is_string()).collect();
    assert_eq!(events, ["booking.created", "booking.cancelled"], "before any was delivered");
}

#[tokio::test]
async fn a_dead_mail_about_a_cancelled_booking_is_not_revived() {
    let app = app_in_the_event().await;
    let booking = booked(&app, "2027-10-15", "10:30 AM-11:00 AM").await;
    app.execute("update outbox set state = 'dead', finished_at = 1").await;
    cancel_by_link(&app, &booking.id).await.expect(200);
    assert_eq!(app.state.store.revive_dead(None, IN_THE_EVENT).await.unwrap(), 0);
}

#[tokio::test]
async fn the_calendar_file_for_download_has_no_personal_data() {
    let app = app_in_the_event().await;
    let answer = book(&app, "2027-10-15", "10:30 AM-11:00 AM").await;
    let url = answer.json()["data"]["calendarUrl"].as_str().unwrap().to_owned();
    let file = app.get(&url).await;
    assert_eq!(
        (file.status.as_u16(), file.header("content-type"), file.header("cache-control")),
        (200, Some("text/calendar; charset=utf-8; method=PUBLISH"), Some("no-store"))
    );
    assert!(file.text().contains("METHOD:PUBLISH\r\n") && !file.text().contains("ATTENDEE"));
    assert!(!file.text().contains("Lovelace") && !file.text().contains("ada@") && !file.text().contains("/booking/"));
    for path in ["/api/book-slot/B-2222222/calendar.ics", "/api/book-slot/x/calendar.ics"] {
        assert_eq!(app.get(path).await.status, 404);
    }
}

/// Checks every kind of calendar file, across a change to winter time. With `CALENDAR_FILES` it also writes them to
/// that folder, with the expected values: scripts/checks/calendar reads them with another program.
#[tokio::test]
async fn every_calendar_file_is_whole() {
    let zones = ["America/Los_Angeles", "Europe/London", "Asia/Kolkata", "Australia/Lord_Howe", "UTC"];
    let folder = std::env::var("CALENDAR_FILES").ok().map(std::path::PathBuf::from);
    let mut written = 0;
    for zone in zones {
        let app = TestApp::with(Setup { landings: false, ..Setup::at(IN_THE_EVENT) }).await;
        // London changes to winter time on 31 October, Los Angeles on 7 November.
        let changes = [("America/Los_Angeles", zone), ("last_day: 2027-10-15", "last_day: 2027-11-30")];
        import_landing(&app, "oracle-ai-world-2027", &changes).await;
        for (day, starts_at) in [("2027-10-29", "10-29"), ("2027-11-08", "11-08")] {
            let download = book(&app, day, "03:30 PM-04:00 PM").await.json()["data"]["calendarUrl"].clone();
            let download = app.get(download.as_str().unwrap()).await.text().to_owned();
            let booking = bookings(&app.state.store).await.pop().unwrap();
            let calendar = async |subject: &str| {
                let row = outbox(&app).await.into_iter().rfind(|row| row.subject().contains(subject)).unwrap();
                row.body["mail"]["calendar"]["body"].as_str().unwrap().to_owned()
            };
            let request = calendar("is booked").await;
            cancel_by_link(&app, &booking.id).await.expect(200);
            let cancel = calendar("is cancelled").await;
            for (method, sequence, body) in [("PUBLISH", 0, download), ("REQUEST", 0, request), ("CANCEL", 1, cancel)] {
                assert!(body.split_inclusive("\r\n").all(|line| line.len() <= 77 && line.ends_with("\r\n")), "{body}");
                assert!(body.starts_with("BEGIN:VCALENDAR\r\n") && body.ends_with("END:VCALENDAR\r\n"), "{body}");
                assert!(body.contains(&format!("METHOD:{method}\r\n")), "{body}");
                written += 1;
                let Some(folder) = &folder else { continue };
                let name = format!("{}-{starts_at}-{}", zone.replace('/', "-"), method.to_lowercase());
                let expected = json!({
                    "zone": zone, "start": format!("{day}T15:30:00"), "end": format!("{day}T16:00:00"),
                    "method": method, "sequence": sequence, "uid": format!("{}@www.acme.example", booking.reference),
                    "attendee": (method != "PUBLISH").then_some("mailto:ada@engines.example"),
                });
                std::fs::write(folder.join(format!("{name}.ics")), body).unwrap();
                std::fs::write(folder.join(format!("{name}.json")), expected.to_string()).unwrap();
            }
        }
    }
    assert_eq!(written, zones.len() * 2 * 3);
}
