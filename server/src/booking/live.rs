//! The taken slots of an event as they are now, for everybody who looks at them: changes of this process are told at
//! once, those of others as soon as their version is seen in the database.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, watch};

use crate::state::AppState;
use crate::store::{StoreError, StoredSlot};

/// Most listeners at once: each holds a connection, and a browser that gets none asks now and then instead.
pub const MAX_STREAMS: usize = 512;

/// Who is told.
#[derive(Debug)]
pub struct LiveSlots {
    changed: Notify,
    events: Mutex<HashMap<String, Picture>>,
    streams: Arc<Semaphore>,
    stopping: watch::Sender<bool>,
}

/// An event's taken slots, as JSON.
#[derive(Debug)]
struct Picture {
    /// Of the database; `None` before it was looked up.
    version: Option<i64>,
    json: watch::Sender<Arc<str>>,
}

/// A listener's share.
#[derive(Debug)]
pub struct Listener {
    /// The picture, whenever it changes.
    pub slots: watch::Receiver<Arc<str>>,
    /// True when the server stops.
    pub stopping: watch::Receiver<bool>,
    _stream: OwnedSemaphorePermit,
}

/// The body of the public list: by day, the slots that are taken. Whose they are is not said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TakenSlot {
    /// The slot's label on the wire.
    pub time: String,
}

/// The taken slots by day.
pub fn slots_by_day(slots: &[StoredSlot]) -> BTreeMap<String, Vec<TakenSlot>> {
    let mut days: BTreeMap<String, Vec<TakenSlot>> = BTreeMap::new();
    for slot in slots {
        days.entry(slot.day.clone()).or_default().push(TakenSlot { time: slot.time() });
    }
    days
}

impl Default for LiveSlots {
    fn default() -> Self {
        Self {
            changed: Notify::new(),
            events: Mutex::default(),
            streams: Arc::new(Semaphore::new(MAX_STREAMS)),
            stopping: watch::Sender::new(false),
        }
    }
}

impl LiveSlots {
    /// This process has changed a slot.
    pub fn slot_changed(&self) {
        self.changed.notify_one();
    }

    /// Returns when this process has changed a slot.
    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// The server stops: every listener is let go.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// One more listener to an event's slots, of which `json` is a picture of this moment; `None` when there are too many.
    pub fn listen(&self, event: &str, json: Arc<str>) -> Option<Listener> {
        let stream = Arc::clone(&self.streams).try_acquire_owned().ok()?;
        let mut events = self.events();
        // A picture that is kept already is kept fresh too; `json` may have been read before its last change.
        let new = || Picture { version: None, json: watch::Sender::new(json) };
        let picture = events.entry(event.to_owned()).or_insert_with(new);
        Some(Listener { slots: picture.json.subscribe(), stopping: self.stopping.subscribe(), _stream: stream })
    }

    /// Events that somebody listens to, with the version last shown.
    fn listened(&self) -> Vec<(String, Option<i64>)> {
        let mut events = self.events();
        events.retain(|_, picture| picture.json.receiver_count() > 0);
        events.iter().map(|(event, picture)| (event.clone(), picture.version)).collect()
    }

    fn show(&self, event: &str, version: i64, json: Arc<str>) {
        if let Some(picture) = self.events().get_mut(event) {
            picture.version = Some(version);
            picture.show(json);
        }
    }

    fn events(&self) -> MutexGuard<'_, HashMap<String, Picture>> {
        self.events.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Picture {
    fn show(&self, json: Arc<str>) {
        self.json.send_if_modified(|shown| {
            let is_new = *shown != json;
            if is_new {
                *shown = json;
            }
            is_new
        });
    }
}

/// The picture of an event's slots, read now.
pub(crate) async fn picture(state: &AppState, event: &str) -> Result<Arc<str>, StoreError> {
    let slots = state.store.taken_slots(event).await?;
    Ok(serde_json::to_string(&slots_by_day(&slots)).unwrap_or_default().into())
}

/// Reads the pictures that somebody looks at again, as far as they have changed.
pub async fn refresh_slots(state: &AppState) -> Result<(), StoreError> {
    let listened = state.live_slots.listened();
    if listened.is_empty() {
        return Ok(());
    }
    // The version first: what changes after it is seen the next time.
    let versions = state.store.slot_versions().await?;
    for (event, shown) in listened {
        let version = versions.iter().find(|(changed, _)| *changed == event).map_or(0, |(_, version)| *version);
        if shown != Some(version) {
            let json = picture(state, &event).await?;
            state.live_slots.show(&event, version, json);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_names_days_and_times_and_nobody() {
        let slot = |day: &str, starts: i64| StoredSlot { day: day.to_owned(), starts, ends: starts + 30 };
        let list = slots_by_day(&[slot("2027-10-12", 630), slot("2027-10-12", 660), slot("2027-10-13", 930)]);
        assert_eq!(
            serde_json::to_string(&list).unwrap(),
            r#"{"2027-10-12":[{"time":"10:30 AM-11:00 AM"},{"time":"11:00 AM-11:30 AM"}],"2027-10-13":[{"time":"03:30 PM-04:00 PM"}]}"#
        );
    }

    #[test]
    fn listeners_are_bounded_and_counted_again_when_they_go() {
        let live = LiveSlots::default();
        let mut listeners: Vec<Listener> = (0..MAX_STREAMS).filter_map(|_| live.listen("a", "{}".into())).collect();
        assert_eq!(listeners.len(), MAX_STREAMS);
        assert!(live.listen("a", "{}".into()).is_none());
        listeners.pop();
        assert!(live.listen("a", "{}".into()).is_some());
        drop(listeners);
        assert_eq!(live.listened(), [], "what nobody listens to is forgotten");
    }
}
