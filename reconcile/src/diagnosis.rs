//! Likely reasons of unexplained differences.

/// The likely reason of an unexplained difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Two adjacent digits are swapped.
    DigitsSwapped,
    /// The amount is ten times the other, or a tenth.
    PointMoved,
    /// One amount is the negative of the other.
    SignReversed,
    /// Anything else, such as a line that one run lacks.
    Other,
}

/// Returns the likely reason why two amounts of one key differ.
pub fn diagnose(old: i64, new: i64) -> Reason {
    if old == -new {
        Reason::SignReversed
    } else if old.checked_mul(10) == Some(new) || new.checked_mul(10) == Some(old) {
        Reason::PointMoved
    } else if old.signum() == new.signum() && is_swapped(old.unsigned_abs(), new.unsigned_abs()) {
        Reason::DigitsSwapped
    } else {
        Reason::Other
    }
}

/// Returns true when two numbers differ by one swap of adjacent digits.
fn is_swapped(one: u64, other: u64) -> bool {
    let (mut one, mut other) = (one, other);
    while one % 10 == other % 10 && one > 0 && other > 0 {
        one /= 10;
        other /= 10;
    }
    one / 100 == other / 100 && one % 10 == other / 10 % 10 && other % 10 == one / 10 % 10 && one != other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_reason_of_a_slip() {
        for (old, new, reason) in [
            (4_820, 8_420, Reason::DigitsSwapped),
            (4_820, 4_280, Reason::DigitsSwapped),
            (-4_820, -4_280, Reason::DigitsSwapped),
            (481, 418, Reason::DigitsSwapped),
            (481, 4_810, Reason::PointMoved),
            (4_810, 481, Reason::PointMoved),
            (481, -481, Reason::SignReversed),
            (481, 184, Reason::Other),
            (481, 490, Reason::Other),
        ] {
            assert_eq!(diagnose(old, new), reason, "{old} → {new}");
        }
    }
}
