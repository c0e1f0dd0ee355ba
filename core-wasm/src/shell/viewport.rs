//! Desktop or mobile layout.

/// Product requirement: width in CSS pixels from which a page has its desktop layout.
pub const MOBILE_BREAKPOINT: f64 = 768.0;

/// Returns true when a viewport of `width` CSS pixels has the mobile layout; false for NaN.
#[must_use]
pub fn is_mobile(width: f64) -> bool {
    width < MOBILE_BREAKPOINT
}
