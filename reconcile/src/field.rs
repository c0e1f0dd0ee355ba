//! The field: hexagonal columns, one per group of neighbouring departments, whose height is the unexplained difference.

use crate::camera::{Camera, WIDE_FROM};
use crate::compare::{CAUSES, Sizes};
use crate::lines::{DEPARTMENTS, MAP_HEIGHT, MAP_WIDTH};

/// The columns of the field, from west to east and north to south.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grid {
    /// From west to east.
    pub columns: usize,
    /// From north to south.
    pub rows: usize,
}

impl Grid {
    /// Grids for wide windows, from fine to coarse.
    pub const WIDE: [Self; 4] = [Self::new(60, 32), Self::new(42, 22), Self::new(30, 16), Self::new(24, 13)];
    /// Grids for narrow windows, from fine to coarse, with columns large enough to touch.
    pub const NARROW: [Self; 2] = [Self::new(20, 18), Self::new(15, 13)];

    const fn new(columns: usize, rows: usize) -> Self {
        Self { columns, rows }
    }

    /// Returns the grids for a canvas of a width in pixels, from fine to coarse.
    pub fn for_width(width: f32) -> &'static [Self] {
        if width >= WIDE_FROM { &Self::WIDE } else { &Self::NARROW }
    }

    /// Returns the number of columns.
    pub const fn count(self) -> usize {
        self.columns * self.rows
    }

    /// Returns the circumradius of a column.
    pub fn radius(self) -> f32 {
        self.width() / (SQRT_3 * self.columns as f32)
    }

    /// Returns the width of the field. A grid with fewer columns is narrower: at full width they would be too small in
    /// a narrow window.
    const fn width(self) -> f32 {
        if self.columns <= 20 { 36.0 } else { MAP_WIDTH as f32 }
    }

    /// Returns the centre of a column, relative to the centre of the field, to the east and south.
    pub fn centre(self, column: usize) -> [f32; 2] {
        let (x, y) = (column % self.columns, column / self.columns);
        let radius = self.radius();
        let shift = if y.is_multiple_of(2) { -0.25 } else { 0.25 };
        [
            (x as f32 + 0.5 + shift - self.columns as f32 / 2.0) * SQRT_3 * radius,
            (y as f32 + 0.5 - self.rows as f32 / 2.0) * 1.5 * radius,
        ]
    }

    /// Returns the clearness of a place: 0 at the field's rim, where it fades, and 1 or more inside. As in the shader.
    pub(crate) fn clearness(self, [east, south]: [f32; 2]) -> f32 {
        let depth = 1.5 * self.radius() * self.rows as f32;
        let rim = |at: f32, size: f32| 1.0 - at.abs() * 2.0 / size;
        (rim(east, self.width()) * 2.2).min(rim(south, depth) * 3.0)
    }

    /// Returns the column of a department.
    pub const fn column_of(self, department: usize) -> usize {
        let (x, y) = (department % MAP_WIDTH, department / MAP_WIDTH);
        (y * self.rows / MAP_HEIGHT) * self.columns + x * self.columns / MAP_WIDTH
    }

    /// Returns the first department of a column.
    pub const fn department_of(self, column: usize) -> usize {
        let (x, y) = (column % self.columns, column / self.columns);
        (y * MAP_HEIGHT).div_ceil(self.rows) * MAP_WIDTH + (x * MAP_WIDTH).div_ceil(self.columns)
    }
}

const SQRT_3: f32 = 1.732_050_8;
/// Height of the highest column, in map units.
pub const MAX_HEIGHT: f32 = 7.0;
/// Factor by which a planted error exceeds its size, and may exceed the highest column.
const OVERSHOOT: f32 = 1.4;
/// Smallest rise of a column with a planted error, in map units: even an error of one cent is seen.
const MIN_RISE: f32 = 1.5;
/// Time in which a planted error rises, and from the planting until it is found, in milliseconds.
const RISE_MS: f32 = 300.0;
const FOUND_MS: f32 = 900.0;
/// Duration of a column's change, in milliseconds.
const CHANGE_MS: f32 = 1_100.0;
/// Delay of a change per map unit from its origin, in milliseconds, and its maximum.
const DELAY_MS: f32 = 11.0;
const MAX_DELAY_MS: f32 = 420.0;
/// Clearness of a place from which a column is seen.
const MIN_CLEARNESS: f32 = 0.4;
/// Descent from which a column is lit fully, in map units.
const FULL_GLOW: f32 = 1.2;
/// Lifetime of a ripple in milliseconds, and its initial height.
const RIPPLE_MS: f32 = 1_800.0;
const RIPPLE_HEIGHT: f32 = 0.16;
/// Height that 1 stands for in the buffer. It starts half a unit below the level, for the troughs of ripples.
pub const HEIGHT_RANGE: f32 = MAX_HEIGHT * OVERSHOOT + 0.5;
/// Bytes per column in the buffer: height, light, mark and error as normalised 16-bit values.
pub const INSTANCE_BYTES: usize = 8;

#[derive(Debug, Clone, Default)]
struct Column {
    at: [f32; 2],
    sizes: Sizes,
    from: f32,
    to: f32,
    /// Milliseconds since its change began; negative while it waits.
    clock: f32,
    /// Share of the light that passes through it while it sinks.
    glow: f32,
}

impl Column {
    const fn is_moving(&self) -> bool {
        self.clock < CHANGE_MS
    }

    fn height(&self) -> f32 {
        // The light precedes the movement.
        self.from + (self.to - self.from) * eased((self.clock - 180.0) / (CHANGE_MS - 180.0))
    }

    fn light(&self) -> f32 {
        let share = (self.clock / CHANGE_MS).clamp(0.0, 1.0);
        let level = if share < 0.3 { share / 0.3 } else { (1.0 - share) / 0.7 };
        self.glow * level * (2.0 - level)
    }

    fn remaining(&self, explained: usize) -> i64 {
        self.sizes.iter().take(CAUSES).skip(explained).sum()
    }
}

/// A column above its height: pulled by the pointer, or with a planted error.
#[derive(Debug, Clone, Copy)]
struct Lift {
    column: usize,
    from: f32,
    peak: f32,
    /// Milliseconds since it began. It rises until `RISE_MS`, and sinks from `FOUND_MS` on.
    clock: f32,
    is_held: bool,
    is_error: bool,
}

impl Lift {
    fn height(&self, column: f32) -> f32 {
        let risen = self.from + (self.peak - self.from) * eased(self.clock / RISE_MS);
        risen + (column - risen) * eased((self.clock - FOUND_MS) / CHANGE_MS)
    }

    /// Returns the share of the error's colour.
    fn warning(&self) -> f32 {
        if self.is_error { 1.0 - eased((self.clock - FOUND_MS) / CHANGE_MS) } else { 0.0 }
    }
}

#[derive(Debug, Clone, Copy)]
struct Ripple {
    at: [f32; 2],
    clock: f32,
}

/// The animated field. Times are in milliseconds.
#[derive(Debug, Clone)]
pub struct Field {
    grid: Grid,
    columns: Vec<Column>,
    /// Number of explained causes, in the order of `Cause::ALL`.
    explained: usize,
    /// Cube root of the largest initial size. The scale makes differences from one cent to thousands of dollars visible
    /// together.
    greatest: f32,
    ripples: Vec<Ripple>,
    marked: Option<usize>,
    lift: Option<Lift>,
    instances: Vec<u8>,
}

impl Field {
    /// Creates a field at rest for the sizes of all departments, with a number of causes explained.
    pub fn new(grid: Grid, departments: &[Sizes], explained: usize) -> Self {
        let columns = (0..grid.count())
            .map(|column| Column { at: grid.centre(column), clock: CHANGE_MS, ..Column::default() })
            .collect();
        let mut field = Self {
            grid,
            columns,
            explained,
            greatest: 1.0,
            ripples: Vec::new(),
            marked: None,
            lift: None,
            instances: vec![0; grid.count() * INSTANCE_BYTES],
        };
        for (department, sizes) in departments.iter().enumerate().take(DEPARTMENTS) {
            let Some(column) = field.columns.get_mut(grid.column_of(department)) else { continue };
            for (sum, size) in column.sizes.iter_mut().zip(sizes) {
                *sum += size;
            }
        }
        let greatest = field.columns.iter().map(|column| column.remaining(0)).max().unwrap_or(1).max(1);
        field.greatest = cube_root(greatest);
        for column in &mut field.columns {
            column.to = height_of(column.remaining(explained), field.greatest);
            column.from = column.to;
        }
        field.write();
        field
    }

    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// Returns the number of explained causes.
    pub const fn explained(&self) -> usize {
        self.explained
    }

    /// Sets the number of explained causes. Columns sink, or rise again, starting at the cause's centre; sinking
    /// columns light up.
    pub fn explain(&mut self, causes: usize) {
        if causes == self.explained {
            return;
        }
        let origin = if causes > self.explained { self.middle_of(causes - 1) } else { [0.0, 14.0] };
        self.explained = causes;
        self.change(origin);
        self.ripple(origin);
    }

    /// Plants an error of a size, in cents, in a column: it rises at once, and sinks once it is found.
    pub fn plant(&mut self, column: usize, size: i64) {
        let Some(rest) = self.columns.get(column).map(Column::height) else { return };
        let from = self.drawn_height(column);
        let peak = height_of(size, self.greatest) * OVERSHOOT;
        let peak = peak.max(rest + MIN_RISE).min(MAX_HEIGHT * OVERSHOOT);
        self.lift = Some(Lift { column, from, peak, clock: 0.0, is_held: false, is_error: true });
        self.marked = Some(column);
        self.ripple(self.grid.centre(column));
    }

    /// Returns true from the planting of an error until it is found.
    pub fn is_searching(&self) -> bool {
        self.lift.is_some_and(|lift| lift.is_error && lift.clock < FOUND_MS)
    }

    /// Returns true once the planted error is found.
    pub fn has_found(&self) -> bool {
        self.lift.is_some_and(|lift| lift.is_error && lift.clock >= FOUND_MS)
    }

    /// Returns the points of the column with a planted error at which its tag is placed: the top at its peak, then the ground.
    pub fn tag(&self) -> Option<[[f32; 3]; 2]> {
        let lift = self.lift.filter(|lift| lift.is_error)?;
        let [east, south] = self.grid.centre(lift.column);
        Some([[east, lift.peak, south], [east, 0.0, south]])
    }

    fn change(&mut self, origin: [f32; 2]) {
        for column in &mut self.columns {
            let to = height_of(column.remaining(self.explained), self.greatest);
            if to == column.to {
                continue;
            }
            column.from = column.height();
            // The light is proportional to the descent.
            column.glow = ((column.to - to) / FULL_GLOW).clamp(0.0, 1.0);
            column.to = to;
            column.clock = -(distance(column.at, origin) * DELAY_MS).min(MAX_DELAY_MS);
        }
    }

    fn ripple(&mut self, at: [f32; 2]) {
        self.ripples.retain(|ripple| ripple.clock < RIPPLE_MS);
        self.ripples.push(Ripple { at, clock: 0.0 });
    }

    /// Returns the centre of a cause: the mean position of its columns, weighted by size.
    pub fn middle_of(&self, cause: usize) -> [f32; 2] {
        let (mut x, mut z, mut sum) = (0.0, 0.0, 0.001);
        for column in &self.columns {
            let weight = column.sizes.get(cause).map_or(0.0, |size| *size as f32);
            let [east, south] = column.at;
            x += east * weight;
            z += south * weight;
            sum += weight;
        }
        [x / sum, z / sum]
    }

    /// Marks a column.
    pub fn mark(&mut self, column: usize) {
        self.marked = Some(column);
        self.write();
    }

    /// Raises a column by a distance on the screen, in pixels, until it is dropped.
    pub fn pull(&mut self, camera: &Camera, index: usize, pixels: f32) {
        let Some(column) = self.columns.get(index) else { return };
        let [east, south] = column.at;
        let [_, bottom, _] = camera.project([east, 0.0, south]);
        let [_, top, _] = camera.project([east, 1.0, south]);
        let rise = pixels.max(0.0) / (bottom - top).max(1.0);
        let height = (column.height() + rise).min(MAX_HEIGHT * OVERSHOOT);
        let held = Lift { column: index, from: height, peak: height, clock: 0.0, is_held: true, is_error: false };
        self.lift = Some(held);
        self.write();
    }

    /// Lets the held column return to its height.
    pub fn drop_column(&mut self) {
        if let Some(lift) = self.lift.as_mut().filter(|lift| lift.is_held) {
            lift.is_held = false;
            lift.clock = FOUND_MS;
        }
    }

    /// Advances the animation. Returns true when the next frame will differ.
    pub fn advance(&mut self, milliseconds: f32) -> bool {
        for column in &mut self.columns {
            column.clock = (column.clock + milliseconds).min(CHANGE_MS);
        }
        for ripple in &mut self.ripples {
            ripple.clock += milliseconds;
        }
        self.ripples.retain(|ripple| ripple.clock < RIPPLE_MS);
        if let Some(lift) = self.lift.as_mut().filter(|lift| !lift.is_held) {
            lift.clock += milliseconds;
        }
        self.write();
        self.is_moving()
    }

    /// Returns true when the next frame will differ.
    pub fn is_moving(&self) -> bool {
        let is_lifted = self.lift.is_some_and(|lift| !lift.is_held && lift.clock < FOUND_MS + CHANGE_MS);
        is_lifted || !self.ripples.is_empty() || self.columns.iter().any(Column::is_moving)
    }

    /// Returns the instance buffer for the graphics card.
    pub fn instances(&self) -> &[u8] {
        &self.instances
    }

    /// Returns the height of a column without ripples.
    pub fn height(&self, column: usize) -> f32 {
        self.columns.get(column).map_or(0.0, Column::height)
    }

    fn drawn_height(&self, column: usize) -> f32 {
        let height = self.height(column);
        self.lift.filter(|lift| lift.column == column).map_or(height, |lift| lift.height(height))
    }

    fn write(&mut self) {
        let Self { columns, ripples, instances, marked, lift, .. } = self;
        for ((index, column), bytes) in columns.iter().enumerate().zip(instances.chunks_exact_mut(INSTANCE_BYTES)) {
            let wave: f32 = ripples.iter().map(|ripple| ripple_at(*ripple, column.at)).sum();
            let lift = lift.filter(|lift| lift.column == index);
            let still = lift.map_or_else(|| column.height(), |lift| lift.height(column.height()));
            let mark = if *marked == Some(index) { 1.0 } else { 0.0 };
            let warning = lift.map_or(0.0, |lift| lift.warning());
            write_instance(bytes, still + wave, column.light(), mark, warning);
        }
    }

    /// Returns the columns that can be seen: those on the canvas, without the field's faded rim.
    pub fn in_view(&self, camera: &Camera) -> Vec<usize> {
        let is_seen = |column: &usize| {
            let [east, south] = self.grid.centre(*column);
            self.grid.clearness([east, south]) > MIN_CLEARNESS && camera.sees([east, 0.0, south])
        };
        (0..self.grid.count()).filter(is_seen).collect()
    }

    /// Returns the nearest column at a point of the window.
    pub fn column_at(&self, camera: &Camera, x: f32, y: f32) -> Option<usize> {
        let radius = self.grid.radius();
        let mut found = None;
        let mut nearest = f32::MAX;
        for (index, column) in self.columns.iter().enumerate() {
            let [east, south] = column.at;
            let [cx, top, distance] = camera.project([east, column.height(), south]);
            let [side, ..] = camera.project([east + radius, column.height(), south]);
            let [_, front, _] = camera.project([east, column.height(), south + radius]);
            let [_, base, _] = camera.project([east, 0.0, south]);
            let (half, lid) = ((side - cx) * 0.87, (front - top) * 0.87);
            if (x - cx).abs() <= half && y >= top - lid && y <= base + lid && distance < nearest {
                nearest = distance;
                found = Some(index);
            }
        }
        found
    }
}

/// Writes a column's height, in map units, and its shares of light, mark and error.
pub fn write_instance(bytes: &mut [u8], height: f32, light: f32, mark: f32, warning: f32) {
    let words = [(height.max(-0.5) + 0.5) / HEIGHT_RANGE, light, mark, warning];
    for (word, pair) in words.iter().zip(bytes.chunks_exact_mut(2)) {
        pair.copy_from_slice(&((word * 65_535.0).min(65_535.0) as u16).to_le_bytes());
    }
}

/// Eases a share from 0 to 1 in and out.
pub(crate) fn eased(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

fn cube_root(size: i64) -> f32 {
    (size as f32).cbrt()
}

fn height_of(size: i64, greatest: f32) -> f32 {
    cube_root(size) / greatest * MAX_HEIGHT
}

fn distance([x, z]: [f32; 2], [east, south]: [f32; 2]) -> f32 {
    ((x - east) * (x - east) + (z - south) * (z - south)).sqrt()
}

/// Returns the height of a ripple's ring, which expands and fades.
fn ripple_at(ripple: Ripple, at: [f32; 2]) -> f32 {
    let age = ripple.clock / RIPPLE_MS;
    let ring = distance(at, ripple.at) - age * 34.0;
    let reach = (1.0 - ring.abs() / 5.0).max(0.0);
    let fade = (1.0 - age).max(0.0);
    // A wave of one crest and two troughs.
    RIPPLE_HEIGHT * fade * fade * reach * reach * (1.0 - 3.0 * (1.0 - reach)) * 2.0
}
