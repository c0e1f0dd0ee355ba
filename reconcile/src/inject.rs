//! Planted errors.

use crate::lines::{Component, PayLine, PayRuns};

/// A typical clerical error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// Two adjacent digits are swapped.
    SwapDigits,
    /// The decimal point moves by one place.
    MovePoint,
    /// The sign is reversed.
    ReverseSign,
}

impl Slip {
    /// Every kind, in the order in which they are planted.
    pub const ALL: [Self; 3] = [Self::SwapDigits, Self::MovePoint, Self::ReverseSign];

    /// Returns the amount with the error. If all digits are equal, the decimal point moves instead of a swap.
    pub fn apply(self, amount: i64) -> i64 {
        match self {
            Self::SwapDigits => swapped(amount).unwrap_or(amount * 10),
            Self::MovePoint => amount * 10,
            Self::ReverseSign => -amount,
        }
    }
}

/// Swaps the first two adjacent digits that differ.
fn swapped(amount: i64) -> Option<i64> {
    let mut unit = 1;
    while amount / unit / 10 != 0 {
        unit *= 10;
    }
    while unit >= 10 {
        let (high, low) = (amount / unit % 10, amount / (unit / 10) % 10);
        // A leading zero would shorten the number.
        if high != low && (low != 0 || amount / unit / 10 != 0) {
            return Some(amount + (low - high) * unit + (high - low) * (unit / 10));
        }
        unit /= 10;
    }
    None
}

/// Plants an error in a department, in a line on which both runs agree. Returns the original line; `None` if there is no
/// such line.
pub fn inject(runs: &mut PayRuns, department: u16, slip: Slip) -> Option<PayLine> {
    let index = find_line(runs, department, Component::Salary)
        .or_else(|| find_line(runs, department, Component::Overtime))
        .or_else(|| find_line(runs, department, Component::HealthPlan))?;
    let line = runs.after.get_mut(index)?;
    let original = *line;
    line.amount = slip.apply(line.amount);
    Some(original)
}

fn find_line(runs: &PayRuns, department: u16, component: Component) -> Option<usize> {
    let is_of = |line: &PayLine, key: u32| line.key() == key;
    runs.after.iter().position(|line| {
        line.component == component
            && line.amount != 0
            && line.department == department
            && runs.after.iter().filter(|other| is_of(other, line.key())).count() == 1
            && runs.before.iter().filter(|other| is_of(other, line.key())).map(|other| other.amount).eq([line.amount])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swaps_the_first_digits_that_differ() {
        assert_eq!(Slip::SwapDigits.apply(4_820), 8_420);
        assert_eq!(Slip::SwapDigits.apply(-4_820), -8_420);
        assert_eq!(Slip::SwapDigits.apply(4_435), 4_345);
        assert_eq!(Slip::SwapDigits.apply(4_045), 4_405);
        assert_eq!(Slip::SwapDigits.apply(444), 4_440);
        assert_eq!(Slip::SwapDigits.apply(5), 50);
        assert_eq!(Slip::MovePoint.apply(12), 120);
        assert_eq!(Slip::ReverseSign.apply(12), -12);
    }
}
