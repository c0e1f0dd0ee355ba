//! The settled field as a drawing, shown where nothing can move.

use std::fmt::Write;

use crate::camera::Camera;
use crate::field::Grid;

/// Width and height of the drawing.
const SIZE: [f32; 2] = [1600.0, 1000.0];
const GRID: Grid = Grid::WIDE[1];
/// Number of shades from the darkest column to the brightest.
const SHADES: usize = 20;
/// Radius of a column's lid as a share of the column's.
const LID: f32 = 0.93;

/// Returns the settled field as SVG, from the scene's camera.
pub fn svg() -> String {
    let [width, height] = SIZE;
    let camera = Camera::new(width, height);
    let mut paths = vec![String::new(); SHADES];
    for column in 0..GRID.count() {
        let [east, south] = GRID.centre(column);
        let shade = shade(&camera, east, south);
        let Some(path) = paths.get_mut((shade * SHADES as f32) as usize) else { continue };
        hexagon(path, &camera, east, south);
    }
    let mut text = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n");
    for (shade, path) in paths.iter().enumerate().filter(|(_, path)| !path.is_empty()) {
        let share = shade as f32 / (SHADES - 1) as f32;
        let channel = |low: f32, high: f32| (low + (high - low) * share) as u8;
        let (red, green, blue) = (channel(4.0, 50.0), channel(20.0, 180.0), channel(26.0, 202.0));
        let _ = writeln!(text, "<path fill=\"#{red:02x}{green:02x}{blue:02x}\" d=\"{path}\"/>");
    }
    text.push_str("</svg>\n");
    text
}

/// Returns the reflected light of the sky, as in the scene's shader: it fades towards the rim of the field.
fn shade(camera: &Camera, east: f32, south: f32) -> f32 {
    let [x, y, _] = camera.project([east, 0.0, south]);
    let [width, height] = SIZE;
    let (across, down) = (x / width - 0.72, y / height - 0.46);
    let glow = (1.0 - (across * across * 4.2 + down * down * 7.0).sqrt()).max(0.0);
    let rim = |at: f32, half: f32, slope: f32| (1.0 - at.abs() / half) * slope;
    let clear = rim(east, 30.0, 2.2).min(rim(south, 14.0, 3.0)).clamp(0.0, 1.0);
    ((0.16 + 0.8 * glow * glow) * clear * clear * (3.0 - 2.0 * clear)).min(0.999)
}

fn hexagon(path: &mut String, camera: &Camera, east: f32, south: f32) {
    let radius = GRID.radius() * LID;
    let mut last = None;
    for (x, z) in [(0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5)] {
        let [px, py, _] = camera.project([east + x * radius, 0.0, south + z * radius]);
        let (px, py) = (px.round() as i32, py.round() as i32);
        let _ = match last {
            None => write!(path, "M{px} {py}"),
            Some((lx, ly)) => write!(path, "{}{} {}", if path.ends_with('l') { "" } else { "l" }, px - lx, py - ly),
        };
        last = Some((px, py));
    }
    path.push('z');
}
