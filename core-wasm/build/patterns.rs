// The field patterns, declared once: `build.rs` compiles them, the tests hold the result to the `regex` crate.

/// What stands between the dots of an address's local part: anything but signs with a meaning, white space and controls.
macro_rules! atom {
    () => {
        r#"[^\s@.,:;<>()\[\]\\"\x00-\x1F\x7F-\x9F]+"#
    };
}

/// What stands between the dots of a domain: letters and digits of any script, with hyphens inside.
macro_rules! label {
    () => {
        r"[^\s\x00-/:-@\[-`{-\x9F]+(-+[^\s\x00-/:-@\[-`{-\x9F]+)*"
    };
}

/// File name of the automaton and the regular expression that it recognises, always over the whole text.
pub(crate) const PATTERNS: &[(&str, &str)] = &[
    // Text, @, text, dot, text, no spaces, as far as mail can be delivered there (RFC 5321, section 4.1.2, with RFC 6531's
    // letters): atoms with single dots between, or a name in quotes; then labels, or an IPv4 address in brackets.
    (
        "email",
        concat!(
            "^(",
            atom!(),
            r"(\.",
            atom!(),
            r#")*|"[^\s@"\\\x00-\x1F\x7F-\x9F]+")@("#,
            label!(),
            r"(\.",
            label!(),
            r")+|\[[0-9]{1,3}(\.[0-9]{1,3}){3}\])$"
        ),
    ),
    // A plus followed by 7 to 15 digits (document 1, section 5).
    ("phone", r"^\+[0-9]{7,15}$"),
    // YYYY-MM-DD (document 2, section 3); whether the day exists is arithmetic, not shape.
    ("date", r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
    // `10:00 AM to 10:30 AM` and `10:00 AM-10:30 AM` (document 2, sections 7 and 9).
    ("slot_label", r"^(0?[1-9]|1[0-2]):[0-5][0-9] [AaPp][Mm]( ?- ?| to )(0?[1-9]|1[0-2]):[0-5][0-9] [AaPp][Mm]$"),
];
