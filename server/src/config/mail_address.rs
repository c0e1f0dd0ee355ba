//! E-mail addresses in the form that headers and mail servers accept.

use lettre::Address;

/// Returns the address with its domain in ASCII (RFC 5891), or `None` if the mail library rejects it.
pub fn parse(text: &str) -> Option<Address> {
    let (local, domain) = text.rsplit_once('@')?;
    Address::new(local, idna::domain_to_ascii(domain).ok()?).ok()
}

/// Returns the address for a `Reply-To` header, or `None` for a local part outside ASCII: such an address needs
/// SMTPUTF8 (RFC 6531) on every server along the way, and some would refuse the whole mail.
pub fn reply_address(text: &str) -> Option<String> {
    parse(text).map(|address| address.to_string()).filter(|address| address.is_ascii())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reply_addresses_are_ascii_and_valid() {
        for (text, expected) in [
            ("ada@example.com", Some("ada@example.com")),
            ("ada@exämple.de", Some("ada@xn--exmple-cua.de")),
            ("\"ada;b\"@example.org", Some("\"ada;b\"@example.org")),
            ("ada@[192.0.2.1]", Some("ada@[192.0.2.1]")),
            ("ädä@example.de", None),
            ("ada@example.com.", None),
            ("ada@example.com,", None),
            ("ada@example..com", None),
            ("ada.@gmail.com", None),
            ("a;b@x.y", None),
            ("ada", None),
        ] {
            assert_eq!(reply_address(text).as_deref(), expected, "{text}");
        }
    }
}
