//! All carousels at once: each hears every event that it knows.

use super::input::Input;
use core_wasm::carousel::swipe_carousel::{CIRCLE_ITEMS, TESTIMONIALS};
use core_wasm::carousel::{Headlines, HeroCarousel, ScrollBounds, StoriesCarousel, SwipeCarousel, WindowCarousel};

/// Every index stays in range, the window never shows the first entry, scrolling stays on the track, and only a running
/// carousel has a timer.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let count = input.whole();
    let (mut hero, mut headlines) = (HeroCarousel::new(), Headlines::new());
    let (mut testimonials, mut circle) = (SwipeCarousel::new(TESTIMONIALS), SwipeCarousel::new(CIRCLE_ITEMS));
    let (mut window, mut stories) = (WindowCarousel::new(count), StoriesCarousel::new(count));
    let mut bounds = ScrollBounds::new();
    while let Some(event) = input.event(13) {
        match event {
            0 => {
                hero.next(input.number());
                testimonials.next();
                circle.next();
                window.next();
                stories.next();
            }
            1 => {
                hero.previous(input.number());
                testimonials.previous();
                circle.previous();
                window.previous();
                stories.previous();
            }
            2 => {
                let index = input.whole();
                hero.select(index, input.number());
                headlines.select(index, input.number());
                testimonials.select(index);
                circle.select(index);
            }
            3 => {
                hero.tick(input.number());
                headlines.tick(input.number());
            }
            4 => hero.focus(input.flag(), input.number()),
            5 => headlines.hover(input.flag(), input.number()),
            6 => hero.visible(input.flag(), input.number()),
            7 => headlines.reduce_motion(input.flag(), input.number()),
            8 => hero.pause(input.number()),
            9 => hero.play(input.number()),
            10 => testimonials.swipe_start(input.number(), input.number()),
            11 => testimonials.swipe_end(input.number(), input.number()),
            _ => {
                bounds.resize(input.number(), input.number(), input.number());
                bounds.scroll(input.number());
            }
        }
        assert!(hero.snapshot().index < 3 && headlines.snapshot().index < 3);
        assert!(testimonials.snapshot().index < TESTIMONIALS && circle.snapshot().index < CIRCLE_ITEMS);
        assert!(window.snapshot().visible.iter().all(|entry| (1..count).contains(entry)));
        assert!(stories.snapshot().visible.iter().all(|entry| *entry < count));
        assert!(bounds.next() >= 0.0 && bounds.next().is_finite());
        assert!(bounds.previous() >= 0.0 && bounds.previous().is_finite());
        assert!(hero.remaining_ms().is_none_or(|rest| (0.0..=100_000.0).contains(&rest)));
        assert!(headlines.remaining_ms().is_none_or(|rest| (0.0..=4000.0).contains(&rest)));
    }
}
