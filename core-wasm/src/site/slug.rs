//! The syntax of slugs.

/// Longest slug, in characters, to bound addresses and keys.
pub const SLUG_MAX_CHARS: usize = 100;

/// Returns true for 1 to [`SLUG_MAX_CHARS`] lower-case ASCII letters, digits and hyphens.
pub fn is_slug(text: &str) -> bool {
    (1..=SLUG_MAX_CHARS).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
