//! A file's two parts: a head of YAML between two lines of `---`, and the text below it.

use serde::de::DeserializeOwned;

use super::error::ContentError;

/// The line of dashes around the head.
const FENCE: &str = "---";

/// A file, taken apart.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Parts<'a> {
    /// The YAML.
    pub(super) head: &'a str,
    /// The line of the file on which the YAML starts.
    pub(super) head_line: usize,
    /// The Markdown.
    pub(super) body: &'a str,
    /// The line of the file on which the Markdown starts.
    pub(super) body_line: usize,
}

/// Takes a file apart. Its lines end with a line feed alone.
pub(super) fn split<'a>(file: &str, text: &'a str) -> Result<Parts<'a>, ContentError> {
    let refused = |line, problem: &str| ContentError { file: file.to_owned(), line, problem: problem.to_owned() };
    let mut start = 0;
    let mut head = None;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let end = start + line.len();
        match head {
            None if line.trim_end() == FENCE => head = Some(end),
            None => return Err(refused(1, "expected a head of YAML between two lines of ---")),
            Some(from) if line.trim_end() == FENCE => {
                return Ok(Parts {
                    head: text.get(from..start).unwrap_or_default(),
                    head_line: 2,
                    body: text.get(end..).unwrap_or_default(),
                    body_line: index + 2,
                });
            }
            Some(_) => {}
        }
        start = end;
    }
    Err(refused(1, "the head has no end: a second line of --- is missing"))
}

/// Reads the head. A key that is not known is an error, so that a slip of the pen is seen.
pub(super) fn read<T: DeserializeOwned>(file: &str, parts: &Parts<'_>) -> Result<T, ContentError> {
    serde_saphyr::from_str(parts.head).map_err(|cause| {
        let cause = cause.without_snippet();
        let line = cause.location().and_then(|place| usize::try_from(place.line()).ok()).unwrap_or(0);
        ContentError {
            file: file.to_owned(),
            line: if line == 0 { 1 } else { line + parts.head_line - 1 },
            problem: cause.to_string().lines().next().unwrap_or_default().to_owned(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_comes_apart_at_its_fences() {
        let parts = split("a.md", "---\ntitle: A\n---\n\nText\n").unwrap();
        assert_eq!(parts, Parts { head: "title: A\n", head_line: 2, body: "\nText\n", body_line: 4 });
    }

    #[test]
    fn a_missing_fence_is_said_so() {
        for (text, problem) in [
            ("", "a.md:1: the head has no end: a second line of --- is missing"),
            ("title: A\n", "a.md:1: expected a head of YAML between two lines of ---"),
            ("---\ntitle: A\n", "a.md:1: the head has no end: a second line of --- is missing"),
        ] {
            assert_eq!(split("a.md", text).unwrap_err().to_string(), problem);
        }
    }
}
