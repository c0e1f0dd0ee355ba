//! Size of the canvas, and placement of a frame on it.

use crate::motion::progress::clamp_length;

/// Product requirement: maximum width of the canvas, in CSS pixels, unless half the window is wider.
pub const WIDEST_CANVAS_PX: f64 = 1200.0;

/// Product requirement: share of the window's width that the canvas may always take.
pub const WINDOW_SHARE: f64 = 0.5;

/// Product requirement: scale of a frame relative to the canvas.
pub const FRAME_SCALE: f64 = 1.3;

/// Width of a frame relative to its height.
const FRAME_ASPECT: f64 = 16.0 / 9.0;

/// Limit of device pixels per CSS pixel: the frames hold no more detail.
pub const HIGHEST_PIXEL_RATIO: f64 = 2.0;

/// Largest length, which keeps every result finite.
const LONGEST_PX: f64 = 1e7;

/// Size of the canvas.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CanvasSize {
    /// Width on the page, in CSS pixels.
    pub width: f64,
    /// Height on the page, in CSS pixels.
    pub height: f64,
    /// A whole number of device pixels.
    pub pixel_width: f64,
    /// A whole number of device pixels.
    pub pixel_height: f64,
}

/// A rectangle in device pixels of the canvas; may extend beyond it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rectangle {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// Returns the size of the canvas that fills a place in a window of `window_width`, all in CSS pixels: its whole height,
/// and its width as far as it may.
pub fn canvas_size(place_width: f64, place_height: f64, window_width: f64, pixel_ratio: f64) -> CanvasSize {
    let window_part = clamp_length(window_width * WINDOW_SHARE, LONGEST_PX);
    let width = clamp_length(place_width, window_part.max(WIDEST_CANVAS_PX));
    let height = clamp_length(place_height, LONGEST_PX);
    let ratio = if pixel_ratio > 1.0 { pixel_ratio.min(HIGHEST_PIXEL_RATIO) } else { 1.0 };
    CanvasSize {
        width,
        height,
        pixel_width: (width * ratio + 0.5).floor(),
        pixel_height: (height * ratio + 0.5).floor(),
    }
}

/// Returns the width in which a canvas draws frames, in its own pixels.
pub fn frame_width(canvas: CanvasSize) -> f64 {
    cover(FRAME_ASPECT, 1.0, canvas.pixel_width, canvas.pixel_height).width
}

/// Returns the rectangle in which an image covers a canvas and is at least 1.3 times as wide, centred. Sizes are in pixels;
/// an image or canvas without extent gives an empty rectangle.
pub fn cover(image_width: f64, image_height: f64, canvas_width: f64, canvas_height: f64) -> Rectangle {
    let (image_width, image_height) = (clamp_length(image_width, LONGEST_PX), clamp_length(image_height, LONGEST_PX));
    let (canvas_width, canvas_height) =
        (clamp_length(canvas_width, LONGEST_PX), clamp_length(canvas_height, LONGEST_PX));
    if image_width == 0.0 || image_height == 0.0 || canvas_width == 0.0 || canvas_height == 0.0 {
        return Rectangle { x: 0.0, y: 0.0, width: 0.0, height: 0.0 };
    }
    let drawn_width = canvas_width * FRAME_SCALE;
    // Compares aspect ratios by products: quotients of extreme sizes would overflow.
    let (width, height) = if image_width * canvas_height > drawn_width * image_height {
        (canvas_height * (image_width / image_height), canvas_height)
    } else {
        (drawn_width, drawn_width * (image_height / image_width))
    };
    let (width, height) = (width.min(f64::MAX), height.min(f64::MAX));
    Rectangle { x: (canvas_width - width) / 2.0, y: (canvas_height - height) / 2.0, width, height }
}
