//! The contact page: initial values of its form, its errors, and its confirmation.

use core_wasm::forms::submission::{Failure, Submission};
use core_wasm::forms::{Form, FormSnapshot};
use core_wasm::site::{ContactPrefill, encode_value, parameter};
use serde::Serialize;

use super::form::RefusedForm;
use crate::site::site_content::SiteContent;
use store::Reference;

/// Data of the contact page.
#[derive(Debug, Clone, Default, PartialEq, Serialize, ts_rs::TS)]
pub struct ContactData {
    /// Initial values from the page's query.
    #[ts(type = "ContactPrefill")]
    pub prefill: ContactPrefill,
    /// The errors of a refused form.
    pub form: Option<RefusedForm>,
    /// The reference of the message that was sent.
    pub sent: Option<String>,
}

impl ContactData {
    /// Reads the data from the page's query.
    pub fn from_query(query: &str, content: &SiteContent) -> Self {
        let sent = parameter(query, "sent").as_deref().and_then(Reference::parse_lead);
        Self {
            prefill: ContactPrefill::from_query(query, content, |path| content.offer(path)),
            form: None,
            sent: sent.map(|reference| reference.to_string()),
        }
    }

    /// Returns the initial state of the form: empty, refused or sent. `country` is the phone field's default.
    pub fn snapshot(&self, country: &str) -> FormSnapshot {
        let empty = Form::contact(country, None).snapshot();
        let submission = match (&self.sent, self.form.as_ref().and_then(|form| form.failure.as_ref())) {
            (Some(reference), _) => Submission::success(reference),
            (None, Some(_)) => Submission::error(Failure::Server),
            (None, None) => empty.submission.clone(),
        };
        let errors = self.form.as_ref().map(|form| form.errors.clone()).unwrap_or_default();
        FormSnapshot { errors, submission, ..empty }
    }

    /// Returns the canonical query.
    pub fn query(&self) -> String {
        let pairs = [
            ("service", self.prefill.service.as_deref()),
            ("from", self.prefill.origin.as_deref()),
            ("sent", self.sent.as_deref()),
        ];
        let given = pairs.iter().filter_map(|(name, value)| Some(format!("{name}={}", encode_value((*value)?))));
        given.collect::<Vec<_>>().join("&")
    }
}
