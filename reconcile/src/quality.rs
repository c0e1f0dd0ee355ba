//! Detection of slow frames, after which the live field uses a coarser grid.

/// Frames per measurement.
const WINDOW: usize = 16;
/// Median frame time from which frames are too slow, in milliseconds. At 60 Hz a frame takes 16.7.
const SLOW_MS: f32 = 24.0;
/// Milliseconds; a slower frame counts as several, so that software rendering is detected within a few frames.
const VERY_SLOW_MS: f32 = 60.0;
/// Number of frames as which a very slow one counts.
const VERY_SLOW_COUNTS: usize = 5;
/// Milliseconds; a longer gap is a pause of the page, not a frame.
const PAUSE_MS: f32 = 3_000.0;

/// The frame times of the current window, in milliseconds.
#[derive(Debug, Clone, Default)]
pub struct FrameTimes {
    times: Vec<f32>,
}

impl FrameTimes {
    /// Records the time since the previous frame. Returns true at the end of a window in which most frames were slow.
    pub fn record(&mut self, milliseconds: f32) -> bool {
        if milliseconds > PAUSE_MS {
            self.times.clear();
            return false;
        }
        let count = if milliseconds > VERY_SLOW_MS { VERY_SLOW_COUNTS } else { 1 };
        self.times.extend(std::iter::repeat_n(milliseconds, count));
        if self.times.len() < WINDOW {
            return false;
        }
        let half = self.times.len() / 2;
        let slow = self.times.iter().filter(|time| **time > SLOW_MS).count();
        self.times.clear();
        slow > half
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reports_slow_frames(times: impl IntoIterator<Item = f32>) -> bool {
        let mut frames = FrameTimes::default();
        times.into_iter().any(|time| frames.record(time))
    }

    #[test]
    fn slow_frames_are_reported_at_the_end_of_a_window() {
        assert!(!reports_slow_frames([16.7; 64]));
        assert!(reports_slow_frames([33.3; WINDOW]));
        assert!(!reports_slow_frames([33.3; WINDOW - 1]));
    }

    #[test]
    fn very_slow_frames_are_reported_before_the_window_is_full() {
        assert!(reports_slow_frames([180.0; 4]));
        assert!(!reports_slow_frames([180.0; 3]));
    }

    #[test]
    fn single_slow_frames_and_pauses_are_ignored() {
        assert!(!reports_slow_frames((0..64).map(|frame| if frame % 8 == 0 { 50.0 } else { 16.7 })));
        assert!(!reports_slow_frames((0..64).map(|frame| if frame % 8 == 0 { 5_000.0 } else { 33.3 })));
    }
}
