//! The camera of the field: an oblique view over the water. Lengths are in map units; the map is 60 wide from west to
//! east.

/// A camera at an eye point, looking at a target.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Camera {
    /// View-projection matrix by columns, from map to clip space.
    pub matrix: [f32; 16],
    pub eye: [f32; 3],
    size: [f32; 2],
}

/// A camera position.
struct View {
    eye: [f32; 3],
    target: [f32; 3],
    /// Tangent of half the vertical angle of view.
    half_height: f32,
    /// Shift of the picture to the right and up, as shares of its half width and half height.
    shift: [f32; 2],
}

/// Width of the canvas in pixels from which it shows the whole map.
pub const WIDE_FROM: f32 = 600.0;

const WIDE: View = View { eye: [-6.0, 15.0, 33.0], target: [-1.0, 0.0, 0.0], half_height: 0.42, shift: [0.0, -0.14] };
/// Above the vision's forms, which lie in the middle of the map.
const RELIEF: View = View { eye: [-7.0, 20.0, 32.0], target: [0.0, 0.0, 0.0], half_height: 0.4, shift: [0.0, -0.04] };
const NARROW: View = View { eye: [-5.0, 22.0, 34.0], target: [0.0, 0.0, 1.0], half_height: 0.4, shift: [0.0, -0.06] };

impl Camera {
    /// Creates the field's camera for a canvas size in pixels.
    pub fn new(width: f32, height: f32) -> Self {
        Self::at(if width >= WIDE_FROM { WIDE } else { NARROW }, width, height)
    }

    /// Creates the camera of the vision's forms.
    pub fn of_relief(width: f32, height: f32) -> Self {
        Self::at(RELIEF, width, height)
    }

    fn at(view: View, width: f32, height: f32) -> Self {
        let aspect = width / height.max(1.0);
        let [ex, ey, ez] = view.eye;
        let [tx, ty, tz] = view.target;
        let [bx, by, bz] = unit([ex - tx, ey - ty, ez - tz]);
        // The camera's right, then its up vector.
        let [rx, ry, rz] = unit([bz, 0.0, -bx]);
        let (ux, uy, uz) = (by * rz - bz * ry, bz * rx - bx * rz, bx * ry - by * rx);
        let (near, far) = (4.0, 140.0);
        // Very wide windows see more at the sides; beyond an aspect ratio they see less above and below instead.
        let half_height = view.half_height * (2.1 / aspect).min(1.0);
        let (fx, fy) = (1.0 / (half_height * aspect), 1.0 / half_height);
        let (depth, offset) = ((far + near) / (near - far), 2.0 * far * near / (near - far));
        let [sx, sy] = view.shift;
        let [dx, dy, dz] = [rx * ex + ry * ey + rz * ez, ux * ex + uy * ey + uz * ez, bx * ex + by * ey + bz * ez];
        let row_x = |r: f32, b: f32| fx * r - sx * b;
        let row_y = |u: f32, b: f32| fy * u - sy * b;
        let matrix = [
            row_x(rx, bx),
            row_y(ux, bx),
            depth * bx,
            -bx,
            row_x(ry, by),
            row_y(uy, by),
            depth * by,
            -by,
            row_x(rz, bz),
            row_y(uz, bz),
            depth * bz,
            -bz,
            -row_x(dx, dz),
            -row_y(dy, dz),
            offset - depth * dz,
            dz,
        ];
        Self { matrix, eye: view.eye, size: [width, height] }
    }

    /// Returns true if a point is on the canvas.
    pub fn sees(&self, point: [f32; 3]) -> bool {
        let [x, y, _] = self.project(point);
        let [width, height] = self.size;
        (0.0..=width).contains(&x) && (0.0..=height).contains(&y)
    }

    /// Returns the position of a point in pixels from the upper left, and its depth along the line of sight.
    pub fn project(&self, [x, y, z]: [f32; 3]) -> [f32; 3] {
        let [a, b, _, d, e, f, _, h, i, j, _, l, m, n, _, p] = self.matrix;
        let w = d * x + h * y + l * z + p;
        let (cx, cy) = ((a * x + e * y + i * z + m) / w, (b * x + f * y + j * z + n) / w);
        let [width, height] = self.size;
        [(cx + 1.0) * 0.5 * width, (1.0 - cy) * 0.5 * height, w]
    }
}

fn unit([x, y, z]: [f32; 3]) -> [f32; 3] {
    let length = (x * x + y * y + z * z).sqrt();
    [x / length, y / length, z / length]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_is_drawn_where_the_shift_puts_it() {
        for (width, height, view) in [(1440.0, 900.0, WIDE), (390.0, 480.0, NARROW)] {
            let [x, y, distance] = Camera::new(width, height).project(view.target);
            assert!((x - width * (1.0 + view.shift[0]) / 2.0).abs() < 0.5, "{x}");
            assert!((y - height * (1.0 - view.shift[1]) / 2.0).abs() < 0.5, "{y}");
            assert!(distance > 0.0);
        }
    }

    #[test]
    fn higher_points_are_drawn_higher_and_nearer_ones_larger() {
        let camera = Camera::new(1440.0, 900.0);
        let [_, low, _] = camera.project([0.0, 0.0, 0.0]);
        let [_, high, _] = camera.project([0.0, 3.0, 0.0]);
        assert!(high < low);
        let span = |z: f32| camera.project([1.0, 0.0, z])[0] - camera.project([0.0, 0.0, z])[0];
        assert!(span(10.0) > span(-10.0));
    }
}
