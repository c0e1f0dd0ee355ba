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
pub(crate) mod tests {
    use image::GenericImageView;
    use rav1e::prelude::{
        ChromaSampling, ColorDescription, ColorPrimaries, Config, Context, EncoderConfig, MatrixCoefficients as Matrix,
        PixelRange, TransferCharacteristics as Transfer,
    };

    use super::*;

    const RED: [u8; 3] = [220, 20, 20];
    const BLUE: [u8; 3] = [20, 20, 220];

    /// The format of samples.
    #[derive(Debug, Clone, Copy)]
    struct Format {
        sampling: ChromaSampling,
        depth: usize,
        is_full: bool,
        matrix: Matrix,
    }

    const PLAIN: Format = Format { sampling: ChromaSampling::Cs420, depth: 8, is_full: true, matrix: Matrix::BT601 };

    /// Returns the samples of a colour: luma and the two of chroma.
    fn samples([red, green, blue]: [u8; 3], format: Format) -> [u16; 3] {
        let [red, green, blue] = [red, green, blue].map(|channel| f64::from(channel) / 255.0);
        let (red_part, blue_part) = match format.matrix {
            Matrix::BT709 => (0.2126, 0.0722),
            Matrix::BT2020NCL => (0.2627, 0.0593),
            _ => (0.299, 0.114),
        };
        let grey = red_part * red + (1.0 - red_part - blue_part) * green + blue_part * blue;
        let step = f64::from(1 << (format.depth - 8));
        let (black, white, chroma) = if format.is_full {
            (0.0, 256.0 * step - 1.0, 256.0 * step - 1.0)
        } else {
            (16.0 * step, 219.0 * step, 224.0 * step)
        };
        let luma = |value: f64| (black + value * white).round() as u16;
        let chroma =
            |value: f64, part: f64| ((value - grey) / (2.0 - 2.0 * part) * chroma + 128.0 * step).round() as u16;
        match format.matrix {
            Matrix::Identity => [luma(green), luma(blue), luma(red)],
            _ => [luma(grey), chroma(blue, blue_part), chroma(red, red_part)],
        }
    }

    /// Encodes a picture whose left half and right half have a colour each. Returns its configuration and its data.
    fn av1(width: usize, height: usize, [left, right]: [[u8; 3]; 2], format: Format) -> (Vec<u8>, Vec<u8>) {
        match format.depth {
            8 => encoded::<u8>(width, height, [left, right], format),
            _ => encoded::<u16>(width, height, [left, right], format),
        }
    }

    fn encoded<T: rav1e::Pixel>(
        width: usize,
        height: usize,
        halves: [[u8; 3]; 2],
        format: Format,
    ) -> (Vec<u8>, Vec<u8>) {
        let config = EncoderConfig {
            width,
            height,
            bit_depth: format.depth,
            chroma_sampling: format.sampling,
            pixel_range: if format.is_full { PixelRange::Full } else { PixelRange::Limited },
            color_description: Some(ColorDescription {
                color_primaries: ColorPrimaries::BT709,
                transfer_characteristics: Transfer::SRGB,
                matrix_coefficients: format.matrix,
            }),
            still_picture: true,
            quantizer: 8,
            ..EncoderConfig::with_speed_preset(10)
        };
        let mut context: Context<T> = Config::new().with_encoder_config(config).with_threads(1).new_context().unwrap();
        let mut frame = context.new_frame();
        let [left, right] = halves.map(|colour| samples(colour, format));
        for (index, plane) in frame.planes.iter_mut().enumerate() {
            let across = plane.cfg.xdec;
            for row in plane.mut_slice(Default::default()).rows_iter_mut() {
                for (x, sample) in row.iter_mut().enumerate() {
                    let value = if (x << across) < width / 2 { left[index] } else { right[index] };
                    *sample = T::cast_from(value);
                }
            }
        }
        context.send_frame(frame).unwrap();
        context.flush();
        (context.container_sequence_header(), context.receive_packet().unwrap().data)
    }

    fn boxed(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
        [&u32::try_from(content.len() + 8).unwrap().to_be_bytes()[..], kind, content].concat()
    }

    fn full_box(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
        boxed(kind, &[&[0; 4], content].concat())
    }

    /// An item of a file.
    #[derive(Clone)]
    struct Item {
        kind: &'static [u8; 4],
        data: Vec<u8>,
        properties: Vec<Vec<u8>>,
        /// References to other items, which count from 1.
        references: Vec<(&'static [u8; 4], Vec<u16>)>,
    }

    fn ispe(width: u32, height: u32) -> Vec<u8> {
        full_box(b"ispe", &[width.to_be_bytes(), height.to_be_bytes()].concat())
    }

    fn coded(width: u32, height: u32, halves: [[u8; 3]; 2], format: Format) -> Item {
        let (config, data) = av1(width as usize, height as usize, halves, format);
        let properties = vec![boxed(b"av1C", &config), ispe(width, height)];
        Item { kind: b"av01", data, properties, references: Vec::new() }
    }

    /// Returns an AVIF file whose first item is the picture.
    fn file(items: &[Item]) -> Vec<u8> {
        let short = |number: usize| u16::try_from(number).unwrap().to_be_bytes();
        let long = |number: usize| u32::try_from(number).unwrap().to_be_bytes();
        let ftyp = boxed(b"ftyp", b"avif\0\0\0\0avifmif1miaf");
        let meta = |first: usize| {
            let mut offset = first;
            let (mut iloc, mut iinf, mut iref, mut ipco, mut ipma) =
                (vec![0x44, 0], Vec::new(), Vec::new(), Vec::new(), Vec::new());
            iloc.extend(short(items.len()));
            iinf.extend(short(items.len()));
            ipma.extend(long(items.len()));
            let mut property = 0_u8;
            for (id, item) in (1..).zip(items) {
                iloc.extend([short(id), short(0), short(1)].concat());
                iloc.extend([long(offset), long(item.data.len())].concat());
                offset += item.data.len();
                iinf.extend(boxed(b"infe", &[&[2, 0, 0, 0], &short(id)[..], &[0; 2], item.kind, &[0]].concat()));
                for (kind, to) in &item.references {
                    let to_ids: Vec<u8> = to.iter().flat_map(|id| id.to_be_bytes()).collect();
                    iref.extend(boxed(kind, &[&short(id)[..], &short(to.len()), &to_ids].concat()));
                }
                ipma.extend(short(id));
                ipma.push(u8::try_from(item.properties.len()).unwrap());
                for content in &item.properties {
                    ipco.extend(content);
                    property += 1;
                    ipma.push(0x80 | property);
                }
            }
            let parts = [
                full_box(b"hdlr", &[&[0; 4], &b"pict"[..], &[0; 13]].concat()),
                full_box(b"pitm", &short(1)),
                full_box(b"iloc", &iloc),
                full_box(b"iinf", &iinf),
                if iref.is_empty() { Vec::new() } else { full_box(b"iref", &iref) },
                boxed(b"iprp", &[boxed(b"ipco", &ipco), full_box(b"ipma", &ipma)].concat()),
            ];
            full_box(b"meta", &parts.concat())
        };
        let first = ftyp.len() + meta(0).len() + 8;
        let data: Vec<u8> = items.iter().flat_map(|item| item.data.clone()).collect();
        [ftyp, meta(first), boxed(b"mdat", &data)].concat()
    }

    /// Returns an AVIF file of 64 × 32 pixels that states another size.
    pub(crate) fn of_stated_size(width: u32, height: u32) -> Vec<u8> {
        let mut item = coded(64, 32, [RED, BLUE], PLAIN);
        item.properties[1] = ispe(width, height);
        file(&[item])
    }

    fn pixel(picture: &DynamicImage, x: u32, y: u32) -> [u8; 4] {
        picture.get_pixel(x, y).0
    }

    fn is_near(found: [u8; 4], [red, green, blue]: [u8; 3], alpha: u8) -> bool {
        found.into_iter().zip([red, green, blue, alpha]).all(|(found, wanted)| found.abs_diff(wanted) <= 6)
    }

    #[test]
    fn samples_of_each_format_have_their_colours() {
        use ChromaSampling::{Cs400, Cs420, Cs422, Cs444};
        for (sampling, depth, is_full, matrix) in [
            (Cs420, 8, false, Matrix::BT709),
            (Cs420, 8, true, Matrix::BT601),
            (Cs420, 10, false, Matrix::BT2020NCL),
            (Cs422, 10, true, Matrix::BT601),
            (Cs444, 8, true, Matrix::Identity),
            (Cs444, 12, false, Matrix::BT709),
            (Cs444, 12, true, Matrix::BT2020NCL),
            (Cs420, 8, false, Matrix::Unspecified),
        ] {
            let format = Format { sampling, depth, is_full, matrix };
            let (picture, profile) = decode(&file(&[coded(63, 31, [RED, BLUE], format)])).unwrap();
            assert_eq!((picture.width(), picture.height()), (63, 31), "{format:?}");
            assert!(
                profile.is_none() && is_near(pixel(&picture, 8, 30), RED, 255),
                "{format:?}: {:?}",
                pixel(&picture, 8, 30)
            );
            assert!(is_near(pixel(&picture, 62, 8), BLUE, 255), "{format:?}: {:?}", pixel(&picture, 62, 8));
        }
        for (depth, is_full) in [(8, true), (8, false), (10, true), (12, false)] {
            let format = Format { sampling: Cs400, depth, is_full, matrix: Matrix::BT709 };
            let (picture, _) = decode(&file(&[coded(64, 32, [[90; 3], [200; 3]], format)])).unwrap();
            assert!(is_near(pixel(&picture, 8, 8), [90; 3], 255) && is_near(pixel(&picture, 60, 8), [200; 3], 255));
        }
    }

    #[test]
    fn colours_that_the_file_states_count_instead_of_the_picture_s() {
        let format = Format { is_full: false, matrix: Matrix::BT709, ..PLAIN };
        let mut item = coded(64, 32, [RED, BLUE], format);
        let nclx = |primaries: u16, transfer: u16, matrix: u16| {
            let numbers = [primaries, transfer, matrix].map(u16::to_be_bytes).concat();
            boxed(b"colr", &[b"nclx", &numbers[..], &[0]].concat())
        };
        item.properties.push(nclx(1, 13, 1));
        let (picture, profile) = decode(&file(&[item.clone()])).unwrap();
        assert!(profile.is_none() && is_near(pixel(&picture, 8, 8), RED, 255));
        // The primaries of Display P3 reach beyond sRGB: the same numbers are a stronger red.
        item.properties[2] = nclx(12, 13, 1);
        let wide = super::super::renditions::PicturePixels::decode(&file(&[item.clone()])).unwrap();
        let mut out = Vec::new();
        wide.write(&mut out).unwrap();
        assert!(out[8 + 3 * (8 * 64 + 8)] > 230, "{:?}", &out[8 + 3 * (8 * 64 + 8)..][..3]);
        for (transfer, matrix, message) in [(16, 1, "high dynamic range"), (13, 14, "matrix of its colours")] {
            item.properties[2] = nclx(9, transfer, matrix);
            let refused = decode(&file(&[item.clone()])).unwrap_err().to_string();
            assert!(refused.contains(message), "{refused}");
        }
    }

    #[test]
    fn transparency_is_read() {
        let clear = Format { sampling: ChromaSampling::Cs400, is_full: true, ..PLAIN };
        let mut alpha = coded(64, 32, [[128; 3], [255; 3]], clear);
        alpha.properties.push(full_box(b"auxC", b"urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0"));
        alpha.references.push((b"auxl", vec![1]));
        let premultiplied = [[110, 10, 10], BLUE];
        for (halves, references) in [([RED, BLUE], vec![]), (premultiplied, vec![(b"prem", vec![2])])] {
            let mut colours = coded(64, 32, halves, PLAIN);
            colours.references = references;
            let (picture, _) = decode(&file(&[colours, alpha.clone()])).unwrap();
            assert!(is_near(pixel(&picture, 8, 8), RED, 128), "{:?}", pixel(&picture, 8, 8));
            assert!(is_near(pixel(&picture, 60, 8), BLUE, 255), "{:?}", pixel(&picture, 60, 8));
        }
        let small = Item { data: coded(32, 32, [RED, BLUE], clear).data, ..alpha };
        let refused = decode(&file(&[coded(64, 32, [RED, BLUE], PLAIN), small])).unwrap_err().to_string();
        assert!(refused.contains("its transparency has another size"), "{refused}");
    }

    #[test]
    fn a_picture_is_turned_before_it_is_mirrored() {
        // Red is on the left. Turns go against the clock, by quarters.
        for (turn, mirror, red_at, size) in [
            (None, None, (0, 16), (64, 32)),
            (Some(1), None, (16, 63), (32, 64)),
            (Some(2), None, (63, 16), (64, 32)),
            (Some(3), None, (16, 0), (32, 64)),
            (None, Some(0), (0, 16), (64, 32)),
            (None, Some(1), (63, 16), (64, 32)),
            (Some(1), Some(0), (16, 0), (32, 64)),
            (Some(1), Some(1), (16, 63), (32, 64)),
        ] {
            let mut item = coded(64, 32, [RED, BLUE], PLAIN);
            item.properties.extend(turn.map(|turn| boxed(b"irot", &[turn])));
            item.properties.extend(mirror.map(|axis| boxed(b"imir", &[axis])));
            let (picture, _) = decode(&file(&[item])).unwrap();
            assert_eq!((picture.width(), picture.height()), size, "{turn:?} {mirror:?}");
            let opposite = (size.0 - 1 - red_at.0, size.1 - 1 - red_at.1);
            assert!(is_near(pixel(&picture, red_at.0, red_at.1), RED, 255), "{turn:?} {mirror:?}");
            assert!(is_near(pixel(&picture, opposite.0, opposite.1), BLUE, 255), "{turn:?} {mirror:?}");
        }
    }

    /// Returns a picture of 100 × 50 pixels in 2 × 1 tiles of 64 × 64, with other data of the grid.
    fn tiled(data: &[u8], tiles: u16) -> Vec<u8> {
        let grid = Item {
            kind: b"grid",
            data: data.to_vec(),
            properties: vec![ispe(100, 50)],
            references: vec![(b"dimg", (2..2 + tiles).collect())],
        };
        let tile = |colour| coded(64, 64, [colour; 2], PLAIN);
        file(&[grid, tile(RED), tile(BLUE)])
    }

    #[test]
    fn the_tiles_of_a_grid_are_joined() {
        for data in [&[0, 0, 0, 1, 0, 100, 0, 50][..], &[0, 1, 0, 1, 0, 0, 0, 100, 0, 0, 0, 50]] {
            let (picture, _) = decode(&tiled(data, 2)).unwrap();
            assert_eq!((picture.width(), picture.height()), (100, 50));
            assert!(is_near(pixel(&picture, 63, 49), RED, 255) && is_near(pixel(&picture, 64, 49), BLUE, 255));
        }
        for (data, tiles) in [
            (&[0, 0, 0, 1, 0, 100, 0][..], 2),
            (&[0, 0, 1, 1, 0, 100, 0, 50], 2),
            (&[0, 0, 0, 0, 0, 100, 0, 50], 1),
            (&[0, 0, 0, 1, 0, 100, 0, 65], 2),
            (&[0, 1, 0, 1, 255, 255, 255, 255, 255, 255, 255, 255], 2),
        ] {
            let refused = decode(&tiled(data, tiles)).unwrap_err().to_string();
            assert!(refused.contains("its grid and its tiles do not fit"), "{data:?}: {refused}");
        }
    }

    #[test]
    fn a_file_that_lies_is_refused() {
        let refused = PictureError::TooLarge { width: 50_000, height: 50_000 };
        assert_eq!(decode(&of_stated_size(50_000, 50_000)).unwrap_err(), refused);
        let whole = of_stated_size(64, 32);
        assert!(decode(&whole).is_ok());
        for (bytes, message) in [
            (of_stated_size(64, 64), "its header and its picture differ in size"),
            (of_stated_size(16, 16), "its header and its picture differ in size"),
            (whole[..whole.len() - 40].to_vec(), "The picture cannot be read"),
            ([&whole[..whole.len() - 60], &[0xff; 60]].concat(), "The picture cannot be read"),
            (b"\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf".to_vec(), "The picture cannot be read"),
        ] {
            let refused = decode(&bytes).unwrap_err().to_string();
            assert!(refused.contains(message), "{refused}");
        }
    }
}
