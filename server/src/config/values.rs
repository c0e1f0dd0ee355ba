//! What a single setting may hold. Each reader answers `None` for a value that is not of its kind.

use toml::de::DeValue;

/// Longest text that a setting may hold, in characters: a line of an address, not an essay.
const LONGEST_TEXT: usize = 200;

/// A line of text that is not blank.
pub(super) fn text(value: &DeValue<'_>) -> Option<String> {
    let text = value.as_str()?.trim();
    let fits = !text.is_empty() && text.chars().count() <= LONGEST_TEXT && !text.chars().any(char::is_control);
    fits.then(|| text.to_owned())
}

/// One or more lines of text.
pub(super) fn texts(value: &DeValue<'_>) -> Option<Vec<String>> {
    let list = value.as_array()?;
    let texts: Option<Vec<String>> = list.iter().map(|item| text(item.get_ref())).collect();
    texts.filter(|texts| !texts.is_empty())
}

/// A whole number from `low` to `high`.
pub(super) fn whole(value: &DeValue<'_>, low: i64, high: i64) -> Option<i64> {
    let digits = value.as_integer()?;
    let number = i64::from_str_radix(digits.as_str(), digits.radix()).ok()?;
    (low..=high).contains(&number).then_some(number)
}

/// A path segment: lower-case letters, digits and single hyphens.
pub(super) fn slug(value: &DeValue<'_>) -> Option<String> {
    let text = text(value)?;
    let plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    let joined = !text.starts_with('-') && !text.ends_with('-') && !text.contains("--");
    (plain && joined).then_some(text)
}

/// An e-mail address: text, @, text, dot, text, without spaces.
pub(super) fn email(value: &DeValue<'_>) -> Option<String> {
    let text = text(value)?;
    let (name, domain) = text.split_once('@')?;
    let (host, zone) = domain.rsplit_once('.')?;
    let filled = [name, host, zone].iter().all(|part| !part.is_empty());
    (filled && !domain.contains('@') && !text.contains(char::is_whitespace)).then_some(text)
}

/// One or more e-mail addresses.
pub(super) fn emails(value: &DeValue<'_>) -> Option<Vec<String>> {
    let list = value.as_array()?;
    let emails: Option<Vec<String>> = list.iter().map(|item| email(item.get_ref())).collect();
    emails.filter(|emails| !emails.is_empty())
}

/// A telephone number as it is shown: a plus, then 7 to 15 digits, grouped by spaces.
pub(super) fn phone(value: &DeValue<'_>) -> Option<String> {
    let text = text(value)?;
    let digits = text.strip_prefix('+')?;
    let count = digits.chars().filter(char::is_ascii_digit).count();
    let plain = digits.chars().all(|character| character.is_ascii_digit() || character == ' ');
    (plain && (7..=15).contains(&count)).then_some(text)
}

/// An absolute address over HTTP(S).
pub(super) fn url(value: &DeValue<'_>) -> Option<String> {
    web_url(&text(value)?)
}

/// An origin: scheme, host and port, without a path. A slash at the end is taken off.
pub(super) fn origin(value: &DeValue<'_>) -> Option<String> {
    web_origin(&text(value)?)
}

/// [`url`] for text from anywhere.
pub(super) fn web_url(text: &str) -> Option<String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let plain = !host.is_empty()
        && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
        && rest.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>\\^`{|}".contains(&byte));
    plain.then(|| text.to_owned())
}

/// [`origin`] for text from anywhere.
pub(super) fn web_origin(text: &str) -> Option<String> {
    let text = text.strip_suffix('/').unwrap_or(text);
    let (_, host) = text.split_once("://")?;
    if host.contains(['/', '?', '#']) {
        return None;
    }
    web_url(text).map(|origin| origin.to_ascii_lowercase())
}

/// A day, `YYYY-MM-DD`, that the calendar has.
pub(super) fn day(value: &DeValue<'_>) -> Option<String> {
    let text = text(value)?;
    let mut parts = text.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let shaped = parts.next().is_none() && (year.len(), month.len(), day.len()) == (4, 2, 2);
    let number =
        |part: &str| part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse::<u32>().ok()).flatten();
    let (year, month, day) = (number(year)?, number(month)?, number(day)?);
    let longest = match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    (shaped && (1..=longest).contains(&day)).then_some(text)
}

/// A time of day, `HH:MM` on a 24-hour clock, as minutes since midnight.
pub(super) fn minutes(value: &DeValue<'_>) -> Option<u16> {
    let text = value.as_str()?;
    let (hours, minutes) = text.split_once(':')?;
    let number = |part: &str, limit: u16| {
        let digits = part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<u16>().ok().filter(|number| digits && *number < limit)
    };
    Some(number(hours, 24)? * 60 + number(minutes, 60)?)
}

/// A time zone by its name in the tz database, such as `America/Los_Angeles`.
pub(super) fn time_zone(value: &DeValue<'_>) -> Option<String> {
    let text = text(value)?;
    let named = text.split('/').all(|part| {
        part.starts_with(|first: char| first.is_ascii_uppercase())
            && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-+".contains(&byte))
    });
    (named && (text.contains('/') || text == "UTC")).then_some(text)
}
