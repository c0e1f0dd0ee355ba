//! Binding of the vision's forms. Lengths are in CSS pixels.

use wasm_bindgen::prelude::*;
use web_sys::WebGl2RenderingContext;

use super::live_field::painter_for;
use super::painter::Painter;
use crate::camera::Camera;
use crate::relief::Relief;

/// The forms on their canvas.
#[wasm_bindgen]
pub struct ReliefView {
    relief: Relief,
    camera: Camera,
    painter: Painter,
}

#[wasm_bindgen]
impl ReliefView {
    /// Creates the first form on a canvas's context. Throws as `LiveField.attach` does.
    #[wasm_bindgen(constructor)]
    pub fn new(context: WebGl2RenderingContext, colours: &str) -> Result<Self, JsValue> {
        Ok(Self { relief: Relief::new(), camera: Camera::of_relief(1.0, 1.0), painter: painter_for(context, colours)? })
    }

    /// Resizes the canvas, with `ratio` device pixels per CSS pixel, and paints.
    pub fn resize(&mut self, width: f32, height: f32, ratio: f32) {
        self.camera = Camera::of_relief(width, height);
        self.painter.resize((width * ratio + 0.5) as i32, (height * ratio + 0.5) as i32);
        self.paint();
    }

    /// Shows and paints the form at a position between the statements, at a progress of the scroll.
    pub fn show(&mut self, position: f32, progress: f32) {
        self.relief.show(position, progress);
        self.paint();
    }

    fn paint(&self) {
        self.painter.paint(&self.camera, Relief::GRID, self.relief.instances());
    }
}
