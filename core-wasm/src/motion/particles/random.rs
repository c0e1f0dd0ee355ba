//! Seeded pseudo-random numbers, so that a field is testable and looks the same at every visit.

/// Marsaglia's xorshift, 32 bits.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Random {
    state: u32,
}

impl Random {
    /// Accepts any seed; replaces 0, at which xorshift would stay forever.
    pub(super) const fn new(seed: u32) -> Self {
        // Spreads neighbouring seeds, whose first numbers would otherwise be similar.
        let spread = seed.wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B;
        Self { state: if spread == 0 { 1 } else { spread } }
    }

    /// Returns a number from `low` (included) to `high`.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 17;
        self.state ^= self.state << 5;
        // A single-precision fraction holds 24 bits exactly.
        low + (high - low) * ((self.state >> 8) as f32 / 16_777_216.0)
    }
}
