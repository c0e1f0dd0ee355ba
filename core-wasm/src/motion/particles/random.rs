//! Numbers that look random and follow from a seed, so that a field can be tested and looks the same at every visit.

/// Marsaglia's xorshift, 32 bits.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Random {
    state: u32,
}

impl Random {
    /// Any seed; 0, where xorshift would stay for ever, stands for another number.
    pub(super) const fn new(seed: u32) -> Self {
        // Neighbouring seeds are spread first, or their first numbers would be neighbours too.
        let spread = seed.wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B;
        Self { state: if spread == 0 { 1 } else { spread } }
    }

    /// A number from `low` (included) to `high`.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 17;
        self.state ^= self.state << 5;
        // 24 bits are what a single-precision fraction holds exactly.
        low + (high - low) * ((self.state >> 8) as f32 / 16_777_216.0)
    }
}
