//! Reading of YAML, and messages for its faults.

use garde::Validate;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_saphyr::Error;

use super::error::ContentError;
use super::schema_faults::{SchemaFault, schema_faults};
use super::schema_parts::SchemaParts;
use super::tree::{Place, Tree};
use super::values::json;
use model::near::unknown;

/// Parses a text whose lines end with a line feed only.
pub(super) fn parse(file: &str, text: &str) -> Result<Tree, ContentError> {
    let mut tree: Tree = serde_saphyr::from_str(text).map_err(|error| {
        let fault = fault(file, &error);
        let tab = (fault.problem == TAB_PROBLEM).then(|| tab_place(text, fault.line)).flatten();
        tab.map_or(fault, |place| ContentError::at(file, place, TAB_PROBLEM))
    })?;
    tree.read_exact_texts(text);
    Ok(tree)
}

/// Returns the place of the first tab that indents a line, from a line on: the parser sometimes names the line before.
fn tab_place(text: &str, from: usize) -> Option<Place> {
    (1..).zip(text.lines()).skip(from.saturating_sub(1)).find_map(|(line, text)| {
        let blanks = text.chars().take_while(|char| *char == ' ').count();
        (text.chars().nth(blanks) == Some('\t')).then_some(Place { line, column: blanks + 1 })
    })
}

/// Deserialises and validates the values of a tree. `text` is what was parsed; `schema` is the schema of the type.
pub(super) fn read<T>(file: &str, text: &str, tree: &Tree, schema: &Value) -> Result<T, Vec<ContentError>>
where
    T: DeserializeOwned + Validate<Context = ()>,
{
    let parts = SchemaParts::of(schema);
    let read = serde_json::from_value(json(parts, tree)).map_err(|cause| {
        let faults = schema_faults(parts, tree);
        match faults.is_empty() {
            true if tree.is_null() => vec![ContentError::at(file, tree.place, "the file is empty")],
            true => vec![ContentError::at(file, tree.place, cause.to_string())],
            false => faults
                .into_iter()
                .map(|SchemaFault { place, problem, missing }| {
                    let fault = ContentError::at(file, place, problem);
                    ContentError { missing, ..fault }
                })
                .collect(),
        }
    });
    let valid = read.and_then(|value: T| match value.validate() {
        Ok(()) => Ok(value),
        Err(report) => Err(report
            .iter()
            .map(|(path, error)| {
                let (place, key) = tree.follow(&path.to_string());
                ContentError::at(file, place, format!("{key}: {}", rule(error.message())))
            })
            .collect()),
    });
    valid.map_err(|mut faults: Vec<ContentError>| {
        // A comment that truncates a value is also reported: it causes the value's fault.
        faults.extend(tree.cut_texts(text).into_iter().map(|(place, problem)| ContentError::at(file, place, problem)));
        faults
    })
}

/// Converts a parser's error to a fault.
pub(super) fn fault(file: &str, error: &Error) -> ContentError {
    let error = error.without_snippet();
    ContentError::at(file, error.location().map(Place::from).unwrap_or_default(), problem(error))
}

/// Returns the message of an error, without its place.
fn problem(error: &Error) -> String {
    match error.without_snippet() {
        Error::SerdeUnknownField { field, expected, .. } => unknown("key", field, expected),
        Error::SerdeUnknownVariant { variant, expected, .. } => unknown("name", variant, expected),
        Error::SerdeMissingField { field, .. } => format!("{field} is missing"),
        Error::DuplicateMappingKey { key: Some(key), .. } => format!("duplicate key '{key}'"),
        Error::NullIntoString { .. } => "expected a text".to_owned(),
        Error::Eof { .. } => "the file is empty".to_owned(),
        Error::InvalidScalar { ty, .. } if ty.starts_with('u') => "expected a whole number from 0 on".to_owned(),
        Error::InvalidBooleanStrict { .. } => "expected true or false".to_owned(),
        Error::Unexpected { expected: "mapping start", .. } => "expected keys, each with its value".to_owned(),
        Error::Unexpected { expected: "sequence start", .. } => "expected a list, each entry after a hyphen".to_owned(),
        Error::Unexpected { expected: "string scalar", .. } => "expected a text".to_owned(),
        Error::MultipleDocuments { .. } => "expected one document, found a second after a line of ---".to_owned(),
        Error::AliasError { error, .. } => problem(error),
        other => {
            let text = other.to_string();
            let line = text.lines().next().unwrap_or_default();
            let problem = line.rsplit_once(" at line ").map_or(line, |(problem, _)| problem);
            PARSER_PROBLEMS
                .iter()
                .find(|(theirs, _)| problem.contains(theirs))
                .map_or(problem, |(_, ours)| ours)
                .to_owned()
        }
    }
}

const TAB_PROBLEM: &str = "tab in the indentation; use spaces";

/// Parts of the parser's messages about common mistakes, and their meaning to an editor.
const PARSER_PROBLEMS: [(&str, &str); 19] = [
    (
        "mapping values are not allowed",
        "a key stands where none can; indent keys as their neighbours, and put a text with a colon into quotes",
    ),
    (
        "did not find expected key",
        "this line fits no line above; indent keys as their neighbours, and put a text that begins with { or [ into quotes",
    ),
    ("tabs disallowed", TAB_PROBLEM),
    ("tab cannot be used", TAB_PROBLEM),
    ("found a tab", TAB_PROBLEM),
    ("cannot start with a tab", TAB_PROBLEM),
    (
        "invalid trailing content after",
        "something stands behind the closing quote; put the whole text into quotes, and write a quote in it twice",
    ),
    ("unknown anchor", "a text that begins with * needs quotes"),
    ("multiline quoted scalar", "a quote is not closed"),
    ("unexpected character", "a text that begins with @, % or a backtick needs quotes"),
    ("while scanning a block scalar", "a text that begins with > or | needs quotes"),
    (
        "block sequence entries are not allowed",
        "a list is not allowed here; begin it on the next line, and put a text that begins with - in quotes",
    ),
    ("mapping keys are not allowed", "a text that begins with ? needs quotes"),
    ("scanning an anchor or alias", "a text that begins with & or * needs quotes"),
    ("misplaced bracket", "a bracket closes nothing; put a text that begins with ] or } in quotes"),
    ("EOF while parsing a block mapping", "the value is missing; put a text that begins with a comma in quotes"),
    ("comment intercepting", "what follows # is a comment; put a text with # in quotes"),
    ("comments must be separated", "a text that begins with # needs quotes"),
    ("illegal placement of ':'", "a bracket is not closed; put a text with a bracket or # in quotes"),
];

/// Rewords garde's messages about lengths and ranges; the model has length rules for lists only.
fn rule(message: &str) -> String {
    if let Some(least) = message.strip_prefix("length is lower than ") {
        return format!("has too few entries; at least {least} expected");
    }
    if let Some(most) = message.strip_prefix("length is greater than ") {
        return format!("has too many entries; at most {most} are allowed");
    }
    for (theirs, ours) in [("lower than ", "expected at least "), ("greater than ", "expected at most ")] {
        if let Some(limit) = message.strip_prefix(theirs) {
            return format!("{ours}{limit}");
        }
    }
    message.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tab_in_the_indentation_is_reported_at_its_place() {
        for (text, place) in [
            ("a: b\n\tc: d\n", "2:1"),
            ("a:\n  - b: c\n  \t  d: e\n", "3:3"),
            ("a: |\n\tb\n", "2:1"),
            ("a:\n  b: c\n\td: e\nf: g\n", "3:1"),
        ] {
            let said = parse("a.yaml", text).unwrap_err().to_string();
            assert_eq!(said, format!("a.yaml:{place}: tab in the indentation; use spaces"), "{text:?}");
        }
        assert!(parse("a.yaml", "a: b\tc\n").is_ok());
    }

    #[test]
    fn text_with_an_indicator_needs_quotes() {
        for (value, problem) in [
            ("@home", "1:4: a text that begins with @, % or a backtick needs quotes"),
            ("`a", "1:4: a text that begins with @, % or a backtick needs quotes"),
            ("%a", "1:4: a text that begins with @, % or a backtick needs quotes"),
            ("> 5", "1:4: a text that begins with > or | needs quotes"),
            ("| 5", "1:4: a text that begins with > or | needs quotes"),
            (
                "- 5",
                "1:4: a list is not allowed here; begin it on the next line, and put a text that begins with - in quotes",
            ),
            ("? 5", "1:4: a text that begins with ? needs quotes"),
            ("& 5", "1:4: a text that begins with & or * needs quotes"),
            ("] 5", "1:4: a bracket closes nothing; put a text that begins with ] or } in quotes"),
            (", 5", "1:4: the value is missing; put a text that begins with a comma in quotes"),
            ("A #1\n  B", "1:6: what follows # is a comment; put a text with # in quotes"),
            ("[#1, b]", "1:5: a text that begins with # needs quotes"),
            ("[a #1, b]", "2:2: a bracket is not closed; put a text with a bracket or # in quotes"),
        ] {
            let error = parse("a.yaml", &format!("a: {value}\nb: c\n")).unwrap_err();
            assert_eq!(error.to_string(), format!("a.yaml:{problem}"), "{value}");
        }
    }

    #[test]
    fn an_unquoted_text_that_yaml_would_cut_is_reported() {
        let comment = "a: what follows # is a comment and is not shown; put the value in quotes";
        let property = |name: &str| format!("a: {name:?} is not shown; put a text that begins with & or ! in quotes");
        for (value, expected) in [
            ("Voted #1", vec![(4, comment.to_owned())]),
            ("A\n  B # c", vec![(4, comment.to_owned())]),
            ("#1", vec![(2, comment.to_owned())]),
            ("[A, B #1\n  ]", vec![(8, comment.to_owned())]),
            ("\n  - A # b\n  - # c", vec![(5, comment.to_owned()), (8, comment.to_owned())]),
            ("!important news", vec![(15, property("!important"))]),
            ("&Co is here", vec![(8, property("&Co"))]),
            ("\"Voted #1\" # quoted", vec![]),
            ("'Voted #1' # quoted", vec![]),
            ("Voted#1", vec![]),
            ("true # until May", vec![]),
            ("2026-10-05 # the launch", vec![]),
            ("|\n  A # b\n  # c\n # d", vec![]),
            ("[A, B] # both", vec![]),
            ("&text A b\nb: *text", vec![]),
            ("A\n  # B", vec![]),
        ] {
            let text = format!("a: {value}\n");
            let found = parse("a.yaml", &text).unwrap().cut_texts(&text);
            let found: Vec<_> = found.into_iter().map(|(place, problem)| (place.column, problem)).collect();
            assert_eq!(found, expected, "{value}");
        }
    }
}
