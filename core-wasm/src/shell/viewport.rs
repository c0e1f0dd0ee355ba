//! Desktop or mobile.

/// Width in CSS pixels from which a page has its desktop layout (document 1, section 9).
pub const MOBILE_BREAKPOINT: f64 = 768.0;

/// Whether a viewport `width` CSS pixels wide has the mobile layout. A width that is no number has the desktop's.
#[must_use]
pub fn is_mobile(width: f64) -> bool {
    width < MOBILE_BREAKPOINT
}
