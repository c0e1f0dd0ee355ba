//! Live updates of an event's taken slots. Changes by this process are sent at once, changes by others as soon as their
//! version is read from the database.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, watch};
use utoipa::ToSchema;

use crate::http::limits::{ClientAddress, ConcurrencyLimit, ConcurrencyPermit};
use store::{Store, StoreError, StoredSlot};

/// Limit of concurrent listeners, each of which holds a connection.
pub const MAX_STREAMS: usize = 512;

/// The listeners of all events.
#[derive(Debug)]
pub struct LiveSlots {
    changed: Notify,
    events: Mutex<HashMap<String, TakenSlots>>,
    streams: Arc<Semaphore>,
    streams_per_client: ConcurrencyLimit,
    stopping: watch::Sender<bool>,
}

/// An event's taken slots, as JSON.
#[derive(Debug)]
struct TakenSlots {
    /// The database's version of the slots; `None` before it was read.
    version: Option<i64>,
    json: watch::Sender<Arc<str>>,
}

/// The receiving end of one listener.
#[derive(Debug)]
pub struct Listener {
    /// The taken slots; changes with each update.
    pub slots: watch::Receiver<Arc<str>>,
    /// True once the server shuts down.
    pub stopping: watch::Receiver<bool>,
    _stream: OwnedSemaphorePermit,
    _of_client: Option<ConcurrencyPermit>,
}

/// The limit that refuses a listener.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TooManyStreams {
    /// The limit per client.
    OfClient,
    /// The limit of all clients together.
    OfAll,
}

/// A taken slot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema, ts_rs::TS)]
pub struct TakenTime {
    /// Such as `10:00 AM-10:30 AM`, in the venue's local time.
    pub time: String,
}

/// Groups taken slots by day, without saying who has them.
pub fn slots_by_day(slots: &[StoredSlot]) -> BTreeMap<String, Vec<TakenTime>> {
    let mut days: BTreeMap<String, Vec<TakenTime>> = BTreeMap::new();
    for slot in slots {
        days.entry(slot.day.clone()).or_default().push(TakenTime { time: slot.time() });
    }
    days
}

impl LiveSlots {
    /// Creates the listeners, none so far, with the limit of each client.
    pub fn new(streams_per_client: ConcurrencyLimit) -> Self {
        Self {
            changed: Notify::new(),
            events: Mutex::default(),
            streams: Arc::new(Semaphore::new(MAX_STREAMS)),
            streams_per_client,
            stopping: watch::Sender::new(false),
        }
    }

    /// Signals that this process has changed a slot.
    pub fn slot_changed(&self) {
        self.changed.notify_one();
    }

    /// Waits until this process changes a slot.
    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// Returns a signal that turns true when all streams have to end.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Ends all streams, for shutdown.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Adds a client's listener to an event, whose current slots are `json`.
    pub fn listen(
        &self,
        event: &str,
        json: Arc<str>,
        client: Option<ClientAddress>,
    ) -> Result<Listener, TooManyStreams> {
        let acquire = |client| self.streams_per_client.acquire(client).ok_or(TooManyStreams::OfClient);
        let of_client = client.map(acquire).transpose()?;
        let stream = Arc::clone(&self.streams).try_acquire_owned().map_err(|_| TooManyStreams::OfAll)?;
        let mut events = self.events();
        // An existing entry is newer than `json`, which may have been read before the last change.
        let new = || TakenSlots { version: None, json: watch::Sender::new(json) };
        let taken = events.entry(event.to_owned()).or_insert_with(new);
        Ok(Listener {
            slots: taken.json.subscribe(),
            stopping: self.stopping.subscribe(),
            _stream: stream,
            _of_client: of_client,
        })
    }

    /// Returns the events with listeners, each with the version sent last.
    fn listened(&self) -> Vec<(String, Option<i64>)> {
        let mut events = self.events();
        events.retain(|_, taken| taken.json.receiver_count() > 0);
        events.iter().map(|(event, taken)| (event.clone(), taken.version)).collect()
    }

    fn show(&self, event: &str, version: i64, json: Arc<str>) {
        if let Some(taken) = self.events().get_mut(event) {
            taken.version = Some(version);
            taken.show(json);
        }
    }

    fn events(&self) -> MutexGuard<'_, HashMap<String, TakenSlots>> {
        self.events.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl TakenSlots {
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

/// Reads an event's taken slots as JSON.
pub(crate) async fn taken_slots_json(store: &Store, event: &str) -> Result<Arc<str>, StoreError> {
    let slots = store.taken_slots(event).await?;
    Ok(serde_json::to_string(&slots_by_day(&slots)).unwrap_or_default().into())
}

/// Reads the slots of events with listeners again, where their version has changed.
pub async fn refresh_slots(store: &Store, live_slots: &LiveSlots) -> Result<(), StoreError> {
    let listened = live_slots.listened();
    if listened.is_empty() {
        return Ok(());
    }
    // Read before the slots: a change in between is then detected on the next run.
    let versions = store.slot_versions().await?;
    for (event, shown) in listened {
        let version = versions.iter().find(|(changed, _)| *changed == event).map_or(0, |(_, version)| *version);
        if shown != Some(version) {
            let json = taken_slots_json(store, &event).await?;
            live_slots.show(&event, version, json);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listeners_are_limited_and_freed_when_dropped() {
        let live = LiveSlots::new(ConcurrencyLimit::new(2));
        let listen = |last: u8| live.listen("a", "{}".into(), Some(ClientAddress::of_peer([203, 0, 113, last].into())));
        let mut own = vec![listen(1).unwrap(), listen(1).unwrap()];
        assert_eq!(listen(1).err(), Some(TooManyStreams::OfClient));
        own.pop();
        own.push(listen(1).unwrap());

        let free = MAX_STREAMS - own.len();
        let mut listeners: Vec<Listener> = (0..free).filter_map(|_| live.listen("a", "{}".into(), None).ok()).collect();
        assert_eq!(listeners.len(), free);
        assert_eq!(listen(2).err(), Some(TooManyStreams::OfAll));
        listeners.pop();
        listeners.push(listen(2).unwrap());
        drop((own, listeners));
        assert_eq!(live.listened(), [], "events without listeners are removed");
    }
}
