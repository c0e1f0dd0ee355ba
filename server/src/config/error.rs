//! Errors in settings: one message with the place and the expected value.

use std::fmt;

/// An invalid setting. Displays as one line for the editor of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfigError {
    /// Such as `site.toml:5` or `environment`; empty for a fault that is found after the file was read.
    pub place: String,
    /// A dotted path in a file, or the name of an environment variable; empty for a whole file.
    pub key: String,
    /// The expected and the actual value.
    pub problem: String,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in [&self.place, &self.key].into_iter().filter(|part| !part.is_empty()) {
            write!(out, "{part}: ")?;
        }
        out.write_str(&self.problem)
    }
}

impl std::error::Error for ConfigError {}
