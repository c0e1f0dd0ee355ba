//! Carousels: the vectors that JavaScript replays too, and properties under any sequence of events.

use crate::common::{any_number, json};
use crate::replay::{Args, Machine, play, unknown};
use core_wasm::carousel::{
    EVENT_LEAD_DAYS, ScrollBounds, Slideshow, SwipeCarousel, WindowCarousel, WindowSnapshot, starting_slide,
};
use proptest::prelude::*;
use serde_json::Value;

#[test]
fn vectors() {
    assert!(play("carousel.json", make) >= 120);
}

#[test]
fn hero_starts_with_the_event_from_sixty_days_before_it() {
    let slides = [true, false, false];
    for (days, start) in [(Some(61), 1), (Some(60), 0), (Some(0), 0), (Some(-3), 0), (Some(i32::MIN), 0), (None, 1)] {
        assert_eq!(starting_slide(slides, days), start, "{days:?} days before the event");
    }
}

#[test]
fn hero_starts_with_the_first_slide_of_its_kind() {
    assert_eq!(starting_slide([false, false, true, true], Some(EVENT_LEAD_DAYS)), 2);
    assert_eq!(starting_slide([true, true, false, false], Some(EVENT_LEAD_DAYS + 1)), 2);
}

#[test]
fn hero_without_a_slide_of_the_kind_starts_with_its_first() {
    assert_eq!(starting_slide([false, false], Some(0)), 0);
    assert_eq!(starting_slide([true, true], None), 0);
    assert_eq!(starting_slide([], None), 0);
}

fn make(machine: &str, args: &Args) -> Box<dyn Machine> {
    match machine {
        "HeroCarousel" => Box::new(Slideshow::hero(args.whole(0), args.whole_or(1, 0))),
        "Headlines" => Box::new(Slideshow::headlines(args.whole(0))),
        "SwipeCarousel" => Box::new(SwipeCarousel::new(args.whole(0))),
        "WindowCarousel" => Box::new(WindowCarousel::services(args.whole(0))),
        "StoriesCarousel" => Box::new(WindowCarousel::stories(args.whole(0))),
        "ScrollBounds" => Box::new(ScrollBounds::new()),
        other => panic!("no machine {other}"),
    }
}

impl Machine for Slideshow {
    fn call(&mut self, method: &str, args: &Args) -> Value {
        match method {
            "next" => json(self.next(args.number(0))),
            "select" => json(self.select(args.whole(0), args.number(1))),
            "tick" => json(self.tick(args.number(0))),
            "hover" => json(self.hover(args.flag(0), args.number(1))),
            "focus" => json(self.focus(args.flag(0), args.number(1))),
            "visible" => json(self.visible(args.flag(0), args.number(1))),
            "reduceMotion" => json(self.reduce_motion(args.flag(0), args.number(1))),
            "pause" => json(self.pause(args.number(0))),
            "play" => json(self.play(args.number(0))),
            "toggleMute" => json(self.toggle_mute()),
            "remainingMs" => json(self.remaining_ms()),
            _ => unknown("Slideshow", method),
        }
    }

    fn snapshot(&self) -> Value {
        json(Slideshow::snapshot(self))
    }
}

impl Machine for SwipeCarousel {
    fn call(&mut self, method: &str, args: &Args) -> Value {
        match method {
            "next" => json(self.next()),
            "previous" => json(self.previous()),
            "select" => json(self.select(args.whole(0))),
            "swipeStart" => json(self.swipe_start(args.number(0), args.number(1))),
            "swipeEnd" => json(self.swipe_end(args.number(0), args.number(1))),
            "swipeCancel" => json(self.swipe_cancel()),
            _ => unknown("SwipeCarousel", method),
        }
    }

    fn snapshot(&self) -> Value {
        json(SwipeCarousel::snapshot(self))
    }
}

impl Machine for WindowCarousel {
    fn call(&mut self, method: &str, _: &Args) -> Value {
        match method {
            "next" => json(self.next()),
            "previous" => json(self.previous()),
            _ => unknown("WindowCarousel", method),
        }
    }

    fn snapshot(&self) -> Value {
        json(WindowCarousel::snapshot(self))
    }
}

impl Machine for ScrollBounds {
    fn call(&mut self, method: &str, args: &Args) -> Value {
        match method {
            "resize" => json(self.resize(args.number(0), args.number(1), args.number(2))),
            "scroll" => json(self.scroll(args.number(0))),
            "next" => json(self.next()),
            "previous" => json(self.previous()),
            _ => unknown("ScrollBounds", method),
        }
    }

    fn snapshot(&self) -> Value {
        json(ScrollBounds::snapshot(self))
    }
}

fn distinct(visible: &[u32]) -> bool {
    visible.iter().enumerate().all(|(index, entry)| !visible[..index].contains(entry))
}

proptest! {
    #[test]
    fn hero_stays_in_range(
        slides in prop_oneof![0u32..6, any::<u32>()],
        start in prop_oneof![0u32..6, any::<u32>()],
        events in prop::collection::vec((0u8..8, any::<u32>(), any_number()), 0..60),
    ) {
        let mut hero = Slideshow::hero(slides, start);
        for (event, number, now_ms) in events {
            let on = number % 2 == 0;
            match event {
                0 => hero.next(now_ms),
                1 => hero.select(number, now_ms),
                2 => hero.focus(on, now_ms),
                3 => hero.visible(on, now_ms),
                4 => hero.reduce_motion(on, now_ms),
                5 => hero.pause(now_ms),
                6 => hero.play(now_ms),
                _ => { hero.tick(now_ms); }
            }
            let snapshot = hero.snapshot();
            prop_assert!(snapshot.index < slides.max(1) && snapshot.next_index < slides.max(1));
            prop_assert_eq!(snapshot.index == snapshot.next_index, slides < 2);
            prop_assert!(slides >= 2 || hero.remaining_ms().is_none());
            prop_assert!(hero.remaining_ms().is_none_or(|rest| (0.0..=100_000.0).contains(&rest)));
        }
    }

    #[test]
    fn a_held_headline_never_changes(events in prop::collection::vec(any_number(), 0..100)) {
        let mut headlines = Slideshow::headlines(3);
        headlines.hover(true, 0.0);
        for now_ms in events {
            prop_assert!(!headlines.tick(now_ms));
        }
        prop_assert_eq!(headlines.snapshot().index, 0);
    }

    #[test]
    fn a_swiped_ring_stays_in_range(
        count in prop_oneof![0u32..8, any::<u32>()],
        events in prop::collection::vec((0u8..5, any::<u32>(), any_number(), any_number()), 0..60),
    ) {
        let mut ring = SwipeCarousel::new(count);
        for (event, number, x, y) in events {
            match event {
                0 => ring.next(),
                1 => ring.previous(),
                2 => ring.select(number),
                3 => ring.swipe_start(x, y),
                _ => ring.swipe_end(x, y),
            }
            prop_assert!(ring.snapshot().index < count.max(1));
        }
    }

    #[test]
    fn the_window_never_shows_the_first_entry(
        count in prop_oneof![0u32..12, any::<u32>()], moves in prop::collection::vec(any::<bool>(), 0..60),
    ) {
        let mut window = WindowCarousel::services(count);
        for forward in moves {
            if forward { window.next() } else { window.previous() }
            let WindowSnapshot { visible, arrows } = window.snapshot();
            prop_assert!(visible.iter().all(|entry| *entry >= 1 && *entry < count));
            prop_assert!(distinct(&visible));
            prop_assert_eq!(visible.len() as u32, count.saturating_sub(1).min(3));
            prop_assert_eq!(arrows, count > 4);
        }
    }

    #[test]
    fn three_different_stories_are_shown(count in 0u32..12, moves in prop::collection::vec(any::<bool>(), 0..60)) {
        let mut stories = WindowCarousel::stories(count);
        for forward in moves {
            if forward { stories.next() } else { stories.previous() }
            let WindowSnapshot { visible, arrows } = stories.snapshot();
            prop_assert!(visible.iter().all(|entry| *entry < count));
            prop_assert!(distinct(&visible));
            prop_assert_eq!(visible.len() as u32, count.min(3));
            prop_assert_eq!(arrows, count > 3);
        }
    }

    #[test]
    fn scrolling_stays_on_the_track(
        viewport in any_number(), content in any_number(), card in any_number(), left in any_number(),
    ) {
        let mut bounds = ScrollBounds::new();
        bounds.resize(viewport, content, card);
        bounds.scroll(left);
        prop_assert!(bounds.next().is_finite() && bounds.next() >= 0.0);
        prop_assert!(bounds.previous().is_finite() && bounds.previous() >= 0.0);
        if left.is_finite() && !bounds.snapshot().next_disabled {
            prop_assert!(bounds.next() >= left);
        }
    }
}
