//! Alternatives for a slot that was taken: the nearest free slots.

use super::{BookedSlots, BookingWindow, Slot, SlotState, VenueTime, slot};
use crate::fields::Date;

/// Number of alternatives.
pub const ALTERNATIVES: usize = 3;

/// Returns the free slots nearest in time to the wanted one, nearest first; at equal distance the earlier one first.
pub fn nearest_free(
    window: &BookingWindow,
    booked: &BookedSlots,
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
            // Insertion after equal entries keeps slots of equal distance in order of time.
            let distance = (minute(at) - minute(wanted)).abs();
            nearest.insert(nearest.partition_point(|(other, _)| *other <= distance), (distance, at));
            nearest.truncate(limit);
        }
    }
    nearest.into_iter().map(|(_, at)| at).collect()
}

/// Returns minutes since 1 January 1970 in the venue's local time.
fn minute((date, slot): (Date, Slot)) -> i64 {
    i64::from(date.days()) * i64::from(slot::DAY) + i64::from(slot.start())
}
