//! Clamping of untrusted numbers.

/// Clamps a value to 0 to 1; NaN becomes 0.
pub const fn clamp_progress(value: f64) -> f64 {
    clamp_length(value, 1.0)
}

/// Clamps a single-precision length; see [`clamp_length`].
pub const fn clamp_side(value: f32, longest: f32) -> f32 {
    clamp_length(value as f64, longest as f64) as f32
}

/// Clamps a length to 0 to `longest`; NaN becomes 0.
pub const fn clamp_length(value: f64, longest: f64) -> f64 {
    // Not the standard library's `clamp`, which lets NaN through.
    if value > longest {
        longest
    } else if value > 0.0 {
        value
    } else {
        0.0
    }
}
