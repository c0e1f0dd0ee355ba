//! Carousels: the vectors that JavaScript replays too. A fuzz target tests them under any events.

use crate::common::{any_number, json};
use crate::replay::{Args, Machine, machine, play, unknown};
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

machine! {
    Slideshow, snapshot:
        next(number), select(whole, number), tick(number), hover(flag, number), focus(flag, number),
        visible(flag, number), reduce_motion(flag, number), pause(number), play(number), toggle_mute(), remaining_ms()
}

machine! {
    SwipeCarousel, snapshot:
        next(), previous(), select(whole), swipe_start(number, number), swipe_end(number, number), swipe_cancel()
}

machine! { WindowCarousel, snapshot: next(), previous() }

machine! { ScrollBounds, snapshot: resize(number, number, number), scroll(number), next(), previous() }

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
