//! Meetings at an event's booth: venue time, calendar invitations, signed links, mails and live updates of taken slots.
//! `docs/booking.md` describes how they work together.

pub mod icalendar;
mod invitation;
mod landings;
mod link;
mod live;
mod mails;
mod meeting;

pub use invitation::{Method, calendar_file, host_of};
pub use landings::{EventLandings, has_ended};
pub use link::BookingKey;
pub(crate) use live::taken_slots_json;
pub use live::{Listener, LiveSlots, MAX_STREAMS, TakenTime, TooManyStreams, refresh_slots, slots_by_day};
pub use mails::{BookingMailer, Change, Recipients};
pub use meeting::Meeting;
