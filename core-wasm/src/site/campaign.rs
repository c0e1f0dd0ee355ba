//! The campaign that an address names, by the usual parameters of links in newsletters and advertisements.

use super::parameter;
use crate::fields::text;

/// The parameters, in the order in which their values are shown.
const PARAMETERS: [&str; 3] = ["utm_source", "utm_medium", "utm_campaign"];
/// Longest value, in characters. A longer one is truncated.
const VALUE_LIMIT: usize = 60;

/// Returns the campaign that a query names, such as `newsletter / email / spring`. It only informs the sales team, so
/// characters that no text of a form may have are removed instead of rejected.
pub fn campaign(query: &str) -> Option<String> {
    let query = query.trim_start_matches('?');
    let value = |name| {
        let value = text::sanitise(&parameter(query, name)?);
        let value: String = value.trim().chars().take(VALUE_LIMIT).collect();
        (!value.is_empty()).then_some(value)
    };
    let values: Vec<String> = PARAMETERS.into_iter().filter_map(value).collect();
    (!values.is_empty()).then(|| values.join(" / "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn campaign_has_source_medium_and_name_without_markup_and_of_limited_length() {
        let long = "a".repeat(100);
        for (query, expected) in [
            ("", None),
            ("?page=2&utm_source=&utm_term=erp", None),
            ("utm_source=newsletter&utm_medium=email&utm_campaign=spring", Some("newsletter / email / spring")),
            ("?utm_campaign=Spring+2027&x=y", Some("Spring 2027")),
            ("utm_source=%3Cb%3Eads%2F%0A%3C/b%3E", Some("badsb")),
            ("utm_source=%E9", Some("\u{fffd}")),
            (
                &*format!("utm_source={long}&utm_medium=b"),
                Some(&*format!("{} / b", long.get(..VALUE_LIMIT).unwrap_or_default())),
            ),
        ] {
            assert_eq!(campaign(query).as_deref(), expected, "{query}");
        }
    }
}
