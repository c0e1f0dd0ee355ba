//! The forms of the vision: the same columns, whose heights draw a form instead of differences.

use crate::field::{Grid, INSTANCE_BYTES, MAX_HEIGHT, eased, write_instance};

const GRID: Grid = Grid::WIDE[1];
/// Height of the columns' sway during the scroll, in map units.
const SWAY: f32 = 0.07;
/// Distance of two rings, in map units, and the distance from their source at which they have half their height.
const RING: f32 = 5.2;
const RING_FADE: f32 = 9.0;
/// Number of steps, their depth and their height as a share of the highest column.
const STEPS: f32 = 4.0;
const STEP_DEPTH: f32 = 5.5;
const STEP_HEIGHT: f32 = 0.2;
/// Half the depth of the measured row, in map units.
const ROW_DEPTH: f32 = 1.4;

/// A form, which the statements have in turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A source that can be seen, and the rings that go out from it.
    Rings,
    /// Small steps, each of which can be undone.
    Steps,
    /// Figures of one row, held against a level that was agreed.
    Measure,
}

impl Form {
    /// Every form, in the order of the statements.
    pub const ALL: [Self; 3] = [Self::Rings, Self::Steps, Self::Measure];

    /// Returns the height and the light at a point of the map, both from 0 to 1.
    pub fn at(self, [x, z]: [f32; 2]) -> [f32; 2] {
        match self {
            Self::Rings => {
                let distance = (x * x + z * z * 1.3).sqrt();
                let fade = 1.0 + distance * distance / (RING_FADE * RING_FADE);
                let height = 0.16 + 0.7 * wave(distance / RING) / fade;
                [height, if distance < 1.0 || (distance - RING).abs() < 0.7 { 1.0 } else { 0.0 }]
            }
            Self::Steps => {
                let way = (x * 0.9 - z * 0.6 + 10.0) / STEP_DEPTH;
                let step = way.floor().clamp(0.0, STEPS);
                let is_edge = way > 1.0 && way < STEPS + 1.0 && way - step < 0.26;
                [0.04 + step * STEP_HEIGHT, if is_edge { 1.0 } else { 0.0 }]
            }
            Self::Measure if z.abs() < ROW_DEPTH => {
                let rise = ((x + 15.0) / 30.0).clamp(0.0, 1.0);
                [0.15 + 0.68 * rise + 0.1 * wave(x / 3.0), 1.0]
            }
            Self::Measure => [if z < 0.0 { 0.3 } else { 0.05 }, 0.0],
        }
    }
}

/// Returns a smooth wave: 1 at whole numbers, 0 between them. Trigonometry would make the module a tenth larger.
fn wave(way: f32) -> f32 {
    eased((way - way.floor() - 0.5).abs() * 2.0)
}

/// The columns of a form, or of the change from one to the next.
#[derive(Debug, Clone)]
pub struct Relief {
    instances: Vec<u8>,
}

impl Relief {
    pub const GRID: Grid = GRID;

    /// Creates the first form.
    pub fn new() -> Self {
        let mut relief = Self { instances: vec![0; GRID.count() * INSTANCE_BYTES] };
        relief.show(0.0, 0.0);
        relief
    }

    /// Shows the form at a position: whole numbers are the statements' forms, others lie between two. The columns sway
    /// with the progress of the scroll, from 0 to 1.
    pub fn show(&mut self, position: f32, progress: f32) {
        let position = position.max(0.0);
        let share = position.fract();
        let form = |index: usize| Form::ALL.get(index % Form::ALL.len()).copied().unwrap_or(Form::Rings);
        let (from, to) = (form(position as usize), form(position as usize + 1));
        for (column, bytes) in self.instances.chunks_exact_mut(INSTANCE_BYTES).enumerate() {
            let place = GRID.centre(column);
            let ([low, dark], [high, light]) = (from.at(place), to.at(place));
            let sway = SWAY * (2.0 * wave(column as f32 * 0.11 + progress * 2.2) - 1.0);
            let height = (low + (high - low) * share) * MAX_HEIGHT + sway;
            write_instance(bytes, height, dark + (light - dark) * share, 0.0, 0.0);
        }
    }

    /// Returns the instance buffer for the graphics card.
    pub fn instances(&self) -> &[u8] {
        &self.instances
    }
}

impl Default for Relief {
    fn default() -> Self {
        Self::new()
    }
}
