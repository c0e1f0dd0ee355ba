//! Reads a backup line by line and verifies it against its last line.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Lines};
use std::path::Path;

use super::error::BackupError;
use super::line::{FORMAT, Line, Sum, TableChecksum, read_row};
use crate::Cell;

/// An entry of a backup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Entry {
    /// Starts the rows of a table.
    Table { table: String, columns: Vec<String> },
    /// A row of the current table.
    Row(Vec<Cell>),
    /// The end: all checksums match.
    End(BTreeMap<String, Sum>),
}

/// A backup, read once from start to end.
pub(super) struct Reader {
    file: String,
    lines: Lines<BufReader<File>>,
    line: usize,
    /// Applied migrations.
    pub(super) migrations: Vec<i64>,
    open: Option<(String, usize, TableChecksum)>,
    sums: BTreeMap<String, Sum>,
}

impl Reader {
    /// Opens a backup and reads its first line.
    pub(super) fn open(path: &Path) -> Result<Self, BackupError> {
        let file = File::open(path).map_err(|cause| BackupError::of_file(path, cause))?;
        let mut reader = Self {
            file: path.display().to_string(),
            lines: BufReader::new(file).lines(),
            line: 0,
            migrations: Vec::new(),
            open: None,
            sums: BTreeMap::new(),
        };
        let head = reader.next_line()?;
        match serde_json::from_str(&head) {
            Ok(Line::Head { backup: FORMAT, migrations, .. }) => reader.migrations = migrations,
            Ok(Line::Head { .. }) => return Err(reader.broken("a backup of a later version")),
            _ => return Err(reader.broken("this is no backup")),
        }
        Ok(reader)
    }

    pub(super) fn next(&mut self) -> Result<Entry, BackupError> {
        let line = self.next_line()?;
        if line.starts_with('[') {
            let row = read_row(&line).ok_or_else(|| self.broken("this is no row"))?;
            let Some((_, width, checksum)) = &mut self.open else { return Err(self.broken("a row before any table")) };
            if row.len() != *width {
                return Err(self.broken("a row of another width than its table"));
            }
            checksum.add(&line);
            return Ok(Entry::Row(row));
        }
        if let Some((table, _, checksum)) = self.open.take() {
            self.sums.insert(table, checksum.sum());
        }
        match serde_json::from_str(&line) {
            Ok(Line::Table { table, columns }) => {
                self.open = Some((table.clone(), columns.len(), TableChecksum::default()));
                Ok(Entry::Table { table, columns })
            }
            Ok(Line::Foot { tables }) if tables == self.sums => Ok(Entry::End(tables)),
            Ok(Line::Foot { .. }) => Err(self.broken("the rows do not add up to this")),
            _ => Err(self.broken("this is no line of a backup")),
        }
    }

    fn next_line(&mut self) -> Result<String, BackupError> {
        self.line += 1;
        match self.lines.next() {
            Some(Ok(line)) => Ok(line),
            Some(Err(cause)) => Err(BackupError::File { file: self.file.clone(), cause }),
            None => Err(self.broken("the backup ends here, before its last line")),
        }
    }

    fn broken(&self, problem: &str) -> BackupError {
        BackupError::Broken { file: self.file.clone(), line: self.line, problem: problem.to_owned() }
    }
}

/// Reads a whole backup. Returns the checksum of each table.
pub(super) fn verify(path: &Path) -> Result<BTreeMap<String, Sum>, BackupError> {
    let mut reader = Reader::open(path)?;
    loop {
        if let Entry::End(sums) = reader.next()? {
            return Ok(sums);
        }
    }
}
