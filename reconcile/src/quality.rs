//! The measurement of frames that decides how many columns a machine can draw in time.

/// Frames per measurement.
const WINDOW: usize = 16;
/// Median time of drawing a frame from which frames are too slow, in milliseconds. At 60 Hz a frame takes 16.7.
const SLOW_MS: f32 = 24.0;
/// Milliseconds; a slower frame counts as several, so that software rendering is detected within a few frames.
const VERY_SLOW_MS: f32 = 60.0;
/// Number of frames as which a very slow one counts.
const VERY_SLOW_COUNTS: usize = 5;
/// Milliseconds; a slower frame decides at once.
const UNUSABLE_MS: f32 = 240.0;

/// The times of drawing of the current window, in milliseconds.
#[derive(Debug, Clone, Default)]
pub struct FrameTimes {
    times: Vec<f32>,
    has_begun: bool,
}

impl FrameTimes {
    /// Records the time of drawing a frame. At the end of a window, returns whether most of its frames were slow. The
    /// first frame of all is ignored: it compiles the shaders.
    pub fn record(&mut self, milliseconds: f32) -> Option<bool> {
        if !self.has_begun {
            self.has_begun = true;
            return None;
        }
        let count = match milliseconds {
            unusable if unusable > UNUSABLE_MS => WINDOW * 2,
            very_slow if very_slow > VERY_SLOW_MS => VERY_SLOW_COUNTS,
            _ => 1,
        };
        self.times.extend(std::iter::repeat_n(milliseconds, count));
        if self.times.len() < WINDOW {
            return None;
        }
        let half = self.times.len() / 2;
        let slow = self.times.iter().filter(|time| **time > SLOW_MS).count();
        self.times.clear();
        Some(slow > half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the verdict of the first window after the first frame.
    fn verdict(times: impl IntoIterator<Item = f32>) -> Option<bool> {
        let mut frames = FrameTimes::default();
        assert_eq!(frames.record(900.0), None);
        times.into_iter().find_map(|time| frames.record(time))
    }

    #[test]
    fn frames_are_judged_by_their_majority_at_the_end_of_a_window() {
        let mixed = |time: f32| (0..64).map(move |frame| if frame % 8 == 0 { time } else { 16.7 });
        assert_eq!(verdict([16.7; WINDOW]), Some(false));
        assert_eq!(verdict([33.3; WINDOW]), Some(true));
        assert_eq!(verdict([33.3; WINDOW - 1]), None);
        assert_eq!(verdict(mixed(50.0)), Some(false));
    }

    #[test]
    fn very_slow_frames_are_judged_before_the_window_is_full() {
        assert_eq!(verdict([180.0; 4]), Some(true));
        assert_eq!(verdict([180.0; 3]), None);
        assert_eq!(verdict([2_000.0]), Some(true));
    }
}
