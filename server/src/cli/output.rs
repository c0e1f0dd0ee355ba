//! What goes to the terminal.

use std::fmt::Display;
use std::io::{ErrorKind, Write, stderr, stdout};
use std::process::ExitCode;

use super::CliError;

/// Writes a line. A reader who has gone, such as `head`, is no error.
pub(super) fn line(text: &str) -> Result<(), CliError> {
    write(&format!("{text}\n"))
}

/// Writes text.
pub(super) fn write(text: &str) -> Result<(), CliError> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(cause) if cause.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => Ok(result?),
    }
}

/// Says what went wrong.
pub(super) fn fail(error: &dyn Display) -> ExitCode {
    // Where even this cannot be written, the exit code still tells.
    drop(writeln!(stderr().lock(), "{error}"));
    ExitCode::FAILURE
}
