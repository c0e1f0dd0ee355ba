//! Deletion of expired data, as far as the clock is believed.

use std::io;
use std::time::{Duration, UNIX_EPOCH};

use crate::outbox::delete_old_mail_files;
use crate::state::AppState;
use model::clock::{months_before, rfc3339};
use store::{RetentionReport, StoreError};

/// Records a clock reading, and logs when the clock becomes doubtful or believed again.
pub async fn observe_clock(state: &AppState) -> Result<(), StoreError> {
    let before = state.store.believed_time().await?;
    let now_ms = state.clock.now_ms();
    let time = state.store.observe_clock(now_ms).await?;
    let was_doubted = before.is_some_and(|before| before.doubt.is_some());
    match (was_doubted, time.doubt.is_some()) {
        (false, true) => tracing::error!(
            clock = rfc3339(now_ms),
            believed = rfc3339(time.believed_at),
            "the clock has jumped: deletion and publishing wait until it has run steadily for a day; see `server \
             retention status`"
        ),
        (true, false) => tracing::warn!(clock = rfc3339(now_ms), "the clock is believed again"),
        _ => {}
    }
    Ok(())
}

/// Deletes expired data: leads, bookings, messages and mails left as files after the months in the settings, idempotency
/// keys and booking quotas after a day. Deletes nothing while the clock is in doubt.
pub async fn delete_expired(state: &AppState) -> Result<RetentionReport, StoreError> {
    let now_ms = state.clock.now_ms();
    state.store.observe_clock(now_ms).await?;
    if state.store.trusted_time(now_ms).await? != now_ms {
        tracing::warn!(clock = rfc3339(now_ms), "system clock looks wrong; skipping deletion");
        return Ok(RetentionReport::default());
    }
    state.store.forget_old_keys(now_ms).await?;
    state.store.forget_old_quotas(now_ms).await?;
    let report = state.store.delete_expired(state.config.privacy.retention_months, now_ms).await?;
    delete_old_mails(state, now_ms).await;
    if !report.is_empty() {
        tracing::info!(?report, "what was kept long enough is erased");
    }
    Ok(report)
}

async fn delete_old_mails(state: &AppState, now_ms: i64) {
    let folder = state.config.mail.folder.clone();
    let cutoff = months_before(now_ms, state.config.privacy.retention_months);
    let before = UNIX_EPOCH + Duration::from_millis(u64::try_from(cutoff).unwrap_or_default());
    let erased = tokio::task::spawn_blocking(move || delete_old_mail_files(&folder, before)).await;
    match erased.unwrap_or_else(|cause| Err(io::Error::other(cause))) {
        Ok(0) => {}
        Ok(mails) => tracing::info!(mails, "mails that were kept long enough as files are erased"),
        Err(cause) => tracing::error!(%cause, "mails left as files could not be erased"),
    }
}
