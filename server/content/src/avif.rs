//! AVIF pictures. The decoder has unsafe code and ends the process where it would panic: the server runs it in another
//! process.

use std::borrow::Cow;

use image::{DynamicImage, Pixel, Rgb, RgbImage, Rgba, RgbaImage, imageops};
use moxcms::{CicpColorPrimaries, CicpProfile, ColorProfile, MatrixCoefficients, TransferCharacteristics};
use re_rav1d::dav1d::{Decoder, Error, Picture, PixelLayout, PlanarImageComponent, Plane, Settings};
use zenavif_parse::{AvifParser, ColorInformation};

use super::media::PIXELS_MAX;
use super::renditions::{PictureError, check_size, damaged, is_allowed};

/// First bytes of a grid's data: its version and flags, and one less than its numbers of rows and columns (ISO/IEC
/// 23008-12, section 6.6.2.3).
const GRID_HEAD_BYTES: usize = 4;
/// The largest value of a channel.
const WHITE: f32 = 255.0;
// Numbers of ITU-T H.273.
const UNSPECIFIED: u16 = 2;
/// The primaries of sRGB.
const BT709: u16 = 1;
/// Transfer characteristics of high dynamic range.
const PQ: u16 = 16;
const HLG: u16 = 18;

/// Decodes a picture. Returns the profile of its colours too, unless it is sRGB.
pub(super) fn decode(bytes: &[u8]) -> Result<(DynamicImage, Option<ColorProfile>), PictureError> {
    let size = check_size(bytes)?;
    let file = AvifParser::from_bytes(bytes).map_err(damaged)?;
    let (opaque, colours) =
        if file.grid_config().is_some() { grid(&file)? } else { item(&file.primary_data(), &file)? };
    let picture = match file.alpha_data() {
        Some(alpha) => DynamicImage::ImageRgba8(with_alpha(&opaque, &alpha, file.premultiplied_alpha())?),
        None => DynamicImage::ImageRgb8(opaque),
    };
    let picture = match file.rotation().map(|rotation| rotation.angle) {
        // Degrees against the clock.
        Some(90) => picture.rotate270(),
        Some(180) => picture.rotate180(),
        Some(270) => picture.rotate90(),
        _ => picture,
    };
    let picture = match file.mirror().map(|mirror| mirror.axis) {
        Some(0) => picture.flipv(),
        Some(_) => picture.fliph(),
        None => picture,
    };
    if (picture.width(), picture.height()) != size {
        return Err(refused("its header and its picture differ in size"));
    }
    let profile = match file.color_info() {
        Some(ColorInformation::IccProfile(profile)) => ColorProfile::new_from_slice(profile).ok(),
        _ => colours.profile()?,
    };
    Ok((picture, profile))
}

fn refused(cause: &str) -> PictureError {
    PictureError::Damaged(cause.to_owned())
}

/// Data of an item of the file.
type Data<'a> = Result<Cow<'a, [u8]>, zenavif_parse::Error>;

/// Decodes a still picture of AV1.
fn still(data: &Data<'_>) -> Result<Picture, PictureError> {
    let data = data.as_ref().map_err(damaged)?.to_vec();
    let mut settings = Settings::new();
    settings.set_n_threads(1);
    settings.set_max_frame_delay(1);
    settings.set_all_layers(false);
    settings.set_frame_size_limit(u32::try_from(PIXELS_MAX).unwrap_or(u32::MAX));
    let mut decoder = Decoder::with_settings(&settings).map_err(damaged)?;
    let mut sent = decoder.send_data(data, None, None, None);
    loop {
        match (decoder.get_picture(), sent) {
            (Ok(picture), _) => return Ok(picture),
            (Err(Error::Again), Err(Error::Again)) => sent = decoder.send_pending_data(),
            (Err(Error::Again), Ok(())) => return Err(refused("it holds no whole picture")),
            (Err(Error::Again), Err(cause)) | (Err(cause), _) => return Err(damaged(cause)),
        }
    }
}

/// Decodes the colours of an item.
fn item(data: &Data<'_>, file: &AvifParser<'_>) -> Result<(RgbImage, Colours), PictureError> {
    let picture = still(data)?;
    let colours = Colours::of(&picture, file.color_info());
    Ok((colours.rgb(&picture)?, colours))
}

/// Decodes a picture of several tiles of the same size.
fn grid(file: &AvifParser<'_>) -> Result<(RgbImage, Colours), PictureError> {
    let misfit = || refused("its grid and its tiles do not fit");
    let layout = file.primary_data().map_err(damaged)?;
    let (&[_, flags, rows, columns], size) = layout.split_first_chunk::<GRID_HEAD_BYTES>().ok_or_else(misfit)?;
    let (width, height) = size.split_at_checked(if flags & 1 == 1 { 4 } else { 2 }).ok_or_else(misfit)?;
    let number = |bytes: &[u8]| bytes.iter().fold(0, |number, byte| number << 8 | u32::from(*byte));
    let (width, height) = (number(width), number(height));
    let (rows, columns) = (u32::from(rows) + 1, u32::from(columns) + 1);
    if !is_allowed(width, height) || u32::try_from(file.grid_tile_count()) != Ok(rows * columns) {
        return Err(misfit());
    }
    let mut whole = RgbImage::new(width, height);
    let (first, colours) = item(&file.tile_data(0), file)?;
    let (tile_width, tile_height) = first.dimensions();
    let covers = |tiles: u32, side: u32, whole: u32| tiles.checked_mul(side).is_some_and(|side| side >= whole);
    if !covers(columns, tile_width, width) || !covers(rows, tile_height, height) {
        return Err(misfit());
    }
    for (index, place) in (0..file.grid_tile_count()).zip(0..) {
        let tile = if index == 0 { first.clone() } else { item(&file.tile_data(index), file)?.0 };
        if tile.dimensions() != (tile_width, tile_height) {
            return Err(misfit());
        }
        let (left, top) = (place % columns * tile_width, place / columns * tile_height);
        // The last row and the last column may be larger than what is shown of them.
        imageops::replace(&mut whole, &tile, left.into(), top.into());
    }
    Ok((whole, colours))
}

/// Adds the transparency that another item holds.
fn with_alpha(opaque: &RgbImage, alpha: &Data<'_>, is_premultiplied: bool) -> Result<RgbaImage, PictureError> {
    let alpha = still(alpha)?;
    if (alpha.width(), alpha.height()) != opaque.dimensions() {
        return Err(refused("its transparency has another size"));
    }
    let samples = Samples::of(&alpha, PlanarImageComponent::Y);
    let range = Range::of(&alpha, Colours::of(&alpha, None).is_full);
    Ok(RgbaImage::from_fn(opaque.width(), opaque.height(), |x, y| {
        let alpha = range.luma(samples.at(x, y)).clamp(0.0, 1.0);
        let scale = if is_premultiplied && alpha > 0.0 { alpha.recip() } else { 1.0 };
        let Rgb([red, green, blue]) = opaque.get_pixel(x, y).map(|channel| byte(f32::from(channel) / WHITE * scale));
        Rgba([red, green, blue, byte(alpha)])
    }))
}

/// The samples of a plane.
struct Samples {
    plane: Plane,
    stride: usize,
    is_wide: bool,
}

impl Samples {
    fn of(picture: &Picture, component: PlanarImageComponent) -> Self {
        let stride = usize::try_from(picture.stride(component)).unwrap_or_default();
        Self { plane: picture.plane(component), stride, is_wide: picture.bit_depth() > 8 }
    }

    /// Returns a sample; 0 outside the plane.
    fn at(&self, x: u32, y: u32) -> f32 {
        let (x, row) = (x as usize, y as usize * self.stride);
        let sample = if self.is_wide {
            self.plane.get(row + 2 * x..).and_then(|rest| rest.first_chunk()).map(|bytes| u16::from_ne_bytes(*bytes))
        } else {
            self.plane.get(row + x).map(|byte| u16::from(*byte))
        };
        f32::from(sample.unwrap_or_default())
    }
}

/// The values of samples that stand for black, white and no colour.
struct Range {
    black: f32,
    white: f32,
    grey: f32,
    chroma: f32,
}

impl Range {
    fn of(picture: &Picture, is_full: bool) -> Self {
        // Of 8 bits; more bits follow the point.
        let step = f32::from(1_u16 << picture.bit_depth().clamp(8, 12).saturating_sub(8));
        let grey = 128.0 * step;
        if is_full {
            let white = 256.0 * step - 1.0;
            Self { black: 0.0, white, grey, chroma: white }
        } else {
            Self { black: 16.0 * step, white: 219.0 * step, grey, chroma: 224.0 * step }
        }
    }

    /// From 0 to 1.
    fn luma(&self, sample: f32) -> f32 {
        (sample - self.black) / self.white
    }

    /// From -0.5 to 0.5.
    fn chroma(&self, sample: f32) -> f32 {
        (sample - self.grey) / self.chroma
    }
}

/// The colours of samples, by the numbers of ITU-T H.273.
#[derive(Debug, Clone, Copy)]
struct Colours {
    primaries: u16,
    transfer: u16,
    matrix: u16,
    is_full: bool,
}

impl Colours {
    /// Reads them from the file's header or, where it has none, from the picture's.
    fn of(picture: &Picture, info: Option<&ColorInformation>) -> Self {
        let own = Self {
            primaries: picture.color_primaries() as u16,
            transfer: picture.transfer_characteristic() as u16,
            matrix: picture.matrix_coefficients() as u16,
            is_full: picture.color_range() as u16 == 1,
        };
        match info {
            Some(&ColorInformation::Nclx {
                color_primaries,
                transfer_characteristics,
                matrix_coefficients,
                full_range,
            }) => {
                let stated = |stated: u16, own: u16| if stated == UNSPECIFIED { own } else { stated };
                Self {
                    primaries: stated(color_primaries, own.primaries),
                    transfer: stated(transfer_characteristics, own.transfer),
                    matrix: stated(matrix_coefficients, own.matrix),
                    is_full: full_range,
                }
            }
            _ => own,
        }
    }

    /// Converts samples to red, green and blue.
    fn rgb(self, picture: &Picture) -> Result<RgbImage, PictureError> {
        let range = Range::of(picture, self.is_full);
        let luma = Samples::of(picture, PlanarImageComponent::Y);
        let (width, height) = (picture.width(), picture.height());
        // How often chroma has half the samples: horizontally and vertically.
        let (across, down) = match picture.pixel_layout() {
            PixelLayout::I400 => {
                return Ok(RgbImage::from_fn(width, height, |x, y| Rgb([byte(range.luma(luma.at(x, y))); 3])));
            }
            PixelLayout::I420 => (1, 1),
            PixelLayout::I422 => (1, 0),
            PixelLayout::I444 => (0, 0),
        };
        let blue_chroma = Samples::of(picture, PlanarImageComponent::U);
        let red_chroma = Samples::of(picture, PlanarImageComponent::V);
        let samples = |x: u32, y: u32| {
            let (across, down) = (x >> across, y >> down);
            (luma.at(x, y), blue_chroma.at(across, down), red_chroma.at(across, down))
        };
        // The parts of red and blue in luma.
        let (red_part, blue_part) = match self.matrix {
            // The planes are green, blue and red.
            0 => {
                return Ok(RgbImage::from_fn(width, height, |x, y| {
                    let (green, blue, red) = samples(x, y);
                    Rgb([red, green, blue].map(|sample| byte(range.luma(sample))))
                }));
            }
            // YCgCo.
            8 => {
                return Ok(RgbImage::from_fn(width, height, |x, y| {
                    let (luma, green, orange) = samples(x, y);
                    let (luma, green, orange) = (range.luma(luma), range.chroma(green), range.chroma(orange));
                    let rest = luma - green;
                    Rgb([rest + orange, luma + green, rest - orange].map(byte))
                }));
            }
            1 => (0.2126, 0.0722),
            4 => (0.30, 0.11),
            UNSPECIFIED | 5 | 6 => (0.299, 0.114),
            7 => (0.212, 0.087),
            9 | 10 => (0.2627, 0.0593),
            _ => return Err(refused("the matrix of its colours is not supported")),
        };
        let green_part = 1.0 - red_part - blue_part;
        Ok(RgbImage::from_fn(width, height, |x, y| {
            let (luma, blue, red) = samples(x, y);
            let luma = range.luma(luma);
            let red = luma + 2.0 * (1.0 - red_part) * range.chroma(red);
            let blue = luma + 2.0 * (1.0 - blue_part) * range.chroma(blue);
            let green = (luma - red_part * red - blue_part * blue) / green_part;
            Rgb([red, green, blue].map(byte))
        }))
    }

    /// Returns the profile of the colours; `None` for sRGB.
    fn profile(self) -> Result<Option<ColorProfile>, PictureError> {
        let transfer = match self.transfer {
            PQ => return Err(refused("its colours are of high dynamic range")),
            // Made to be shown as standard range too.
            HLG => TransferCharacteristics::Bt202010bit,
            _ if matches!(self.primaries, BT709 | UNSPECIFIED) => return Ok(None),
            UNSPECIFIED => TransferCharacteristics::Srgb,
            other => {
                u8::try_from(other).map_or(Ok(TransferCharacteristics::Srgb), TryInto::try_into).map_err(damaged)?
            }
        };
        let color_primaries = u8::try_from(self.primaries).map_or(Ok(CicpColorPrimaries::Bt709), TryInto::try_into);
        Ok(Some(ColorProfile::new_from_cicp(CicpProfile {
            color_primaries: color_primaries.map_err(damaged)?,
            transfer_characteristics: transfer,
            matrix_coefficients: MatrixCoefficients::Identity,
            full_range: true,
        })))
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the range")]
fn byte(value: f32) -> u8 {
    (value * WHITE).round().clamp(0.0, WHITE) as u8
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use image::GenericImageView;

    use super::super::renditions::PicturePixels;
    use super::*;

    const RED: [u8; 4] = [220, 20, 20, 255];
    const BLUE: [u8; 4] = [20, 20, 220, 255];
    const SIZE: (u32, u32) = (64, 32);

    /// Returns a file of `testdata/avif`. Those without another colour in their name are red on the left and blue on the
    /// right.
    fn file(name: &str) -> Vec<u8> {
        fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("testdata/avif/{name}.avif"))).unwrap()
    }

    /// Checks the size of a file's picture, and two of its pixels.
    fn check(name: &str, size: (u32, u32), pixels: [((u32, u32), [u8; 4]); 2]) {
        let (picture, profile) = decode(&file(name)).unwrap();
        assert_eq!((picture.dimensions(), profile.is_none()), (size, true), "{name}");
        for ((x, y), expected) in pixels {
            let found = picture.get_pixel(x, y).0;
            let is_near = found.iter().zip(expected).all(|(found, wanted)| found.abs_diff(wanted) <= 6);
            assert!(is_near, "{name} at {x}, {y}: {found:?}");
        }
    }

    #[test]
    fn samples_of_each_format_have_their_colours() {
        for format in [
            "420-8-limited-bt709",
            "420-8-limited-unspecified",
            "420-8-full-bt601",
            "420-10-limited-bt2020",
            "422-10-full-bt601",
            "444-8-full-identity",
            "444-12-limited-bt709",
            "444-12-full-bt2020",
        ] {
            check(&format!("format-{format}"), (63, 31), [((8, 30), RED), ((62, 8), BLUE)]);
        }
        for format in ["8-full", "8-limited", "10-full", "12-limited"] {
            let (dark, light) = ([90, 90, 90, 255], [200, 200, 200, 255]);
            check(&format!("grey-{format}"), SIZE, [((8, 8), dark), ((60, 8), light)]);
        }
    }

    #[test]
    fn colours_that_the_file_states_count_instead_of_the_pictures() {
        check("colours-srgb", SIZE, [((8, 8), RED), ((60, 8), BLUE)]);
        // The primaries of Display P3 reach beyond sRGB: the same numbers are a stronger red.
        let mut out = Vec::new();
        PicturePixels::decode(&file("colours-p3")).unwrap().write(&mut out).unwrap();
        assert!(out[8 + 3 * (8 * 64 + 8)] > 230, "{:?}", &out[8 + 3 * (8 * 64 + 8)..][..3]);
    }

    #[test]
    fn transparency_is_read() {
        for name in ["alpha", "alpha-premultiplied"] {
            check(name, SIZE, [((8, 8), [220, 20, 20, 128]), ((60, 8), BLUE)]);
        }
    }

    #[test]
    fn a_picture_is_turned_before_it_is_mirrored() {
        // Turns go against the clock, by quarters.
        for (name, red_at, size) in [
            ("plain", (0, 16), SIZE),
            ("turn-1", (16, 63), (32, 64)),
            ("turn-2", (63, 16), SIZE),
            ("turn-3", (16, 0), (32, 64)),
            ("mirror-0", (0, 16), SIZE),
            ("mirror-1", (63, 16), SIZE),
            ("turn-1-mirror-0", (16, 0), (32, 64)),
            ("turn-1-mirror-1", (16, 63), (32, 64)),
        ] {
            let opposite = (size.0 - 1 - red_at.0, size.1 - 1 - red_at.1);
            check(name, size, [(red_at, RED), (opposite, BLUE)]);
        }
    }

    #[test]
    fn the_tiles_of_a_grid_are_joined() {
        for name in ["grid-short", "grid-long"] {
            check(name, (100, 50), [((63, 49), RED), ((64, 49), BLUE)]);
        }
    }

    #[test]
    fn a_file_with_a_fault_is_refused() {
        let whole = file("plain");
        let misfit = "its grid and its tiles do not fit";
        let other_size = "its header and its picture differ in size";
        for (bytes, message) in [
            (file("stated-50000x50000"), "The picture has 50000 × 50000 pixels"),
            (file("stated-64x64"), other_size),
            (file("stated-16x16"), other_size),
            (file("alpha-of-another-size"), "its transparency has another size"),
            (file("colours-pq"), "high dynamic range"),
            (file("colours-ictcp"), "matrix of its colours"),
            (file("grid-cut"), misfit),
            (file("grid-of-more-tiles"), misfit),
            (file("grid-of-narrow-tiles"), misfit),
            (file("grid-of-low-tiles"), misfit),
            (file("grid-too-large"), misfit),
            (whole[..whole.len() - 40].to_vec(), "The picture cannot be read"),
            ([&whole[..whole.len() - 60], &[0xff; 60]].concat(), "The picture cannot be read"),
            (b"\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf".to_vec(), "The picture cannot be read"),
        ] {
            let refused = decode(&bytes).unwrap_err().to_string();
            assert!(refused.contains(message), "{message}: {refused}");
        }
    }
}
