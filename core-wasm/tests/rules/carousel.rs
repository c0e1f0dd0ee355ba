//! Carousels: the vectors that JavaScript replays too. A fuzz target tests them under any events.

use crate::common::{any_number, json};
use crate::replay::{Args, Machine, play, unknown};
use core_wasm::carousel::{EVENT_LEAD_DAYS, ScrollBounds, Slideshow, SwipeCarousel, WindowCarousel, starting_slide};
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

proptest! {
    #[test]
    fn a_held_headline_never_changes(events in prop::collection::vec(any_number(), 0..100)) {
        let mut headlines = Slideshow::headlines(3);
        headlines.hover(true, 0.0);
        for now_ms in events {
            prop_assert!(!headlines.tick(now_ms));
        }
        prop_assert_eq!(headlines.snapshot().index, 0);
    }
}
