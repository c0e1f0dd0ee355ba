//! The background of event landings: a field of drifting particles that avoid the pointer and can gather to a shape.

mod field;
mod gathering;
mod random;

pub use field::Particles;

/// Product requirement: number of particles.
pub const PARTICLES: u32 = 300;

/// Numbers per particle in the buffer: x, y, radius, alpha.
pub const PARTICLE_STRIDE: usize = 4;

/// Largest side of a field, in CSS pixels: beyond it, single-precision positions would not move smoothly.
pub const LARGEST_FIELD_PX: f64 = 16_384.0;

/// Longest step in milliseconds, so that the field continues without a jump after a pause.
pub const LONGEST_STEP_MS: f64 = 50.0;

/// Duration in seconds of the flight to a shape and the stay there.
pub const GATHERING_S: f32 = 4.5;

/// Duration in seconds of the flight back.
pub const RETURN_S: f32 = 3.0;

/// Radius of the pointer's influence, in CSS pixels.
pub const POINTER_RADIUS_PX: f32 = 120.0;

/// Speed of a particle directly under the pointer, in CSS pixels per second; decreases to 0 at the radius.
pub const POINTER_SPEED: f32 = 360.0;
