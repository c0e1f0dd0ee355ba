//! What to offer somebody whose slot was taken: the free slots nearest to it.

use super::{Booked, BookingWindow, Slot, SlotState, VenueTime, slot};
use crate::fields::Date;
use crate::ordered;

/// How many alternatives are offered.
pub const ALTERNATIVES: usize = 3;

/// The free slots nearest in time to the wanted one, the nearest first; of two as near, the earlier one.
#[must_use]
pub fn nearest_free(
    window: &BookingWindow,
    booked: &Booked,
    now: VenueTime,
    wanted: (Date, Slot),
    limit: usize,
) -> Vec<(Date, Slot)> {
    let mut nearest: Vec<(i64, (Date, Slot))> = Vec::with_capacity(limit.saturating_add(1).min(64));
    for date in window.days(now) {
        for slot in window.slots() {
            let at = (date, slot);
            if at == wanted || window.state(date, slot, booked, now) != SlotState::Free {
                continue;
            }
            // Slots come in order of time, and one goes behind those as near: of two as near the earlier one stays first.
            let distance = (minute(at) - minute(wanted)).abs();
            ordered::insert(&mut nearest, (distance, at), |(other, _)| *other <= distance);
            nearest.truncate(limit);
        }
    }
    nearest.into_iter().map(|(_, at)| at).collect()
}

/// Minutes since 1 January 1970 by the venue's clock.
fn minute((date, slot): (Date, Slot)) -> i64 {
    i64::from(date.days()) * i64::from(slot::DAY) + i64::from(slot.start())
}
