//! Erases what was kept as long as was promised, as far as the clock can be believed.

use crate::clock::rfc3339;
use crate::state::AppState;
use crate::store::{StoreError, Swept};

/// Reads the clock, and says so in the log when it is doubted or believed anew.
pub async fn observe_clock(state: &AppState) -> Result<(), StoreError> {
    let before = state.store.believed_time().await?;
    let now_ms = state.clock.now_ms();
    let time = state.store.observe_clock(now_ms).await?;
    let was_doubted = before.is_some_and(|before| before.doubt.is_some());
    match (was_doubted, time.doubt.is_some()) {
        (false, true) => tracing::error!(
            clock = rfc3339(now_ms),
            believed = rfc3339(time.believed_at),
            "the clock has jumped: nothing is erased until it has gone steadily for a day; see `server retention status`"
        ),
        (true, false) => tracing::warn!(clock = rfc3339(now_ms), "the clock is believed again"),
        _ => {}
    }
    Ok(())
}

/// Erases what is past its time: leads, bookings and messages after the months that the settings say, idempotency keys
/// and booking quotas after a day. Nothing, while the clock is doubted.
pub async fn sweep(state: &AppState) -> Result<Swept, StoreError> {
    let now_ms = state.clock.now_ms();
    if state.store.observe_clock(now_ms).await?.doubt.is_some() {
        tracing::warn!(clock = rfc3339(now_ms), "the clock is doubted: nothing is erased");
        return Ok(Swept::default());
    }
    state.store.forget_old_keys(now_ms).await?;
    state.store.forget_old_quotas(now_ms).await?;
    let swept = state.store.sweep(state.config.privacy.retention_months, now_ms).await?;
    if !swept.is_empty() {
        tracing::info!(?swept, "what was kept long enough is erased");
    }
    Ok(swept)
}
