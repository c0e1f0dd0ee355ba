//! The particle field: one buffer that views read in place, advanced over time.

use super::gathering::Gathering;
use super::random::Random;
use super::{LARGEST_FIELD_PX, LONGEST_STEP_MS, PARTICLE_STRIDE, PARTICLES, POINTER_RADIUS_PX, POINTER_SPEED};
use crate::motion::progress::{clamp_length, clamp_side};

/// Velocity of a particle, in CSS pixels per second.
#[derive(Debug, Clone, PartialEq)]
struct Drift {
    x: f32,
    y: f32,
}

/// The state machine of the particles.
///
/// The buffer holds x, y, radius and alpha of each particle in sequence, with positions in CSS pixels from the field's
/// upper left corner. It is allocated once and never moves, so a view of it stays valid until the memory around it
/// grows.
#[derive(Debug, Clone, PartialEq)]
pub struct Particles {
    buffer: Vec<f32>,
    drifts: Vec<Drift>,
    random: Random,
    width: f32,
    height: f32,
    pointer: Option<(f32, f32)>,
    gathering: Gathering,
    still: bool,
}

impl Particles {
    /// Creates `count` particles, at most 300, in a field of `width` × `height` CSS pixels. The same seed gives the
    /// same field.
    pub fn new(count: u32, seed: u32, width: f64, height: f64) -> Self {
        let count = count.min(PARTICLES) as usize;
        let mut random = Random::new(seed);
        let mut buffer = Vec::with_capacity(count * PARTICLE_STRIDE);
        let mut drifts = Vec::with_capacity(count);
        let (width, height) = (field_length(width), field_length(height));
        for _ in 0..count {
            let position = [random.between(0.0, width), random.between(0.0, height)];
            buffer.extend_from_slice(&position);
            buffer.extend_from_slice(&[random.between(0.6, 2.2), random.between(0.25, 0.9)]);
            drifts.push(Drift { x: random.between(-18.0, 18.0), y: random.between(-18.0, 18.0) });
        }
        Self { buffer, drifts, random, width, height, pointer: None, gathering: Gathering::OVER, still: false }
    }

    /// Returns x, y, radius and alpha of every particle.
    pub fn buffer(&self) -> &[f32] {
        &self.buffer
    }

    /// Resizes the field. Particles keep their relative positions, or get random ones if the field had no extent. Ends
    /// a gathering, since its shape moves with the layout.
    pub fn resize(&mut self, width: f64, height: f64) {
        self.gathering = Gathering::OVER;
        let (width, height) = (field_length(width), field_length(height));
        for particle in self.buffer.chunks_exact_mut(PARTICLE_STRIDE) {
            if let [x, y, ..] = particle {
                *x = rescaled(*x, self.width, width, &mut self.random);
                *y = rescaled(*y, self.height, height, &mut self.random);
            }
        }
        (self.width, self.height) = (width, height);
    }

    /// Sets the pointer's position; coordinates that are not finite count as no pointer.
    pub fn pointer(&mut self, x: f64, y: f64) {
        self.pointer = (x.is_finite() && y.is_finite()).then_some((x as f32, y as f32));
    }

    /// Sets the preference for reduced motion, under which the particles stand still.
    pub fn reduce_motion(&mut self, reduce: bool) {
        self.still = reduce;
        self.gathering = Gathering::OVER;
    }

    /// Lets the particles fly to the opaque pixels of an image, stay there, and return. `alphas` are the opacities of
    /// its pixels in rows of `width`; its upper left corner is at `left`, `top`. Ignored while the particles are still.
    pub fn gather(&mut self, alphas: &[u8], width: usize, left: f64, top: f64) {
        if !self.still {
            self.gathering = Gathering::new(alphas, width, left as f32, top as f32, &self.buffer);
        }
    }

    /// Returns true while the particles fly to a shape or stay there.
    pub fn is_gathering(&self) -> bool {
        self.gathering.is_in_shape()
    }

    /// Returns true while the particles stand still.
    pub const fn is_at_rest(&self) -> bool {
        self.still
    }

    /// Advances by `delta_ms`: particles gather, or drift, avoid the pointer and wrap around the edges.
    pub fn step(&mut self, delta_ms: f64) {
        let seconds = (clamp_length(delta_ms, LONGEST_STEP_MS) / 1000.0) as f32;
        if self.still || seconds == 0.0 {
            return;
        }
        if self.gathering.step(&mut self.buffer, seconds) {
            return;
        }
        for (particle, drift) in self.buffer.chunks_exact_mut(PARTICLE_STRIDE).zip(&self.drifts) {
            if let [x, y, ..] = particle {
                let (push_x, push_y) = self.pointer.map_or((0.0, 0.0), |pointer| push(*x, *y, pointer));
                *x = wrapped(*x + (drift.x + push_x) * seconds, self.width);
                *y = wrapped(*y + (drift.y + push_y) * seconds, self.height);
            }
        }
    }
}

/// Clamps a side of the field, in CSS pixels, to the supported lengths.
fn field_length(length: f64) -> f32 {
    clamp_length(length, LARGEST_FIELD_PX) as f32
}

fn rescaled(position: f32, old: f32, new: f32, random: &mut Random) -> f32 {
    let moved = if old > 0.0 { position / old * new } else { random.between(0.0, new) };
    clamp_side(moved, new)
}

/// Wraps a position around the field. A step is far shorter than any useful field; in a smaller one the edge clamps.
fn wrapped(position: f32, length: f32) -> f32 {
    let moved = if position < 0.0 {
        position + length
    } else if position > length {
        position - length
    } else {
        position
    };
    clamp_side(moved, length)
}

/// Returns the velocity away from the pointer, in CSS pixels per second.
fn push(x: f32, y: f32, pointer: (f32, f32)) -> (f32, f32) {
    let (away_x, away_y) = (x - pointer.0, y - pointer.1);
    let distance = (away_x * away_x + away_y * away_y).sqrt();
    if distance >= POINTER_RADIUS_PX || distance == 0.0 {
        return (0.0, 0.0);
    }
    let speed = POINTER_SPEED * (1.0 - distance / POINTER_RADIUS_PX);
    (away_x / distance * speed, away_y / distance * speed)
}
