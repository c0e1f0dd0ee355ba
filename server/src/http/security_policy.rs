//! The content security policy.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// Which frames a page takes part in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Framing {
    None,
    /// Pages of the site may frame it.
    BySite,
    /// It may frame pages of the site.
    OfSite,
}

/// Returns the policy: only resources of this origin, and no inline code except one stylesheet. `'wasm-unsafe-eval'`
/// permits WebAssembly modules, and no other `eval`.
pub fn security_policy(stylesheet: Option<&str>, framing: Framing) -> String {
    let hash = stylesheet.map(|css| format!(" 'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(css))));
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'{}; img-src 'self' data:; \
         media-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
         form-action 'self'; frame-ancestors {}; {}base-uri 'none'; object-src 'none'",
        hash.unwrap_or_default(),
        if framing == Framing::BySite { "'self'" } else { "'none'" },
        if framing == Framing::OfSite { "frame-src 'self'; " } else { "" },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_equals_the_browsers() {
        assert!(security_policy(None, Framing::None).contains("; style-src 'self'; "));
        // printf 'a{}' | openssl dgst -sha256 -binary | base64
        assert!(
            security_policy(Some("a{}"), Framing::None)
                .contains("; style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; ")
        );
    }

    #[test]
    fn a_preview_may_be_framed_by_the_site_only_and_other_pages_by_none() {
        for (framing, part) in [
            (Framing::None, "; frame-ancestors 'none'; base-uri"),
            (Framing::BySite, "; frame-ancestors 'self'; base-uri"),
            (Framing::OfSite, "; frame-ancestors 'none'; frame-src 'self'; base-uri"),
        ] {
            assert!(security_policy(None, framing).contains(part), "{framing:?}");
        }
    }
}
