// The field patterns, shared by `build.rs`, which compiles them, and the tests, which compare the result with the
// `regex` crate.

/// File name of the automaton, and its regular expression, which always matches the whole text.
pub(crate) const PATTERNS: &[(&str, &str)] = &[
    // Product requirement: text, @, text, dot, text, no spaces.
    ("email", r"^[^\s@]+@[^\s@]+\.[^\s@]+$"),
    // A plus followed by 7 to 15 digits.
    ("phone", r"^\+[0-9]{7,15}$"),
    // YYYY-MM-DD; the existence of the day is checked elsewhere.
    ("date", r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
    // `10:00 AM to 10:30 AM` and `10:00 AM-10:30 AM`.
    ("slot_label", r"^(0?[1-9]|1[0-2]):[0-5][0-9] [AaPp][Mm]( ?- ?| to )(0?[1-9]|1[0-2]):[0-5][0-9] [AaPp][Mm]$"),
];
