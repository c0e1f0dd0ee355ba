//! Links from calls to action to the contact page, `/contacts?service=…&from=…`, and the form's initial values from them.

use serde::Serialize;

use super::addresses::Addresses;
use super::query::{encode_value, parameter};
use super::resolve::{Resolution, resolve};
use crate::fields::{FieldKey, ShortText};

/// Path of the contact page.
const CONTACTS: &str = "/contacts";

/// Returns the address of the contact form for a button on the page `from`. `offer` is what the page offers, `part` the
/// part of it that the button requests. The form's service is 'Offer, part', or only the offer if both are too long for
/// the field.
pub fn contact_address(offer: Option<&str>, part: Option<&str>, from: &str) -> String {
    let whole = [offer, part].into_iter().flatten().collect::<Vec<_>>().join(", ");
    let service = service_text(&whole).or_else(|| offer.and_then(service_text));
    let from = encode_value(from);
    match service {
        Some(service) => format!("{CONTACTS}?service={}&from={from}", encode_value(&service)),
        None => format!("{CONTACTS}?from={from}"),
    }
}

/// Initial values of the contact form. Both come from the address, so anyone may have written them: they are validated
/// here and not trusted otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ContactPrefill {
    /// The service field: from the parameter `service`, otherwise the offer of the page of origin.
    pub service: Option<String>,
    /// The canonical path of the page that the visitor came from.
    pub origin: Option<String>,
}

impl ContactPrefill {
    /// Reads the contact page's query (without `?`). `offer` returns the offer of the page at a path.
    pub fn from_query(query: &str, addresses: &impl Addresses, offer: impl Fn(&str) -> Option<String>) -> Self {
        let origin = parameter(query, "from").filter(|path| is_safe_origin(path, addresses));
        let service = match parameter(query, "service") {
            Some(text) => service_text(&text),
            None => origin.as_deref().and_then(offer).and_then(|text| service_text(&text)),
        };
        Self { service, origin }
    }
}

/// Returns true for the canonical path of a page of this site, which may be stored as a lead's origin and linked to.
/// Never true for another site's address.
pub fn is_safe_origin(path: &str, addresses: &impl Addresses) -> bool {
    !path.is_empty() && matches!(resolve(path, "", addresses), Resolution::Page { .. })
}

/// Sanitises the service by the form's own rule. A text that the form would reject is dropped, never truncated.
fn service_text(text: &str) -> Option<String> {
    let service = ShortText::check(FieldKey::Service, Some(text)).ok()?;
    Some(service.as_str().to_owned()).filter(|service| !service.is_empty())
}
