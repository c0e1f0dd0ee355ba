//! Share images: the pictures that social networks show for a page's address, in the brand's design.

mod card;
mod mark;
mod path;
mod words;

pub use card::{Card, CardImage};
pub use mark::Mark;
pub use path::{SHARE_IMAGE_EXTENSION, SHARE_IMAGE_OF_HOME, share_image_path};
pub use words::brand_width;
