#![doc = include_str!("../README.md")]

pub mod camera;
pub mod colours;
pub mod compare;
pub mod diagnosis;
pub mod field;
pub mod inject;
pub mod lines;
pub mod money;
pub mod playback;
pub mod poster;
pub mod quality;
mod random;
pub mod relief;
pub mod seeded;
pub mod tally;
#[cfg(target_arch = "wasm32")]
mod wasm;
