//! The sizes of pictures in the media library: decodes what was uploaded, and encodes it again in AVIF and WebP. Nothing
//! of an uploaded picture but its pixels is served.

use std::io::{self, Cursor, Write};

use image::codecs::gif::GifEncoder;
use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::imageops::{self, FilterType};
use image::{DynamicImage, Frame, ImageDecoder, ImageReader, Limits, RgbImage, Rgba, RgbaImage};
use moxcms::{ColorProfile, Layout, TransformOptions};
use ravif::{Encoder, Img};
use rgb::FromSlice;

use super::avif;
use super::media::{PIXELS_MAX, SIDE_MAX};
use super::media_type::is_avif;
use model::{UprightCrop, digest};

/// Widths of the sizes of a picture, in pixels: from a phone's card to a wide screen with twice the pixels.
const WIDTHS: [u32; 7] = [480, 800, 1200, 1600, 2000, 2400, 2880];
/// Widths of the part for upright windows, in pixels: phones with two and three times the pixels.
const UPRIGHT_WIDTHS: [u32; 3] = [720, 900, 1080];
/// Widths of a frame, in pixels, as of the site's own frames.
const FRAME_WIDTHS: [u32; 3] = [800, 1200, 2400];
/// Width and height of the part for upright windows, as views draw it.
const UPRIGHT_SHAPE: (f64, f64) = (9.0, 16.0);
/// Largest amount of memory that a decoder may use: the largest picture with 16 bits per channel.
const DECODER_BYTES: u64 = 512 * 1024 * 1024;
/// Quality of AVIF, of 100.
const AVIF_QUALITY: f32 = 68.0;
/// Speed of the AVIF encoder, of 10. Slower ones save a few per cent of the bytes.
const AVIF_SPEED: u8 = 8;
/// Quality of WebP, of 100.
const WEBP_QUALITY: f32 = 78.0;
/// Quality of the file that the sizes are made of, of 100.
const MASTER_QUALITY: u8 = 92;
/// Part of a set's name. To be raised when encoders or widths change, so that addresses change too.
const ENCODING: &str = "1";
/// Hexadecimal digits of a set's name: it cannot be guessed without the picture.
const SET_DIGITS: usize = 32;

/// The reason why a picture cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    #[error("The picture cannot be read ({0}). Open it in an image editor, save it again, and upload the new file.")]
    Damaged(String),
    #[error(
        "The picture has {width} × {height} pixels. Make it smaller: at most {SIDE_MAX} on each side and {PIXELS_MAX} in \
         all are allowed."
    )]
    TooLarge { width: u32, height: u32 },
    #[error("The picture cannot be encoded ({0}). Save it in another format and upload that.")]
    Encoding(String),
}

/// A size of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rendition {
    /// True for the part for upright windows.
    pub is_upright: bool,
    /// Pixels.
    pub width: u32,
    /// Pixels.
    pub height: u32,
    /// `avif` or `webp`.
    pub format: &'static str,
    pub bytes: Vec<u8>,
}

/// A size that is to be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WantedRendition {
    /// True for the part for upright windows.
    pub is_upright: bool,
    /// Pixels.
    pub width: u32,
    /// `avif` or `webp`.
    pub format: &'static str,
}

/// The pixels of a picture in sRGB with 8 bits per channel, turned as its Exif data say.
#[derive(Debug, Clone)]
pub struct PicturePixels(DynamicImage);

impl PicturePixels {
    /// Decodes the first frame of a picture. Reads the size first: a small file may claim a huge one.
    pub fn decode(bytes: &[u8]) -> Result<Self, PictureError> {
        let (picture, profile) = if is_avif(bytes) { avif::decode(bytes)? } else { decode_others(bytes)? };
        let picture = match picture.color().has_alpha() {
            true => DynamicImage::ImageRgba8(picture.into_rgba8()),
            false => DynamicImage::ImageRgb8(picture.into_rgb8()),
        };
        let converted = profile.and_then(|profile| in_srgb(&picture, &profile));
        Ok(Self(converted.unwrap_or(picture)))
    }

    /// Returns width and height in pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.0.width(), self.0.height())
    }

    /// Returns the picture in at most the widest size.
    #[must_use]
    pub fn limited(self) -> Self {
        let widest = WIDTHS.into_iter().max().unwrap_or_default();
        if self.0.width() > widest { Self(scaled(&self.0, widest)) } else { self }
    }

    /// Writes the pixels, so that another process can read them.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        out.write_all(&self.0.width().to_be_bytes())?;
        out.write_all(&self.0.height().to_be_bytes())?;
        out.write_all(self.0.as_bytes())?;
        out.flush()
    }

    /// Returns the pixels that another process wrote.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (width, bytes) = bytes.split_first_chunk()?;
        let (height, bytes) = bytes.split_first_chunk()?;
        let (width, height) = (u32::from_be_bytes(*width), u32::from_be_bytes(*height));
        let pixels = side(width).checked_mul(side(height))?;
        let picture = match bytes.len() {
            length if length == pixels.checked_mul(3)? => {
                DynamicImage::ImageRgb8(RgbImage::from_raw(width, height, bytes.to_vec())?)
            }
            length if length == pixels.checked_mul(4)? => {
                DynamicImage::ImageRgba8(RgbaImage::from_raw(width, height, bytes.to_vec())?)
            }
            _ => return None,
        };
        Some(Self(picture))
    }

    /// Encodes the picture in the format of a file's extension, without metadata.
    pub fn encode(&self, extension: &str) -> Result<Vec<u8>, PictureError> {
        let mut bytes = Vec::new();
        let encoded = match extension {
            "jpg" | "jpeg" => {
                let encoder = JpegEncoder::new_with_quality(&mut bytes, MASTER_QUALITY);
                on_white(&self.0).write_with_encoder(encoder)
            }
            "png" => self.0.write_with_encoder(PngEncoder::new(&mut bytes)),
            "gif" => GifEncoder::new(&mut bytes).encode_frame(Frame::new(self.0.to_rgba8())),
            "avif" => return avif(&self.0, f32::from(MASTER_QUALITY)),
            _ => return webp(&self.0, f32::from(MASTER_QUALITY)),
        };
        encoded.map_err(|cause| PictureError::Encoding(cause.to_string()))?;
        Ok(bytes)
    }

    /// Returns the sizes to make, none larger than the picture.
    pub fn wanted(&self, upright: Option<UprightCrop>) -> Vec<WantedRendition> {
        let both = |is_upright, width| {
            ["webp", "avif"].into_iter().map(move |format| WantedRendition { is_upright, width, format })
        };
        let wide = fitting(&WIDTHS, self.0.width()).into_iter().flat_map(|width| both(false, width));
        let widths = upright.map(|part| fitting(&UPRIGHT_WIDTHS, self.part(part).2)).unwrap_or_default();
        let widest = widths.last().copied();
        let upright = widths.into_iter().flat_map(|width| both(true, width));
        // As of the site's own pictures, WebP has one size of the part.
        wide.chain(upright.filter(|size| size.format == "avif" || Some(size.width) == widest)).collect()
    }

    /// Returns the sizes to make of a frame. Browsers without AVIF show the words only.
    pub fn wanted_of_frame(&self) -> Vec<WantedRendition> {
        let size = |width| WantedRendition { is_upright: false, width, format: "avif" };
        fitting(&FRAME_WIDTHS, self.0.width()).into_iter().map(size).collect()
    }

    /// Makes a size. `upright` is the part for upright windows.
    pub fn rendition(&self, size: WantedRendition, upright: Option<UprightCrop>) -> Result<Rendition, PictureError> {
        let WantedRendition { is_upright, width, format } = size;
        let part = upright.filter(|_| is_upright).map(|part| {
            let (x, y, width, height) = self.part(part);
            self.0.crop_imm(x, y, width, height)
        });
        let picture = part.as_ref().unwrap_or(&self.0);
        let scaled = if picture.width() == width { picture.clone() } else { scaled(picture, width) };
        let bytes = if format == "avif" { avif(&scaled, AVIF_QUALITY)? } else { webp(&scaled, WEBP_QUALITY)? };
        Ok(Rendition { is_upright, width, height: scaled.height(), format, bytes })
    }

    /// Returns the largest area of the upright shape in the middle of a part: left, top, width and height in pixels.
    fn part(&self, part: UprightCrop) -> (u32, u32, u32, u32) {
        let (width, height) = (f64::from(self.0.width()), f64::from(self.0.height()));
        let (left, top) = (part.x * width, part.y * height);
        let (part_width, part_height) = (part.width * width, part.height * height);
        let scale = (part_width / UPRIGHT_SHAPE.0).min(part_height / UPRIGHT_SHAPE.1);
        let (cut_width, cut_height) = (UPRIGHT_SHAPE.0 * scale, UPRIGHT_SHAPE.1 * scale);
        let x = pixels(left + (part_width - cut_width) / 2.0).min(self.0.width().saturating_sub(1));
        let y = pixels(top + (part_height - cut_height) / 2.0).min(self.0.height().saturating_sub(1));
        let cut_width = pixels(cut_width).clamp(1, self.0.width().saturating_sub(x).max(1));
        let cut_height = pixels(cut_height).clamp(1, self.0.height().saturating_sub(y).max(1));
        (x, y, cut_width, cut_height)
    }
}

/// Decodes a picture of a format other than AVIF. Returns the profile of its colours too.
fn decode_others(bytes: &[u8]) -> Result<(DynamicImage, Option<ColorProfile>), PictureError> {
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format();
    let mut reader = reader.map_err(damaged)?;
    let mut limits = Limits::default();
    limits.max_alloc = Some(DECODER_BYTES);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(damaged)?;
    let (width, height) = decoder.dimensions();
    if !is_allowed(width, height) {
        return Err(PictureError::TooLarge { width, height });
    }
    let orientation = decoder.orientation().map_err(damaged)?;
    // A damaged profile is no reason to refuse a picture.
    let profile = decoder.icc_profile().unwrap_or_default();
    let mut picture = DynamicImage::from_decoder(decoder).map_err(damaged)?;
    picture.apply_orientation(orientation);
    Ok((picture, profile.and_then(|profile| ColorProfile::new_from_slice(&profile).ok())))
}

/// Reads the size of a picture from its header; fails if it is too large to be decoded.
pub(super) fn check_size(bytes: &[u8]) -> Result<(u32, u32), PictureError> {
    let size = imagesize::blob_size(bytes).map_err(damaged)?;
    let side = |side: usize| u32::try_from(side).unwrap_or(u32::MAX);
    let (width, height) = (side(size.width), side(size.height));
    if is_allowed(width, height) { Ok((width, height)) } else { Err(PictureError::TooLarge { width, height }) }
}

/// Returns the name of the set of sizes of a picture with this digest.
pub fn rendition_set(picture: &str, upright: &str) -> String {
    let name = digest(format!("{ENCODING}/{picture}/{upright}").as_bytes());
    name.get(..SET_DIGITS).unwrap_or_default().to_owned()
}

/// Returns the error of a decoder. Some messages end with a line break.
pub(super) fn damaged(cause: impl std::error::Error) -> PictureError {
    PictureError::Damaged(cause.to_string().trim_end().to_owned())
}

pub(super) fn is_allowed(width: u32, height: u32) -> bool {
    let side = |side: u32| usize::try_from(side).unwrap_or(usize::MAX);
    let sides = 1..=SIDE_MAX;
    sides.contains(&side(width))
        && sides.contains(&side(height))
        && side(width).saturating_mul(side(height)) <= PIXELS_MAX
}

/// Returns the widths that do not exceed a picture's; its own is the last.
fn fitting(widths: &[u32], own: u32) -> Vec<u32> {
    let widest = widths.iter().copied().max().unwrap_or_default().min(own);
    widths.iter().copied().filter(|width| *width < widest).chain([widest]).collect()
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the range")]
fn pixels(value: f64) -> u32 {
    value.round().clamp(0.0, f64::from(u32::MAX)) as u32
}

fn scaled(picture: &DynamicImage, width: u32) -> DynamicImage {
    let height = pixels(f64::from(picture.height()) * f64::from(width) / f64::from(picture.width())).max(1);
    picture.resize_exact(width, height, FilterType::Lanczos3)
}

/// Converts a picture from the colours of a profile to sRGB; `None` for a profile that does not fit.
fn in_srgb(picture: &DynamicImage, profile: &ColorProfile) -> Option<DynamicImage> {
    let layout = if picture.color().has_alpha() { Layout::Rgba } else { Layout::Rgb };
    let srgb = ColorProfile::new_srgb();
    let transform = profile.create_transform_8bit(layout, &srgb, layout, TransformOptions::default()).ok()?;
    let mut bytes = vec![0; picture.as_bytes().len()];
    transform.transform(picture.as_bytes(), &mut bytes).ok()?;
    let (width, height) = (picture.width(), picture.height());
    match layout {
        Layout::Rgba => RgbaImage::from_raw(width, height, bytes).map(DynamicImage::ImageRgba8),
        _ => RgbImage::from_raw(width, height, bytes).map(DynamicImage::ImageRgb8),
    }
}

/// Returns a picture without transparency, for formats that have none.
fn on_white(picture: &DynamicImage) -> DynamicImage {
    let mut opaque = RgbaImage::from_pixel(picture.width(), picture.height(), Rgba([u8::MAX; 4]));
    imageops::overlay(&mut opaque, picture, 0, 0);
    DynamicImage::ImageRgb8(DynamicImage::ImageRgba8(opaque).into_rgb8())
}

fn avif(picture: &DynamicImage, quality: f32) -> Result<Vec<u8>, PictureError> {
    let encoder = Encoder::new().with_quality(quality).with_speed(AVIF_SPEED).with_num_threads(Some(1));
    let size = (side(picture.width()), side(picture.height()));
    // Stores no alpha channel for an opaque picture. `encode_rgb` is inlined: all of rav1e would be compiled here again.
    let encoded = encoder.encode_rgba(Img::new(picture.to_rgba8().as_raw().as_rgba(), size.0, size.1));
    encoded.map(|encoded| encoded.avif_file).map_err(|cause| PictureError::Encoding(cause.to_string()))
}

fn webp(picture: &DynamicImage, quality: f32) -> Result<Vec<u8>, PictureError> {
    let (width, height) = (picture.width(), picture.height());
    let encoded = match picture.as_rgba8() {
        Some(picture) => webp::Encoder::from_rgba(picture.as_raw(), width, height).encode_simple(false, quality),
        None => webp::Encoder::from_rgb(picture.to_rgb8().as_raw(), width, height).encode_simple(false, quality),
    };
    encoded.map(|bytes| bytes.to_vec()).map_err(|cause| PictureError::Encoding(format!("{cause:?}")))
}

fn side(pixels: u32) -> usize {
    usize::try_from(pixels).unwrap_or(usize::MAX)
}

#[cfg(test)]
pub(crate) mod tests {
    use image::{ExtendedColorType, ImageEncoder, Rgb};

    use super::*;

    /// Returns a picture whose left half is red and right half is blue.
    fn two_halves(width: u32, height: u32) -> RgbImage {
        RgbImage::from_fn(width, height, |x, _| if x < width / 2 { Rgb([220, 20, 20]) } else { Rgb([20, 20, 220]) })
    }

    fn png(picture: &DynamicImage) -> Vec<u8> {
        let mut bytes = Vec::new();
        picture.write_with_encoder(PngEncoder::new(&mut bytes)).unwrap();
        bytes
    }

    /// Returns a JPEG file with Exif data: an orientation and a place.
    pub(crate) fn photograph(width: u32, height: u32, orientation: u8) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 90);
        // Two entries: orientation (0x0112), and the GPS directory (0x8825) at byte 38 with the latitude.
        let head = b"MM\0\x2a\0\0\0\x08\0\x02\x01\x12\0\x03\0\0\0\x01\0";
        let gps = b"\0\x88\x25\0\x04\0\0\0\x01\0\0\0\x26\0\0\0\0\0\x01\0\x02\0\x05\0\0\0\x03\0\0\0\x38\0\0\0\0";
        let degrees = b"\0\0\0\x30\0\0\0\x01\0\0\0\x0b\0\0\0\x01\0\0\0\0\0\0\0\x01";
        encoder.set_exif_metadata([&head[..], &[orientation, 0], gps, degrees].concat()).unwrap();
        let picture = two_halves(width, height);
        encoder.write_image(picture.as_raw(), width, height, ExtendedColorType::Rgb8).unwrap();
        bytes
    }

    fn colour_at(picture: &DynamicImage, x: u32, y: u32) -> &'static str {
        let Rgb([red, _, blue]) = *picture.to_rgb8().get_pixel(x, y);
        if red > blue { "red" } else { "blue" }
    }

    #[test]
    fn the_orientation_of_a_photograph_is_applied_and_its_place_removed() {
        let bytes = photograph(64, 32, 6);
        assert!(crate::photograph::has_location(&bytes));
        let picture = PicturePixels::decode(&bytes).unwrap();
        assert_eq!(picture.size(), (32, 64));
        // Turned clockwise, the left half is at the top.
        assert_eq!((colour_at(&picture.0, 16, 8), colour_at(&picture.0, 16, 56)), ("red", "blue"));
        for extension in ["jpg", "png", "gif", "webp", "avif"] {
            let encoded = picture.encode(extension).unwrap();
            assert!(!crate::photograph::has_location(&encoded), "{extension}");
            assert_eq!(PicturePixels::decode(&encoded).unwrap().size(), (32, 64), "{extension}");
        }
    }

    #[test]
    fn each_size_has_both_formats() {
        let picture = PicturePixels(DynamicImage::ImageRgb8(two_halves(600, 300)));
        let wanted = picture.wanted(None);
        let names: Vec<_> = wanted.iter().map(|size| (size.width, size.format)).collect();
        assert_eq!(names, [(480, "webp"), (480, "avif"), (600, "webp"), (600, "avif")]);
        let made = picture.rendition(wanted[0], None).unwrap();
        assert_eq!((made.width, made.height, made.format), (480, 240, "webp"));
        let made = picture.rendition(wanted[1], None).unwrap();
        let size = imagesize::blob_size(&made.bytes).unwrap();
        assert_eq!((size.width, size.height), (480, 240));
        assert_eq!(made.bytes.get(4..12), Some(&b"ftypavif"[..]));
    }

    #[test]
    fn the_upright_part_has_its_shape_and_place() {
        let picture = PicturePixels(DynamicImage::ImageRgb8(two_halves(640, 320)));
        let part = UprightCrop { x: 0.5, y: 0.0, width: 0.5, height: 1.0 };
        assert_eq!(picture.part(part), (390, 0, 180, 320));
        let wanted: Vec<_> = picture.wanted(Some(part)).into_iter().filter(|size| size.is_upright).collect();
        assert_eq!(
            wanted.iter().map(|size| (size.width, size.format)).collect::<Vec<_>>(),
            [(180, "webp"), (180, "avif")]
        );
        let made = picture.rendition(wanted[0], Some(part)).unwrap();
        let decoded = PicturePixels::decode(&made.bytes).unwrap();
        assert_eq!((decoded.size(), colour_at(&decoded.0, 10, 10)), ((180, 320), "blue"));
    }

    #[test]
    fn transparency_stays_where_the_format_has_it() {
        let clear = DynamicImage::ImageRgba8(RgbaImage::from_pixel(8, 8, Rgba([0, 0, 0, 0])));
        let picture = PicturePixels::decode(&png(&clear)).unwrap();
        for extension in ["webp", "avif"] {
            let again = PicturePixels::decode(&picture.encode(extension).unwrap()).unwrap();
            assert!(again.0.to_rgba8().get_pixel(4, 4).0[3] < 4, "{extension}");
        }
        let jpeg = PicturePixels::decode(&picture.encode("jpg").unwrap()).unwrap();
        assert!(jpeg.0.to_rgb8().get_pixel(4, 4).0.iter().all(|channel| *channel > 250));
    }

    #[test]
    fn a_picture_that_claims_too_many_pixels_is_refused_before_it_is_decoded() {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bytes.extend(60_000_u32.to_be_bytes());
        bytes.extend(60_000_u32.to_be_bytes());
        bytes.extend([8, 2, 0, 0, 0]);
        let mut crc = flate2::Crc::new();
        crc.update(&bytes[12..]);
        bytes.extend(crc.sum().to_be_bytes());
        bytes.extend(b"\0\0\0\0IDAT\x35\xaf\x06\x1e");
        let refused = PictureError::TooLarge { width: 60_000, height: 60_000 };
        assert_eq!(check_size(&bytes), Err(refused.clone()));
        assert_eq!(PicturePixels::decode(&bytes).unwrap_err(), refused);
    }

    #[test]
    fn a_damaged_picture_is_refused() {
        let whole = png(&DynamicImage::ImageRgb8(two_halves(64, 64)));
        let cut = PicturePixels::decode(&whole[..whole.len() / 2]).unwrap_err();
        assert!(matches!(cut, PictureError::Damaged(_)), "{cut}");
    }

    #[test]
    fn pixels_that_another_process_wrote_are_read() {
        for picture in [
            DynamicImage::ImageRgb8(two_halves(6, 4)),
            DynamicImage::ImageRgba8(RgbaImage::from_pixel(6, 4, Rgba([1, 2, 3, 4]))),
        ] {
            let mut bytes = Vec::new();
            PicturePixels(picture.clone()).write(&mut bytes).unwrap();
            assert_eq!(PicturePixels::read(&bytes).unwrap().0, picture);
            assert!(PicturePixels::read(&bytes[..bytes.len() - 1]).is_none());
        }
        assert!(PicturePixels::read(b"").is_none());
    }
}
