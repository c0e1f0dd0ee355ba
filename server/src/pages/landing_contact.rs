//! `/{token}/contact`: the landing's contact form as a page.

use core_wasm::site::parameter;
use serde::Serialize;

use super::form::RefusedForm;
use super::landing::{LandingData, landing};
use crate::app::state::AppState;
use crate::site::site_content::SiteContent;
use store::Reference;

/// Data of the page.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
pub struct LandingContactData {
    pub landing: LandingData,
    /// The errors of a refused form.
    pub form: Option<RefusedForm>,
    /// The reference of the message that was sent.
    pub sent: Option<String>,
}

/// Loads the data of the page; `None` for an unknown token.
pub fn landing_contact(
    state: &AppState,
    content: &SiteContent,
    token: &str,
    query: &str,
) -> Option<LandingContactData> {
    Some(LandingContactData { landing: landing(state, content, token)?, form: None, sent: sent_reference(query) })
}

/// Returns the canonical query of the page's address; empty unless a message was sent.
pub(super) fn sent_query(query: &str) -> String {
    sent_reference(query).map(|reference| format!("sent={reference}")).unwrap_or_default()
}

fn sent_reference(query: &str) -> Option<String> {
    let reference = parameter(query, "sent").as_deref().and_then(Reference::parse_lead)?;
    Some(reference.to_string())
}

impl LandingContactData {
    /// Returns the page with a refused form.
    #[must_use]
    pub fn refused(self, form: RefusedForm) -> Self {
        Self { form: Some(form), ..self }
    }
}
