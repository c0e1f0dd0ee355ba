//! The animated field: heights, light, picking, grids.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use reconcile::camera::Camera;
use reconcile::compare::{CAUSES, Rules, Sizes, compare};
use reconcile::field::{Field, Grid, HEIGHT_RANGE, INSTANCE_BYTES, MAX_HEIGHT};
use reconcile::lines::DEPARTMENTS;
use reconcile::poster;
use reconcile::relief::Relief;
use reconcile::seeded::{SEED, seeded};

fn departments() -> Vec<Sizes> {
    compare(&seeded(SEED), Rules::EXACT).departments
}

fn grids() -> impl Iterator<Item = Grid> {
    Grid::WIDE.into_iter().chain(Grid::NARROW)
}

/// Runs the field until it is at rest. Returns the milliseconds that it took.
fn settle(field: &mut Field) -> f32 {
    let mut passed = 0.0;
    while field.advance(16.0) {
        passed += 16.0;
        assert!(passed < 5_000.0, "nothing moves for longer than five seconds");
    }
    passed
}

fn heights(field: &Field) -> Vec<f32> {
    (0..field.grid().count()).map(|column| field.height(column)).collect()
}

fn is_as_high(field: &Field, other: &Field) -> bool {
    heights(field).into_iter().zip(heights(other)).all(|(height, other)| (height - other).abs() < 1e-4)
}

fn word(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at * 2], bytes[at * 2 + 1]])
}

fn instance(field: &Field, column: usize, at: usize) -> u16 {
    word(&field.instances()[column * INSTANCE_BYTES..], at)
}

fn drawn_height(field: &Field, column: usize) -> u16 {
    instance(field, column, 0)
}

fn light(field: &Field, column: usize) -> u16 {
    instance(field, column, 1)
}

fn mark(field: &Field, column: usize) -> u16 {
    instance(field, column, 2)
}

fn warning(field: &Field, column: usize) -> u16 {
    instance(field, column, 3)
}

#[test]
fn the_field_is_high_at_first_and_sinks_with_each_cause_until_level() {
    for grid in grids() {
        let mut field = Field::new(grid, &departments(), 0);
        assert!(!field.is_moving());
        let highest = heights(&field).into_iter().fold(0.0, f32::max);
        assert!((highest - MAX_HEIGHT).abs() < 0.01, "{highest}");
        let mut before: f32 = heights(&field).iter().sum();
        for cause in 1..=CAUSES {
            field.explain(cause);
            field.explain(cause);
            field.advance(500.0);
            assert!(
                (0..grid.count()).any(|column| light(&field, column) > 1_000),
                "light passes through sinking columns"
            );
            settle(&mut field);
            assert!((0..grid.count()).all(|column| light(&field, column) == 0));
            let now: f32 = heights(&field).iter().sum();
            assert!(now < before, "cause {cause} lowers the field");
            assert!(is_as_high(&field, &Field::new(grid, &departments(), cause)));
            before = now;
        }
        assert_eq!(before, 0.0);
        assert_eq!(field.explained(), CAUSES);
        field.explain(0);
        settle(&mut field);
        assert!(is_as_high(&field, &Field::new(grid, &departments(), 0)));
    }
}

#[test]
fn planted_error_is_marked_rises_is_found_and_sinks() {
    let grid = Grid::WIDE[0];
    for (size, least) in [(1, 1.0), (500_000, 2.0), (i64::MAX, MAX_HEIGHT)] {
        let mut field = Field::new(grid, &departments(), CAUSES);
        let (column, level) = (777, drawn_height(&field, 777));
        field.plant(column, size);
        assert!(field.is_searching());
        field.advance(300.0);
        let peak = drawn_height(&field, column);
        let in_units = f32::from(peak - level) / f32::from(u16::MAX) * HEIGHT_RANGE;
        assert!(in_units >= least, "{in_units}");
        assert_eq!(mark(&field, column), u16::MAX);
        assert_eq!(warning(&field, column), u16::MAX);
        field.advance(599.0);
        assert!(field.is_searching() && !field.has_found());
        field.advance(1.0);
        assert!(!field.is_searching() && field.has_found());
        assert!(field.tag().is_some());
        settle(&mut field);
        assert_eq!((drawn_height(&field, column), warning(&field, column)), (level, 0));
        assert_eq!(mark(&field, column), u16::MAX, "it stays chosen");
        assert!(heights(&field).iter().all(|height| *height == 0.0));
    }
}

#[test]
fn planted_error_stays_a_column_above_the_unexplained_ones() {
    let mut field = Field::new(Grid::WIDE[0], &departments(), 0);
    let column = (0..field.grid().count()).find(|column| field.height(*column) > 4.0).expect("a high column");
    let before = drawn_height(&field, column);
    field.plant(column, 1);
    field.advance(300.0);
    assert!(drawn_height(&field, column) > before);
    settle(&mut field);
    assert_eq!(drawn_height(&field, column), before);
}

#[test]
fn every_column_has_a_department_and_a_name_among_its_own() {
    for grid in grids() {
        for department in 0..DEPARTMENTS {
            assert!(grid.column_of(department) < grid.count());
        }
        for column in 0..grid.count() {
            let first = (0..DEPARTMENTS).find(|department| grid.column_of(*department) == column);
            assert_eq!(first, Some(grid.department_of(column)));
        }
    }
}

#[test]
fn a_column_is_picked_where_it_is_drawn() {
    for (grids, width, height) in [(&Grid::WIDE[..], 1440.0, 900.0), (&Grid::NARROW[..], 390.0, 480.0)] {
        assert_eq!(Grid::for_width(width), grids);
        let camera = Camera::new(width, height);
        for grid in grids {
            let mut field = Field::new(*grid, &departments(), CAUSES);
            for column in 0..grid.count() {
                let [east, south] = grid.centre(column);
                let [x, y, _] = camera.project([east, 0.0, south]);
                assert_eq!(field.column_at(&camera, x, y), Some(column));
            }
            // Where one column hides another, the nearer one is picked.
            field.explain(0);
            settle(&mut field);
            for column in 0..grid.count() {
                let [east, south] = grid.centre(column);
                let [x, y, distance] = camera.project([east, field.height(column), south]);
                let found = field.column_at(&camera, x, y).expect("a column");
                let [east, south] = grid.centre(found);
                assert!(camera.project([east, field.height(found), south])[2] <= distance);
            }
            assert_eq!(field.column_at(&camera, -1.0e6, -1.0e6), None);
        }
    }
}

#[test]
fn columns_in_view_are_on_the_canvas_and_not_at_the_faded_rim() {
    for (width, height) in [(990.0, 900.0), (660.0, 768.0), (1_300.0, 1_080.0), (390.0, 480.0)] {
        let camera = Camera::new(width, height);
        for grid in Grid::for_width(width) {
            let seen = Field::new(*grid, &departments(), 0).in_view(&camera);
            assert!(seen.len() > grid.count() / 5, "{} of {}", seen.len(), grid.count());
            for column in seen {
                let [east, south] = grid.centre(column);
                let [x, y, _] = camera.project([east, 0.0, south]);
                assert!((0.0..=width).contains(&x) && (0.0..=height).contains(&y));
                assert!(column >= grid.columns && column < grid.count() - grid.columns);
            }
        }
    }
}

#[test]
fn mark_is_written_for_one_column() {
    let mut field = Field::new(Grid::WIDE[3], &departments(), 0);
    field.mark(5);
    assert_eq!((mark(&field, 5), mark(&field, 6)), (u16::MAX, 0));
    field.mark(usize::MAX);
    assert_eq!(mark(&field, 5), 0);
}

#[test]
fn committed_drawings_are_current() {
    for (path, svg) in poster::drawings() {
        let committed = std::fs::read_to_string(format!("{}/../{path}", env!("CARGO_MANIFEST_DIR")));
        assert!(committed.unwrap_or_default() == svg, "run: cargo run -p reconcile --example posters ({path})");
    }
}

#[test]
fn forms_differ_and_the_change_between_two_passes_through_their_middle() {
    let heights = |position: f32| {
        let mut relief = Relief::new();
        relief.show(position, 0.0);
        relief.instances().chunks(INSTANCE_BYTES).map(|bytes| word(bytes, 0)).collect::<Vec<_>>()
    };
    let [rings, steps, measure] = [0.0, 1.0, 2.0].map(heights);
    assert!(rings != steps && steps != measure && measure != rings);
    assert!(heights(3.0) == rings, "the forms repeat");
    for ((from, to), between) in rings.iter().zip(&steps).zip(heights(0.5)) {
        assert!(u16::midpoint(*from, *to).abs_diff(between) <= 2);
    }
}

#[test]
fn held_column_follows_the_pointer_and_returns_when_dropped() {
    let camera = Camera::new(1440.0, 900.0);
    let mut field = Field::new(Grid::WIDE[0], &departments(), CAUSES);
    let (column, level) = (777, drawn_height(&field, 777));
    field.pull(&camera, column, 40.0);
    let raised = drawn_height(&field, column);
    field.pull(&camera, column, 80.0);
    assert!(level < raised && raised < drawn_height(&field, column), "it is as high as the pointer");
    assert!((0..field.grid().count()).all(|other| other == column || drawn_height(&field, other) == level));
    field.pull(&camera, column, 1e9);
    assert_eq!(drawn_height(&field, column), u16::MAX, "no higher than a column can be");
    field.pull(&camera, column, -80.0);
    assert_eq!(drawn_height(&field, column), level, "no column is pushed below the level");

    field.pull(&camera, column, 80.0);
    let held = drawn_height(&field, column);
    assert!(!field.is_moving() && !field.is_searching());
    field.drop_column();
    assert_eq!(drawn_height(&field, column), held, "it returns from the height at which it was dropped");
    settle(&mut field);
    assert_eq!(drawn_height(&field, column), level);
    field.pull(&camera, usize::MAX, 80.0);
    field.drop_column();
    assert!(!field.is_moving());
}
