//! Binding of `motion::particles`, with their painting. Lengths are in CSS pixels, times in milliseconds.

use crate::motion;
use std::f64::consts::TAU;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// Least opacity of a particle in a shape, which has to be read.
const SHAPE_OPACITY: f64 = 0.85;

/// The background of event landings on its canvas.
#[wasm_bindgen]
pub struct Particles {
    field: motion::Particles,
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    colour: String,
    shape_colour: String,
    width: f64,
    height: f64,
}

#[wasm_bindgen]
impl Particles {
    /// Creates an empty field; the same seed gives the same particles. The colours are CSS colours: one for particles that
    /// float, one for particles in a shape. Throws if the canvas has no context.
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: HtmlCanvasElement, seed: u32, colour: String, shape_colour: String) -> Result<Self, JsValue> {
        let context = super::context_2d(&canvas, false)?;
        let field = motion::Particles::new(motion::particles::PARTICLES, seed, 0.0, 0.0);
        Ok(Self { field, canvas, context, colour, shape_colour, width: 0.0, height: 0.0 })
    }

    /// Resizes the field, with `ratio` canvas pixels per CSS pixel.
    pub fn resize(&mut self, width: f64, height: f64, ratio: f64) {
        self.field.resize(width, height);
        (self.width, self.height) = (width, height);
        // Setting the size also clears the canvas and its state.
        self.canvas.set_width((width * ratio + 0.5) as u32);
        self.canvas.set_height((height * ratio + 0.5) as u32);
        let _ = self.context.scale(ratio, ratio);
        self.paint();
    }

    /// Sets the pointer's position; `NaN` for none.
    pub fn pointer(&mut self, x: f64, y: f64) {
        self.field.pointer(x, y);
    }

    /// Sets the preference for reduced motion, under which the particles stand still.
    #[wasm_bindgen(js_name = reduceMotion)]
    pub fn reduce_motion(&mut self, reduce: bool) {
        self.field.reduce_motion(reduce);
    }

    /// Lets the particles gather to the opaque pixels of a picture, stay, and return. `alphas` are its pixels'
    /// opacities, `width` in a row; its upper left corner is at `left`, `top`.
    pub fn gather(&mut self, alphas: &[u8], width: usize, left: f64, top: f64) {
        self.field.gather(alphas, width, left, top);
    }

    /// Advances by `deltaMs` and paints. Returns flags: 1 if the next frame will differ, 2 while the particles gather.
    pub fn step(&mut self, delta_ms: f64) -> u8 {
        self.field.step(delta_ms);
        self.paint();
        u8::from(!self.field.is_at_rest()) | u8::from(self.field.is_gathering()) << 1
    }

    fn paint(&self) {
        self.context.clear_rect(0.0, 0.0, self.width, self.height);
        let is_shape = self.field.is_gathering();
        let (colour, dimmest) = if is_shape { (&self.shape_colour, SHAPE_OPACITY) } else { (&self.colour, 0.0) };
        self.context.set_fill_style_str(colour);
        for particle in self.field.buffer().chunks_exact(motion::particles::PARTICLE_STRIDE) {
            let [x, y, radius, alpha] = *particle else { continue };
            self.context.set_global_alpha(f64::from(alpha).max(dimmest));
            self.context.begin_path();
            // Fails for a negative radius only.
            let _ = self.context.arc(f64::from(x), f64::from(y), f64::from(radius), 0.0, TAU);
            self.context.fill();
        }
    }
}
