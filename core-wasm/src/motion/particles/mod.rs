//! The event landing's background: a field of drifting points that give way to the pointer.

mod field;
mod random;

pub use field::Particles;

/// How many particles there are (document 2, section 9: 'Event page background animation uses 300 particles').
pub const PARTICLES: u32 = 300;

/// Numbers a particle takes in the buffer: x, y, radius, alpha.
pub const PARTICLE_STRIDE: usize = 4;

/// No field is wider or higher, in CSS pixels: beyond, a single-precision position would no longer move smoothly.
pub const LARGEST_FIELD_PX: f64 = 16_384.0;

/// A step never covers more, in milliseconds: after a pause the field goes on and does not leap.
pub const LONGEST_STEP_MS: f64 = 50.0;

/// How far the pointer is felt, in CSS pixels.
pub const POINTER_RADIUS_PX: f32 = 120.0;

/// How fast a particle right under the pointer is pushed away, in CSS pixels a second; less towards the radius.
pub const POINTER_SPEED: f32 = 360.0;
