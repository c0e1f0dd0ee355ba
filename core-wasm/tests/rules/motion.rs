//! Motion: the vectors that JavaScript replays too, and properties of every number that reaches a style. A fuzz target tests
//! the film.

use crate::common::{any_number, json};
use crate::replay::{Args, Machine, machine, play, unknown};
use core_wasm::motion::sequencer::canvas::{FRAME_SCALE, canvas_size, cover, frame_width};
use core_wasm::motion::sequencer::load_order::load_order;
use core_wasm::motion::sequencer::timeline::STEPS_MAX;
use core_wasm::motion::sequencer::{FRAMES, Timeline};
use core_wasm::motion::{CountUp, Particles, PinnedStack, Sequencer, SidewaysTravel, StatementCycle, WordReveal};
use proptest::prelude::*;
use serde_json::{Value, json};

#[test]
fn vectors() {
    assert!(play("motion.json", make) >= 140);
}

fn make(machine: &str, args: &Args) -> Box<dyn Machine> {
    match machine {
        "Sequencer" => {
            let sequencer = Sequencer::new(args.whole(0), args.flag(1));
            Box::new(Film { sequencer, timeline: Timeline::new(args.whole(0)) })
        }
        "CountUp" => Box::new(CountUp::new(args.whole(0))),
        "PinnedStack" => Box::new(PinnedStack::new(args.whole(0))),
        "SidewaysTravel" => Box::new(SidewaysTravel::default()),
        "StatementCycle" => Box::new(StatementCycle::new(args.whole(0))),
        "WordReveal" => Box::new(WordReveal::new(args.whole(0))),
        "Particles" => Box::new(Particles::new(args.whole(0), args.whole(1), args.number(2), args.number(3))),
        other => panic!("no machine {other}"),
    }
}

fn frame(args: &Args) -> u8 {
    u8::try_from(args.whole(0)).expect("8 bits")
}

/// A sequencer with its timeline.
struct Film {
    sequencer: Sequencer,
    timeline: Timeline,
}

impl Machine for Film {
    fn call(&mut self, method: &str, args: &Args) -> Value {
        let Self { sequencer, timeline } = self;
        match method {
            "frame" => json(sequencer.frame(args.number(0))),
            "drawable" => json(sequencer.drawable()),
            "step" => json(sequencer.step()),
            "closing" => json(sequencer.closing()),
            "fetch" => json(sequencer.fetch(args.whole(0))),
            "loaded" => json(sequencer.loaded(frame(args))),
            "failed" => json(sequencer.failed(frame(args))),
            "retry" => json(sequencer.retry()),
            "release" => json(sequencer.release()),
            "decode" => json(sequencer.decode()),
            "decoded" => json(sequencer.decoded(frame(args))),
            "frameAt" => json(timeline.frame_at(args.number(0))),
            "stepFrame" => json(timeline.step_frame(args.whole(0))),
            "share" => json(timeline.share(args.whole(0), args.number(1))),
            "canvasSize" => {
                let size = canvas_size(args.number(0), args.number(1), args.number(2), args.number(3));
                json([size.width, size.height, size.pixel_width, size.pixel_height, frame_width(size)])
            }
            "cover" => {
                let area = cover(args.number(0), args.number(1), args.number(2), args.number(3));
                json([area.x, area.y, area.width, area.height])
            }
            _ => unknown("Sequencer", method),
        }
    }

    fn snapshot(&self) -> Value {
        let Self { sequencer, .. } = self;
        json!({"phase": sequencer.phase(), "step": sequencer.step(), "closing": sequencer.closing()})
    }
}

machine! { CountUp, snapshot: visible(number, number), reduce_motion(flag), tick(number) }
machine! { PinnedStack: distance(), offset(whole, number), scale(whole, number) }
machine! { SidewaysTravel: resize(number, number), distance(), position(number) }
machine! { StatementCycle: index(number), share(number), position(number) }
machine! { WordReveal: opacity(whole, number) }

impl Machine for Particles {
    fn call(&mut self, method: &str, args: &Args) -> Value {
        match method {
            "len" => json(self.buffer().len()),
            "resize" => json(self.resize(args.number(0), args.number(1))),
            "pointer" => json(self.pointer(args.number(0), args.number(1))),
            "reduceMotion" => json(self.reduce_motion(args.flag(0))),
            "step" => json(self.step(args.number(0))),
            _ => unknown("Particles", method),
        }
    }

    fn snapshot(&self) -> Value {
        Value::Null
    }
}

fn timelines() -> impl Iterator<Item = Timeline> {
    (1..=STEPS_MAX).map(Timeline::new)
}

#[test]
fn load_order_contains_every_frame_once() {
    for timeline in timelines().chain([Timeline::new(0), Timeline::new(u32::MAX)]) {
        let mut frames = load_order(timeline);
        frames.sort_unstable();
        assert!(frames.into_iter().eq(1..=FRAMES), "{timeline:?}");
    }
}

#[test]
fn five_steps_rest_on_the_step_frames_of_the_film() {
    assert!(Timeline::new(5).step_frames().eq([1, 12, 24, 36, 48]));
}

#[test]
fn every_frame_is_reached_in_order() {
    const SAMPLES: u32 = 1000;
    for timeline in timelines() {
        let at = |sample| timeline.frame_at(f64::from(sample) / f64::from(SAMPLES));
        let mut frames: Vec<u8> = (0..=SAMPLES).map(at).collect();
        frames.dedup();
        assert!(frames.into_iter().eq(1..=FRAMES), "{timeline:?}");
    }
}

#[test]
fn every_step_rests_on_its_own_frame() {
    for (steps, timeline) in (1..).zip(timelines()) {
        for (step, frame) in (0..).zip(timeline.step_frames()) {
            let rest = (f64::from(step) * 2.0 + 0.5) / (f64::from(steps) * 2.0 + 1.0);
            assert_eq!(timeline.step_frame(step), frame);
            assert_eq!(timeline.step_at(frame), step);
            assert_eq!(timeline.frame_at(rest), frame);
            assert!(!timeline.is_closing(frame) && timeline.is_step_frame(frame));
        }
    }
}

#[test]
fn particles_move_except_under_reduced_motion() {
    let mut field = Particles::new(300, 7, 1200.0, 800.0);
    let before = field.clone();
    field.step(16.0);
    assert_ne!(field.buffer(), before.buffer());
    let moved = field.clone();
    field.reduce_motion(true);
    field.step(16.0);
    assert_eq!(field.buffer(), moved.buffer());
}

#[test]
fn the_pointer_drives_particles_away() {
    let mut field = Particles::new(300, 7, 200.0, 200.0);
    let near =
        |field: &Particles| field.buffer().chunks(4).filter(|it| (it[0] - 100.0).hypot(it[1] - 100.0) < 40.0).count();
    let before = near(&field);
    field.pointer(100.0, 100.0);
    for _ in 0..30 {
        field.step(16.0);
    }
    assert!(near(&field) * 4 < before, "{} of {before} are still near", near(&field));
}

/// The opacities of a bar, 20 × 4 pixels, in the middle of 40 × 8.
fn bar() -> Vec<u8> {
    let inside = |index: usize| (10..30).contains(&(index % 40)) && (2..6).contains(&(index / 40));
    (0..40 * 8).map(|index| if inside(index) { 255 } else { 0 }).collect()
}

#[test]
fn particles_gather_to_a_shape_and_return() {
    let mut field = Particles::new(300, 7, 1200.0, 800.0);
    let before = field.clone();
    let inside = |field: &Particles| {
        let at = |it: &&[f32]| (309.0..331.0).contains(&it[0]) && (101.0..107.0).contains(&it[1]);
        field.buffer().chunks(4).filter(at).count()
    };
    field.gather(&bar(), 40, 300.0, 100.0);
    for _ in 0..200 {
        field.step(16.0);
    }
    assert!(field.is_gathering());
    assert_eq!(inside(&field), 300, "every particle has a place in the shape");
    let mut places: Vec<_> = field.buffer().chunks(4).map(|it| (it[0].round() as u32, it[1].round() as u32)).collect();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), 80, "and the shape is filled");
    for _ in 0..260 {
        field.step(16.0);
    }
    assert!(!field.is_gathering());
    for (old, new) in before.buffer().chunks(4).zip(field.buffer().chunks(4)) {
        assert!((old[0] - new[0]).hypot(old[1] - new[1]) < 30.0, "{old:?} is at {new:?}");
    }
}

#[test]
fn resizing_keeps_relative_places() {
    let mut field = Particles::new(300, 7, 1000.0, 500.0);
    let before = field.clone();
    field.resize(2000.0, 250.0);
    for (old, new) in before.buffer().chunks(4).zip(field.buffer().chunks(4)) {
        assert!((old[0] * 2.0 - new[0]).abs() < 1e-2 && (old[1] / 2.0 - new[1]).abs() < 1e-2);
        assert_eq!(old[2..], new[2..]);
    }
}

proptest! {
    #[test]
    fn progress_to_frame_is_monotone(steps in any::<u32>(), one in any_number(), other in any_number()) {
        let timeline = Timeline::new(steps);
        let (low, high) = if one <= other { (one, other) } else { (other, one) };
        prop_assert!((1..=FRAMES).contains(&timeline.frame_at(low)));
        if low <= high {
            prop_assert!(timeline.frame_at(low) <= timeline.frame_at(high));
        }
    }

    #[test]
    fn the_cover_covers_the_canvas(
        image in (1.0..1e5f64, 1.0..1e5f64), canvas in (1.0..5e3f64, 1.0..5e3f64),
    ) {
        let area = cover(image.0, image.1, canvas.0, canvas.1);
        prop_assert!(area.x <= 0.0 && area.y <= 0.0);
        prop_assert!(area.x + area.width >= canvas.0 && area.y + area.height >= canvas.1);
        prop_assert!(area.width >= canvas.0 * FRAME_SCALE * (1.0 - 1e-12));
        prop_assert!((area.width / area.height / (image.0 / image.1) - 1.0).abs() < 1e-9, "the aspect ratio is kept");
    }

    #[test]
    fn canvas_numbers_are_finite(
        a in any_number(), b in any_number(), c in any_number(), d in any_number(),
    ) {
        let area = cover(a, b, c, d);
        prop_assert!([area.x, area.y, area.width, area.height].iter().all(|number| number.is_finite()));
        let size = canvas_size(a, d, b, c);
        let window_part = if b > 2400.0 { b / 2.0 } else { 1200.0 };
        prop_assert!([size.height, size.pixel_height, frame_width(size)].iter().all(|number| number.is_finite()));
        prop_assert!((0.0..=window_part).contains(&size.width));
        prop_assert!((0.0..=window_part * 2.0 + 1.0).contains(&size.pixel_width));
    }

    #[test]
    fn particles_stay_inside(
        seed in any::<u32>(), width in any_number(), height in any_number(),
        events in prop::collection::vec((0u8..6, any_number(), any_number()), 0..40),
    ) {
        let mut field = Particles::new(30, seed, width, height);
        let bound = |length: f64| if length.is_nan() { 0.0 } else { length.clamp(0.0, 16_384.0) as f32 };
        let (mut width, mut height) = (bound(width), bound(height));
        for (event, a, b) in events {
            match event {
                0 => {
                    field.resize(a, b);
                    (width, height) = (bound(a), bound(b));
                }
                1 => field.pointer(a, b),
                2 => field.pointer(f64::NAN, f64::NAN),
                _ => field.step(a),
            }
            for particle in field.buffer().chunks(4) {
                prop_assert!((0.0..=width).contains(&particle[0]) && (0.0..=height).contains(&particle[1]));
                prop_assert!((0.6..=2.2).contains(&particle[2]) && (0.25..=0.9).contains(&particle[3]));
            }
        }
    }

    #[test]
    fn counters_never_fall(end in any::<u32>(), events in prop::collection::vec((any_number(), any_number()), 0..60)) {
        let mut counter = CountUp::new(end);
        let mut shown = 0;
        for (ratio, now_ms) in events {
            counter.visible(ratio, now_ms);
            let value = counter.tick(now_ms);
            prop_assert!(value >= shown && value <= end);
            shown = value;
        }
    }

    #[test]
    fn style_numbers_stay_in_bounds(progress in any_number(), index in any::<u32>(), count in 0u32..1000) {
        let stack = PinnedStack::new(count);
        prop_assert!((0.0..=1.0).contains(&stack.offset(index, progress)));
        prop_assert!((0.0..=1.0).contains(&stack.scale(index, progress)));
        let cycle = StatementCycle::new(count);
        prop_assert!(cycle.index(progress) < count.max(1));
        prop_assert!((0.0..=1.0).contains(&cycle.share(progress)));
        prop_assert!((0.0..=f64::from(count.saturating_sub(1))).contains(&cycle.position(progress)));
        if count > 0 {
            let statement = index % count;
            let middle = (f64::from(statement) + 0.5) / f64::from(count);
            prop_assert_eq!(cycle.index(middle), statement);
            prop_assert!((cycle.position(middle) - f64::from(statement)).abs() < 1e-6);
        }
        let reveal = WordReveal::new(count);
        prop_assert!((0.6..=1.0).contains(&reveal.opacity(index, progress)));
    }

    #[test]
    fn the_track_offset_stays_between_its_ends(
        content in any_number(), window in any_number(), progress in any_number(),
    ) {
        let mut track = SidewaysTravel::default();
        track.resize(content, window);
        let place = track.position(progress);
        prop_assert!(place <= 300.0 && place >= (300.0 - track.distance()).min(0.0) - 1e-6);
    }
}
