//! The content security policy.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// Returns the policy: only resources of this origin, and no inline code except one stylesheet. `'wasm-unsafe-eval'`
/// permits WebAssembly modules, and no other `eval`.
pub fn security_policy(stylesheet: Option<&str>) -> String {
    let hash = stylesheet.map(|css| format!(" 'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(css))));
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'{}; img-src 'self' data:; \
         media-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
         form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
        hash.unwrap_or_default()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_equals_the_browsers() {
        assert!(security_policy(None).contains("; style-src 'self'; "));
        // printf 'a{}' | openssl dgst -sha256 -binary | base64
        assert!(
            security_policy(Some("a{}"))
                .contains("; style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; ")
        );
    }
}
