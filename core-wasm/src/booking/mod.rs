//! Slot booking: an event's calendar, its slots and their labels, and the picker.
//!
//! Events are data. The venue's local time is passed in as [`VenueTime`]; this module reads no clock, and of time zones
//! it knows only the displayed name and the venue's UTC offsets.

pub mod booked_slots;
pub mod calendar;
pub mod day;
pub mod nearest;
pub mod picker;
pub mod slot;
pub mod window;

pub use booked_slots::BookedSlots;
pub use calendar::{EventCalendar, VenueTime};
pub use nearest::nearest_free;
pub use picker::{PickerSnapshot, SlotPicker};
pub use slot::Slot;
pub(crate) use slot::push_time;
pub use window::{BookingWindow, SlotReason, SlotState, VenueOffset};
