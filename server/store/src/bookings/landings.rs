//! Checks of changes to a landing that upcoming meetings depend on.

use core_wasm::booking::BookingWindow;

use super::super::Write;
use super::super::content_change_error::ContentChangeError;
use super::super::documents::NewDocument;
use super::StoredSlot;
use model::Landing;
use model::clock::yesterday;

/// Fails when a changed landing is a draft, lacks slots or has another time zone, and upcoming meetings depend on it.
/// `earlier` is the landing's body before. Called once its row is changed: from then on none is booked at a draft.
pub(crate) async fn check_changed_landing(
    write: &mut Write,
    landing: &NewDocument,
    earlier: Option<&str>,
    now_ms: i64,
) -> Result<(), ContentChangeError> {
    if landing.draft {
        return check_removed_landing(write, &landing.slug, now_ms).await;
    }
    // A body that an earlier release wrote may be unreadable.
    let read = |body: &str| serde_json::from_str::<Landing>(body).ok();
    let (Some(before), Some(after)) = (earlier.and_then(read), read(&landing.body)) else { return Ok(()) };
    let meetings = upcoming_slots(write, &landing.slug, now_ms).await?;
    if before.time_zone != after.time_zone && !meetings.is_empty() {
        let (file, time_zone) = (landing.file.clone(), before.time_zone.to_string());
        return Err(ContentChangeError::OtherTimeZone { file, time_zone, meetings: meetings.len() });
    }
    let (before, after) = (before.window(), after.window());
    let mut lost = meetings.iter().filter(|slot| has(&before, slot) && !has(&after, slot));
    let Some(first) = lost.next() else { return Ok(()) };
    Err(ContentChangeError::LostSlots { file: landing.file.clone(), slot: first.clone(), more: lost.count() })
}

/// Fails when a landing has upcoming meetings. Called once its row is deleted: from then on none is booked.
pub(crate) async fn check_removed_landing(
    write: &mut Write,
    token: &str,
    now_ms: i64,
) -> Result<(), ContentChangeError> {
    match upcoming_slots(write, token, now_ms).await?.len() {
        0 => Ok(()),
        meetings => Err(ContentChangeError::BookedLanding { token: token.to_owned(), meetings }),
    }
}

async fn upcoming_slots(write: &mut Write, token: &str, now_ms: i64) -> Result<Vec<StoredSlot>, sqlx::Error> {
    let sql = "select day, starts, ends from bookings where event = $1 and day >= $2 and cancelled_at is null \
               order by day, starts";
    query_as!(sql, token, yesterday(now_ms)).fetch_all(&mut *write.transaction).await
}

/// Returns true if a landing offers a slot. An import may have changed it since the visitor chose.
pub(super) fn is_offered(landing: &str, slot: &StoredSlot) -> bool {
    // A body that an earlier release wrote may be unreadable.
    let Ok(landing) = serde_json::from_str::<Landing>(landing) else { return true };
    slot.at().is_some_and(|(date, slot)| landing.window().offers(date, slot))
}

fn has(window: &BookingWindow, slot: &StoredSlot) -> bool {
    slot.at().is_some_and(|(date, slot)| window.has_day(date) && window.has_slot(slot))
}
