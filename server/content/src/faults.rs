//! Faults as the back office shows them, at their values.

use std::collections::BTreeMap;

use super::error::ContentError;
use super::front_matter::split;
use super::tree::{Place, Tree};
use super::value_source::path_at;
use super::values::has_front_matter;
use super::yaml::parse;
use model::{DocumentKind, Fault, PathStep};

/// Limit of reported faults: an editor corrects the first ones first.
const FAULTS_MAX: usize = 200;
/// Longest message, in characters.
const MESSAGE_MAX_CHARS: usize = 400;

/// Faults of a document, with places in the file that was checked.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) errors: Vec<ContentError>,
    pub(super) warnings: Vec<ContentError>,
    /// Faults that the document would cause in others.
    pub(super) elsewhere: Vec<ContentError>,
}

impl Found {
    /// Converts the faults. `source` is the file that was checked.
    pub(super) fn faults(
        self,
        kind: DocumentKind,
        source: &str,
        names: &BTreeMap<String, (DocumentKind, String)>,
    ) -> Vec<Fault> {
        let head = match has_front_matter(kind) {
            true => split("", source).map(|parts| parts.head).unwrap_or_default(),
            false => source.to_owned(),
        };
        let tree = parse("", &head).ok();
        let mut errors = self.errors;
        errors.sort();
        errors.dedup();
        let errors = errors.into_iter().map(|error| fault(error, kind, tree.as_ref(), false));
        let warnings = self.warnings.into_iter().map(|error| fault(error, kind, tree.as_ref(), true));
        let elsewhere = self.elsewhere.into_iter().map(|error| {
            let name = names.get(&error.file).map_or(error.file, |(kind, slug)| kind.document_name(slug));
            Fault {
                path: Vec::new(),
                line: None,
                message: shortened(format!("{name}: {}", error.problem)),
                warning: true,
            }
        });
        errors.chain(warnings).chain(elsewhere).take(FAULTS_MAX).collect()
    }
}

/// Converts a fault of the document.
fn fault(error: ContentError, kind: DocumentKind, tree: Option<&Tree>, warning: bool) -> Fault {
    let place = Place { line: error.line, column: error.column };
    let (mut path, line) = tree.map(|tree| path_at(kind, tree, place)).unwrap_or_default();
    let key = path.iter().rev().find_map(|step| match step {
        PathStep::Key(key) => Some(format!("{key}: ")),
        PathStep::Index(_) => None,
    });
    let message = key.and_then(|key| error.problem.strip_prefix(&key)).unwrap_or(&error.problem);
    let message = shortened(message.to_owned());
    path.extend(error.missing.map(PathStep::Key));
    Fault { path, line, message, warning }
}

/// Shortens a message that repeats a long value.
fn shortened(message: String) -> String {
    match message.char_indices().nth(MESSAGE_MAX_CHARS) {
        Some((end, _)) => format!("{}…", message.get(..end).unwrap_or_default()),
        None => message,
    }
}
