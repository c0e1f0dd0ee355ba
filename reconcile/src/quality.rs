//! Choice of the grid by measured frame times.

/// Frames per measurement.
const WINDOW: usize = 16;
/// Median frame time from which frames are too slow, in milliseconds. At 60 Hz a frame takes 16.7.
const SLOW_MS: f32 = 24.0;
/// Milliseconds; a slower frame counts several times, so that software rendering is detected before the end of a
/// window.
const VERY_SLOW_MS: f32 = 60.0;
const VERY_SLOW_COUNTS: usize = 5;
/// Milliseconds; a longer gap is a pause of the page, not a frame.
const PAUSE_MS: f32 = 3_000.0;

/// Times of consecutive frames.
#[derive(Debug, Clone, Default)]
pub struct FrameTimes {
    times: Vec<f32>,
}

impl FrameTimes {
    /// Records the time since the previous frame. Returns true when the frames are too slow, and begins a new window.
    pub fn is_too_slow(&mut self, milliseconds: f32) -> bool {
        if milliseconds > PAUSE_MS {
            self.times.clear();
            return false;
        }
        let count = if milliseconds > VERY_SLOW_MS { VERY_SLOW_COUNTS } else { 1 };
        self.times.extend(std::iter::repeat_n(milliseconds, count));
        if self.times.len() < WINDOW {
            return false;
        }
        let middle = self.times.len() / 2;
        let slow = self.times.iter().filter(|time| **time > SLOW_MS).count();
        self.times.clear();
        slow > middle
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(times: impl IntoIterator<Item = f32>) -> bool {
        let mut frames = FrameTimes::default();
        times.into_iter().any(|time| frames.is_too_slow(time))
    }

    #[test]
    fn slow_frames_are_noticed_once_most_of_a_window_is_slow() {
        assert!(!judge([16.7; 64]));
        assert!(judge([33.3; WINDOW]));
        assert!(!judge([33.3; WINDOW - 1]));
    }

    #[test]
    fn very_slow_frames_are_noticed_after_a_few() {
        assert!(judge([180.0; 4]));
        assert!(!judge([180.0; 3]));
    }

    #[test]
    fn single_slow_frame_and_a_pause_change_nothing() {
        assert!(!judge((0..64).map(|frame| if frame % 8 == 0 { 50.0 } else { 16.7 })));
        assert!(!judge((0..64).map(|frame| if frame % 8 == 0 { 5_000.0 } else { 33.3 })));
    }
}
