//! A file in which every value has its own place, to check values that did not come from a file.

use std::io;

use serde::Serialize;
use serde_json::Value;
use serde_json::ser::Formatter;

use super::front_matter::FENCE;
use super::tree::{Place, Tree};
use super::values::has_front_matter;
use model::{DocumentKind, PathStep};

/// Key of faults of the Markdown.
pub(super) const TEXT_KEY: &str = "text";
/// Lines before the Markdown: the values are on one line between two fences.
const HEAD_LINES: usize = 3;

/// Returns a file with values and Markdown. YAML contains JSON, in which no two values begin at the same place.
pub(super) fn value_source(kind: DocumentKind, values: &Value, text: &str) -> String {
    let mut json = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut json, YamlStrings);
    // Only a writer that fails could fail here.
    drop(values.serialize(&mut serializer));
    let json = String::from_utf8_lossy(&json);
    match has_front_matter(kind) {
        true => format!("{FENCE}\n{json}\n{FENCE}\n{text}"),
        false => json.into_owned(),
    }
}

/// Writes JSON whose strings are also YAML: without characters that YAML does not allow in a file.
struct YamlStrings;

impl Formatter for YamlStrings {
    fn write_string_fragment<W: ?Sized + io::Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        for char in fragment.chars() {
            match char {
                '\u{7f}'..='\u{9f}' | '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}' => {
                    write!(writer, "\\u{:04x}", u32::from(char))?;
                }
                char => writer.write_all(char.encode_utf8(&mut [0; 4]).as_bytes())?,
            }
        }
        Ok(())
    }
}

/// Returns the path of the value at a place of the file, and the line of the Markdown. `tree` is the parsed head.
pub(super) fn path_at(kind: DocumentKind, tree: &Tree, place: Place) -> (Vec<PathStep>, Option<u32>) {
    if place.line > HEAD_LINES && has_front_matter(kind) {
        let line = u32::try_from(place.line - HEAD_LINES).unwrap_or(u32::MAX);
        return (vec![PathStep::Key(TEXT_KEY.to_owned())], Some(line));
    }
    let (mut path, mut tree) = (Vec::new(), tree);
    loop {
        let is_before = |start: Place| start <= place;
        if let Some(entry) = tree.entries().iter().rfind(|entry| is_before(entry.place)) {
            path.push(PathStep::Key(entry.key.clone()));
            tree = &entry.value;
        } else if let Some((index, item)) = tree.items().iter().enumerate().rfind(|(_, item)| is_before(item.place)) {
            path.push(PathStep::Index(index));
            tree = item;
        } else {
            return (path, None);
        }
    }
}
