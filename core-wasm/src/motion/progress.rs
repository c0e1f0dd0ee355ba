//! Numbers from outside, made safe to calculate with.

/// `value` between 0 and 1; what is not a number is 0.
#[must_use]
pub const fn clamp_progress(value: f64) -> f64 {
    if value.is_nan() { 0.0 } else { value.clamp(0.0, 1.0) }
}

/// A length: `value` if it is a number from 0 to `longest`, else the nearest end; what is not a number is 0.
#[must_use]
pub const fn clamp_length(value: f64, longest: f64) -> f64 {
    if value.is_nan() { 0.0 } else { value.clamp(0.0, longest) }
}
