//! Gathering: the particles fly to a shape, stay there, and return to where they were.

use super::{GATHERING_S, PARTICLE_STRIDE, RETURN_S};

/// Speed towards the shape, as a multiple of the remaining distance per second.
const PULL: f32 = 3.5;
/// Speed of the return, in the same unit.
const PULL_BACK: f32 = 1.5;

/// A flight to a shape and back: the buffer of particles at the shape, the one before the flight, and the time since
/// its start.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Gathering {
    shape: Vec<f32>,
    home: Vec<f32>,
    elapsed_s: f32,
}

impl Gathering {
    /// A gathering that is over.
    pub(super) const OVER: Self = Self { shape: Vec::new(), home: Vec::new(), elapsed_s: f32::INFINITY };

    /// Distributes the particles of a buffer evenly over the opaque pixels of an image; without any, the gathering is
    /// over at once. `alphas` are the opacities of the image's pixels in rows of `width`; its upper left corner is at
    /// `left`, `top`.
    pub(super) fn new(alphas: &[u8], width: usize, left: f32, top: f32, home: &[f32]) -> Self {
        let opaque = || (0..alphas.len()).filter(|pixel| alphas.get(*pixel) >= Some(&128));
        let (count, total) = (home.len() / PARTICLE_STRIDE, opaque().count());
        let width = width.max(1);
        let mut shape = home.to_vec();
        let mut pixels = opaque();
        let mut passed = 0;
        let mut pixel = 0;
        for (number, particle) in shape.chunks_exact_mut(PARTICLE_STRIDE).enumerate() {
            while passed * count <= number * total {
                pixel = pixels.next().unwrap_or(pixel);
                passed += 1;
            }
            if let [x, y, ..] = particle {
                *x = left + (pixel % width) as f32;
                *y = top + (pixel / width) as f32;
            }
        }
        Self { shape, home: home.to_vec(), elapsed_s: if total > 0 { 0.0 } else { f32::INFINITY } }
    }

    /// Returns true until the particles leave the shape.
    pub(super) fn is_in_shape(&self) -> bool {
        self.elapsed_s < GATHERING_S
    }

    /// Moves the particles of a buffer. Returns false when they are back.
    pub(super) fn step(&mut self, buffer: &mut [f32], seconds: f32) -> bool {
        self.elapsed_s += seconds;
        let (targets, pull) = if self.is_in_shape() { (&self.shape, PULL) } else { (&self.home, PULL_BACK) };
        // The longest step keeps the share far below 1, so that no particle overshoots.
        let share = pull * seconds;
        for (particle, target) in buffer.chunks_exact_mut(PARTICLE_STRIDE).zip(targets.chunks_exact(PARTICLE_STRIDE)) {
            if let ([x, y, ..], [target_x, target_y, ..]) = (particle, target) {
                *x += (target_x - *x) * share;
                *y += (target_y - *y) * share;
            }
        }
        self.elapsed_s < GATHERING_S + RETURN_S
    }
}
