//! What a lead causes: a mail to the owner, an acknowledgement to the visitor, a call to the owner's program.

use askama::Template;
use serde_json::json;

use super::address::reply_address;
use super::letterhead::Letterhead;
use super::message::{Mail, Message, Webhook};
use crate::clock::rfc3339;
use crate::config::Config;
use crate::store::{LeadKind, NewLead, Reference};

/// Longest name that a visitor is greeted with, in characters.
const LONGEST_GREETING: usize = 60;

/// What the owner is told.
struct OwnerMail {
    form: &'static str,
    suspect: bool,
    facts: Vec<(&'static str, String)>,
    description: String,
    reply_to: Option<String>,
}

#[derive(Template)]
#[template(path = "mail/lead_owner.html")]
struct OwnerHtml<'a> {
    letterhead: &'a Letterhead,
    subject: &'a str,
    mail: &'a OwnerMail,
}

#[derive(Template)]
#[template(path = "mail/lead_owner.txt")]
struct OwnerText<'a> {
    letterhead: &'a Letterhead,
    mail: &'a OwnerMail,
}

/// What the visitor is told.
struct VisitorMail<'a> {
    name: Option<&'a str>,
    reference: &'a str,
    response_time: &'a str,
}

#[derive(Template)]
#[template(path = "mail/lead_visitor.html")]
struct VisitorHtml<'a> {
    letterhead: &'a Letterhead,
    subject: &'a str,
    mail: &'a VisitorMail<'a>,
}

#[derive(Template)]
#[template(path = "mail/lead_visitor.txt")]
struct VisitorText<'a> {
    letterhead: &'a Letterhead,
    mail: &'a VisitorMail<'a>,
}

/// Everything that goes out because of a lead.
pub fn messages_of_lead(
    config: &Config,
    lead: &NewLead,
    reference: &Reference,
    now_ms: i64,
) -> Result<Vec<Message>, askama::Error> {
    let letterhead = Letterhead::from(&config.site);
    let mut messages = Vec::new();
    for to in &config.mail.to {
        messages.push(Message::Mail(owner_mail(&letterhead, to, lead, reference, now_ms)?));
    }
    // Who fills in a robot's trap is not written to: the form would be a way to send mail to anybody.
    if !lead.suspect {
        messages.push(Message::Mail(visitor_mail(&letterhead, config, lead, reference)?));
    }
    if config.webhook.is_some() {
        messages.push(Message::Webhook(webhook(lead, reference, now_ms)));
    }
    Ok(messages)
}

fn owner_mail(
    letterhead: &Letterhead,
    to: &str,
    lead: &NewLead,
    reference: &Reference,
    now_ms: i64,
) -> Result<Mail, askama::Error> {
    let mark = if lead.suspect { "[suspect] " } else { "" };
    let subject = format!("{mark}{} {reference}: {}", letterhead.brand, lead.full_name);
    let given = [
        ("Reference", Some(reference.as_str())),
        ("Name", Some(lead.full_name.as_str())),
        ("E-mail", Some(lead.email.as_str())),
        ("Phone", Some(lead.phone.as_str())),
        ("Company", Some(lead.company.as_str())),
        ("Service", Some(lead.service.as_str())),
        ("Event", lead.event.as_deref()),
        ("Came from", lead.origin.as_deref()),
        ("Received", Some(&rfc3339(now_ms))),
    ];
    let facts = given
        .into_iter()
        .filter_map(|(label, value)| value.filter(|value| !value.is_empty()).map(|value| (label, value.to_owned())));
    let mail = OwnerMail {
        form: match lead.kind {
            LeadKind::Contact => "the contact form",
            LeadKind::Event => "an event's contact form",
        },
        suspect: lead.suspect,
        facts: facts.collect(),
        description: lead.description.clone(),
        reply_to: reply_address(&lead.email),
    };
    Ok(Mail {
        to: to.to_owned(),
        text: OwnerText { letterhead, mail: &mail }.render()?,
        html: OwnerHtml { letterhead, subject: &subject, mail: &mail }.render()?,
        subject,
        reply_to: mail.reply_to,
        calendar: None,
    })
}

fn visitor_mail(
    letterhead: &Letterhead,
    config: &Config,
    lead: &NewLead,
    reference: &Reference,
) -> Result<Mail, askama::Error> {
    let subject = format!("{}: your message has arrived ({reference})", letterhead.brand);
    let mail = VisitorMail {
        name: greeting(&lead.full_name),
        reference: reference.as_str(),
        response_time: &config.site.contact.response_time,
    };
    Ok(Mail {
        to: lead.email.clone(),
        reply_to: Some(config.site.contact.email.clone()),
        text: VisitorText { letterhead, mail: &mail }.render()?,
        html: VisitorHtml { letterhead, subject: &subject, mail: &mail }.render()?,
        subject,
        calendar: None,
    })
}

/// The name to greet with. The address may be a stranger's, whom nothing that was typed should reach: a name that a mail
/// program would turn into a link, or that is a sentence, is left out.
pub fn greeting(name: &str) -> Option<&str> {
    let dotted = name.split_whitespace().any(|word| word.trim_end_matches('.').contains('.'));
    (!dotted && name.chars().count() <= LONGEST_GREETING).then_some(name)
}

fn webhook(lead: &NewLead, reference: &Reference, now_ms: i64) -> Webhook {
    Webhook {
        event: "lead.created".to_owned(),
        payload: json!({
            "reference": reference.as_str(),
            "createdAt": rfc3339(now_ms),
            "kind": lead.kind.as_str(),
            "fullName": lead.full_name,
            "email": lead.email,
            "phone": lead.phone,
            "company": lead.company,
            "service": lead.service,
            "description": lead.description,
            "origin": lead.origin,
            "event": lead.event,
            "suspect": lead.suspect,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_would_become_a_link_is_no_greeting() {
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
