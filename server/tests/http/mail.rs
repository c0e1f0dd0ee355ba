//! Mails of a lead, as a mail server receives them.

use server::work::outbox::Channel;

use crate::contact_json::CONTACT_FORM;
use crate::harness::{CONTACT, SITE, Setup, TestApp, deliver, environment};
use crate::process::Place;
use crate::smtp_server::{SmtpServer, Turn, header, readable};

/// 'Acme & Sons' in a header (RFC 2047).
const NAME: &str = "=?utf-8?b?QWNtZSAmIFNvbnM=?=";

async fn mails(site: &str, form: &str) -> (Vec<String>, String) {
    let server = SmtpServer::start(&[]);
    let environment = environment(&[("SMTP_URL", &server.url())]);
    let app = TestApp::with(Setup { environment, site: site.to_owned(), ..Setup::default() }).await;
    assert_eq!(app.post_json(CONTACT, form).await.status, 200);
    deliver(&app, Channel::Mail).await;
    let reference = app.leads().await.remove(0).reference;
    let mut taken = server.accepted();
    taken.sort_by_key(|mail| header(mail, "To").to_owned());
    (taken, reference)
}

#[tokio::test]
async fn the_visitor_gets_a_mail_with_reference_and_response_time() {
    let (taken, reference) = mails(SITE, CONTACT_FORM).await;
    let mail = &taken[0];
    assert_eq!(header(mail, "To"), "ada@engines.example");
    assert_eq!(header(mail, "From"), format!("{NAME} <info@acme.example>"));
    assert_eq!(header(mail, "Reply-To"), "info@acme.example");
    assert_eq!(header(mail, "Subject"), format!("Acme & Sons: your message has arrived ({reference})"));
    assert_eq!(header(mail, "Auto-Submitted"), "auto-generated");
    assert_eq!(header(mail, "Date"), "Sat, 21 Nov 2026 00:00:00 +0000");
    let text = readable(mail);
    for said in
        ["Hello Ada Lovelace,", "one business day", &reference, "privacy@acme.example", "text/html", "Acme &#38; Sons"]
    {
        assert!(text.contains(said), "{said} in {text}");
    }
    assert!(!text.contains("http"), "no link, no image, no tracking");
}

#[tokio::test]
async fn the_legal_line_is_in_both_parts_of_a_visitors_mail() {
    let line = "Registered in England and Wales, no. 01234567";
    let site = SITE.replacen("[contact]", &format!("legal_line = \"{line}\"\n\n[contact]"), 1);
    let (taken, _) = mails(&site, CONTACT_FORM).await;
    let text = readable(&taken[0]);
    assert!(text.contains(&format!("Acme & Sons Ltd., Springfield\n{line}")), "{text}");
    assert!(text.contains(&format!("<br>{line}")), "{text}");
}

#[tokio::test]
async fn the_owner_gets_the_lead_with_the_sender_as_reply_to() {
    let (taken, reference) = mails(SITE, &CONTACT_FORM.replace("Hello", "Hello & you")).await;
    let mail = &taken[1];
    assert_eq!(header(mail, "To"), "info@acme.example");
    assert_eq!(header(mail, "Reply-To"), "ada@engines.example");
    assert_eq!(header(mail, "Subject"), format!("Acme & Sons {reference}: Ada Lovelace"));
    let text = readable(mail);
    for said in ["+17045550101", "Generative AI", "/products/corx", "Hello & you", "Hello &#38; you"] {
        assert!(text.contains(said), "{said} in {text}");
    }
}

#[tokio::test]
async fn a_suspect_lead_is_marked_and_not_acknowledged() {
    let form = CONTACT_FORM.replace("\"privacy\"", "\"website\":\"https://spam.example\",\"privacy\"");
    let (taken, reference) = mails(SITE, &form).await;
    let [mail] = taken.as_slice() else { panic!("{taken:?}") };
    assert_eq!(header(mail, "Subject"), format!("[suspect] Acme & Sons {reference}: Ada Lovelace"));
    assert!(readable(mail).contains("may be spam"));
}

#[tokio::test]
async fn several_recipients_of_the_owner_are_notified() {
    let site = format!("{SITE}\n[mail]\nfrom = \"site@acme.example\"\nto = [\"a@acme.example\", \"b@acme.example\"]\n");
    let (taken, _) = mails(&site, CONTACT_FORM).await;
    let to: Vec<&str> = taken.iter().map(|mail| header(mail, "To")).collect();
    assert_eq!(to, ["a@acme.example", "ada@engines.example", "b@acme.example"]);
    assert!(taken.iter().all(|mail| header(mail, "From") == format!("{NAME} <site@acme.example>")));
}

#[test]
fn test_mail_reports_whether_the_server_accepted_it() {
    let place = Place::without_pages();
    let server = SmtpServer::start(&[Turn::Accept, Turn::Refuse]);
    let send = |address: &str| {
        let output = place.command(&["mail", "test", address]).env("SMTP_URL", server.url()).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.success(), text(output.stdout), text(output.stderr))
    };
    let (accepted, output, error) = send("ada@engines.example");
    assert!(accepted && output.contains("accepted the mail from info@acme.example"), "{output}{error}");
    let mails = server.accepted();
    let [mail] = mails.as_slice() else { panic!("{mails:?}") };
    assert_eq!(header(mail, "To"), "ada@engines.example");
    assert!(readable(mail).contains("can send mail"));

    let (accepted, _, error) = send("ada@engines.example");
    assert!(!accepted && error.contains("the test mail was not sent: the mail server answered 550"), "{error}");
    let (accepted, _, error) = send("ada");
    assert!(!accepted && error.contains("expected an e-mail address"), "{error}");
    assert!(place.ok("mail test ada@engines.example").contains("was written to data/outbox"));
    assert_eq!(std::fs::read_dir(place.folder.path().join("data/outbox")).unwrap().count(), 1);
}

#[test]
fn test_mail_has_the_sender_of_the_owners_settings() {
    let place = Place::without_pages();
    let content = tempfile::tempdir().unwrap();
    let settings = "contact: {email: hello@north.example, privacy_email: privacy@north.example}\n";
    std::fs::write(content.path().join("settings.yaml"), settings).unwrap();
    place.ok(&format!("content import {} --only pages", content.path().display()));
    assert!(place.ok("mail test ada@engines.example").contains("the mail from hello@north.example was written"));
}

#[tokio::test]
async fn an_address_that_some_servers_refuse_is_in_the_owners_mail_but_not_in_reply_to() {
    let long = format!("{}@example.org", "a".repeat(70));
    for (typed, reply_to) in [
        ("ädä@example.de", None),
        ("jose\u{301}@example.org", None),
        (long.as_str(), None),
        ("ada@exämple.de", Some("ada@xn--exmple-cua.de")),
    ] {
        let (taken, _) = mails(SITE, &CONTACT_FORM.replace("ada@engines.example", typed)).await;
        let mail = taken.iter().find(|mail| header(mail, "To") == "info@acme.example").unwrap();
        let found = mail.lines().find_map(|line| line.strip_prefix("Reply-To: "));
        assert_eq!(found, reply_to, "{typed}");
        // Erasure finds its file by the digest.
        assert_eq!(header(mail, "X-Visitor").len(), 64, "{mail}");
        let says = if reply_to.is_some() { "Answer this mail" } else { "To answer, write to the address above" };
        assert!(readable(mail).contains(says), "{mail}");
    }
}
