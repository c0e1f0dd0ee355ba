//! The mails of reminders, composed from the booking and the event as they are now.

use crate::app::state::AppState;
use crate::booking::Meeting;
use crate::work::outbox::DeliveryError;
use model::{Mail, Reminder};

/// Returns the mail as of now.
pub(super) async fn compose(state: &AppState, reminder: &Reminder) -> Result<Mail, DeliveryError> {
    let booking = state.store.booking(&reminder.booking_id).await.map_err(|cause| {
        tracing::warn!(%cause, "a booking could not be read");
        DeliveryError::Passing("the booking could not be read".to_owned())
    })?;
    // A cancellation deletes the reminder, unless a worker has just leased it.
    let booking = booking
        .filter(|booking| booking.cancelled_at.is_none())
        .ok_or_else(|| DeliveryError::Refused("there is no such booking any more".to_owned()))?;
    let content = state.content();
    // An editor may publish the event again before the meeting.
    let meeting = content
        .landings
        .get(&booking.event)
        .and_then(|landing| Meeting::of(&booking, landing))
        .ok_or_else(|| DeliveryError::Passing("the booking's event is not published".to_owned()))?;
    let mail = state.booking_mailer(&content).reminder(&meeting);
    mail.map_err(|_| DeliveryError::Refused("the reminder could not be written".to_owned()))
}
