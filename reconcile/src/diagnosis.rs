//! Likely reasons of unexplained differences.

use crate::lines::PayLine;
use crate::money::Rounding;

/// The likely reason of an unexplained difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Two adjacent digits are swapped.
    DigitsSwapped,
    /// The amount is ten times the other, or a tenth.
    PointMoved,
    /// One amount is the negative of the other.
    SignReversed,
    /// The new amount is not the product of the line's quantity and rate.
    NotItsProduct,
    /// Quantity, rate or arrears differ, and no rule explains it.
    OtherBasis,
    /// One run lacks the line, but has others of the person.
    LineMissing,
    /// One run has the line several times, with different amounts.
    PaidOften,
}

/// Returns the likely reason why two lines of one key differ.
pub fn diagnose(before: &PayLine, after: &PayLine) -> Reason {
    let (old, new) = (before.amount, after.amount);
    if old == -new {
        Reason::SignReversed
    } else if old.checked_mul(10) == Some(new) || new.checked_mul(10) == Some(old) {
        Reason::PointMoved
    } else if old.signum() == new.signum() && is_swapped(old.unsigned_abs(), new.unsigned_abs()) {
        Reason::DigitsSwapped
    } else if new != after.due(Rounding::Nearest) && new != after.due(Rounding::CutOff) {
        Reason::NotItsProduct
    } else {
        Reason::OtherBasis
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
    use crate::lines::Component;

    fn line(amount: i64) -> PayLine {
        PayLine {
            number: 1,
            person: 1,
            department: 0,
            component: Component::Salary,
            quantity: 100,
            rate: 48_100,
            arrears: 0,
            amount,
        }
    }

    #[test]
    fn names_the_reason_of_a_slip() {
        for (old, new, reason) in [
            (4_820, 8_420, Reason::DigitsSwapped),
            (4_820, 4_280, Reason::DigitsSwapped),
            (-4_820, -4_280, Reason::DigitsSwapped),
            (481, 418, Reason::DigitsSwapped),
            (481, 184, Reason::NotItsProduct),
            (481, 4_810, Reason::PointMoved),
            (4_810, 481, Reason::PointMoved),
            (481, -481, Reason::SignReversed),
            (481, 490, Reason::NotItsProduct),
            (500, 481, Reason::OtherBasis),
        ] {
            assert_eq!(diagnose(&line(old), &line(new)), reason, "{old} → {new}");
        }
    }
}
