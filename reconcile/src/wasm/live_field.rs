//! Binding of the comparison and its field. Lengths are in CSS pixels, times in milliseconds.

use wasm_bindgen::prelude::*;
use web_sys::WebGl2RenderingContext;

use super::ids::{Component, Reason};
use super::painter::Painter;
use crate::camera::Camera;
use crate::colours::Colours;
use crate::compare::{Comparison, Reconciliation, Rules};
use crate::field::{Field, Grid};
use crate::inject::{Slip, inject};
use crate::lines::{PayLine, PayRuns};
use crate::money::{format_dollars, grouped};
use crate::playback::Playback;
use crate::quality::FrameTimes;
use crate::seeded::{SEED, Seeding};

/// Longest step of the animation: after a pause of the page it continues from its last state.
const LONGEST_FRAME_MS: f32 = 150.0;

/// An error that the comparison found.
#[wasm_bindgen]
pub struct Found {
    /// Position of the line in the new run.
    pub line: u32,
    /// The employee's number.
    pub person: u32,
    /// The department's number, from 1.
    pub department: u32,
    pub component: Component,
    pub reason: Reason,
    before: i64,
    after: i64,
}

#[wasm_bindgen]
impl Found {
    /// Returns the old run's amount.
    #[wasm_bindgen(getter)]
    pub fn before(&self) -> String {
        format_dollars(self.before)
    }

    /// Returns the new run's amount.
    #[wasm_bindgen(getter)]
    pub fn after(&self) -> String {
        format_dollars(self.after)
    }
}

/// Two runs, their comparison and the field.
#[wasm_bindgen]
pub struct LiveField {
    seeding: Seeding,
    runs: PayRuns,
    comparison: Option<Comparison>,
    outcome: Option<Reconciliation>,
    /// Original lines of the new run, before errors were planted.
    spoilt: Vec<PayLine>,
    grids: &'static [Grid],
    /// Index of the current grid, which is the finest that this machine can draw in time.
    coarseness: usize,
    field: Option<Field>,
    camera: Camera,
    painter: Option<Painter>,
    frames: FrameTimes,
    playback: Playback,
}

#[wasm_bindgen]
impl LiveField {
    /// Creates empty runs.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self {
            seeding: Seeding::new(SEED),
            runs: PayRuns::default(),
            comparison: None,
            outcome: None,
            spoilt: Vec::new(),
            grids: &Grid::WIDE,
            coarseness: 0,
            field: None,
            camera: Camera::new(1.0, 1.0),
            painter: None,
            frames: FrameTimes::default(),
            playback: Playback::default(),
        }
    }

    /// Generates the lines of a number of employees. Returns true once both runs are complete.
    pub fn seed(&mut self, people: u32) -> bool {
        match self.seeding.advance(people) {
            Some(runs) => {
                self.runs = runs;
                true
            }
            None => false,
        }
    }

    /// Advances the comparison by a number of lines or keys. Returns true once it is complete; the next call begins
    /// another.
    pub fn compare(&mut self, steps: u32) -> bool {
        let comparison = self.comparison.get_or_insert_with(|| Comparison::new(&self.runs, Rules::EXACT));
        let Some(outcome) = comparison.advance(&self.runs, steps as usize) else { return false };
        self.comparison = None;
        self.outcome = Some(outcome);
        true
    }

    /// Returns the number of lines of the new run, with grouped thousands.
    pub fn lines(&self) -> String {
        grouped(self.runs.after.len() as u64)
    }

    /// Attaches a canvas's context. `colours` is the text that `Colours::parse` reads. Throws if a colour is invalid, or
    /// the compiler's message if the shaders do not compile.
    pub fn attach(&mut self, context: WebGl2RenderingContext, colours: &str) -> Result<(), JsValue> {
        let colours = Colours::parse(colours).ok_or_else(|| JsValue::from_str("a colour is not #rgb or #rrggbb"))?;
        self.painter = Some(Painter::new(context, &colours)?);
        Ok(())
    }

    /// Detaches a lost context.
    pub fn detach(&mut self) {
        self.painter = None;
    }

    /// Resizes the canvas, with `ratio` device pixels per CSS pixel. Returns the number of columns.
    pub fn resize(&mut self, width: f32, height: f32, ratio: f32) -> u32 {
        self.camera = Camera::new(width, height);
        let grids = Grid::for_size(width, height);
        if self.field.is_none() || grids.len() != self.grids.len() {
            self.grids = grids;
            self.lay_out();
        }
        if let Some(painter) = &mut self.painter {
            painter.resize((width * ratio + 0.5) as i32, (height * ratio + 0.5) as i32);
        }
        self.columns()
    }

    pub fn columns(&self) -> u32 {
        self.field.as_ref().map_or(0, |field| field.grid().count() as u32)
    }

    /// Applies a scroll progress from 0 to 1.
    pub fn reach(&mut self, progress: f32) {
        self.playback.reach(progress);
    }

    /// Starts playback.
    pub fn play(&mut self) {
        self.playback.play();
    }

    /// Pauses playback.
    pub fn pause(&mut self) {
        self.playback.pause();
    }

    /// Returns the number of explained causes.
    pub fn explained(&self) -> u32 {
        self.playback.explained() as u32
    }

    /// Returns true during playback.
    pub fn plays(&self) -> bool {
        self.playback.plays()
    }

    /// Advances the animation by the time since the last frame and paints it. Returns true when the next frame will
    /// differ.
    pub fn advance(&mut self, milliseconds: f32) -> bool {
        let is_slow = self.frames.record(milliseconds);
        if is_slow && self.coarseness + 1 < self.grids.len() {
            self.coarseness += 1;
            self.lay_out();
        }
        let passed = milliseconds.min(LONGEST_FRAME_MS);
        self.playback.advance(passed);
        let explained = self.playback.explained();
        let moves = self.field.as_mut().is_some_and(|field| {
            field.explain(explained);
            field.advance(passed)
        });
        self.paint();
        moves || self.playback.plays()
    }

    /// Paints the current state.
    pub fn paint(&self) {
        if let (Some(painter), Some(field)) = (&self.painter, &self.field) {
            painter.paint(&self.camera, field);
        }
    }

    /// Returns the column at a point of the canvas.
    #[wasm_bindgen(js_name = columnAt)]
    pub fn column_at(&self, x: f32, y: f32) -> Option<u32> {
        self.field.as_ref()?.column_at(&self.camera, x, y).map(|column| column as u32)
    }

    pub fn mark(&mut self, column: u32) {
        if let Some(field) = &mut self.field {
            field.mark(column as usize);
        }
    }

    /// Raises a column by a distance on the screen, until it is dropped.
    pub fn pull(&mut self, column: u32, pixels: f32) {
        if let Some(field) = &mut self.field {
            field.pull(&self.camera, column as usize, pixels);
        }
    }

    /// Lets the held column return to its height.
    #[wasm_bindgen(js_name = dropColumn)]
    pub fn drop_column(&mut self) {
        if let Some(field) = &mut self.field {
            field.drop_column();
        }
    }

    /// Returns the number of a column's first department, from 1, and the number of its departments.
    pub fn departments(&self, column: u32) -> Vec<u32> {
        let mut departments = self.field.iter().flat_map(|field| field.departments(column as usize));
        let first = departments.next().map_or(0, |department| u32::from(department) + 1);
        vec![first, departments.count() as u32 + 1]
    }

    /// Plants an error in a column. Returns false if it has no line on which the runs agree.
    pub fn plant(&mut self, column: u32) -> bool {
        let Some(field) = &self.field else { return false };
        let departments: Vec<u16> = field.departments(column as usize).collect();
        let slip = Slip::ALL.get(self.spoilt.len() % Slip::ALL.len()).copied().unwrap_or(Slip::MovePoint);
        let Some(line) = inject(&mut self.runs, &departments, slip) else { return false };
        self.spoilt.push(line);
        true
    }

    /// Returns the error that was planted last, as the comparison found it, and raises its column.
    pub fn found(&mut self) -> Option<Found> {
        let (Some(outcome), Some(field)) = (&self.outcome, &mut self.field) else { return None };
        let number = self.spoilt.last()?.number;
        let finding = outcome.findings.iter().find(|finding| finding.line.number == number)?;
        let column = field.grid().column_of(usize::from(finding.line.department));
        field.plant(&outcome.departments, column);
        Some(Found {
            line: number,
            person: finding.line.person,
            department: u32::from(finding.line.department) + 1,
            component: finding.line.component.into(),
            reason: finding.reason.into(),
            before: finding.before,
            after: finding.after,
        })
    }

    /// Removes the planted errors. Returns true if there were any, so that the runs have to be compared again.
    pub fn restore(&mut self) -> bool {
        let has_some = !self.spoilt.is_empty();
        // In reverse order: a line may have been changed twice.
        for line in self.spoilt.drain(..).rev() {
            if let Some(spoilt) = self.runs.after.iter_mut().find(|other| other.number == line.number) {
                *spoilt = line;
            }
        }
        has_some
    }

    /// Resets the explanation, with the field of the last comparison.
    pub fn begin(&mut self) {
        self.field = None;
        self.lay_out();
        self.playback = Playback::default();
    }

    fn lay_out(&mut self) {
        let Some(outcome) = &self.outcome else { return };
        let Some(grid) = self.grids.get(self.coarseness.min(self.grids.len() - 1)) else { return };
        let mut field = Field::new(*grid, &outcome.departments);
        if let Some(before) = &self.field {
            field.follow(before);
        }
        self.field = Some(field);
    }
}
