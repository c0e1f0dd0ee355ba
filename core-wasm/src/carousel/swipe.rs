//! Distinguishes horizontal swipes from taps and vertical scrolling.

/// Product requirement: minimum horizontal distance in CSS pixels, exclusive.
pub const SWIPE_THRESHOLD_PX: f64 = 40.0;

/// The direction of a swipe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SwipeDirection {
    /// A swipe to the left.
    Next,
    /// A swipe to the right.
    Previous,
}

/// A touch gesture of one finger.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Swipe {
    start: Option<(f64, f64)>,
}

impl Swipe {
    /// Begins the gesture at a point.
    pub const fn begin(&mut self, x: f64, y: f64) {
        self.start = Some((x, y));
    }

    /// Ends the gesture. Returns its direction; `None` if it is more vertical than horizontal, which is scrolling.
    pub fn end(&mut self, x: f64, y: f64) -> Option<SwipeDirection> {
        let (start_x, start_y) = self.start.take()?;
        let (across, down) = (x - start_x, y - start_y);
        if !across.is_finite() || across.abs() <= SWIPE_THRESHOLD_PX || across.abs() <= down.abs() {
            return None;
        }
        Some(if across < 0.0 { SwipeDirection::Next } else { SwipeDirection::Previous })
    }

    /// Cancels the gesture, when the browser takes it over.
    pub const fn cancel(&mut self) {
        self.start = None;
    }
}
