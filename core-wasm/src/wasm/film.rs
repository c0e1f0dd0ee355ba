//! Binding of `motion::sequencer`, with the painting of its frames. Progress is 0 to 1.

use super::to_ts;
use crate::motion::sequencer::canvas;
use crate::motion::{self, SequencerPhase};
use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageBitmap};

/// The image sequence of the workflow section on its canvas. JavaScript fetches and decodes the frames that it names.
#[wasm_bindgen]
pub struct Film {
    sequencer: motion::Sequencer,
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    /// Decoded frames by number; the sequencer keeps at most twelve.
    bitmaps: Vec<(u8, ImageBitmap)>,
    /// Number of the frame on the canvas, 0 for none.
    painted: u8,
}

#[wasm_bindgen]
impl Film {
    /// Creates a sequence of `steps` steps with nothing loaded. With `save_data` only the step frames are shown. Throws
    /// if the canvas has no context.
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: HtmlCanvasElement, steps: u32, save_data: bool) -> Result<Self, JsValue> {
        let context = super::context_2d(&canvas, true)?;
        let sequencer = motion::Sequencer::new(steps, save_data);
        Ok(Self { sequencer, canvas, context, bitmaps: Vec::new(), painted: 0 })
    }

    /// Fits the canvas to its place, in CSS pixels like the window, at a device pixel ratio. Returns the width in which
    /// frames are drawn, in the canvas's own pixels.
    pub fn resize(&mut self, place_width: f64, place_height: f64, window_width: f64, pixel_ratio: f64) -> u32 {
        let size = canvas::canvas_size(place_width, place_height, window_width, pixel_ratio);
        let (width, height) = (size.pixel_width as u32, size.pixel_height as u32);
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
            self.painted = 0;
            self.paint();
        }
        canvas::frame_width(size) as u32
    }

    /// Moves the playhead and paints the nearest decoded frame.
    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&mut self, progress: f64) {
        self.sequencer.frame(progress);
        self.paint();
    }

    /// Returns the current step, from 0.
    pub fn step(&self) -> u32 {
        self.sequencer.step()
    }

    /// Returns the part of a step that is done at a progress, 0 to 1.
    pub fn share(&self, step: u32, progress: f64) -> f64 {
        self.sequencer.share(step, progress)
    }

    /// Returns true while the closing text is shown.
    pub fn closing(&self) -> bool {
        self.sequencer.closing()
    }

    pub fn phase(&self) -> Ts<SequencerPhase> {
        to_ts(&self.sequencer.phase())
    }

    /// Returns the frames to fetch now.
    pub fn fetch(&mut self) -> Vec<u8> {
        self.sequencer.begin_fetching()
    }

    /// Records that a compressed frame has arrived.
    pub fn loaded(&mut self, frame: u8) {
        self.sequencer.loaded(frame);
    }

    /// Records that a frame could not be fetched or decoded.
    pub fn failed(&mut self, frame: u8) {
        self.sequencer.failed(frame);
    }

    /// Makes failed frames available for fetching again. Returns true when there are any.
    pub fn retry(&mut self) -> bool {
        self.sequencer.retry()
    }

    /// Releases the bitmaps that are no longer needed, and returns the frames to decode now.
    pub fn decode(&mut self) -> Vec<u8> {
        let released = self.sequencer.release();
        self.bitmaps.retain(|(frame, bitmap)| {
            let is_used = !released.contains(frame);
            if !is_used {
                bitmap.close();
            }
            is_used
        });
        self.sequencer.decode()
    }

    /// Accepts a decoded bitmap: keeps it, and paints it if it is due, or closes it.
    pub fn decoded(&mut self, frame: u8, bitmap: ImageBitmap) {
        if self.sequencer.decoded(frame) {
            self.bitmaps.push((frame, bitmap));
            self.paint();
        } else {
            bitmap.close();
        }
    }

    /// Releases every bitmap, before the sequence itself is dropped.
    pub fn close(&mut self) {
        for (_, bitmap) in self.bitmaps.drain(..) {
            bitmap.close();
        }
    }

    /// Returns the number of the frame on the canvas, 0 for none.
    pub fn painted(&self) -> u8 {
        self.painted
    }

    fn paint(&mut self) {
        let due = self.sequencer.drawable();
        if due == self.painted {
            return;
        }
        let Some((_, bitmap)) = self.bitmaps.iter().find(|(frame, _)| *frame == due) else { return };
        let [width, height, canvas_width, canvas_height] =
            [bitmap.width(), bitmap.height(), self.canvas.width(), self.canvas.height()].map(f64::from);
        let area = canvas::cover(width, height, canvas_width, canvas_height);
        let drawn =
            self.context.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, area.x, area.y, area.width, area.height);
        // If a bitmap cannot be drawn, the previous frame stays on the canvas.
        if drawn.is_ok() {
            self.painted = due;
        }
    }
}
