//! Messages caused by a lead: a mail to the owner, an acknowledgement to the visitor, and a webhook call.

use askama::Template;
use core_wasm::fields::FieldKey;
use heck::ToTitleCase;
use serde_json::json;

use super::mail_layout::MailLayout;
use super::owner_mail::{BackOfficeLink, OwnerMail, visitor_facts};
use crate::config::Config;
use core_wasm::text::fill;
use model::clock::rfc3339;
use model::{LeadMailWords, Mail, Message, OwnerMailWords, VisitorMailWords, Webhook, Words};
use store::{LeadKind, NewLead};

/// The visitor of the mail that owners look at, and the reference in it.
const EXAMPLE_NAME: &str = "Ada Lovelace";
const EXAMPLE_EMAIL: &str = "ada@example.com";
const EXAMPLE_REFERENCE: &str = "L-EXAMPLE1";

/// Longest name used as a salutation, in characters.
const LONGEST_GREETING: usize = 60;

/// Content of a mail to the visitor.
struct VisitorMail<'a> {
    words: &'a LeadMailWords,
    greeting: String,
    reference: &'a str,
}

#[derive(Template)]
#[template(path = "mail/lead_visitor.html")]
struct VisitorHtml<'a> {
    mail_layout: &'a MailLayout,
    subject: &'a str,
    mail: &'a VisitorMail<'a>,
}

#[derive(Template)]
#[template(path = "mail/lead_visitor.txt")]
struct VisitorText<'a> {
    mail_layout: &'a MailLayout,
    mail: &'a VisitorMail<'a>,
}

/// Returns the messages that a lead causes. Without `acknowledged` the visitor gets none. `site_origin` is that of the
/// site's public address.
pub fn messages_of_lead(
    config: &Config,
    site_origin: &str,
    words: &Words,
    lead: &NewLead,
    acknowledged: bool,
    now_ms: i64,
) -> Result<Vec<Message>, askama::Error> {
    let mail_layout = MailLayout::from(config);
    let mut messages = Vec::new();
    let address = || format!("{site_origin}/admin/leads/{}", lead.id);
    let link = || BackOfficeLink::new(&words.mails.owner, lead.reference.as_str(), address());
    let link = config.admin.enabled.then(link);
    let owner_mail = OwnerMail { link, ..owner_mail(&words.mails.owner, lead, now_ms) };
    for to in &config.mail.to {
        messages.push(Message::Mail(owner_mail.to(to, &mail_layout)?));
    }
    if acknowledged {
        let visitor = (lead.visitor.full_name.as_str(), lead.visitor.email.as_str());
        messages.push(Message::Mail(visitor_mail(config, words, visitor, lead.reference.as_str())?));
    }
    if config.webhook.is_some() {
        messages.push(Message::Webhook(webhook(lead, now_ms)));
    }
    Ok(messages)
}

fn owner_mail<'a>(words: &'a OwnerMailWords, lead: &'a NewLead, now_ms: i64) -> OwnerMail<'a> {
    let fact = |label: &str, value: &str| (label.to_owned(), value.to_owned());
    // The message follows the facts.
    let answers = lead.answers.iter().filter(|(field, _)| !field.is_multiline());
    let circumstances = [
        fact(words.event.as_str(), lead.event.as_deref().unwrap_or_default()),
        fact(words.origin.as_str(), lead.origin.as_deref().unwrap_or_default()),
        fact(words.campaign.as_str(), lead.campaign.as_deref().unwrap_or_default()),
        fact(words.received.as_str(), &rfc3339(now_ms)),
    ];
    let facts = visitor_facts(words, lead.reference.as_str(), &lead.visitor)
        .into_iter()
        .chain(answers.map(|(field, text)| fact(&field.as_str().to_title_case(), text)))
        .chain(circumstances);
    OwnerMail {
        words,
        reference: lead.reference.as_str(),
        visitor: &lead.visitor,
        about: &lead.visitor.full_name,
        heading: match lead.kind {
            LeadKind::Contact => &words.contact,
            LeadKind::Event => &words.event_contact,
        },
        suspicion: lead.suspect.then_some(&words.suspect_lead),
        facts: facts.collect(),
        message: lead.answers.text(FieldKey::Description),
        link: None,
    }
}

/// Returns the mail to a visitor who does not exist, to be looked at.
pub fn example_mail(config: &Config, words: &Words) -> Result<Mail, askama::Error> {
    visitor_mail(config, words, (EXAMPLE_NAME, EXAMPLE_EMAIL), EXAMPLE_REFERENCE)
}

fn visitor_mail(
    config: &Config,
    words: &Words,
    (name, email): (&str, &str),
    reference: &str,
) -> Result<Mail, askama::Error> {
    let mail_layout = &MailLayout::from(config);
    let subject = fill(words.mails.lead.subject.as_str(), &[("reference", reference)]);
    let greeting = salutation(&words.mails.visitor, name);
    let mail = VisitorMail { words: &words.mails.lead, greeting, reference };
    Ok(Mail {
        to: email.to_owned(),
        reply_to: Some(config.site.contact.email.clone()),
        visitor: None,
        text: VisitorText { mail_layout, mail: &mail }.render()?,
        html: VisitorHtml { mail_layout, subject: &subject, mail: &mail }.render()?,
        subject,
        calendar: None,
    })
}

/// Returns the first line of a mail to a visitor.
pub fn salutation(words: &VisitorMailWords, name: &str) -> String {
    match greeting(name) {
        Some(name) => fill(words.greeting.as_str(), &[("name", name)]),
        None => words.greeting_unnamed.to_string(),
    }
}

/// Returns the name for a salutation. The e-mail address may belong to somebody else, who must not receive arbitrary
/// text: names that contain a link or a sentence are left out.
pub fn greeting(name: &str) -> Option<&str> {
    let dotted = name.split_whitespace().any(|word| word.trim_end_matches('.').contains('.'));
    (!dotted && name.chars().count() <= LONGEST_GREETING).then_some(name)
}

fn webhook(lead: &NewLead, now_ms: i64) -> Webhook {
    let mut payload = json!({
        "reference": lead.reference.as_str(),
        "createdAt": rfc3339(now_ms),
        "kind": lead.kind.as_str(),
        "fullName": lead.visitor.full_name,
        "email": lead.visitor.email,
        "phone": lead.visitor.phone,
        "company": lead.visitor.company,
        "origin": lead.origin,
        "campaign": lead.campaign,
        "event": lead.event,
        "suspect": lead.suspect,
    });
    if let Some(members) = payload.as_object_mut() {
        members.extend(lead.answers.iter().map(|(field, text)| (field.as_str().to_owned(), text.into())));
    }
    Webhook { event: "lead.created".to_owned(), payload }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_looks_like_a_link_is_not_in_the_greeting() {
        for (name, expected) in [
            ("Ada Lovelace", true),
            ("Dr. Ada K. Lovelace", true),
            ("buy at spam.example", false),
            ("Win a prize now by opening the link that follows this sentence here", false),
        ] {
            assert_eq!(greeting(name).is_some(), expected, "{name}");
        }
    }
}
