//! A file's two parts: YAML front matter between two lines of `---`, and the text below it.

use super::error::ContentError;
use super::text_file::plain;
use super::tree::Place;

/// Delimits the front matter.
pub(super) const FENCE: &str = "---";

/// A file, split into its parts.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Parts<'a> {
    /// The YAML, with an empty line instead of the first `---`, so that line numbers match the file.
    pub(super) head: String,
    pub(super) body: &'a str,
    /// Line of the file on which the Markdown starts.
    pub(super) body_line: usize,
}

/// Splits a file whose lines end with a line feed only.
pub(super) fn split<'a>(file: &str, text: &'a str) -> Result<Parts<'a>, ContentError> {
    let refused = |line, problem: &str| ContentError::at(file, Place { line, column: 0 }, problem);
    let mut start = 0;
    let mut head = None;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let end = start + line.len();
        match head {
            None if line.trim_end() == FENCE => head = Some(end),
            None => return Err(refused(1, "expected a head of YAML between two lines of ---")),
            Some(from) if line.trim_end() == FENCE => {
                return Ok(Parts {
                    head: format!("\n{}", text.get(from..start).unwrap_or_default()),
                    body: text.get(end..).unwrap_or_default(),
                    body_line: index + 2,
                });
            }
            Some(_) => {}
        }
        start = end;
    }
    let problem =
        if head.is_none() { "the file is empty" } else { "the head has no end: a second line of --- is missing" };
    Err(refused(1, problem))
}

/// Returns the Markdown of a file that was split successfully before.
pub(super) fn markdown(source: &str) -> String {
    let plain = plain(source);
    split("", &plain).map(|parts| parts.body.trim().to_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_split_at_its_fences() {
        let parts = split("a.md", "---\ntitle: A\n---\n\nText\n").unwrap();
        assert_eq!(parts, Parts { head: "\ntitle: A\n".to_owned(), body: "\nText\n", body_line: 4 });
    }

    #[test]
    fn a_missing_fence_is_reported() {
        for (text, problem) in [
            ("", "a.md:1: the file is empty"),
            ("title: A\n", "a.md:1: expected a head of YAML between two lines of ---"),
            ("---\ntitle: A\n", "a.md:1: the head has no end: a second line of --- is missing"),
        ] {
            assert_eq!(split("a.md", text).unwrap_err().to_string(), problem);
        }
    }
}
