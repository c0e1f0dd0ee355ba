//! Binding of `motion::sequencer`, and the painting of its frames. Progress is 0 to 1.

use super::ids::SequencerPhase;
use crate::motion;
use crate::motion::sequencer::{self, canvas};
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageBitmap};

/// The workflow section's film on its canvas. JavaScript fetches and decodes the frames that it names.
#[wasm_bindgen]
pub struct Film {
    sequencer: motion::Sequencer,
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    /// The decoded frames by number, of which the sequencer keeps at most twelve.
    bitmaps: Vec<(u8, ImageBitmap)>,
    /// The frame on the canvas, 0 for none.
    painted: u8,
}

#[wasm_bindgen]
impl Film {
    /// Nothing loaded. Someone who saves data sees only the five step frames. Throws where the canvas has no context.
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: HtmlCanvasElement, save_data: bool) -> Result<Self, JsValue> {
        let context = super::context_2d(&canvas, true)?;
        let sequencer = motion::Sequencer::new(false, save_data, false);
        Ok(Self { sequencer, canvas, context, bitmaps: Vec::new(), painted: 0 })
    }

    /// The window has this width in CSS pixels and this device pixel ratio. Returns the canvas's width in its own pixels.
    pub fn resize(&mut self, window_width: f64, pixel_ratio: f64) -> u32 {
        let size = canvas::canvas_size(window_width, pixel_ratio);
        let (width, height) = (size.pixel_width as u32, size.pixel_height as u32);
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
            self.painted = 0;
            self.paint();
        }
        width
    }

    /// Moves the playhead and paints the decoded frame nearest to it.
    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&mut self, progress: f64) {
        self.sequencer.frame(progress);
        self.paint();
    }

    /// The step reached, from 0.
    pub fn step(&self) -> u32 {
        self.sequencer.step()
    }

    /// True while the closing text shows.
    pub fn closing(&self) -> bool {
        self.sequencer.closing()
    }

    /// Loading, ready, or failed with nothing to show.
    pub fn phase(&self) -> SequencerPhase {
        match self.sequencer.phase() {
            sequencer::SequencerPhase::Loading => SequencerPhase::Loading,
            sequencer::SequencerPhase::Ready => SequencerPhase::Ready,
            sequencer::SequencerPhase::Failed => SequencerPhase::Failed,
        }
    }

    /// The frames to begin fetching now.
    pub fn fetch(&mut self) -> Vec<u8> {
        self.sequencer.begin_fetching()
    }

    /// A frame has arrived, compressed.
    pub fn loaded(&mut self, frame: u8) {
        self.sequencer.loaded(frame);
    }

    /// A frame could not be fetched or decoded.
    pub fn failed(&mut self, frame: u8) {
        self.sequencer.failed(frame);
    }

    /// Frames that failed may be fetched again. Returns whether there are any.
    pub fn retry(&mut self) -> bool {
        self.sequencer.retry()
    }

    /// Lets go of the bitmaps that are no longer wanted, and returns the frames to begin decoding now.
    pub fn decode(&mut self) -> Vec<u8> {
        let gone = self.sequencer.release();
        self.bitmaps.retain(|(frame, bitmap)| {
            let kept = !gone.contains(frame);
            if !kept {
                bitmap.close();
            }
            kept
        });
        self.sequencer.decode()
    }

    /// A frame's bitmap is made: it is kept, and painted if it is due, or closed.
    pub fn decoded(&mut self, frame: u8, bitmap: ImageBitmap) {
        if self.sequencer.decoded(frame) {
            self.bitmaps.push((frame, bitmap));
            self.paint();
        } else {
            bitmap.close();
        }
    }

    /// Lets go of every bitmap, before the film itself goes.
    pub fn close(&mut self) {
        for (_, bitmap) in self.bitmaps.drain(..) {
            bitmap.close();
        }
    }

    /// The frame on the canvas, 0 for none.
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
        // A bitmap that cannot be drawn leaves the frame before it on the canvas.
        if drawn.is_ok() {
            self.painted = due;
        }
    }
}
