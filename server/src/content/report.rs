//! Collects what is wrong with one file, while its values are read one after another.

use core_wasm::fields::Date;
use serde_saphyr::Spanned;

use super::day::midnight_ms;
use super::error::ContentError;
use super::media::{MediaPath, Medium};

/// A value of the head, when the key is there.
pub(super) type Given<T> = Option<Spanned<T>>;

/// The faults of one file.
#[derive(Debug)]
pub(super) struct Report<'a> {
    file: &'a str,
    head_line: usize,
    errors: Vec<ContentError>,
}

impl<'a> Report<'a> {
    /// An empty report on a file whose YAML starts on `head_line`.
    pub(super) fn new(file: &'a str, head_line: usize) -> Self {
        Self { file, head_line, errors: Vec::new() }
    }

    /// The value, when nothing was wrong.
    pub(super) fn finish<T>(self, value: Option<T>) -> Result<T, Vec<ContentError>> {
        match value {
            Some(value) if self.errors.is_empty() => Ok(value),
            _ => Err(self.errors),
        }
    }

    /// Notes a fault on a line of the file.
    pub(super) fn error(&mut self, line: usize, problem: impl Into<String>) {
        self.errors.push(ContentError { file: self.file.to_owned(), line, problem: problem.into() });
    }

    /// Notes a fault of a value of the head.
    pub(super) fn refuse<T>(&mut self, value: &Spanned<T>, problem: impl Into<String>) {
        let line = usize::try_from(value.referenced.line()).unwrap_or(0);
        self.error(line + self.head_line - 1, problem);
    }

    /// Notes a key that has no place here.
    pub(super) fn forbid<T>(&mut self, key: &str, value: &Given<T>, whose: &str) {
        if let Some(value) = value {
            self.refuse(value, format!("{key} is for {whose}"));
        }
    }

    /// A line of text, at most `limit` characters.
    pub(super) fn text(&mut self, key: &str, value: &Given<String>, limit: usize) -> Option<String> {
        let given = value.as_ref()?;
        let text = given.value.trim();
        if text.is_empty() || text.chars().any(char::is_control) {
            self.refuse(given, format!("{key}: expected a line of text"));
            return None;
        }
        let length = text.chars().count();
        if length > limit {
            self.refuse(given, format!("{key} has {length} characters; at most {limit} are allowed"));
            return None;
        }
        Some(text.to_owned())
    }

    /// A line of text that must be there.
    pub(super) fn required(&mut self, key: &str, value: &Given<String>, limit: usize) -> Option<String> {
        self.must_be_there(key, value);
        self.text(key, value, limit)
    }

    /// Notes a key that is missing.
    pub(super) fn must_be_there<T>(&mut self, key: &str, value: &Given<T>) {
        if value.is_none() {
            self.error(1, format!("{key} is missing"));
        }
    }

    /// A day.
    pub(super) fn day(&mut self, key: &str, value: &Given<String>) -> Option<Date> {
        let given = value.as_ref()?;
        let day = Date::parse(&given.value).ok();
        if day.is_none() {
            self.refuse(given, format!("{key}: expected a day such as 2026-10-05, found {:?}", given.value));
        }
        day
    }

    /// An instant: a day, which begins at midnight UTC, or RFC 3339 in UTC.
    pub(super) fn instant(&mut self, key: &str, value: &Given<String>) -> Option<i64> {
        let given = value.as_ref()?;
        let instant = parse_instant(given.value.trim());
        if instant.is_none() {
            self.refuse(
                given,
                format!("{key}: expected an instant such as 2026-12-01T09:00:00Z, or a day, found {:?}", given.value),
            );
        }
        instant
    }

    /// A file or one of the site's own media.
    pub(super) fn medium(&mut self, key: &str, value: &Given<String>, family: &str) -> Option<Medium> {
        let given = value.as_ref()?;
        match Medium::parse(given.value.trim()) {
            Ok(Medium::File(path)) if !path.media_type().starts_with(family) => {
                self.refuse(given, format!("{key}: {path} is of the wrong kind ({})", path.media_type()));
                None
            }
            Ok(medium) => Some(medium),
            Err(problem) => {
                self.refuse(given, format!("{key}: {problem}"));
                None
            }
        }
    }

    /// A file under `media/`.
    pub(super) fn file(&mut self, key: &str, value: &Given<String>, media_type: &str) -> Option<MediaPath> {
        match self.medium(key, value, media_type)? {
            Medium::File(path) => Some(path),
            Medium::Site(_) => {
                if let Some(given) = value {
                    self.refuse(given, format!("{key}: expected a file under media/"));
                }
                None
            }
        }
    }
}

/// Reads `2026-12-01` or `2026-12-01T09:00:00Z` (seconds may be left out).
pub(super) fn parse_instant(text: &str) -> Option<i64> {
    let Some((day, time)) = text.split_once('T') else { return Date::parse(text).ok().map(midnight_ms) };
    let midnight = midnight_ms(Date::parse(day).ok()?);
    let time = time.strip_suffix('Z')?;
    let mut parts = time.split(':');
    let mut part = |limit: i64| {
        let digits = parts.next()?;
        let plain = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse::<i64>().ok().filter(|number| plain && *number < limit)
    };
    let (hours, minutes) = (part(24)?, part(60)?);
    let seconds = if time.len() > "09:00".len() { part(60)? } else { 0 };
    parts.next().is_none().then_some(midnight + ((hours * 60 + minutes) * 60 + seconds) * 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instants_are_utc() {
        for (text, instant) in [
            ("1970-01-02", Some(86_400_000)),
            ("1970-01-01T00:01:02Z", Some(62_000)),
            ("1970-01-01T01:00Z", Some(3_600_000)),
            ("1970-01-01T24:00:00Z", None),
            ("1970-01-01T01:00:00", None),
            ("1970-01-01T1:00:00Z", None),
            ("1970-01-01T01:00:00:00Z", None),
            ("1970-02-30", None),
            ("soon", None),
        ] {
            assert_eq!(parse_instant(text), instant, "{text}");
        }
    }
}
