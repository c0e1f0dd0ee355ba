//! `/{token}/contact`: the landing's contact form as a page.

use core_wasm::site::parameter;
use serde::Serialize;

use super::contacts::FormState;
use super::landing::{LandingData, landing};
use crate::state::AppState;
use crate::store::Reference;

/// The page's data.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LandingContactData {
    /// The event.
    pub landing: LandingData,
    /// The form as it was refused.
    pub form: Option<FormState>,
    /// The reference of what was sent.
    pub sent: Option<String>,
}

/// Loads the page; `None` when there is no landing of this token.
pub fn landing_contact(state: &AppState, token: &str, query: &str) -> Option<LandingContactData> {
    let sent = parameter(query, "sent").as_deref().and_then(Reference::parse_lead);
    Some(LandingContactData {
        landing: landing(state, token)?,
        form: None,
        sent: sent.map(|reference| reference.to_string()),
    })
}

impl LandingContactData {
    /// The same page with a form that was refused.
    #[must_use]
    pub fn refused(self, form: FormState) -> Self {
        Self { form: Some(form), ..self }
    }

    /// The query that says the same and nothing else.
    pub fn query(&self) -> String {
        self.sent.as_ref().map(|reference| format!("sent={reference}")).unwrap_or_default()
    }
}
