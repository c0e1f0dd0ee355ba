//! Carousels: selection of the displayed items, autoplay and swiping.

pub mod autoplay;
pub mod scroll_bounds;
pub mod slideshow;
pub mod swipe_carousel;
pub mod window_carousel;
pub mod wrap;

pub use autoplay::{Autoplay, AutoplayState, Hold};
pub use scroll_bounds::{ScrollBounds, ScrollBoundsSnapshot};
pub use slideshow::{EVENT_LEAD_DAYS, Slideshow, SlideshowSnapshot, starting_slide};
pub use swipe_carousel::SwipeCarousel;
pub use window_carousel::{WindowCarousel, WindowSnapshot};
pub use wrap::{PositionSnapshot, WrappingIndex};
