//! Groups digits the way the number's country writes them, for the eye only.

use super::Country;
use crate::fields::phone::international;
use crate::text::{halves, parts};

/// Most characters that the visible input shows (document 1, sections 5 and 9).
pub const MAX_VISIBLE: usize = 17;

/// The number as the input shows it: `+1 201 555 0123`. Where the groups would make it longer than [`MAX_VISIBLE`], the
/// digits stand ungrouped (the decisions). Only spaces are added.
#[must_use]
pub fn group(digits: &str, country: Option<&Country>) -> String {
    let plain = international(digits);
    let Some((country, national)) = country.and_then(|country| Some((country, country.national(digits)?))) else {
        return plain;
    };
    let mut text = international(country.dial);
    let mut rest = national;
    let mut sizes = sizes(country, national).bytes().peekable();
    while !rest.is_empty() {
        let size = sizes.next().map_or(usize::MAX, |size| usize::from(size.saturating_sub(b'0')));
        // What goes beyond the format stays with its last group.
        let size = if sizes.peek().is_none() { usize::MAX } else { size.max(1) };
        let (head, tail) = rest.split_at_checked(size).unwrap_or((rest, ""));
        text.push(' ');
        text.push_str(head);
        rest = tail;
    }
    if text.len() > MAX_VISIBLE { plain } else { text }
}

/// The group sizes for a national number, one digit each: those of its longest matching leading digits, else the usual ones.
fn sizes(country: &Country, national: &str) -> &'static str {
    let mut formats = parts(country.groups, b" ");
    let mut best = formats.next().unwrap_or_default();
    let mut matched = 0;
    for format in formats {
        let Some((prefixes, sizes)) = halves(format, b":") else { continue };
        for prefix in parts(prefixes, b",") {
            if prefix.len() > matched && national.starts_with(prefix) {
                matched = prefix.len();
                best = sizes;
            }
        }
    }
    best
}

/// Where the cursor stands in a grouped number when `count` digits are to its left: right behind the last of them.
#[must_use]
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
