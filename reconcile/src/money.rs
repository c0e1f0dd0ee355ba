//! Amounts of money: integers in cents.

/// Formats an amount of US dollars with its symbol and grouped thousands, such as `$ 182,310.44`; a minus sign comes
/// first. Without `format!`, which would make the module larger.
pub fn format_dollars(cents: i64) -> String {
    // A no-break space.
    let mut text = String::from(if cents < 0 { "\u{2212}$\u{a0}" } else { "$\u{a0}" });
    let size = cents.unsigned_abs();
    push_grouped(&mut text, size / 100);
    text.push('.');
    push_digits(&mut text, size % 100, 10);
    text
}

/// Formats a number with commas between thousands.
pub fn grouped(number: u64) -> String {
    let mut text = String::new();
    push_grouped(&mut text, number);
    text
}

fn push_grouped(text: &mut String, number: u64) {
    if number < 1_000 {
        let highest = if number < 10 {
            1
        } else if number < 100 {
            10
        } else {
            100
        };
        push_digits(text, number, highest);
    } else {
        push_grouped(text, number / 1_000);
        text.push(',');
        push_digits(text, number % 1_000, 100);
    }
}

/// Appends the digits of a number, starting at that of the unit `highest`.
fn push_digits(text: &mut String, number: u64, highest: u64) {
    let mut unit = highest;
    while unit > 0 {
        text.push(char::from(b'0' + (number / unit % 10) as u8));
        unit /= 10;
    }
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
    fn groups_thousands() {
        for (number, text) in [(0, "0"), (10, "10"), (999, "999"), (1_000, "1,000"), (1_020_003, "1,020,003")] {
            assert_eq!(grouped(number), text);
        }
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
