//! Meetings at an event's booth: the venue's clock, calendar invitations, signed links, mails, and the live picture of
//! what is taken. `docs/booking.md` tells how they hang together.

mod invitation;
mod landings;
mod link;
mod live;
mod mails;
mod meeting;
mod time_zone;
mod venue;

pub use invitation::{Method, calendar_file};
pub use landings::{EventLandings, has_ended};
pub use link::BookingKey;
pub(crate) use live::picture;
pub use live::{Listener, LiveSlots, MAX_STREAMS, TakenSlot, refresh_slots, slots_by_day};
pub use mails::{Change, Outgoing};
pub use meeting::Meeting;
pub use venue::{Venue, is_time_zone};
