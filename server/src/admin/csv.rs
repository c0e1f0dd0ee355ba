//! Visitors' input in spreadsheets and terminals.

use std::fmt::Write as _;
use std::sync::LazyLock;

use core_wasm::fields::FieldKey;
use serde::Serialize;
use serde_json::Value;

/// Characters that start a formula in a spreadsheet, with the full-width ones of East Asian keyboards (OWASP, "CSV
/// Injection").
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
/// Characters that start a new cell in some locale or format: quotation marks protect a cell only if the reader expects
/// the same separator.
const SEPARATORS: [char; 6] = [',', ';', '\t', '\n', '\r', '|'];
/// Disables a formula.
const GUARD: char = '\'';

/// Returns the text as a quoted cell. Control characters of old rows become spaces, except tabs and line ends.
///
/// Wherever a cell could begin, a formula gets a leading apostrophe, phone numbers included. To restore the original,
/// remove one apostrophe wherever one or more are between the start of a cell, or a separator, and a formula. Ignore
/// blanks and quotation marks between them.
fn cell(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    let mut begins = true;
    let text = without_controls(text);
    let mut rest = text.chars();
    loop {
        if begins && is_formula(rest.as_str()) {
            out.push(GUARD);
        }
        let Some(character) = rest.next() else { break };
        if character == '"' {
            out.push('"');
        }
        out.push(character);
        begins = SEPARATORS.contains(&character);
    }
    out.push('"');
    out
}

/// Returns true for a formula, and for a formula with leading apostrophes: it gets a further one, so that different
/// texts have different results.
fn is_formula(text: &str) -> bool {
    let skipped = |character: char| {
        character == GUARD || character == '"' || (character.is_whitespace() && !SEPARATORS.contains(&character))
    };
    text.trim_start_matches(skipped).starts_with(FORMULA)
}

/// Replaces control characters except tabs and line ends.
fn without_controls(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(character) = rest.next() {
        let ends_line = character == '\r' && rest.as_str().starts_with('\n');
        let is_kept = !character.is_control() || matches!(character, '\t' | '\n') || ends_line;
        out.push(if is_kept { character } else { ' ' });
    }
    out
}

/// Escapes the control characters in a JSON text that `serde_json` writes as they are: U+007F to U+009F.
pub(crate) fn printable_json(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for character in json.chars() {
        if character.is_control() && character != '\n' {
            let _ = write!(out, "\\u{:04x}", u32::from(character));
        } else {
            out.push(character);
        }
    }
    out
}

/// Replaces control characters, which could manipulate the operator's terminal.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|character| if character.is_control() { ' ' } else { character }).collect()
}

/// Columns of the sender. Columns of answers follow, then [`CIRCUMSTANCES`].
const SENDER: [&str; 8] = ["id", "reference", "createdAt", "kind", "fullName", "email", "phone", "company"];
const CIRCUMSTANCES: [&str; 7] = ["consent", "consentVersion", "consentedAt", "origin", "campaign", "event", "suspect"];

/// The columns of a lead.
pub(crate) static LEAD_COLUMNS: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| SENDER.into_iter().chain(FieldKey::ANSWERS.map(FieldKey::as_str)).chain(CIRCUMSTANCES).collect());

/// Returns a row as a line of CSV. The columns are named as its members are in JSON.
pub(crate) fn line(columns: &[&str], row: &impl Serialize) -> String {
    let members = serde_json::to_value(row).unwrap_or_default();
    let cells = columns.iter().map(|column| match members.get(column) {
        None | Some(Value::Null) => cell(""),
        Some(Value::String(text)) => cell(text),
        Some(other) => cell(&other.to_string()),
    });
    format!("{}\r\n", cells.collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Restores the original text by the documented rule.
    fn typed(cell: &str) -> String {
        let text = cell.strip_prefix('"').unwrap().strip_suffix('"').unwrap().replace("\"\"", "\"");
        let mut out = String::new();
        let mut begins = true;
        let mut rest = text.chars();
        loop {
            if begins && is_formula(rest.as_str()) {
                assert_eq!(rest.next(), Some(GUARD), "{cell} is not disarmed");
            }
            let Some(character) = rest.next() else { return out };
            out.push(character);
            begins = SEPARATORS.contains(&character);
        }
    }

    #[test]
    fn cells_are_quoted_and_formulas_disabled() {
        for (text, expected) in [
            ("", "\"\""),
            ("plain", "\"plain\""),
            ("a,b", "\"a,b\""),
            ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("O'Neil", "\"O'Neil\""),
            ("1-2=3", "\"1-2=3\""),
            ("=1+1", "\"'=1+1\""),
            ("'=1+1", "\"''=1+1\""),
            ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("-1", "\"'-1\""),
            ("＝1+1", "\"'＝1+1\""),
            (" =1+1", "\"' =1+1\""),
            ("\t=1+1", "\"\t'=1+1\""),
            ("+17045550142", "\"'+17045550142\""),
            ("Engines;=1+1", "\"Engines;'=1+1\""),
            ("Engines; =1+1", "\"Engines;' =1+1\""),
            ("Engines;\"=1+1\"", "\"Engines;'\"\"=1+1\"\"\""),
            ("a\r\n=1+1", "\"a\r\n'=1+1\""),
            ("a,-1;+2|@x", "\"a,'-1;'+2|'@x\""),
            ("a;b=c", "\"a;b=c\""),
        ] {
            assert_eq!(cell(text), expected);
            assert_eq!(typed(expected), text);
        }
    }

    #[test]
    fn control_characters_are_replaced_or_escaped() {
        for (text, expected) in [
            ("tab\tand\r\nlines\n", "\"tab\tand\r\nlines\n\""),
            ("\u{1b}[2J\u{9b}2J\u{7f}\u{0}", "\" [2J 2J  \""),
            ("over\rwritten\r", "\"over written \""),
            ("\u{0}=1+1", "\"' =1+1\""),
        ] {
            assert_eq!(cell(text), expected);
        }
        let text = "\u{1b}[2J\u{9b}2J\u{7f}\n\u{e9}";
        let json = printable_json(&serde_json::to_string_pretty(&[text]).unwrap());
        assert_eq!(json, "[\n  \"\\u001b[2J\\u009b2J\\u007f\\n\u{e9}\"\n]");
        assert_eq!(serde_json::from_str::<[String; 1]>(&json).unwrap(), [text]);
    }

    #[test]
    fn no_separator_of_any_locale_lets_a_formula_begin_a_cell() {
        let pieces = ["=", "+", "'", "\"", ";", ",", "\t", "\r\n", " ", "a", "1"];
        let count = pieces.len();
        for number in 0..count.pow(5) {
            let text: String = (0..5).map(|place| pieces[number / count.pow(place) % count]).collect();
            let written = cell(&text);
            assert_eq!(typed(&written), text);
            for line in written.split(SEPARATORS) {
                let begins = line.trim_start_matches(|character: char| character == '"' || character.is_whitespace());
                assert!(!begins.starts_with(FORMULA), "{written}");
            }
        }
    }
}
