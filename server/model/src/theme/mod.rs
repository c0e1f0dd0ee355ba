//! Colours and corners that an owner chooses without a build.

mod colour;
mod palette;
mod radius;

pub use colour::{Colour, NoColour};
pub use palette::{ContrastFault, ContrastPair, Palette, TEXT_CONTRAST, ThemeColour, ThemeColours};
