//! Grouping of digits in the format of the number's country, for display only.

use super::Country;

/// Limit of characters in the visible input.
pub const MAX_VISIBLE: usize = 17;

/// Returns the number for display: `+1 201 555 0123`. Ungrouped if the groups would exceed [`MAX_VISIBLE`]. Only spaces
/// are added.
pub fn group(digits: &str, country: &Country) -> String {
    let mut text = String::with_capacity(MAX_VISIBLE + 1);
    text.push('+');
    let Some(national) = country.national(digits) else {
        text.push_str(digits);
        return text;
    };
    text.push_str(country.dial);
    let dialled = text.len();
    let mut rest = national;
    let mut sizes = sizes(country, national).bytes().peekable();
    while !rest.is_empty() {
        let size = sizes.next().map_or(usize::MAX, |size| usize::from(size.saturating_sub(b'0')));
        // Surplus digits extend the last group.
        let size = if sizes.peek().is_none() { usize::MAX } else { size.max(1) };
        let (head, tail) = rest.split_at_checked(size).unwrap_or((rest, ""));
        text.push(' ');
        text.push_str(head);
        rest = tail;
    }
    if text.len() > MAX_VISIBLE {
        text.truncate(dialled);
        text.push_str(national);
    }
    text
}

/// Returns the group sizes of a national number, one digit each: the sizes of its longest matching leading digits,
/// otherwise the default.
fn sizes(country: &Country, national: &str) -> &'static str {
    let mut formats = country.groups.split(' ');
    let mut best = formats.next().unwrap_or_default();
    let mut matched = 0;
    for format in formats {
        let Some((prefixes, sizes)) = format.split_once(':') else { continue };
        for prefix in prefixes.split(',') {
            if prefix.len() > matched && national.starts_with(prefix) {
                matched = prefix.len();
                best = sizes;
            }
        }
    }
    best
}

/// Returns the cursor directly after the first `count` digits of a grouped number.
pub fn caret_after(text: &str, count: usize) -> u32 {
    let mut seen = 0;
    let mut position = 0;
    for (index, byte) in (1u32..).zip(text.bytes()) {
        if seen == count && byte != b'+' {
            break;
        }
        if byte.is_ascii_digit() {
            seen += 1;
            position = index;
        } else if byte == b'+' {
            position = index;
        }
    }
    position
}
