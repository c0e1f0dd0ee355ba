//! What a call to action hands to the contact page: `/contacts?service=…&from=…`.

use serde::Serialize;

use super::landings::Landings;
use super::query::parameter;
use super::resolve::{Resolution, resolve};
use crate::fields::{FieldKey, ShortText};

/// What the contact form starts with. Both values come from the address, so anyone may have written them: they
/// are checked here and nowhere trusted beyond.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ContactPrefill {
    /// Text for the service field: the parameter `service`, else what the page of origin offers.
    pub service: Option<String>,
    /// Canonical path of the page that the visitor came from.
    pub origin: Option<String>,
}

impl ContactPrefill {
    /// Reads the contact page's query (without `?`).
    #[must_use]
    pub fn from_query(query: &str, landings: &Landings) -> Self {
        let origin = parameter(query, "from").filter(|path| is_safe_origin(path, landings));
        let service = match parameter(query, "service") {
            Some(text) => service_text(&text),
            None => origin.as_deref().and_then(|path| offer_of(path, landings)),
        };
        Self { service, origin }
    }
}

/// Whether `path` is the canonical path of a page of this site, and so fit to be stored with a lead as its origin
/// and to be linked back to. Never true of another site's address.
#[must_use]
pub fn is_safe_origin(path: &str, landings: &Landings) -> bool {
    !path.is_empty() && matches!(resolve(path, "", landings), Resolution::Page { .. })
}

fn offer_of(path: &str, landings: &Landings) -> Option<String> {
    resolve(path, "", landings).route()?.offer().map(str::to_owned)
}

/// The text as the form's own rule leaves it; one that the form would refuse is not filled in, and never cut.
fn service_text(text: &str) -> Option<String> {
    let service = ShortText::check(FieldKey::Service, Some(text)).ok()?;
    Some(service.as_str().to_owned()).filter(|service| !service.is_empty())
}
