// The field patterns, declared once: `build.rs` compiles them, the tests hold the result to the `regex` crate.

/// File name of the automaton and the regular expression that it recognises, always over the whole text.
pub(crate) const PATTERNS: &[(&str, &str)] = &[
    // Product requirement: text, @, text, dot, text, no spaces.
    ("email", r"^[^\s@]+@[^\s@]+\.[^\s@]+$"),
    // A plus followed by 7 to 15 digits (document 1, section 5).
    ("phone", r"^\+[0-9]{7,15}$"),
    // YYYY-MM-DD (document 2, section 3); whether the day exists is arithmetic, not shape.
    ("date", r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
    // `10:00 AM to 10:30 AM` and `10:00 AM-10:30 AM` (document 2, sections 7 and 9).
    ("slot_label", r"^(0?[1-9]|1[0-2]):[0-5][0-9] [AaPp][Mm]( ?- ?| to )(0?[1-9]|1[0-2]):[0-5][0-9] [AaPp][Mm]$"),
];
