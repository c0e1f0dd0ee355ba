//! Amounts of money: integers in cents.

/// Formats an amount of US dollars with its symbol and grouped thousands, such as `$ 182,310.44`; a minus sign comes
/// first.
pub fn format_dollars(cents: i64) -> String {
    let minus = if cents < 0 { "\u{2212}" } else { "" };
    let size = cents.unsigned_abs();
    // A no-break space.
    format!("{minus}$\u{a0}{}.{:02}", grouped(size / 100), size % 100)
}

/// Formats a number with commas between thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A rounding mode for products of hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rounding {
    /// To the nearest unit, halves away from zero.
    Nearest,
    /// Towards zero.
    CutOff,
}

/// Hundredths of a quantity times hundredths of a cent.
const PRODUCT_SCALE: i64 = 10_000;

impl Rounding {
    /// Returns `quantity` (in hundredths) times `rate` (in hundredths of a cent), in cents.
    pub fn product(self, quantity: i32, rate: i64) -> i64 {
        let product = i64::from(quantity).wrapping_mul(rate);
        let whole = product / PRODUCT_SCALE;
        let rest = (product % PRODUCT_SCALE).abs();
        match self {
            Self::Nearest if rest * 2 >= PRODUCT_SCALE => whole + product.signum(),
            _ => whole,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_amounts() {
        assert_eq!(format_dollars(18_231_044), "$\u{a0}182,310.44");
        assert_eq!(format_dollars(-5), "\u{2212}$\u{a0}0.05");
        assert_eq!(format_dollars(0), "$\u{a0}0.00");
        assert_eq!(format_dollars(i64::MIN), "\u{2212}$\u{a0}92,233,720,368,547,758.08");
    }

    #[test]
    fn rounds_a_half_away_from_zero_or_truncates_it() {
        for (quantity, rate, nearest, cut) in
            [(100, 150, 2, 1), (100, -150, -2, -1), (100, 149, 1, 1), (250, 100, 3, 2), (100, 100, 1, 1), (0, 5, 0, 0)]
        {
            assert_eq!(Rounding::Nearest.product(quantity, rate), nearest);
            assert_eq!(Rounding::CutOff.product(quantity, rate), cut);
        }
    }
}
