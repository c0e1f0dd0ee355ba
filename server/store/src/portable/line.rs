//! The line format of backups: one JSON value per line, readable with ordinary tools.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::Cell;

/// Version of the format.
pub(super) const FORMAT: u32 = 1;

/// A line other than a row, which is a JSON array.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", untagged)]
pub(super) enum Line {
    /// The first line.
    Head {
        /// Version of the format.
        backup: u32,
        /// Time of the backup: RFC 3339.
        taken: String,
        /// Applied migrations.
        migrations: Vec<i64>,
    },
    /// Starts the rows of a table.
    Table {
        table: String,
        /// Column names, in the order of the values.
        columns: Vec<String>,
    },
    /// The last line.
    Foot {
        /// Expected checksum of each table.
        tables: BTreeMap<String, Sum>,
    },
}

/// The checksum of a table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sum {
    /// Number of rows.
    pub rows: u64,
    /// Exclusive or of the SHA-256 of each row, independent of their order, in hexadecimal.
    pub sha256: String,
}

/// The checksum of the rows so far.
#[derive(Debug, Clone, Default)]
pub(super) struct TableChecksum {
    rows: u64,
    digest: [u8; 32],
}

impl TableChecksum {
    /// Adds a row in its serialised form.
    pub(super) fn add(&mut self, line: &str) {
        self.rows += 1;
        for (byte, more) in self.digest.iter_mut().zip(Sha256::digest(line)) {
            *byte ^= more;
        }
    }

    pub(super) fn sum(&self) -> Sum {
        Sum { rows: self.rows, sha256: hex::encode(self.digest) }
    }
}

pub(super) fn write_row(row: &[Cell]) -> String {
    let cells = row.iter().map(|cell| match cell {
        Cell::Null => Value::Null,
        Cell::Integer(number) => json!(number),
        Cell::Text(text) => json!(text),
        Cell::Bytes(bytes) => json!({ "hex": hex::encode(bytes) }),
    });
    Value::Array(cells.collect()).to_string()
}

pub(super) fn read_row(line: &str) -> Option<Vec<Cell>> {
    let cells: Vec<Value> = serde_json::from_str(line).ok()?;
    let cells = cells.into_iter().map(|cell| match cell {
        Value::Null => Some(Cell::Null),
        Value::Number(number) => number.as_i64().map(Cell::Integer),
        Value::String(text) => Some(Cell::Text(text)),
        Value::Object(object) => {
            object.get("hex").and_then(Value::as_str).and_then(|text| hex::decode(text).ok()).map(Cell::Bytes)
        }
        Value::Bool(_) | Value::Array(_) => None,
    });
    cells.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_row_is_read_back() {
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
    fn invalid_rows_are_refused() {
        for line in ["", "{}", "[true]", "[1.5]", "[{\"hex\":\"0\"}]", "[{\"hex\":\"zz\"}]", "[[1]]"] {
            assert_eq!(read_row(line), None, "{line}");
        }
    }
}
