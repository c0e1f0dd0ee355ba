//! The sequence of the explanation: causes are explained one after another, by scroll position or by a timer.

use crate::compare::CAUSES;

/// Time between two causes during playback, in milliseconds: enough to read a sentence.
const STEP_MS: f32 = 1_900.0;

/// The state of the explanation.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Playback {
    explained: usize,
    plays: bool,
    is_paused: bool,
    /// Milliseconds until the next cause during playback.
    left: f32,
}

impl Playback {
    /// Returns the number of explained causes.
    pub const fn explained(self) -> usize {
        self.explained
    }

    /// Returns true during playback.
    pub const fn plays(self) -> bool {
        self.plays
    }

    /// Returns true once playback was paused, until it is resumed.
    pub const fn is_paused(self) -> bool {
        self.is_paused
    }

    /// Applies a scroll progress from 0 to 1: the first stretch explains nothing, each further one a cause. Explained
    /// causes stay explained, and the scroll position does not affect playback, even while it is paused.
    pub fn reach(&mut self, progress: f32) {
        if !self.plays && !self.is_paused {
            let causes = (progress * (CAUSES + 1) as f32) as usize;
            self.explained = causes.min(CAUSES).max(self.explained);
        }
    }

    /// Starts playback, with the next cause at once.
    pub const fn play(&mut self) {
        self.plays = self.explained < CAUSES;
        self.is_paused = false;
        self.left = 0.0;
    }

    /// Starts playback from the beginning, with time to see all that is unexplained.
    pub const fn again(&mut self) {
        self.explained = 0;
        self.plays = true;
        self.is_paused = false;
        self.left = STEP_MS;
    }

    pub const fn pause(&mut self) {
        self.plays = false;
        self.is_paused = true;
    }

    /// Advances playback by a number of milliseconds.
    pub fn advance(&mut self, milliseconds: f32) {
        if !self.plays {
            return;
        }
        self.left -= milliseconds;
        if self.left <= 0.0 {
            self.explained += 1;
            self.left = STEP_MS;
            self.plays = self.explained < CAUSES;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_cause_after_cause_until_the_last() {
        let mut playback = Playback::default();
        playback.advance(10_000.0);
        assert_eq!(playback.explained(), 0);
        playback.play();
        playback.advance(16.0);
        assert_eq!(playback.explained(), 1);
        playback.advance(STEP_MS - 1.0);
        assert_eq!(playback.explained(), 1);
        for _ in 1..CAUSES {
            assert!(playback.plays());
            playback.advance(STEP_MS);
        }
        assert_eq!(playback.explained(), CAUSES);
        assert!(!playback.plays());
        playback.play();
        assert!(!playback.plays());
    }

    #[test]
    fn scrolling_only_adds_causes_and_only_before_playback() {
        let mut playback = Playback::default();
        playback.reach(0.4);
        playback.reach(0.2);
        assert_eq!(playback.explained(), 2);
        playback.play();
        playback.reach(1.0);
        assert_eq!(playback.explained(), 2);
        playback.pause();
        playback.advance(10_000.0);
        playback.reach(1.0);
        assert!(playback.is_paused());
        assert_eq!(playback.explained(), 2);
        playback.play();
        assert!(!playback.is_paused());
    }

    #[test]
    fn starting_again_shows_everything_unexplained_for_one_step() {
        let mut playback = Playback::default();
        playback.reach(1.0);
        playback.again();
        assert_eq!(playback.explained(), 0);
        playback.reach(1.0);
        playback.advance(STEP_MS - 1.0);
        assert_eq!(playback.explained(), 0);
        playback.advance(1.0);
        assert_eq!(playback.explained(), 1);
    }
}
