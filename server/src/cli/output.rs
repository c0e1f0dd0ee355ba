//! Output to the terminal.

use std::fmt::Display;
use std::io::{ErrorKind, Write, stderr, stdout};
use std::process::ExitCode;

use super::CliError;

/// Prints a line. A closed pipe, as behind `head`, is not an error.
pub(super) fn line(text: &str) -> Result<(), CliError> {
    write(&format!("{text}\n"))
}

/// Prints text.
pub(super) fn write(text: &str) -> Result<(), CliError> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(cause) if cause.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => Ok(result?),
    }
}

/// Prints an error.
pub(super) fn fail(error: &dyn Display) -> ExitCode {
    // If standard error is closed, the exit code still reports the failure.
    drop(writeln!(stderr().lock(), "{error}"));
    ExitCode::FAILURE
}
