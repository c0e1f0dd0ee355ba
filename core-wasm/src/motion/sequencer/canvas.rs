//! How large the canvas is and where a frame is drawn on it.

use crate::motion::progress::clamp_length;

/// The canvas is never wider, in CSS pixels (document 1, section 9: 'canvas width at most 1200 px').
pub const WIDEST_CANVAS_PX: f64 = 1200.0;

/// The canvas is never wider than this part of the window (document 1, section 9: 'or half the window width').
pub const WINDOW_SHARE: f64 = 0.5;

/// How much larger than the canvas a frame is drawn (document 1, section 9: 'scale 1.3').
pub const FRAME_SCALE: f64 = 1.3;

/// Height over width of the canvas: that of the frames, 1200 × 675.
pub const CANVAS_ASPECT: f64 = 675.0 / 1200.0;

/// The canvas has at most this many device pixels to a CSS pixel: the frames hold no more detail.
pub const HIGHEST_PIXEL_RATIO: f64 = 2.0;

/// No length is larger: a bound that keeps every result finite.
const LONGEST_PX: f64 = 1e7;

/// The canvas for a window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CanvasSize {
    /// Width on the page, in CSS pixels.
    pub width: f64,
    /// Height on the page, in CSS pixels.
    pub height: f64,
    /// Device pixels across, a whole number.
    pub pixel_width: f64,
    /// Device pixels down, a whole number.
    pub pixel_height: f64,
}

/// A rectangle in the canvas's device pixels; corners may lie outside of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rectangle {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

/// The canvas for a window of a width in CSS pixels and a device pixel ratio.
#[must_use]
pub fn canvas_size(window_width: f64, pixel_ratio: f64) -> CanvasSize {
    let width = clamp_length(window_width * WINDOW_SHARE, WIDEST_CANVAS_PX);
    let height = width * CANVAS_ASPECT;
    let ratio = if pixel_ratio > 1.0 { pixel_ratio.min(HIGHEST_PIXEL_RATIO) } else { 1.0 };
    CanvasSize {
        width,
        height,
        pixel_width: (width * ratio + 0.5).floor(),
        pixel_height: (height * ratio + 0.5).floor(),
    }
}

/// Where an image of any size is drawn so that it covers a canvas, 1.3 times as large as needed, centred. Sizes in
/// pixels; an image or canvas without extent gives an empty rectangle.
#[must_use]
pub fn cover(image_width: f64, image_height: f64, canvas_width: f64, canvas_height: f64) -> Rectangle {
    let (image_width, image_height) = (clamp_length(image_width, LONGEST_PX), clamp_length(image_height, LONGEST_PX));
    let (canvas_width, canvas_height) =
        (clamp_length(canvas_width, LONGEST_PX), clamp_length(canvas_height, LONGEST_PX));
    if image_width == 0.0 || image_height == 0.0 || canvas_width == 0.0 || canvas_height == 0.0 {
        return Rectangle { x: 0.0, y: 0.0, width: 0.0, height: 0.0 };
    }
    // The image is wider than the canvas exactly if its height decides. Products and not quotients: of extreme sizes
    // a quotient would overflow.
    let (width, height) = if image_width * canvas_height > canvas_width * image_height {
        (canvas_height * (image_width / image_height), canvas_height)
    } else {
        (canvas_width, canvas_width * (image_height / image_width))
    };
    let (width, height) = ((width * FRAME_SCALE).min(f64::MAX), (height * FRAME_SCALE).min(f64::MAX));
    Rectangle { x: (canvas_width - width) / 2.0, y: (canvas_height - height) / 2.0, width, height }
}
