//! Deletion of expired data, unless the clock looks wrong.

use std::io;
use std::time::{Duration, UNIX_EPOCH};

use crate::app::state::AppState;
use crate::work::outbox::delete_old_mail_files;
use model::clock::{months_before, rfc3339};
use store::{RetentionReport, StoreError};

/// Deletes expired data: leads, bookings, messages and mails left as files after the months in the settings, idempotency
/// keys and booking quotas after a day. Deletes nothing while the clock looks wrong.
pub async fn delete_expired(state: &AppState) -> Result<RetentionReport, StoreError> {
    let now_ms = state.clock.now_ms();
    let trusted_ms = state.store.trusted_time(now_ms).await?;
    if trusted_ms != now_ms {
        tracing::error!(
            clock = rfc3339(now_ms),
            newest = rfc3339(trusted_ms),
            "system clock looks wrong: the newest row is more than 30 days older; skipping deletion and publishing"
        );
        return Ok(RetentionReport::default());
    }
    state.store.forget_old_keys(now_ms).await?;
    state.store.forget_old_quotas(now_ms).await?;
    let report = state.store.delete_expired(state.base.config.privacy.retention_months, now_ms).await?;
    delete_old_mails(state, now_ms).await;
    if !report.is_empty() {
        tracing::info!(?report, "expired data was deleted");
    }
    Ok(report)
}

async fn delete_old_mails(state: &AppState, now_ms: i64) {
    let folder = state.base.config.mail.folder.clone();
    let cutoff = months_before(now_ms, state.base.config.privacy.retention_months);
    let before = UNIX_EPOCH + Duration::from_millis(u64::try_from(cutoff).unwrap_or_default());
    let erased = tokio::task::spawn_blocking(move || delete_old_mail_files(&folder, before)).await;
    match erased.unwrap_or_else(|cause| Err(io::Error::other(cause))) {
        Ok(0) => {}
        Ok(mails) => tracing::info!(mails, "expired mail files were deleted"),
        Err(cause) => tracing::error!(%cause, "expired mail files could not be deleted"),
    }
}
