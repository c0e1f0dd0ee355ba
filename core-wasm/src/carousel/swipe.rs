//! Telling a horizontal swipe from a tap and from scrolling the page.

/// How far a finger must have moved sideways, in CSS pixels; exactly this far is not enough (document 1, section 2.8:
/// 'a horizontal swipe over 40 px').
pub const SWIPE_THRESHOLD_PX: f64 = 40.0;

/// What a swipe asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SwipeDirection {
    /// To the left.
    Next,
    /// To the right.
    Previous,
}

/// One finger's way from touching down to lifting.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Swipe {
    start: Option<(f64, f64)>,
}

impl Swipe {
    /// The finger touches down.
    pub const fn begin(&mut self, x: f64, y: f64) {
        self.start = Some((x, y));
    }

    /// The finger lifts: what it asked for. A way more down than across is scrolling and asks for nothing.
    pub fn end(&mut self, x: f64, y: f64) -> Option<SwipeDirection> {
        let (start_x, start_y) = self.start.take()?;
        let (across, down) = (x - start_x, y - start_y);
        if !across.is_finite() || across.abs() <= SWIPE_THRESHOLD_PX || across.abs() <= down.abs() {
            return None;
        }
        Some(if across < 0.0 { SwipeDirection::Next } else { SwipeDirection::Previous })
    }

    /// The browser took the gesture over.
    pub const fn cancel(&mut self) {
        self.start = None;
    }
}
