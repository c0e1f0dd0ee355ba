//! Text files of a content folder.

use super::source::Source;

/// Largest text file: about twenty times a long read.
pub(super) const FILE_MAX_BYTES: u64 = 1024 * 1024;

/// The text of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TextFile {
    /// The text of the file, unchanged.
    pub(super) exact: String,
    /// The text, normalised by [`plain`].
    pub(super) plain: String,
}

/// Reads a text file of the content folder.
pub(super) fn read_text(source: &Source, file: &str) -> Result<TextFile, String> {
    let bytes = source.read(file, FILE_MAX_BYTES).map_err(|cause| cause.to_string())?;
    let exact = String::from_utf8(bytes).map_err(|_| "is not UTF-8".to_owned())?;
    // PostgreSQL cannot store it.
    if exact.contains('\0') {
        return Err("contains a null character".to_owned());
    }
    Ok(TextFile { plain: plain(&exact), exact })
}

impl TextFile {
    pub(super) fn of(exact: &str) -> Self {
        Self { plain: plain(exact), exact: exact.to_owned() }
    }
}

/// Removes the byte-order mark and converts line ends to line feeds.
pub(super) fn plain(exact: &str) -> String {
    exact.strip_prefix('\u{feff}').unwrap_or(exact).replace("\r\n", "\n")
}
