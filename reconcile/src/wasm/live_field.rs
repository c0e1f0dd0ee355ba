//! Binding of the comparison and its field. Lengths are in CSS pixels, times in milliseconds.

use wasm_bindgen::prelude::*;
use web_sys::WebGl2RenderingContext;

use super::ids::{Component, Reason};
use super::painter::Painter;
use crate::camera::Camera;
use crate::colours::Colours;
use crate::compare::{Comparison, Finding, Reconciliation, Rules};
use crate::field::{Field, Grid};
use crate::inject::{Slip, inject};
use crate::lines::{PayLine, PayRuns};
use crate::money::{format_dollars, grouped};
use crate::playback::Playback;
use crate::quality::FrameTimes;
use crate::seeded::{SEED, Seeding};
use crate::tally::Tally;

/// Longest step of the animation: after a pause of the page it continues from its last state.
const LONGEST_FRAME_MS: f32 = 150.0;

/// Returns a painter for a context. `colours` is the text that `Colours::parse` reads.
pub fn painter_for(context: WebGl2RenderingContext, colours: &str) -> Result<Painter, JsValue> {
    let colours = Colours::parse(colours).ok_or_else(|| JsValue::from_str("a colour is not #rgb or #rrggbb"))?;
    Painter::new(context, &colours)
}

/// An error that the comparison found.
#[wasm_bindgen]
pub struct Found {
    /// Position of the line in the new run.
    #[wasm_bindgen(readonly)]
    pub line: u32,
    /// The employee's number.
    #[wasm_bindgen(readonly)]
    pub person: u32,
    /// The department's number, from 1.
    #[wasm_bindgen(readonly)]
    pub department: u32,
    #[wasm_bindgen(readonly)]
    pub component: Component,
    #[wasm_bindgen(readonly)]
    pub reason: Reason,
    /// The top of the line's column, and its ground below: the place of its tag on the canvas.
    #[wasm_bindgen(readonly)]
    pub x: f32,
    #[wasm_bindgen(readonly)]
    pub top: f32,
    #[wasm_bindgen(readonly)]
    pub ground: f32,
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
    /// The columns that a visitor can choose: those in view.
    choices: Vec<usize>,
    camera: Camera,
    painter: Option<Painter>,
    frames: FrameTimes,
    is_measured: bool,
    playback: Playback,
    tally: Tally,
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
            choices: Vec::new(),
            camera: Camera::new(1.0, 1.0),
            painter: None,
            frames: FrameTimes::default(),
            is_measured: false,
            playback: Playback::default(),
            tally: Tally::default(),
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
        if self.outcome.is_none() {
            self.tally = Tally::new(outcome.remaining(0));
        }
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
        self.painter = Some(painter_for(context, colours)?);
        Ok(())
    }

    /// Detaches a lost context.
    pub fn detach(&mut self) {
        self.painter = None;
    }

    /// Resizes the canvas, with `ratio` device pixels per CSS pixel.
    pub fn resize(&mut self, width: f32, height: f32, ratio: f32) {
        self.camera = Camera::new(width, height);
        self.grids = Grid::for_width(width);
        self.lay_out();
        if let Some(painter) = &mut self.painter {
            painter.resize((width * ratio + 0.5) as i32, (height * ratio + 0.5) as i32);
        }
    }

    /// Returns the number of columns that a visitor can choose. The other methods take a column's number among them.
    pub fn columns(&self) -> u32 {
        self.choices.len() as u32
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

    /// Restarts the explanation, without the planted errors.
    pub fn again(&mut self) {
        // In reverse order: a line may have been changed twice.
        for line in self.spoilt.drain(..).rev() {
            if let Some(spoilt) = self.runs.after.iter_mut().find(|other| other.number == line.number) {
                *spoilt = line;
            }
        }
        self.playback.again();
    }

    /// Returns the number of explained causes.
    pub fn explained(&self) -> u32 {
        self.playback.explained() as u32
    }

    /// Returns true during playback.
    pub fn plays(&self) -> bool {
        self.playback.plays()
    }

    #[wasm_bindgen(js_name = isPaused)]
    pub fn is_paused(&self) -> bool {
        self.playback.is_paused()
    }

    /// Returns the amount that is not explained yet, as it is displayed.
    pub fn unexplained(&self) -> String {
        format_dollars(self.tally.cents())
    }

    /// Returns true while no cent is unexplained.
    #[wasm_bindgen(js_name = isSettled)]
    pub fn is_settled(&self) -> bool {
        self.tally.cents() == 0
    }

    /// Returns true once the number of columns is final.
    #[wasm_bindgen(js_name = isMeasured)]
    pub fn is_measured(&self) -> bool {
        self.is_measured
    }

    /// Returns the point of the canvas around which the last explained cause is.
    #[wasm_bindgen(js_name = causeX)]
    pub fn cause_x(&self) -> f32 {
        self.cause_at().0
    }

    #[wasm_bindgen(js_name = causeY)]
    pub fn cause_y(&self) -> f32 {
        self.cause_at().1
    }

    fn cause_at(&self) -> (f32, f32) {
        let Some(field) = &self.field else { return (0.0, 0.0) };
        let [east, south] = field.middle_of(self.playback.explained().saturating_sub(1));
        let [x, y, _] = self.camera.project([east, 0.0, south]);
        (x, y)
    }

    /// Advances the animation by the time since the last frame and paints it. Returns true when the next frame will
    /// differ.
    pub fn advance(&mut self, milliseconds: f32) -> bool {
        let passed = milliseconds.min(LONGEST_FRAME_MS);
        self.playback.advance(passed);
        let explained = self.playback.explained();
        let moves = self.field.as_mut().is_some_and(|field| {
            field.explain(explained);
            field.advance(passed)
        });
        self.tally.run_to(self.remaining());
        self.tally.advance(passed);
        self.paint();
        moves || self.playback.plays() || self.tally.runs() || !self.is_measured
    }

    /// Records the time that it took to draw a frame, until the number of columns is final.
    pub fn measure(&mut self, milliseconds: f32) {
        let Some(is_slow) = self.frames.record(milliseconds) else { return };
        if is_slow {
            self.coarseness += 1;
            self.lay_out();
        }
        self.is_measured = !is_slow || self.coarseness + 1 >= self.grids.len();
    }

    /// Returns the size of the causes that are not explained yet, and of an error that is not found yet, in cents.
    fn remaining(&self) -> i64 {
        let causes = self.outcome.as_ref().map_or(0, |outcome| outcome.remaining(self.playback.explained()));
        let error = if self.field.as_ref().is_some_and(Field::is_searching) { self.finding() } else { None };
        causes + error.map_or(0, Finding::size)
    }

    /// Returns the error that was planted last, as the last comparison found it.
    fn finding(&self) -> Option<&Finding> {
        let number = self.spoilt.last()?.number;
        self.outcome.as_ref()?.findings.iter().find(|finding| finding.line.number == number)
    }

    /// Paints the current state.
    pub fn paint(&self) {
        if let (Some(painter), Some(field)) = (&self.painter, &self.field) {
            painter.paint(&self.camera, field.grid(), field.instances());
        }
    }

    /// Returns the column at a point of the canvas.
    #[wasm_bindgen(js_name = columnAt)]
    pub fn column_at(&self, x: f32, y: f32) -> Option<u32> {
        let column = self.field.as_ref()?.column_at(&self.camera, x, y)?;
        self.choices.iter().position(|choice| *choice == column).map(|at| at as u32)
    }

    pub fn mark(&mut self, column: u32) {
        let column = self.chosen(column);
        if let Some(field) = &mut self.field {
            field.mark(column);
        }
    }

    /// Raises a column by a distance on the screen, until it is dropped.
    pub fn pull(&mut self, column: u32, pixels: f32) {
        let column = self.chosen(column);
        if let Some(field) = &mut self.field {
            field.pull(&self.camera, column, pixels);
        }
    }

    fn chosen(&self, column: u32) -> usize {
        self.choices.get(column as usize).copied().unwrap_or_default()
    }

    /// Lets the held column return to its height.
    #[wasm_bindgen(js_name = dropColumn)]
    pub fn drop_column(&mut self) {
        if let Some(field) = &mut self.field {
            field.drop_column();
        }
    }

    /// Returns the number of a column's department, from 1: the first one, if the column has several.
    pub fn department(&self, column: u32) -> u32 {
        self.department_of(column) + 1
    }

    fn department_of(&self, column: u32) -> u32 {
        let column = self.chosen(column);
        self.field.as_ref().map_or(0, |field| field.grid().department_of(column) as u32)
    }

    /// Plants an error in a column's department. Returns false if it has no line on which the runs agree.
    pub fn plant(&mut self, column: u32) -> bool {
        let department = self.department_of(column) as u16;
        let slip = Slip::ALL.get(self.spoilt.len() % Slip::ALL.len()).copied().unwrap_or(Slip::MovePoint);
        let Some(line) = inject(&mut self.runs, department, slip) else { return false };
        self.spoilt.push(line);
        true
    }

    /// Raises the column of the error that was planted last, once the comparison is complete.
    pub fn raise(&mut self) {
        let Some(finding) = self.finding().copied() else { return };
        if let Some(field) = &mut self.field {
            field.plant(field.grid().column_of(usize::from(finding.line.department)), finding.size());
        }
    }

    /// Returns the error that was planted last, once its column has shown that it is found.
    pub fn found(&self) -> Option<Found> {
        let field = self.field.as_ref().filter(|field| field.has_found())?;
        let finding = self.finding()?;
        let [[x, top, _], [_, ground, _]] = field.tag()?.map(|point| self.camera.project(point));
        Some(Found {
            line: finding.line.number,
            person: finding.line.person,
            department: u32::from(finding.line.department) + 1,
            component: finding.line.component.into(),
            reason: finding.reason.into(),
            x,
            top,
            ground,
            before: finding.before,
            after: finding.after,
        })
    }

    fn lay_out(&mut self) {
        let Some(outcome) = &self.outcome else { return };
        let Some(grid) = self.grids.get(self.coarseness.min(self.grids.len() - 1)) else { return };
        // A resize of the window leaves planted errors and marks in place.
        if self.field.as_ref().is_none_or(|field| field.grid() != *grid) {
            self.field = Some(Field::new(*grid, &outcome.departments, self.playback.explained()));
        }
        self.choices = self.field.as_ref().map_or_else(Vec::new, |field| field.in_view(&self.camera));
    }
}
