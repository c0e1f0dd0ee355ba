//! All carousels at once: each receives every event that it supports.

use super::input::Input;
use core_wasm::carousel::{ScrollBounds, Slideshow, SwipeCarousel, WindowCarousel, WindowSnapshot};

/// Checks that every index is in range, windows show different entries and never the first service, scrolling stays on
/// the track, and only a running carousel has a timer.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let count = input.whole();
    let (mut hero, mut headlines, mut ring) =
        (Slideshow::hero(count, input.whole()), Slideshow::headlines(count), SwipeCarousel::new(count));
    let (mut window, mut stories) = (WindowCarousel::services(count), WindowCarousel::stories(count));
    let mut bounds = ScrollBounds::new();
    while let Some(event) = input.event(13) {
        match event {
            0 => {
                hero.next(input.number());
                ring.next();
                window.next();
                stories.next();
            }
            1 => {
                ring.previous();
                window.previous();
                stories.previous();
            }
            2 => {
                let index = input.whole();
                hero.select(index, input.number());
                headlines.select(index, input.number());
                ring.select(index);
            }
            3 => {
                hero.tick(input.number());
                headlines.tick(input.number());
            }
            4 => hero.focus(input.flag(), input.number()),
            5 => headlines.hover(input.flag(), input.number()),
            6 => hero.visible(input.flag(), input.number()),
            7 => {
                hero.reduce_motion(input.flag(), input.number());
                headlines.reduce_motion(input.flag(), input.number());
            }
            8 => hero.pause(input.number()),
            9 => hero.play(input.number()),
            10 => ring.swipe_start(input.number(), input.number()),
            11 => ring.swipe_end(input.number(), input.number()),
            _ => {
                bounds.resize(input.number(), input.number(), input.number());
                bounds.scroll(input.number());
            }
        }
        let slide = hero.snapshot();
        let indices = [slide.index, slide.next_index, headlines.snapshot().index, ring.snapshot().index];
        assert!(indices.into_iter().all(|index| index < count.max(1)));
        assert_eq!(slide.index == slide.next_index, count < 2);
        assert!(count > 1 || (hero.remaining_ms().is_none() && headlines.remaining_ms().is_none()));
        for (WindowSnapshot { visible, arrows }, first) in [(window.snapshot(), 1), (stories.snapshot(), 0)] {
            let all = count.saturating_sub(first);
            assert!(visible.iter().all(|entry| (first..count).contains(entry)));
            assert!(visible.iter().enumerate().all(|(index, entry)| !visible[..index].contains(entry)));
            assert_eq!((visible.len() as u32, arrows), (all.min(3), all > 3));
        }
        assert!(bounds.next() >= 0.0 && bounds.next().is_finite());
        assert!(bounds.previous() >= 0.0 && bounds.previous().is_finite());
        assert!(hero.remaining_ms().is_none_or(|rest| (0.0..=100_000.0).contains(&rest)));
        assert!(headlines.remaining_ms().is_none_or(|rest| (0.0..=4000.0).contains(&rest)));
    }
}
