//! Files embedded in the binary.

use std::collections::BTreeSet;
use std::path::Path;

use bytes::Bytes;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Returns the bytes of a file, without a copy.
pub(super) fn file(name: &Path) -> Option<Bytes> {
    let name = name.to_str()?;
    let place = FILES.binary_search_by_key(&name, |(name, _)| name).ok()?;
    FILES.get(place).map(|(_, bytes)| Bytes::from_static(bytes))
}

/// Lists the entries of a folder; the flag is true for a folder.
pub(super) fn list(folder: &Path) -> Vec<(String, bool)> {
    let inside = FILES.iter().filter_map(|(name, _)| Path::new(name).strip_prefix(folder).ok());
    let names: BTreeSet<(String, bool)> = inside
        .filter_map(|rest| {
            let mut parts = rest.components();
            let name = parts.next()?.as_os_str().to_str()?.to_owned();
            Some((name, parts.next().is_some()))
        })
        .collect();
    names.into_iter().collect()
}
