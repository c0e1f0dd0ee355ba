//! E-mail addresses in the form that headers and mail servers accept.

use lettre::Address;

/// Returns the address with its domain in ASCII (RFC 5891), or `None` if the mail library rejects it.
pub fn parse(text: &str) -> Option<Address> {
    let (local, domain) = text.rsplit_once('@')?;
    Address::new(local, idna::domain_to_ascii(domain).ok()?).ok()
}

/// Returns true when the mail library accepts every character of an address. A local part that is too long for it may
/// still be an address, to which the owner can write.
pub fn is_plausible(text: &str) -> bool {
    text.rsplit_once('@').is_some_and(|(local, domain)| {
        let accepts = |character: char| character == '.' || Address::new(character.to_string(), "a.example").is_ok();
        local.chars().all(accepts) && parse(&format!("a@{domain}")).is_some()
    })
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
    fn characters_that_no_mail_may_hold_make_no_address() {
        let long = format!("{}@example.org", "a".repeat(200));
        for text in [
            "ada@example.com",
            "ada.b+c@exämple.de",
            "ädä@example.de",
            "a@\u{646}\u{627}\u{645}\u{647}\u{200c}\u{627}\u{6cc}.example",
            &long,
        ] {
            assert!(is_plausible(text), "{text}");
        }
        for text in [
            "a\u{200d}da@example.com",
            "a\u{9b}@example.com",
            "ada@eng\u{200c}ines.example",
            "ada@xn--a.example",
            "ada",
        ] {
            assert!(!is_plausible(text), "{text:?}");
        }
    }

    #[test]
    fn replies_go_to_addresses_that_every_mail_server_knows() {
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
