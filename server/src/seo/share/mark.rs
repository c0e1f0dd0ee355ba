//! The logo: its proportions, and its drawing on share images.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, ImageHrefResolver, Options, Tree};

use super::words::{FAMILY, faces};

/// Side of the square that the logo fits into, in pixels.
const SIDE: f32 = 60.0;
/// Largest width of a logo with the name, in pixels.
const WORDMARK_WIDTH: f32 = 480.0;
/// Least ratio of width and height of a logo that has the brand's name in it.
const WORDMARK_RATIO: f32 = 1.6;

/// A logo that can be drawn.
#[derive(Debug, Clone)]
pub struct Mark(Tree);

impl Mark {
    /// Reads an SVG document. It may embed images, but neither files nor addresses are read.
    pub fn new(svg: &[u8]) -> Result<Self, usvg::Error> {
        let options = Options {
            font_family: FAMILY.to_owned(),
            fontdb: faces(),
            image_href_resolver: ImageHrefResolver {
                resolve_data: ImageHrefResolver::default_data_resolver(),
                resolve_string: Box::new(|_, _| None),
            },
            ..Options::default()
        };
        Tree::from_data(svg, &options).map(Self)
    }

    /// Returns the width as a multiple of the height.
    pub fn ratio(&self) -> f32 {
        self.0.size().width() / self.0.size().height()
    }

    /// Returns true for a horizontal logo, which contains the brand's name.
    pub fn is_wordmark(&self) -> bool {
        self.ratio() >= WORDMARK_RATIO
    }

    /// Draws the logo with the left upper corner of its box at `x` and `y`: in the middle of a square, or a horizontal
    /// one as high as the square.
    pub(super) fn draw(&self, pixels: &mut Pixmap, x: f32, y: f32) {
        let (width, height) = (self.0.size().width(), self.0.size().height());
        let (scale, across) = match self.is_wordmark() {
            true => ((SIDE / height).min(WORDMARK_WIDTH / width), 0.0),
            false => (SIDE / width.max(height), 1.0),
        };
        let inset = (SIDE - width * scale) / 2.0 * across;
        let place = Transform::from_translate(x + inset, y + (SIDE - height * scale) / 2.0);
        resvg::render(&self.0, place.pre_scale(scale, scale), &mut pixels.as_mut());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the box of the pixels that a logo covers: left, top, right, bottom.
    fn covered(svg: &'static str) -> (u32, u32, u32, u32) {
        let mut pixels = Pixmap::new(100, 100).unwrap();
        Mark::new(svg.as_bytes()).unwrap().draw(&mut pixels, 20.0, 20.0);
        let opaque = |x: &u32, y: &u32| pixels.pixel(*x, *y).unwrap().alpha() > 0;
        let rows = (0..100).filter(|y| (0..100).any(|x| opaque(&x, y))).collect::<Vec<_>>();
        let columns = (0..100).filter(|x| (0..100).any(|y| opaque(x, &y))).collect::<Vec<_>>();
        (columns[0], rows[0], columns[columns.len() - 1], rows[rows.len() - 1])
    }

    #[test]
    fn fills_its_square_whatever_its_size() {
        let whole = (20, 20, 79, 79);
        for (svg, expected) in [
            ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M0 0h8v8H0z'/></svg>", whole),
            (
                "<?xml version='1.0' encoding='UTF-8'?><!DOCTYPE svg><svg xmlns='http://www.w3.org/2000/svg' width='900' \
                 height='900'><path d='M0 0h900v900H0z'/></svg>",
                whole,
            ),
            (
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 4'><path d='M0 0h6v4H0z'/></svg>",
                (20, 30, 79, 69),
            ),
            (
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 4'><path d='M0 0h3v4H0z'/></svg>",
                (20, 20, 64, 79),
            ),
            (
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 4'><path d='M0 0h6v4H0z'/></svg>",
                (20, 30, 79, 69),
            ),
        ] {
            assert_eq!(covered(svg), expected, "{svg}");
        }
        assert!(Mark::new(b"<svg").is_err());
    }
}
