//! Limits of values that are edited in the back office.

use serde_json::Value;

use super::text_file::FILE_MAX_BYTES;
use super::value_source::TEXT_KEY;
use super::values::has_front_matter;
use model::{DocumentKind, PathStep};

/// Deepest nesting of values. The deepest section has about ten levels.
const VALUES_DEPTH_MAX: usize = 32;
/// Longest key, in characters: YAML does not look further for a colon.
const KEY_MAX_CHARS: usize = 200;
/// Limit of values. The largest list, 2,000 redirects, has 6,000.
const VALUES_MAX: usize = 20_000;

/// Refuses values that are too large or too deep to be checked, and characters that cannot be stored.
pub(super) fn limit_fault(kind: DocumentKind, values: &Value, text: &str) -> Option<(Vec<PathStep>, String)> {
    let of_text = || vec![PathStep::Key(TEXT_KEY.to_owned())];
    if !values.is_object() {
        return Some((Vec::new(), "expected keys, each with its value".to_owned()));
    }
    let mut walk = Walk { path: Vec::new(), count: 0 };
    if let Some(problem) = walk.fault(values) {
        return Some((walk.path, problem));
    }
    let size = values.to_string().len() + text.len();
    if size > usize::try_from(FILE_MAX_BYTES).unwrap_or(usize::MAX) {
        return Some((Vec::new(), too_large(size)));
    }
    if text.contains('\0') {
        return Some((of_text(), NULL_CHARACTER.to_owned()));
    }
    let has_no_text = !has_front_matter(kind) && !text.trim().is_empty();
    has_no_text.then(|| (of_text(), "a document of this kind has no text: all that it shows has a key".to_owned()))
}

pub(super) fn too_large(size: usize) -> String {
    format!("the document has {size} bytes; at most {FILE_MAX_BYTES} are allowed")
}

const NULL_CHARACTER: &str = "contains a null character";

/// A walk through values that ends at the first one that cannot be checked.
struct Walk {
    path: Vec<PathStep>,
    count: usize,
}

impl Walk {
    fn fault(&mut self, value: &Value) -> Option<String> {
        self.count += 1;
        if self.count > VALUES_MAX {
            self.path.clear();
            return Some(format!("the document has more than {VALUES_MAX} values"));
        }
        let children: Vec<(PathStep, &Value)> = match value {
            Value::Object(values) => values.iter().map(|(key, value)| (PathStep::Key(key.clone()), value)).collect(),
            Value::Array(values) => {
                values.iter().enumerate().map(|(index, value)| (PathStep::Index(index), value)).collect()
            }
            Value::String(text) => return text.contains('\0').then(|| NULL_CHARACTER.to_owned()),
            Value::Null | Value::Bool(_) | Value::Number(_) => return None,
        };
        if self.path.len() >= VALUES_DEPTH_MAX {
            return Some(format!("values are nested deeper than {VALUES_DEPTH_MAX} levels"));
        }
        for (step, child) in children {
            if let PathStep::Key(key) = &step {
                if key.chars().nth(KEY_MAX_CHARS).is_some() {
                    return Some(format!("a key has more than {KEY_MAX_CHARS} characters"));
                }
                if key.contains('\0') {
                    return Some(NULL_CHARACTER.to_owned());
                }
            }
            self.path.push(step);
            if let Some(problem) = self.fault(child) {
                return Some(problem);
            }
            self.path.pop();
        }
        None
    }
}
