//! Drawings of the columns, shown where they aren't painted: the field before and after its explanation, and the
//! vision's forms.

use std::fmt::Write;

use crate::camera::Camera;
use crate::compare::{CAUSES, Rules, compare};
use crate::field::{Field, Grid, MAX_HEIGHT, eased};
use crate::relief::Form;
use crate::seeded::{SEED, seeded};

/// Width and height of a drawing.
const SIZE: [f32; 2] = [1400.0, 1000.0];
const GRID: Grid = Grid::WIDE[2];
/// Number of shades from the darkest face to the brightest.
const SHADES: f32 = 24.0;
/// Radius of a column's lid as a share of the column's.
const LID: f32 = 0.93;
/// Share of the lid's shade that the sides to the west and to the east have.
const SIDES: [f32; 2] = [0.26, 0.48];
/// Height below which a column has no sides, in map units.
const MIN_HEIGHT: f32 = 0.1;
/// Corners of a hexagon from the one in the west and north, clockwise on the screen as seen from above.
const CORNERS: [[f32; 2]; 6] = [[-0.866, -0.5], [0.0, -1.0], [0.866, -0.5], [0.866, 0.5], [0.0, 1.0], [-0.866, 0.5]];

/// The drawings, by the path of their files in the repository.
pub fn drawings() -> [(&'static str, String); 5] {
    let [width, height] = SIZE;
    let sizes = compare(&seeded(SEED), Rules::EXACT).departments;
    let field = |explained| {
        let field = Field::new(GRID, &sizes, explained);
        svg(Camera::new(width, height), |column| [field.height(column), 0.0])
    };
    let form = |form: Form| {
        svg(Camera::of_relief(width, height), |column| {
            let [height, light] = form.at(GRID.centre(column));
            [height * MAX_HEIGHT, light]
        })
    };
    [
        ("web/src/assets/live-field.svg", field(0)),
        ("web/src/assets/live-field-settled.svg", field(CAUSES)),
        ("web/public/media/vision/rings.svg", form(Form::Rings)),
        ("web/public/media/vision/steps.svg", form(Form::Steps)),
        ("web/public/media/vision/measure.svg", form(Form::Measure)),
    ]
}

/// Draws columns with a height and a light each, from the back to the front.
fn svg(camera: Camera, column: impl Fn(usize) -> [f32; 2]) -> String {
    let [width, height] = SIZE;
    let mut drawing = Drawing { camera, text: String::new(), shade: None };
    for at in 0..GRID.count() {
        drawing.column(at, column(at));
    }
    let body = drawing.text;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n{body}\"/>\n</svg>\n"
    )
}

struct Drawing {
    camera: Camera,
    text: String,
    /// The shade of the path that is being written.
    shade: Option<u8>,
}

impl Drawing {
    fn column(&mut self, at: usize, [height, light]: [f32; 2]) {
        let centre = GRID.centre(at);
        let shade = self.shade(centre, height) * (1.0 - light) + light * 0.95 * eased(GRID.clearness(centre));
        let corner = |[x, z]: [f32; 2]| {
            let radius = GRID.radius() * LID;
            [centre[0] + x * radius, centre[1] + z * radius]
        };
        let [nw, _, ne, se, south, sw] = CORNERS.map(corner);
        if height > MIN_HEIGHT {
            // The faces towards the camera.
            for (side, corners) in SIDES.into_iter().zip([[nw, sw, south], [south, se, ne]]) {
                let top = corners.map(|[x, z]| [x, height, z]);
                let foot = corners.map(|[x, z]| [x, 0.0, z]);
                self.face(shade * side, top.into_iter().chain(foot.into_iter().rev()));
            }
        }
        self.face(shade, CORNERS.map(corner).into_iter().map(|[x, z]| [x, height, z]));
    }

    /// Returns the reflected light of the sky and of the column's height, as in the scene's shader.
    fn shade(&self, [east, south]: [f32; 2], rise: f32) -> f32 {
        let [x, y, _] = self.camera.project([east, rise, south]);
        let [width, height] = SIZE;
        let (across, down) = (x / width - 0.58, y / height - 0.46);
        let glow = (1.0 - (across * across * 4.2 + down * down * 7.0).sqrt()).max(0.0);
        let high = (rise / MAX_HEIGHT).sqrt() * 0.35;
        (0.16 + 0.8 * glow * glow + high).min(1.0) * eased(GRID.clearness([east, south]))
    }

    fn face(&mut self, shade: f32, points: impl Iterator<Item = [f32; 3]>) {
        let shade = (shade.clamp(0.0, 1.0) * (SHADES - 1.0)).round() as u8;
        if self.shade != Some(shade) {
            let share = f32::from(shade) / (SHADES - 1.0);
            let channel = |low: f32, high: f32| (low + (high - low) * share) as u8;
            let (red, green, blue) = (channel(4.0, 50.0), channel(20.0, 180.0), channel(26.0, 202.0));
            let end = if self.shade.is_some() { "\"/>\n" } else { "" };
            let _ = write!(self.text, "{end}<path fill=\"#{red:02x}{green:02x}{blue:02x}\" d=\"");
            self.shade = Some(shade);
        }
        let mut last = None;
        for point in points {
            let [x, y, _] = self.camera.project(point);
            let (x, y) = (x.round() as i32, y.round() as i32);
            let _ = match last {
                None => write!(self.text, "M{x} {y}l"),
                Some((from_x, from_y)) => write!(self.text, "{} {} ", x - from_x, y - from_y),
            };
            last = Some((x, y));
        }
        self.text.pop();
        self.text.push('z');
    }
}
