//! Slot booking: an event's calendar, its slots and their labels, and the picker.
//!
//! An event is data. Its clock is the venue's and comes in as [`VenueTime`]; nothing here reads a clock or knows time zones
//! beyond the name that is shown.

pub mod booked;
pub mod calendar;
pub mod day;
pub mod nearest;
pub mod picker;
pub mod slot;
pub mod window;

pub use booked::Booked;
pub use calendar::{EventCalendar, VenueTime};
pub use nearest::nearest_free;
pub use picker::{PickerSnapshot, SlotPicker};
pub use slot::Slot;
pub use window::{BookingWindow, SlotState};
