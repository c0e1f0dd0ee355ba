//! Counters of traps in the WebAssembly core, by route and kind, as reported by pages.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use super::vitals::ROUTES;

/// Kinds of traps by words in the browser's message. Chromium, Firefox and Safari word them differently; any other
/// message is `other`.
const KINDS: [(&str, &str); 8] = [
    ("unreachable", "unreachable"),
    ("out of bounds", "out_of_bounds"),
    ("call stack", "stack"),
    ("recursion", "stack"),
    ("divi", "arithmetic"),
    ("indirect call", "call"),
    ("null function", "call"),
    ("recursive use", "reentry"),
];
const OTHER: &str = "other";

/// The counters. All exist from the start, so that reports allocate no memory.
#[derive(Debug)]
pub struct CoreTraps {
    counts: BTreeMap<(&'static str, &'static str), AtomicU64>,
}

impl Default for CoreTraps {
    fn default() -> Self {
        let kinds = || KINDS.iter().map(|(_, kind)| *kind).chain([OTHER]);
        let counts = ROUTES.iter().flat_map(|route| kinds().map(|kind| ((*route, kind), AtomicU64::default())));
        Self { counts: counts.collect() }
    }
}

impl CoreTraps {
    /// Counts a report. Returns false for an unknown route.
    pub fn count(&self, route: &str, message: &str) -> bool {
        let message = message.to_lowercase();
        let kind = KINDS.iter().find(|(word, _)| message.contains(word)).map_or(OTHER, |(_, kind)| kind);
        let Some((_, count)) = self.counts.iter().find(|((known, of), _)| *known == route && *of == kind) else {
            return false;
        };
        count.fetch_add(1, Ordering::Relaxed);
        true
    }

    /// Writes the counters.
    pub(super) fn write(&self, out: &mut String) {
        let _ = writeln!(out, "# TYPE site_core_traps_total counter");
        for ((route, kind), count) in &self.counts {
            let count = count.load(Ordering::Relaxed);
            if count > 0 {
                let _ = writeln!(out, "site_core_traps_total{{route=\"{route}\",kind=\"{kind}\"}} {count}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_every_browser_map_to_few_kinds() {
        let traps = CoreTraps::default();
        for (message, kind) in [
            ("unreachable", "unreachable"),
            ("unreachable executed", "unreachable"),
            ("Unreachable code should not be executed", "unreachable"),
            ("memory access out of bounds", "out_of_bounds"),
            ("index out of bounds", "out_of_bounds"),
            ("Maximum call stack size exceeded", "stack"),
            ("too much recursion", "stack"),
            ("divide by zero", "arithmetic"),
            ("Division by zero", "arithmetic"),
            ("indirect call to null", "call"),
            ("null function or function signature mismatch", "call"),
            ("recursive use of an object detected which would lead to unsafe aliasing in rust", "reentry"),
            ("ada@example.org", "other"),
        ] {
            assert!(traps.count("contacts", message));
            let mut out = String::new();
            traps.write(&mut out);
            assert!(out.contains(&format!("{{route=\"contacts\",kind=\"{kind}\"}}")), "{message}: {out}");
            assert!(!out.contains("ada"), "{out}");
        }
        assert!(!traps.count("/contacts?email=ada", "unreachable"));
    }
}
