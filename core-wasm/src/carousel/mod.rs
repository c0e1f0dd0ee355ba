//! Carousels: selection of the displayed items, autoplay and swiping.

pub mod autoplay;
pub mod headlines;
pub mod hero;
pub mod scroll_bounds;
pub mod stories;
pub mod swipe;
pub mod swipe_carousel;
pub mod window;
pub mod window_carousel;
pub mod wrap;

pub use autoplay::{Autoplay, AutoplayState, Hold};
pub use headlines::{Headlines, HeadlinesSnapshot};
pub use hero::{HeroCarousel, HeroSnapshot};
pub use scroll_bounds::{ScrollBounds, ScrollBoundsSnapshot};
pub use stories::StoriesCarousel;
pub use swipe::{Swipe, SwipeDirection};
pub use swipe_carousel::SwipeCarousel;
pub use window::{Window, WindowSnapshot};
pub use window_carousel::WindowCarousel;
pub use wrap::{PositionSnapshot, WrappingIndex};
