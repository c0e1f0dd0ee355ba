//! Domain types and rules: no I/O, and no clock is read; the time comes in as an argument.

mod day;
mod digest;
mod edition;
mod message;
mod venue;

pub use day::{end_ms, midnight_ms, period_label};
pub use digest::digest;
pub use edition::Edition;
pub use message::{CalendarPart, Mail, Message, Reminder, Webhook};
pub use venue::{Venue, is_time_zone, local_time};
