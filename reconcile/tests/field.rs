//! The animated field: heights, light, picking, grids.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use reconcile::camera::Camera;
use reconcile::compare::{CAUSES, Rules, Sizes, compare};
use reconcile::field::{Field, Grid, INSTANCE_BYTES, MAX_HEIGHT};
use reconcile::inject::{Slip, inject};
use reconcile::lines::DEPARTMENTS;
use reconcile::poster;
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

fn drawn_height(field: &Field, column: usize) -> u16 {
    let bytes = &field.instances()[column * INSTANCE_BYTES..];
    u16::from_le_bytes([bytes[0], bytes[1]])
}

fn light(field: &Field, column: usize) -> u16 {
    let bytes = &field.instances()[column * INSTANCE_BYTES + 2..];
    u16::from_le_bytes([bytes[0], bytes[1]])
}

#[test]
fn the_field_rises_and_sinks_with_each_cause_until_level() {
    for grid in grids() {
        let mut field = Field::new(grid, &departments());
        assert!(heights(&field).iter().all(|height| *height == 0.0));
        assert!(!field.is_moving());
        field.explain(0);
        settle(&mut field);
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
            before = now;
        }
        assert_eq!(before, 0.0);
        assert_eq!(field.explained(), CAUSES);
    }
}

#[test]
fn a_planted_error_raises_only_its_column() {
    let mut runs = seeded(SEED);
    let mut field = Field::new(Grid::WIDE[0], &compare(&runs, Rules::EXACT).departments);
    let column = 777;
    let spoilt: Vec<u16> = field.departments(column).collect();
    inject(&mut runs, &spoilt, Slip::MovePoint).expect("a line");
    field.plant(&compare(&runs, Rules::EXACT).departments, column);
    settle(&mut field);
    for (index, height) in heights(&field).into_iter().enumerate() {
        assert_eq!(height > 0.0, index == column);
    }
}

#[test]
fn every_department_is_in_one_column_and_no_column_is_empty() {
    for grid in grids() {
        let field = Field::new(grid, &departments());
        let all: usize = (0..grid.count())
            .map(|column| {
                let count = field.departments(column).count();
                assert!(count > 0);
                count
            })
            .sum();
        assert_eq!(all, DEPARTMENTS);
    }
}

#[test]
fn a_column_is_picked_where_it_is_drawn() {
    for (grids, width, height) in [(&Grid::WIDE[..], 1440.0, 900.0), (&Grid::NARROW[..], 390.0, 480.0)] {
        assert_eq!(Grid::for_size(width, height), grids);
        let camera = Camera::new(width, height);
        for grid in grids {
            let mut field = Field::new(*grid, &departments());
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
fn coarser_grid_takes_over_at_rest_and_a_mark_is_written() {
    let sizes = departments();
    let mut fine = Field::new(Grid::WIDE[0], &sizes);
    fine.explain(0);
    fine.explain(2);
    fine.advance(300.0);
    let mut coarse = Field::new(Grid::WIDE[3], &sizes);
    coarse.follow(&fine);
    assert_eq!(coarse.explained(), 2);
    assert!(heights(&coarse).iter().any(|height| *height > 1.0));
    coarse.mark(5);
    let mark = |field: &Field| field.instances()[5 * INSTANCE_BYTES + 4];
    assert_eq!(mark(&coarse), 255);
    coarse.mark(usize::MAX);
    assert_eq!(mark(&coarse), 0);
}

#[test]
fn the_committed_poster_is_current() {
    let committed = include_str!("../../web/src/assets/live-field.svg");
    assert!(committed == poster::svg(), "run: cargo run -p reconcile --example poster > web/src/assets/live-field.svg");
}

#[test]
fn held_column_follows_the_pointer_and_returns_when_dropped() {
    let camera = Camera::new(1440.0, 900.0);
    let mut field = Field::new(Grid::WIDE[0], &departments());
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
    assert!(!field.is_moving());
    field.drop_column();
    assert_eq!(drawn_height(&field, column), held, "it returns from the height at which it was dropped");
    settle(&mut field);
    assert_eq!(drawn_height(&field, column), level);
    field.pull(&camera, usize::MAX, 80.0);
    field.drop_column();
    assert!(!field.is_moving());
}
