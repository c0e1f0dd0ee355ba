//! Event landings as they are displayed and booked.

use core_wasm::booking::{BookingWindow, EventCalendar};
use core_wasm::formats::DateFormats;

use model::{Landing, Line, MediaFiles, Venue};
use store::StoredDocument;

/// An event landing: a page on which visitors book meetings at an event.
#[derive(Debug, Clone, PartialEq)]
pub struct EventLanding {
    /// Its path, without the leading slash.
    pub token: String,
    pub head: Landing,
    /// Days and slots that can be booked, in the venue's local time.
    pub window: BookingWindow,
    /// Files under `media/` that it uses.
    pub media: MediaFiles,
}

impl EventLanding {
    /// Reads a landing from its document.
    pub fn read(document: &StoredDocument) -> Result<Self, String> {
        let head: Landing = document.head()?;
        Ok(Self { token: document.slug.clone(), window: head.window(), head, media: document.media.clone() })
    }

    /// Returns the venue, in whose time the slots are.
    pub fn venue(&self) -> Venue {
        Venue::of(self.head.time_zone.as_str())
    }

    /// Returns the part that the core needs.
    pub fn calendar(&self, formats: &DateFormats) -> EventCalendar {
        EventCalendar {
            token: self.token.clone(),
            name: self.head.name.to_string(),
            booth: self.head.booth.to_string(),
            time_zone: self.head.time_zone.to_string(),
            window: self.window.clone(),
            formats: formats.clone(),
        }
    }

    /// Returns the readable name of the time zone. Falls back to its tz name, as in "America/Los Angeles".
    pub fn time_zone_label(&self) -> String {
        let Landing { time_zone, time_zone_name, .. } = &self.head;
        time_zone_name.as_ref().map_or_else(|| time_zone.as_str().replace('_', " "), Line::to_string)
    }
}
