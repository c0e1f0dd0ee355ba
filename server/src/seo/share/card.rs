//! Drawing of share images: the page's image, its title and the brand.

use std::fmt::Write;
use std::sync::Arc;

use imagesize::ImageType;
use jpeg_encoder::{ColorType, Encoder};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{ImageHrefResolver, ImageKind, Options, Tree};

use super::Mark;
use super::words::{FAMILY, faces, fit};
use crate::render::{SHARE_HEIGHT as HEIGHT, SHARE_WIDTH as WIDTH};
use content::escape;
use model::theme::Palette;

/// JPEG quality: 60 to 100 kB for photographic images.
const QUALITY: u8 = 84;
/// Margin, in pixels.
const EDGE: f32 = 72.0;
/// Distance of the logo from the top, in pixels.
const MARK_TOP: f32 = 60.0;
/// Longest line of the title, in pixels.
const TITLE_WIDTH: f32 = 900.0;
/// Font sizes of the title in pixels, with the limit of lines at each size.
const TITLE_SIZES: [(f32, usize); 3] = [(76.0, 3), (60.0, 4), (48.0, 5)];
/// Line height as a multiple of the font size.
const LEADING: f32 = 1.14;
/// Reference to the page's image in the SVG.
const PICTURE: &str = "picture";

/// Pixels of the largest image that is drawn: its memory is four bytes for each.
const PICTURE_MAX_PIXELS: usize = 25_000_000;

/// The content of a share image.
#[derive(Debug, Clone)]
pub struct Card {
    /// The page's title, without the brand.
    pub title: String,
    pub brand: String,
    pub host: String,
    pub mark: Option<Mark>,
    pub palette: Palette,
    /// The page's image.
    pub picture: Option<CardImage>,
}

/// An image that can be drawn.
#[derive(Debug, Clone)]
pub struct CardImage(ImageKind);

impl CardImage {
    /// Reads an image. Returns `None` for a format that the renderer lacks (AVIF), and for an image that is too large.
    pub fn new(bytes: Vec<u8>) -> Option<Self> {
        let image = match imagesize::image_type(&bytes).ok()? {
            ImageType::Gif => ImageKind::GIF,
            ImageType::Jpeg => ImageKind::JPEG,
            ImageType::Png => ImageKind::PNG,
            ImageType::Webp => ImageKind::WEBP,
            _ => return None,
        };
        let size = imagesize::blob_size(&bytes).ok()?;
        if size.width.saturating_mul(size.height) > PICTURE_MAX_PIXELS {
            return None;
        }
        Some(Self(image(Arc::new(bytes))))
    }
}

/// The share image could not be drawn.
#[derive(Debug, Clone, thiserror::Error)]
#[error("the share image could not be drawn: {0}")]
pub struct CardError(String);

impl Card {
    /// Draws the image as a JPEG.
    pub fn draw(self) -> Result<Vec<u8>, CardError> {
        let svg = self.svg();
        let resolve = move |name: &str, _: &Options<'_>| {
            self.picture.as_ref().filter(|_| name == PICTURE).map(|picture| picture.0.clone())
        };
        let options = Options {
            font_family: FAMILY.to_owned(),
            fontdb: faces(),
            // Resolves only the image above: neither files nor addresses.
            image_href_resolver: ImageHrefResolver {
                resolve_data: Box::new(|_, _, _| None),
                resolve_string: Box::new(resolve),
            },
            ..Options::default()
        };
        let failed = |cause: &dyn std::fmt::Display| CardError(cause.to_string());
        let tree = Tree::from_str(&svg, &options).map_err(|cause| failed(&cause))?;
        let mut pixels = Pixmap::new(WIDTH.into(), HEIGHT.into()).ok_or_else(|| failed(&"it has no size"))?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        if let Some(mark) = &self.mark {
            mark.draw(&mut pixels, EDGE, MARK_TOP);
        }
        let mut jpeg = Vec::new();
        Encoder::new(&mut jpeg, QUALITY)
            .encode(pixels.data(), WIDTH, HEIGHT, ColorType::Rgba)
            .map_err(|cause| failed(&cause))?;
        Ok(jpeg)
    }

    fn svg(&self) -> String {
        let Palette { ink, abyss, mist, bright, .. } = self.palette;
        let (size, lines) = fit(&self.title, TITLE_WIDTH, &TITLE_SIZES);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" font-family=\"{FAMILY}\" \
             font-weight=\"600\"><defs>\
             <linearGradient id=\"side\"><stop offset=\"0\" stop-color=\"{ink}\" stop-opacity=\".94\"/>\
             <stop offset=\".55\" stop-color=\"{ink}\" stop-opacity=\".6\"/>\
             <stop offset=\"1\" stop-color=\"{ink}\" stop-opacity=\".1\"/></linearGradient>\
             <linearGradient id=\"foot\" x2=\"0\" y1=\"1\" y2=\"0\"><stop offset=\"0\" stop-color=\"{ink}\" \
             stop-opacity=\".8\"/><stop offset=\".6\" stop-color=\"{ink}\" stop-opacity=\"0\"/></linearGradient>\
             </defs><rect width=\"100%\" height=\"100%\" fill=\"{abyss}\"/>"
        );
        // Writing to a string cannot fail, here and below.
        if self.picture.is_some() {
            let _ = write!(
                out,
                "<image href=\"{PICTURE}\" width=\"100%\" height=\"100%\" preserveAspectRatio=\"xMidYMid slice\"/>"
            );
        }
        for gradient in ["side", "foot"] {
            let _ = write!(out, "<rect width=\"100%\" height=\"100%\" fill=\"url(#{gradient})\"/>");
        }
        if !self.mark.as_ref().is_some_and(Mark::is_wordmark) {
            text(&mut out, EDGE + 78.0, 103.0, 38.0, &mist.to_string(), &self.brand);
        }
        let foot = f32::from(HEIGHT) - EDGE;
        text(&mut out, EDGE, foot, 26.0, &bright.to_string(), &self.host);
        let first = foot - 72.0 - size * LEADING * lines.len().saturating_sub(1) as f32;
        let mut baseline = first;
        for line in &lines {
            text(&mut out, EDGE, baseline, size, "#ffffff", line);
            baseline += size * LEADING;
        }
        out.push_str("</svg>");
        out
    }
}

fn text(out: &mut String, x: f32, y: f32, size: f32, fill: &str, words: &str) {
    let spacing = size * -0.02;
    let _ = write!(
        out,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" letter-spacing=\"{spacing}\" fill=\"{fill}\">{}</text>",
        escape(words)
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(title: &str) -> Card {
        Card {
            title: title.to_owned(),
            brand: "A & B".to_owned(),
            host: "site.example".to_owned(),
            mark: None,
            palette: Palette::DEFAULT,
            picture: None,
        }
    }

    #[test]
    fn any_title_makes_a_jpeg_of_the_requested_size() {
        for title in
            ["Generative AI", "", "<script> & \"quotes\"", "മലയാളം 😀", "no \u{fffe} of XML", &"long ".repeat(400)]
        {
            let jpeg = card(title).draw().unwrap();
            let size = imagesize::blob_size(&jpeg).unwrap();
            assert_eq!((size.width, size.height), (usize::from(WIDTH), usize::from(HEIGHT)), "{title}");
        }
    }

    #[test]
    fn an_image_is_drawn_if_its_format_and_size_allow() {
        // An image of one red pixel, and the headers of others.
        let red: &[u8] = b"GIF89a\x01\0\x01\0\x80\0\0\xff\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;";
        let plain = card("Generative AI").draw().unwrap();
        let pictured = Card { picture: CardImage::new(red.to_vec()), ..card("Generative AI") }.draw().unwrap();
        assert_ne!(pictured, plain);
        let png = |width: u32, height: u32| {
            [&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"[..], &width.to_be_bytes(), &height.to_be_bytes(), &[0; 16]].concat()
        };
        assert!(CardImage::new(png(5_000, 5_000)).is_some());
        for bytes in [png(5_001, 5_000), b"\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf".to_vec(), b"<svg/>".to_vec()] {
            assert!(CardImage::new(bytes).is_none());
        }
        // A truncated image leaves the background visible.
        let damaged = Card { picture: CardImage::new(png(40, 40)), ..card("Generative AI") }.draw().unwrap();
        assert_eq!(damaged, plain);
    }

    #[test]
    fn words_are_drawn() {
        assert_ne!(card("Generative AI").draw().unwrap(), card("Machine learning").draw().unwrap());
    }
}
