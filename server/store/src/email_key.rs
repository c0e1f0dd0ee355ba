//! Keys for comparing e-mail addresses.

use unicode_normalization::UnicodeNormalization;

use model::digest;

/// Returns the address trimmed, with its domain as mail servers spell it (RFC 5891), in composed form (NFC) and with its
/// case folded in every script. SQL's `lower` folds ASCII only on SQLite, and every letter on PostgreSQL.
pub fn email_key(email: &str) -> String {
    let email = email.trim();
    let of_mail_servers = |(local, domain)| Some(format!("{local}@{}", idna::domain_to_ascii(domain).ok()?));
    let spelt = email.rsplit_once('@').and_then(of_mail_servers);
    let email = spelt.as_deref().unwrap_or(email);
    email.nfc().flat_map(char::to_uppercase).flat_map(char::to_lowercase).nfc().collect()
}

/// Returns a digest of the address in any spelling, in hexadecimal digits.
pub fn email_digest(email: &str) -> String {
    digest(email_key(email).as_bytes())
}

/// Returns the address without a `+tag`, which most providers deliver to the same mailbox.
pub fn mailbox_key(email: &str) -> String {
    let key = email_key(email);
    match key.rsplit_once('@') {
        Some((name, domain)) => {
            let bare = name.split('+').next().filter(|bare| !bare.is_empty()).unwrap_or(name);
            format!("{bare}@{domain}")
        }
        None => key,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_an_address_have_the_same_key() {
        for (email, other) in [
            ("ada@engines.example", " ADA@Engines.Example "),
            ("äda@engines.example", "ÄDA@engines.example"),
            ("äda@engines.example", "A\u{308}DA@engines.example"),
            ("σας@engines.example", "ΣΑΣ@engines.example"),
            ("strasse@engines.example", "straße@engines.example"),
            ("ада@пример.example", "АДА@ПРИМЕР.example"),
            ("ada@exämple.example", "ada@xn--exmple-cua.example"),
            ("ada@engines.example", "ada@ｅngines.example"),
            ("ada@engines.example", "ada@ⓔngines。example"),
        ] {
            assert_eq!(email_key(email), email_key(other), "{email}");
        }
        for (email, other) in
            [("ada@a.example", "ada@b.example"), ("äda@a.example", "ada@a.example"), ("a@b.c", "a+b@b.c")]
        {
            assert_ne!(email_key(email), email_key(other), "{email}");
        }
    }

    #[test]
    fn tagged_addresses_have_the_same_mailbox() {
        for (email, mailbox) in [
            ("Ada+one@Engines.example", "ada@engines.example"),
            ("ada+one+two@engines.example", "ada@engines.example"),
            ("+ada@engines.example", "+ada@engines.example"),
            ("ada@engines.example", "ada@engines.example"),
        ] {
            assert_eq!(mailbox_key(email), mailbox, "{email}");
        }
    }
}
