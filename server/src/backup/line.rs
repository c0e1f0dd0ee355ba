//! A backup's lines: JSON, one value a line, so that ordinary tools can look into it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::store::Cell;

/// The version of the format.
pub(super) const FORMAT: u32 = 1;

/// What a line can be. A row is an array and stands for itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", untagged)]
pub(super) enum Line {
    /// The first line.
    Head {
        /// The format's version.
        backup: u32,
        /// When it was taken, as RFC 3339.
        taken: String,
        /// The migrations that made the schema.
        migrations: Vec<i64>,
    },
    /// The rows that follow belong to a table.
    Table {
        /// Its name.
        table: String,
        /// What stands where in a row.
        columns: Vec<String>,
    },
    /// The last line.
    Foot {
        /// What each table must add up to.
        tables: BTreeMap<String, Sum>,
    },
}

/// What a table's rows add up to.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sum {
    /// How many there are.
    pub rows: u64,
    /// SHA-256 of the rows, each for itself, joined by exclusive or: the order does not matter. In hexadecimal.
    pub sha256: String,
}

/// A row as a line.
pub(super) fn write_row(row: &[Cell]) -> String {
    let cells = row.iter().map(|cell| match cell {
        Cell::Null => Value::Null,
        Cell::Integer(number) => json!(number),
        Cell::Text(text) => json!(text),
        Cell::Bytes(bytes) => json!({ "hex": hex(bytes) }),
    });
    Value::Array(cells.collect()).to_string()
}

/// A line as a row.
pub(super) fn read_row(line: &str) -> Option<Vec<Cell>> {
    let cells: Vec<Value> = serde_json::from_str(line).ok()?;
    let cells = cells.into_iter().map(|cell| match cell {
        Value::Null => Some(Cell::Null),
        Value::Number(number) => number.as_i64().map(Cell::Integer),
        Value::String(text) => Some(Cell::Text(text)),
        Value::Object(object) => object.get("hex").and_then(Value::as_str).and_then(unhex).map(Cell::Bytes),
        Value::Bool(_) | Value::Array(_) => None,
    });
    cells.collect()
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a text does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u32> = text.chars().map(|digit| digit.to_digit(16)).collect::<Option<_>>()?;
    let pairs = digits.chunks(2).map(|pair| match pair {
        [high, low] => u8::try_from(high * 16 + low).ok(),
        _ => None,
    });
    pairs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_reads_back() {
        let row = vec![
            Cell::Null,
            Cell::Integer(i64::MIN),
            Cell::Text("two\nlines \"quoted\" \u{1f30a}".to_owned()),
            Cell::Bytes(vec![0, 127, 255]),
        ];
        let line = write_row(&row);
        assert_eq!(line.lines().count(), 1);
        assert_eq!(read_row(&line), Some(row));
    }

    #[test]
    fn what_is_no_row_is_none() {
        for line in ["", "{}", "[true]", "[1.5]", "[{\"hex\":\"0\"}]", "[{\"hex\":\"zz\"}]", "[[1]]"] {
            assert_eq!(read_row(line), None, "{line}");
        }
    }
}
