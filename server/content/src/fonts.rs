//! Typefaces in WOFF2: the checks before one is used, and the space that its letters take.

use std::io::Read;

use brotli_decompressor::Decompressor;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use wuff::decompress_woff2_with_custom_brotli;

/// Largest typeface, in bytes: visitors wait for it.
const FONT_MAX_BYTES: usize = 512 * 1024;
/// Weights of the site's text.
pub const FONT_WEIGHTS: [u16; 3] = [400, 500, 600];
/// Text with the usual frequencies of letters.
const SAMPLE: &str = "we help organizations turn complex data into clear decisions and build the systems that people rely \
                      on every day with less effort and more trust in each result";
/// Its width in Arial and in Arial Bold, in em.
const ARIAL: f32 = 69.364;
const ARIAL_BOLD: f32 = 75.134;
/// The weight from which browsers use Arial Bold.
const BOLD: u16 = 600;
const THOUSAND: f32 = 1000.0;
/// Only damaged typefaces have shares outside of these.
const SMALLEST: f32 = 0.1;
const LARGEST: f32 = 4.0;
/// Bytes that are decompressed at a time.
const BUFFER_BYTES: usize = 4096;

/// The reason why a typeface cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FontFault {
    #[error(
        "The typeface has {} KiB. Subset it to the letters that the site uses: at most {} KiB are allowed.",
        .0.div_ceil(1024),
        FONT_MAX_BYTES / 1024
    )]
    TooLarge(usize),
    #[error("The file is no complete WOFF2 typeface. Convert the original again, for example with fonttools.")]
    Damaged,
}

/// The space that the letters of a typeface take, for a fallback that takes the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FontMetrics {
    /// Thousandths of the font size.
    ascent: u16,
    descent: u16,
    /// Width of text in thousandths of its width in Arial, for each of [`FONT_WEIGHTS`].
    widths: [u16; 3],
}

impl FontMetrics {
    /// Checks and measures a typeface.
    pub fn read(bytes: &[u8]) -> Result<Self, FontFault> {
        if bytes.len() > FONT_MAX_BYTES {
            return Err(FontFault::TooLarge(bytes.len()));
        }
        let font = decompress_woff2_with_custom_brotli(bytes, &mut |compressed, size| {
            let limit = u64::try_from(size)?;
            let mut out = Vec::new();
            Decompressor::new(compressed, BUFFER_BYTES).take(limit + 1).read_to_end(&mut out)?;
            Ok(out)
        });
        let font = font.map_err(|_| FontFault::Damaged)?;
        Self::of(&FontRef::new(&font).map_err(|_| FontFault::Damaged)?).ok_or(FontFault::Damaged)
    }

    /// Returns the ascent as a share of the font size.
    pub fn ascent(self) -> f32 {
        f32::from(self.ascent) / THOUSAND
    }

    /// Returns the descent as a share of the font size.
    pub fn descent(self) -> f32 {
        f32::from(self.descent) / THOUSAND
    }

    /// Returns how many times as wide as in Arial text is, for each of [`FONT_WEIGHTS`].
    pub fn widths(self) -> [f32; 3] {
        self.widths.map(|width| f32::from(width) / THOUSAND)
    }

    fn of(font: &FontRef<'_>) -> Option<Self> {
        let metrics = font.metrics(Size::unscaled(), LocationRef::default());
        let em = f32::from(metrics.units_per_em);
        let width = |weight: u16| {
            let location = font.axes().location([("wght", f32::from(weight))]);
            let (letters, advances) = (font.charmap(), font.glyph_metrics(Size::unscaled(), &location));
            let width: Option<f32> = SAMPLE.chars().map(|letter| advances.advance_width(letters.map(letter)?)).sum();
            let arial = if weight < BOLD { ARIAL } else { ARIAL_BOLD };
            // A typeface of another script has no widths to compare.
            width.map_or(1.0, |width| width / em / arial)
        };
        let descent = thousandths(-metrics.descent / em, 0.0)?;
        let [regular, medium, bold] = FONT_WEIGHTS.map(|weight| thousandths(width(weight), SMALLEST));
        let found =
            Self { ascent: thousandths(metrics.ascent / em, SMALLEST)?, descent, widths: [regular?, medium?, bold?] };
        (metrics.glyph_count > 1).then_some(found)
    }
}

/// Returns a share in thousandths; `None` for one that no typeface has.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be in the range")]
fn thousandths(share: f32, smallest: f32) -> Option<u16> {
    (smallest..LARGEST).contains(&share).then(|| (share * THOUSAND).round() as u16)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Returns one of the site's own typefaces.
    pub(crate) fn bundled(name: &str) -> Vec<u8> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/assets/fonts");
        std::fs::read(format!("{folder}/{name}.woff2")).unwrap()
    }

    #[test]
    fn the_sites_own_typefaces_have_the_metrics_of_their_fallbacks() {
        // As fonts.css has them: the ascent and the descent, and size-adjust in per cent.
        for (name, ascent, descent, sizes) in [
            ("inter-basic", 96.9, 24.1, [Some(106.8), Some(107.6), Some(101.0)]),
            ("sora-basic", 97.0, 29.0, [None, None, Some(106.4)]),
        ] {
            let found = FontMetrics::read(&bundled(name)).unwrap();
            assert!((found.ascent() * 100.0 - ascent).abs() < 0.1 && (found.descent() * 100.0 - descent).abs() < 0.1);
            for (width, size) in found.widths().into_iter().zip(sizes) {
                assert!(size.is_none_or(|size| (width * 100.0 - size).abs() < 1.5), "{name}: {width} {size:?}");
            }
        }
    }

    #[test]
    fn a_file_that_is_no_typeface_is_refused() {
        let whole = bundled("sora-basic");
        let changed = |place: usize, bytes: &[u8]| {
            let mut copy = whole.clone();
            copy[place..place + bytes.len()].copy_from_slice(bytes);
            copy
        };
        for (what, bytes) in [
            ("another signature", changed(0, b"wOFF")),
            ("another length", changed(8, &[0, 0, 1, 0])),
            ("no table", changed(12, &[0, 0])),
            ("a huge table", changed(48, &[0x3f, 0x8f, 0xff, 0xff, 0x7f])),
            ("cut", whole[..whole.len() - 100].to_vec()),
            ("longer", [&whole[..], &[0; 100]].concat()),
            ("other data", changed(whole.len() - 4000, &[0x55; 3000])),
            ("empty", Vec::new()),
            ("only a signature", b"wOF2".to_vec()),
        ] {
            assert_eq!(FontMetrics::read(&bytes), Err(FontFault::Damaged), "{what}");
        }
        let large = FontMetrics::read(&vec![0; FONT_MAX_BYTES + 1]).unwrap_err();
        assert!(large.to_string().starts_with("The typeface has 513 KiB."), "{large}");
    }
}
