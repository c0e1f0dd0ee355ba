//! Share images: what a page looks like where somebody posts its address. One picture a page, in the brand's look.

mod card;
mod handler;
mod words;

pub use handler::{get_share_image, share_image_path};
