//! Numbers from outside, made safe to calculate with.

/// `value` between 0 and 1; what is not a number is 0.
#[must_use]
pub const fn clamp_progress(value: f64) -> f64 {
    clamp_length(value, 1.0)
}

/// A length in single precision, see [`clamp_length`].
#[must_use]
pub const fn clamp_side(value: f32, longest: f32) -> f32 {
    clamp_length(value as f64, longest as f64) as f32
}

/// A length: `value` if it is a number from 0 to `longest`, else the nearest end; what is not a number is 0.
#[must_use]
pub const fn clamp_length(value: f64, longest: f64) -> f64 {
    // Not the standard library's `clamp`: its panic message brings the formatting of floating-point numbers into the browser.
    if value > longest {
        longest
    } else if value > 0.0 {
        value
    } else {
        0.0
    }
}
