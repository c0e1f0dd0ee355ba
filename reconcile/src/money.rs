//! Amounts of money: integers in the minor unit of their currency.

/// A currency: its symbol and the decimals of its minor unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Currency {
    /// Symbol before an amount.
    pub sign: &'static str,
    /// Decimals of the minor unit.
    pub decimals: u32,
}

impl Currency {
    /// US dollars, in cents.
    pub const DOLLAR: Self = Self { sign: "$", decimals: 2 };
    /// Japanese yen, which have no minor unit.
    pub const YEN: Self = Self { sign: "¥", decimals: 0 };
    /// Kuwaiti dinars, in fils.
    pub const DINAR: Self = Self { sign: "KD", decimals: 3 };

    /// Formats an amount with its symbol and grouped thousands, such as `$ 182,310.44`; a minus sign comes first.
    pub fn format(self, minor: i64) -> String {
        let unit = 10_u64.pow(self.decimals);
        let size = minor.unsigned_abs();
        let mut text = String::new();
        if minor < 0 {
            text.push('\u{2212}');
        }
        text.push_str(self.sign);
        // A no-break space.
        text.push('\u{a0}');
        text.push_str(&grouped(size / unit));
        if self.decimals > 0 {
            text.push('.');
            let rest = (size % unit).to_string();
            for _ in rest.len()..self.decimals as usize {
                text.push('0');
            }
            text.push_str(&rest);
        }
        text
    }
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

/// Hundredths of a quantity times hundredths of a minor unit.
const PRODUCT_SCALE: i64 = 10_000;

impl Rounding {
    /// Returns `quantity` (in hundredths) times `rate` (in hundredths of a minor unit), in minor units.
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
    fn formats_amounts_of_every_kind_of_currency() {
        assert_eq!(Currency::DOLLAR.format(18_231_044), "$\u{a0}182,310.44");
        assert_eq!(Currency::DOLLAR.format(-5), "\u{2212}$\u{a0}0.05");
        assert_eq!(Currency::DOLLAR.format(0), "$\u{a0}0.00");
        assert_eq!(Currency::YEN.format(-1_234_567), "\u{2212}¥\u{a0}1,234,567");
        assert_eq!(Currency::DINAR.format(1_000_007), "KD\u{a0}1,000.007");
        assert_eq!(Currency::DOLLAR.format(i64::MIN), "\u{2212}$\u{a0}92,233,720,368,547,758.08");
    }

    #[test]
    fn rounds_a_half_away_from_zero_or_cuts_it_off() {
        for (quantity, rate, nearest, cut) in
            [(100, 150, 2, 1), (100, -150, -2, -1), (100, 149, 1, 1), (250, 100, 3, 2), (100, 100, 1, 1), (0, 5, 0, 0)]
        {
            assert_eq!(Rounding::Nearest.product(quantity, rate), nearest);
            assert_eq!(Rounding::CutOff.product(quantity, rate), cut);
        }
    }
}
